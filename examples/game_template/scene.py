"""What Cups says at the table: what is asked, and what each action would do."""

from __future__ import annotations

from game_template.notation import action_text
from game_template.rules import CupsState
from quadriga.core.words import Phrase


def ask(state: CupsState) -> Phrase:
    """Return what the seat on turn is asked."""
    return Phrase("ask-turn", {"seat": state.turn, "die": state.dice[state.turn]})


def label(state: CupsState, action: int) -> Phrase:
    """Return what this action would do, as a button says it."""
    verb, *rest = action_text(state, action).split()
    return Phrase(f"do-{verb}", dict(zip(("number",), rest, strict=False)))
