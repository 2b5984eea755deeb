"""How a game ended, in a sentence."""

from __future__ import annotations

from rich.text import Text

from quadriga.cli.teller import Teller, joined
from quadriga.core.state import OVER, State


def ending(state: State, teller: Teller) -> Text:
    """Return who won, or that the game is not over."""
    if state.actor() != OVER:
        return Text(teller.words.say("unfinished"))
    winners = [name for name, share in zip(teller.names, state.payoff(), strict=True) if share > 0]
    return Text(teller.words.say("winners", number=len(winners), names=joined(winners, teller.words)), "bold")
