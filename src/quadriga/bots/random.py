"""A bot that takes any action, all equally likely."""

from __future__ import annotations

from quadriga.core.rng import Rng
from quadriga.core.state import State


def decide(state: State, rng: Rng) -> int:
    """Return one legal action."""
    return int(state.pick(rng))
