"""What a flight came to: where each ship set out, and what put the others out."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.account import Account, Entrant
from quadriga.core.events import Event
from quadriga.games.asteroid.marks import NAMES, SIDES, mark_number, per_side
from quadriga.games.asteroid.rules import AsteroidState

LOSSES = ("crush", "collide", "blocked", "edge", "struck", "loop")


def account(state: AsteroidState, events: Sequence[Event]) -> Account:
    """Return every ship, by the mark it began from, and each event that put one out."""
    marks = {event.facts["player_seat"]: event.facts["number"] for event in events if event.name == "mark"}
    entrants = [
        Entrant(seat, share, _traits(state, marks[seat])) for seat, share in enumerate(state.payoff())
    ]
    return Account(entrants, [event.name for event in events if event.name in LOSSES])


def _traits(state: AsteroidState, mark: int) -> dict[str, str]:
    """Return a mark by its side, and by its place there: the board looks alike from every side."""
    side, along = divmod(mark_number(state.field, state.field.starts[mark]) - 1, per_side(state.field))
    return {"side": NAMES[SIDES[side]], "mark": str(along + 1)}
