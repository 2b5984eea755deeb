"""What a game of Edison & Co came to: what each side backed, and the points that decided it."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.account import Account, Entrant
from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.edison.board import board
from quadriga.games.edison.course import VEHICLES
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.scene import plain
from quadriga.games.edison.secrets import is_open


def account(state: EdisonState, events: Sequence[Event]) -> Account:
    """Return every seat with what its side backed: favourites, a ranking card, or a sheet."""
    return Account(
        [
            Entrant(seat, share, _traits(state, int(state.course.side(seat))))
            for seat, share in enumerate(state.payoff())
        ],
        why=_why(state),
    )


def _why(state: EdisonState) -> Phrase:
    """Return the points of the side that has won and of the next one (6.4)."""
    course, totals = state.course, state.totals()
    first, second = sorted(range(len(totals)), key=lambda side: -totals[side])[:2]
    facts: dict[str, int | str] = {"points": plain(totals[first]), "others": plain(totals[second])}
    if totals[first] == totals[second]:
        return Phrase("end-equal", facts)
    facts |= {"seat": first, "other_seat": second}
    if course.teams:
        partners = {"partner_seat": first + course.sides(), "other_partner_seat": second + course.sides()}
        return Phrase("end-teams", facts | partners)
    return Phrase("end-two" if len(totals) == 2 else "end-many", facts)


def _traits(state: EdisonState, side: int) -> dict[str, str]:
    weights = [int(state.weights[side * VEHICLES + vehicle]) for vehicle in range(VEHICLES)]
    if is_open(state):
        backed = [name for name, weight in zip(board().vehicles, weights, strict=True) if weight]
        return {"favourites": "-".join(backed)}
    if state.course.advanced:
        favourite = board().vehicles[state.cards[side]]
        return {"favourite": favourite, "sheet": "-".join(map(str, sorted(weights, reverse=True)))}
    return {"card": "-".join(map(str, weights))}
