"""What happened: one event for each thing a rule did, with the clause that made it so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Event(NamedTuple):
    """Something a rule did. Facts named `seat` or ending in `_seat` are seats."""

    name: str
    clause: str
    facts: Mapping[str, int]
