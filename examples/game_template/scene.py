"""What Cups says at the table: what is asked, and what each action would do."""

from __future__ import annotations

from game_template.rules import SWAP, WALK, CupsState
from quadriga.core.words import Phrase


def ask(state: CupsState) -> Phrase:
    """Return what the seat on turn is asked."""
    return Phrase("ask-turn", {"seat": state.turn, "number": state.dice[state.turn]})


def label(state: CupsState, action: int) -> Phrase:
    """Return what this action would do, as a button says it."""
    if action == WALK:
        return Phrase("do-walk", {"number": state.dice[state.turn]})
    return Phrase("do-swap", {"other_seat": action - SWAP})
