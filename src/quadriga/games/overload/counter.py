"""The counter of Overload: where the pawns stand under their rings, whose turn it is and what is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.core.events import Event
from quadriga.core.state import State
from quadriga.games.overload.track import START, Track

NOBODY: Final = -1

# What is asked next.
LOAD: Final = 0
ROLL: Final = 1
MOVE: Final = 2
ASIDE: Final = 3
MEET: Final = 4
DONE: Final = 5


class Counter(State):
    """Where everything is.

    Pawns are numbered seat by seat. `crowd[space]` is the set of pawns on a space, a bit for
    each. `mover` is the pawn that will enter or that is on its move, else NOBODY; `die` is
    the roll while a pawn is chosen for it; `met` is the set of pawns that the mover has met
    on its space, itself included.
    """

    def __init__(
        self,
        track: Track,
        places: vec[i64],
        crowd: vec[i64],
        rings: vec[i64],
        points: vec[i64],
        seat: i64,
        phase: i64,
        mover: i64,
        die: i64,
        met: i64,
    ) -> None:
        self.track = track
        self.places = places
        self.crowd = crowd
        self.rings = rings
        self.points = points
        self.seat = seat
        self.phase = phase
        self.mover = mover
        self.die = die
        self.met = met

    def _own(self, nth: i64) -> i64:
        return self.seat * self.track.pawns_each + nth

    def _at_start(self, pawn: i64) -> bool:
        return self.places[pawn] == START

    def _stand(self, pawn: i64, space: i64) -> None:
        bit = self.track.bit[pawn]
        crowd = self.crowd
        places = self.places
        crowd[places[pawn]] ^= bit
        crowd[space] ^= bit
        places[pawn] = space

    def _waiting(self) -> i64:
        return self.crowd[START] & self.track.own[self.seat]

    def _unmet(self) -> i64:
        place = self.places[self.mover]
        return self.crowd[place] & ~self.met

    def _tell(self, name: str, clause: str, pawn: i64, number: i64) -> None:
        """Tell what is about to happen; `space` is where the pawn stands before it."""
        if self.events is None:
            return
        facts: dict[str, int] = {"seat": self.seat, "number": number}
        if pawn != NOBODY:
            facts["owner_seat"] = pawn // self.track.pawns_each
            facts["pawn"] = pawn % self.track.pawns_each
            facts["space"] = self.places[pawn]
        self.events.append(Event(name, clause, facts))
