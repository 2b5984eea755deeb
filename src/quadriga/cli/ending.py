"""How a game ended, in a sentence."""

from __future__ import annotations

from rich.text import Text

from quadriga.cli.teller import Teller, joined
from quadriga.core.state import OVER, State


def ending(state: State, teller: Teller) -> Text:
    """Return who won, or that the game is not over."""
    if state.actor() != OVER:
        return Text(teller.words.say("unfinished"))
    seats = [seat for seat, share in enumerate(state.payoff()) if share > 0]
    winners = [teller.names[seat] for seat in seats]
    sides = len({int(state.side(seat)) for seat in seats})
    said = teller.words.say("winners", sides=sides, number=len(winners), names=joined(winners, teller.words))
    return Text(said, "bold")
