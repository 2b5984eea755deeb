"""Cups with another question for who has a good die."""

from __future__ import annotations

from game_template.rules import CupsState
from quadriga.core.words import Phrase


def ask(state: CupsState) -> Phrase:
    """Return what the seat on turn is asked."""
    return Phrase("ask-lucky" if state.dice[state.turn] > 2 else "ask-turn", {"seat": state.turn})
