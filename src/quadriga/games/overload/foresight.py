"""What an action of Overload would lead to, for those who have to choose: played on a copy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from quadriga.games.overload.counter import MOVE
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.track import START


@dataclass(frozen=True)
class Outcome:
    """What changes until somebody has to choose again, or the die falls.

    `way` are the spaces of the pawn on its move, the one where it stands first; `rings` what pawns have more
    or less, without those that go back to START; `overloaded` are those that do by a ring too many; `points`
    are what the seat on turn scores.
    """

    mover: int
    way: tuple[int, ...]
    rings: Mapping[int, int]
    overloaded: tuple[int, ...]
    points: int


def outcome(state: OverloadState, action: int) -> Outcome:
    """Return what comes of a move, a step or an exchange."""
    track, ahead = state.track, state.copy()
    events = ahead.listen()
    ahead.apply(action)
    mover = _mover(state, action)
    way = [int(state.places[mover])]
    for event in events:
        if event.name in ("move", "step"):
            by = event.facts["number"]
            way += range(way[-1] + 1, way[-1] + by + 1) if by > 0 else [way[-1] + by]
    pawns = range(int(track.pawns))
    home = [pawn for pawn in pawns if state.places[pawn] != START and ahead.places[pawn] == START]
    arrived = [mover] if way[-1] == track.finish else []
    rings = {pawn: int(ahead.rings[pawn] - state.rings[pawn]) for pawn in pawns if pawn not in home}
    return Outcome(
        mover,
        tuple(way),
        {pawn: more for pawn, more in rings.items() if more},
        tuple(pawn for pawn in home if pawn not in arrived),
        int(ahead.points[state.seat] - state.points[state.seat]),
    )


def _mover(state: OverloadState, action: int) -> int:
    first = state.seat * state.track.pawns_each
    return int(first + action - state.track.move_at if state.phase == MOVE else state.mover)
