"""Where each space lies in a drawing of the circuit: straights and curves one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, pairwise

from quadriga.games.chariot.board import board
from quadriga.games.chariot.layout import Layout

QUARTERS = 4


@dataclass(frozen=True)
class Place:
    """A space of the circuit by its number, and its edges in parts from the beginning of its section."""

    space: int
    back: int
    front: int


@dataclass(frozen=True)
class Section:
    """A straight or a curve: its spaces by lanes, from the outer one inwards."""

    length: int
    lanes: tuple[tuple[Place, ...], ...]

    @property
    def lead(self) -> int:
        """How far the first spaces reach back beyond the beginning."""
        return max([0, *(-lane[0].back for lane in self.lanes if lane)])

    @property
    def shortest(self) -> int:
        return min(place.front - place.back for lane in self.lanes for place in lane)


def sections(layout: Layout) -> list[Section]:
    """Return the circuit cut where the outer lane's spaces change their length, or else in quarters."""
    lap = layout.lap
    outer = layout.lanes[0].lengths
    cuts = [edge for edge, (one, two) in zip(accumulate(outer), pairwise(outer), strict=False) if one != two]
    if len(cuts) != QUARTERS - 1:
        cuts = [lap * quarter // QUARTERS for quarter in range(1, QUARTERS)]
    return [_section(layout, start, end) for start, end in pairwise([0, *cuts, lap])]


def _section(layout: Layout, start: int, end: int) -> Section:
    lanes = tuple(
        tuple(
            Place(space, back - start, front - start)
            for space, back, front in _edges(layout, lane)
            if start < front <= end or (start == 0 and front <= 0)
        )
        for lane, _ in enumerate(layout.lanes)
    )
    return Section(end - start, lanes)


def _edges(layout: Layout, lane: int) -> Sequence[tuple[int, int, int]]:
    row = layout.lanes[lane]
    first = layout.number((lane, 0))
    fronts = [edge - row.offset for edge in accumulate(row.lengths)]
    return [
        (first + at, front - length, front)
        for at, (front, length) in enumerate(zip(fronts, row.lengths, strict=True))
    ]


@cache
def circuit() -> list[Section]:
    """Return the circuit as it is raced on."""
    return sections(board().layout)


@cache
def line() -> frozenset[int]:
    """Return the spaces whose front edge is the line."""
    layout = board().layout
    return frozenset(layout.number((lane, row.line)) for lane, row in enumerate(layout.lanes))
