"""How a game ended, in a sentence or two."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from quadriga.cli.lines import tell
from quadriga.cli.teller import Teller, joined
from quadriga.core.records import Record
from quadriga.core.state import OVER, State


def tell_ending(out: Console, record: Record, teller: Teller) -> None:
    """Say why it is over, where the game does, and who won; or that it is not over."""
    state = record.start()
    heard = state.listen()
    for action in record.actions:
        state.apply(action)
    why = record.game.account(state, heard).why if state.actor() == OVER else None
    if why is not None:
        tell(out, teller.say(why, "event"))
    tell(out, ending(state, teller))


def ending(state: State, teller: Teller) -> Text:
    """Return who won, or that the game is not over."""
    if state.actor() != OVER:
        return Text(teller.words.say("unfinished"))
    seats = [seat for seat, share in enumerate(state.payoff()) if share > 0]
    winners = [teller.names[seat] for seat in seats]
    sides = len({int(state.side(seat)) for seat in seats})
    said = teller.words.say("winners", sides=sides, number=len(winners), names=joined(winners, teller.words))
    return Text(said, "bold")
