"""Cups where it is not said with whom one would swap."""

from __future__ import annotations

from game_template.rules import WALK, CupsState
from quadriga.core.words import Phrase


def label(state: CupsState, action: int) -> Phrase:
    """Return what this action would do, as a button says it."""
    return Phrase("do-walk" if action == WALK else "do-swap")
