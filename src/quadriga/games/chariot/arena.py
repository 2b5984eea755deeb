"""Where the spaces of the circuit lie on the poster: an oval of lanes, drawn from the board's figures.

The race runs as on the rule page: along the lower straight to the right, round the curve, and back along the
upper one. What is level in parts of a lap lies side by side in all lanes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import ceil, cos, pi, sin

from quadriga.core.drawing import Point
from quadriga.games.chariot.board import board
from quadriga.games.chariot.course import Circuit
from quadriga.games.chariot.plan import Section, sections

WIDTH, HEIGHT = 1200, 800
LEFT, RIGHT, MIDDLE = 320, 880, 400  # where the curves have their middle
OUTER, INNER = 300, 120  # how far the lanes reach from there
RAIL = 9
FINE = 32  # points of an outline in a curve, so that it is round
KEPT = 8  # arenas


def oval(radius: float) -> str:
    """Return the outline of an oval within the circus, as a path."""
    return (
        f"M{LEFT} {MIDDLE + radius:g}H{RIGHT}A{radius:g} {radius:g} 0 0 0 {RIGHT} {MIDDLE - radius:g}"
        f"H{LEFT}A{radius:g} {radius:g} 0 0 0 {LEFT} {MIDDLE + radius:g}Z"
    )


@dataclass(frozen=True)
class Cell:
    """A space: its lane, from the outer one inwards, and its edges in parts of the lap."""

    lane: int
    back: int
    front: int


@dataclass(frozen=True)
class Arena:
    """The oval, cut into straights and curves by turns."""

    ring: tuple[Section, ...]

    @cached_property
    def cells(self) -> dict[int, Cell]:
        """Return every space by its number."""
        return {
            place.space: Cell(lane, start + place.back, start + place.front)
            for start, section in zip(self._starts, self.ring, strict=False)
            for lane, places in enumerate(section.lanes)
            for place in places
        }

    @cached_property
    def _starts(self) -> list[int]:
        """Return where each section begins, in parts, and where the last one ends."""
        return [sum(section.length for section in self.ring[:at]) for at in range(len(self.ring) + 1)]

    @cached_property
    def breadth(self) -> float:
        """Return how broad a lane is."""
        return (OUTER - INNER) / len(self.ring[0].lanes)

    @cached_property
    def shortest(self) -> float:
        """Return how long the shortest space is, along its middle."""
        return min(self._length(cell) for cell in self.cells.values())

    def _length(self, cell: Cell) -> float:
        number, _ = self._section(cell.front - 1)
        run = RIGHT - LEFT if number % 2 == 0 else pi * self._reach(cell.lane, 0.5)
        return run * (cell.front - cell.back) / self.ring[number].length

    def within(self, space: int, along: float = 0.5, across: float = 0.5) -> Point:
        """Return a point of a space, its middle or another: from its back edge on, and inwards."""
        cell = self.cells[space]
        return self.at(cell.lane + across, cell.back + along * (cell.front - cell.back))

    def heading(self, space: int) -> float:
        """Return by how many degrees a chariot on this space is turned; on the lower straight by 0."""
        cell = self.cells[space]
        number, share = self._section((cell.back + cell.front) / 2)
        return -180 * (number // 2 + share * (number % 2))

    def outline(self, space: int) -> list[Point]:
        cell = self.cells[space]
        stops = self._stops(cell.back, cell.front)
        outside = [self.at(cell.lane, parts) for parts in stops]
        inside = [self.at(cell.lane + 1, parts) for parts in reversed(stops)]
        return outside + inside

    def _stops(self, back: int, front: int) -> list[float]:
        """Return from where to where an outline goes straight, in parts."""
        lap = self._starts[-1]
        cuts = [start + lap * turn for start in self._starts for turn in (-1, 0)]
        pieces = ceil((front - back) * FINE / min(section.length for section in self.ring))
        fine = [back + (front - back) * at / pieces for at in range(pieces + 1)]
        return sorted({*fine, *(cut for cut in cuts if back < cut < front)})

    def at(self, across: float, parts: float) -> Point:
        """Return the point so many lanes from the outer wall and so many parts along the lap."""
        reach = self._reach(0, across)
        number, share = self._section(parts)
        side = 1 if number < 2 else -1  # the second half is the first one, turned round
        if number % 2 == 0:
            x, y = share * (RIGHT - LEFT) - (RIGHT - LEFT) / 2, reach
        else:
            x, y = (RIGHT - LEFT) / 2 + reach * sin(pi * share), reach * cos(pi * share)
        return ((LEFT + RIGHT) / 2 + side * x, MIDDLE + side * y)

    def _reach(self, lane: int, across: float) -> float:
        return OUTER - (lane + across) * self.breadth

    def _section(self, parts: float) -> tuple[int, float]:
        """Return the section in which so many parts end, and how much of it is covered."""
        parts %= self._starts[-1]
        number = max(at for at, start in enumerate(self._starts[:-1]) if start <= parts)
        return number, (parts - self._starts[number]) / self.ring[number].length


@lru_cache(maxsize=KEPT)
def arena(circuit: Circuit) -> Arena:
    """Return where the spaces of a circuit lie that is raced on."""
    found = Arena(tuple(sections(board().layout)))
    assert len(found.cells) == circuit.spaces
    return found
