"""Where everything lies on Asteroid Escape's poster: the board with its wakes, and racks of the tray.

A wake is a smooth curve that leaves its ports at right angles, so that light runs on from tile to tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import atan2, degrees, dist, floor

from quadriga.core.drawing import Point, Way
from quadriga.games.asteroid.field import EDGE, PORTS, SIDE_OF_PORT, Field
from quadriga.games.asteroid.sky import EMPTY
from quadriga.games.asteroid.strokes import inward, outward, wakes_on

WIDTH, HEIGHT = 1200, 800
MARGIN, BOARD = 76, 665  # from the edge of the poster to the board, and how large that is

ROUND = 0.5523  # how far the handles of a curve reach that is a quarter of a circle
HAIRPIN = 0.36  # how far those of a wake reach that comes back to its side, in cells
STROKES = 6  # pieces of a wake that a ship follows
STAND = 21  # units that the middle of a ship is behind the port that it stands at
BESIDE = 20  # units between ships that share a place
AWAY = 44  # units that a ship flies beyond the board
SMALLEST = 0.1  # sizes are written with one digit behind the point

Passage = tuple[int, int, int]  # a wake that is followed: its cell, and the ports in and out


@dataclass(frozen=True)
class Plan:
    """The board, with so many rows and columns."""

    size: int

    @property
    def cell(self) -> float:
        return BOARD / self.size

    def middle(self, cell: int) -> Point:
        """Return the middle of a cell."""
        row, column = divmod(cell, self.size)
        return (MARGIN + (column + 0.5) * self.cell, MARGIN + (row + 0.5) * self.cell)

    def port(self, cell: int, port: int, out: float = 0) -> Point:
        """Return where a wake touches the side of a cell, or a point so far out from there."""
        x, y = self.middle(cell)
        (across, down), (right, below) = port_at(self.cell, port), outward(port)
        return (x + across + out * right, y + down + out * below)

    def spot(self, entry: int, sideways: float = 0) -> Point:
        """Return where a ship stands that will enter here."""
        cell, port = divmod(entry, PORTS)
        (x, y), (right, below) = self.port(cell, port, STAND), outward(port)
        return (x + sideways * below, y + sideways * right)

    def beyond(self, cell: int, side: int) -> Point:
        """Return a point off the board, where an asteroid goes that leaves it from this cell."""
        (x, y), (right, below) = self.middle(cell), outward(side_port(side))
        return (x + self.cell * right, y + self.cell * below)

    def wake(self, passage: Passage) -> list[Point]:
        """Return points along a wake, from port to port."""
        cell, port, out = passage
        x, y = self.middle(cell)
        bend = curve(self.cell, port, out)
        along = [_point(bend, at / STROKES) for at in range(STROKES + 1)]
        return [(x + across, y + down) for across, down in along]

    def way(self, start: int, passages: Sequence[Passage], end: int) -> tuple[Point, ...]:
        """Return the flight of a ship along these wakes, to where it stands or to where it is lost."""
        points = [self.spot(start)]
        for passage in passages:
            points += self.wake(passage)[1:]
        cell, _, out = passages[-1]
        if end == EDGE:
            return (*points, self.port(cell, out, AWAY))
        goal = self.spot(end)
        while len(points) > 1 and dist(points[-1], self.port(cell, out)) <= STAND:
            points.pop()  # it stops before the port
        return (*points, goal)


def passages(field: Field, cells: Sequence[int], start: int) -> tuple[list[Passage], int]:
    """Return the wakes that lead on from an entry, and the one where they end: EDGE is off the board.

    A wake that goes round ends where it began.
    """
    found: list[Passage] = []
    entry = start
    while entry != EDGE and cells[entry // PORTS] > EMPTY:
        cell, port = divmod(entry, PORTS)
        out = wakes_on(field, cells[cell] - 1)[port]
        found.append((cell, port, out))
        entry = int(field.beyond[cell * PORTS + out])
        if entry == start:
            break
    return found, entry


def side_port(side: int) -> int:
    """Return a port on this side."""
    return SIDE_OF_PORT.index(side)


def heading(port: int) -> float:
    """Return how far a ship is turned that enters by this port: it is drawn on its way up."""
    return {(0, -1): 0, (1, 0): 90, (0, 1): 180, (-1, 0): 270}[inward(port)]


def headed(way: Sequence[Point]) -> Way:
    """Return a way with how far a ship is turned at each point: towards the next one."""
    turns = [degrees(atan2(x - back_x, back_y - y)) for (back_x, back_y), (x, y) in pairwise(way)]
    last = turns[-1:] or [0.0]
    return tuple((x, y, turn) for (x, y), turn in zip(way, [*turns, *last], strict=True))


# One cell, around its middle


def port_at(cell: float, port: int) -> Point:
    """Return where a port is."""
    half, near = cell / 2, cell / 6
    return (
        (-near, -half),
        (near, -half),
        (half, -near),
        (half, near),
        (near, half),
        (-near, half),
        (-half, near),
        (-half, -near),
    )[port]


def curve(cell: float, port: int, other: int) -> tuple[Point, Point, Point, Point]:
    """Return a wake as the four points of a curve."""
    start, end = port_at(cell, port), port_at(cell, other)
    return start, _handle(cell, port, start, end), _handle(cell, other, end, start), end


def _handle(cell: float, port: int, start: Point, end: Point) -> Point:
    """Return the handle of a curve at its start: straight in from the port."""
    right, below = inward(port)
    ahead = right * (end[0] - start[0]) + below * (end[1] - start[1])
    reach = ROUND * ahead if ahead else HAIRPIN * cell
    return (start[0] + right * reach, start[1] + below * reach)


def _point(bend: tuple[Point, Point, Point, Point], at: float) -> Point:
    rest = 1 - at
    weights = (rest**3, 3 * rest * rest * at, 3 * rest * at * at, at**3)
    return (
        sum(weight * point[0] for weight, point in zip(weights, bend, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, bend, strict=True)),
    )


# The tray


@dataclass(frozen=True)
class Places:
    """Where things lie side by side, and how large they are there."""

    at: list[Point]
    size: float


@dataclass(frozen=True)
class Rack:
    """A part of the tray, on which things lie in rows, as large as they have room."""

    left: float
    top: float
    width: float
    height: float
    largest: float = 1

    @property
    def middle(self) -> Point:
        return (self.left + self.width / 2, self.top + self.height / 2)

    def places(self, number: int, each: float) -> Places:
        """Return where so many things lie; each is so wide when it is as large as usual."""
        size, _, columns = max(
            (self._size(number, each, columns), -(-number % columns), columns)  # best without a gap
            for columns in range(1, number + 1)
        )
        rows = -(-number // columns)
        wide, high = self.width / columns, self.height / rows
        at = [
            (self.left + wide * (place % columns + 0.5), self.top + high * (place // columns + 0.5))
            for place in range(number)
        ]
        return Places(at, size)

    def _size(self, number: int, each: float, columns: int) -> float:
        rows = -(-number // columns)
        room = min(self.width / columns, self.height / rows) / each
        return max(min(floor(room * 10) / 10, self.largest), SMALLEST)
