"""What a game of Edison & Co came to: what each side backed."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.account import Account, Entrant
from quadriga.core.events import Event
from quadriga.games.edison.board import board
from quadriga.games.edison.course import VEHICLES
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.secrets import is_open


def account(state: EdisonState, events: Sequence[Event]) -> Account:
    """Return every seat with what its side backed: favourites, a ranking card, or a sheet."""
    return Account(
        [
            Entrant(seat, share, _traits(state, int(state.course.side(seat))))
            for seat, share in enumerate(state.payoff())
        ]
    )


def _traits(state: EdisonState, side: int) -> dict[str, str]:
    weights = [int(state.weights[side * VEHICLES + vehicle]) for vehicle in range(VEHICLES)]
    if is_open(state):
        backed = [name for name, weight in zip(board().vehicles, weights, strict=True) if weight]
        return {"favourites": "-".join(backed)}
    if state.course.advanced:
        favourite = board().vehicles[state.cards[side]]
        return {"favourite": favourite, "sheet": "-".join(map(str, sorted(weights, reverse=True)))}
    return {"card": "-".join(map(str, weights))}
