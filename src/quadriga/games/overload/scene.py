"""What Overload says at the table: what is asked, and what each action would do."""

from __future__ import annotations

from quadriga.core.words import Phrase
from quadriga.games.overload.notation import ASKED, action_text
from quadriga.games.overload.rules import OverloadState


def ask(state: OverloadState) -> Phrase:
    """Return what the seat on turn is asked."""
    return Phrase(f"ask-{ASKED[state.phase]}", {"seat": int(state.seat), "die": int(state.die)})


def label(state: OverloadState, action: int) -> Phrase:
    """Return what this action would do, as a button says it."""
    verb, *rest = action_text(state, action).split()
    return Phrase(f"do-{verb}", dict(zip(("pawn", "rings"), rest)))
