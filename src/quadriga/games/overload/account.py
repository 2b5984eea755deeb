"""What a game of Overload came to: the points that decided it, and everybody's place."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.account import Account, Entrant
from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.overload.rules import OverloadState


def account(state: OverloadState, events: Sequence[Event]) -> Account:
    """Return every seat with its place by points, and how many won (8.1)."""
    points = [*map(int, state.points)]
    entrants = [
        Entrant(seat, share, fate=None if share else _place(points, seat))
        for seat, share in enumerate(state.payoff())
    ]
    winner = int(state.seat)
    facts = {"seat": winner, "number": points[winner], "target": int(state.track.target)}
    return Account(entrants, why=Phrase("end-points", facts))


def _place(points: Sequence[int], seat: int) -> Phrase:
    return Phrase("fate-place", {"place": 1 + sum(others > points[seat] for others in points)})
