"""Where everything lies on the roof: the track as a loop of two lanes, clockwise from the start on the left.

A point of the track is told by how far `along` it lies from the middle of the start, and how far `off` the
line between the lanes: outward is more than 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import cos, degrees, pi, radians, sin

from quadriga.core.drawing import Point
from quadriga.games.edison.course import START, Course

WIDTH, HEIGHT = 1200, 800

LEFT, RIGHT, UPPER, LOWER = 112, 1088, 110, 554  # the line between the lanes
CORNER = 140  # its radius
LANE = 56  # how broad a lane is
CHIP = 79  # how far out chips lie
EDGE = 101  # where the roof ends, outside
NEAR, FAR = LANE / 2, -LANE / 2  # the middles of the outer and the inner lane

BEGIN, GAP = 2, 0.6  # how long the start and the drop are, in spaces
CENTRE: Point = (944, 372)
DAIS = 74  # the radius of the centre
CROWDED = 0.8  # the size of vehicles that have less room
ABREAST: Point = (49, 27)  # how far from its middle vehicles stand on the start

LEGS = (  # of the line between the lanes, from the middle of the start: how long, and how far it turns
    ((LOWER - UPPER) / 2 - CORNER, 0.0),
    (pi * CORNER / 2, pi / 2),
    (RIGHT - LEFT - 2 * CORNER, 0.0),
    (pi * CORNER / 2, pi / 2),
    (LOWER - UPPER - 2 * CORNER, 0.0),
    (pi * CORNER / 2, pi / 2),
    (RIGHT - LEFT - 2 * CORNER, 0.0),
    (pi * CORNER / 2, pi / 2),
    ((LOWER - UPPER) / 2 - CORNER, 0.0),
)
ROUND = sum(length for length, _ in LEGS)


@dataclass(frozen=True)
class Roof:
    """The spaces of one track, as long as they have room; the drop lies behind the top."""

    spaces: int
    top: int

    @property
    def step(self) -> float:
        return ROUND / (self.spaces - 1 + BEGIN + GAP)

    def span(self, space: int) -> tuple[float, float]:
        """Return where along the track a space begins and ends."""
        half = BEGIN * self.step / 2
        if space == START:
            return -half, half
        first = half + (space - 1 + (GAP if space > self.top else 0)) * self.step
        return first, first + self.step

    def drop(self) -> tuple[float, float]:
        """Return where the drop begins and ends."""
        return self.span(self.top)[1], self.span(self.top + 1)[0]

    def middle(self, space: int) -> float:
        return sum(self.span(space)) / 2

    def outline(self, span: tuple[float, float], outer: float, inner: float) -> list[Point]:
        """Return the corners of a part of the track between two lines."""
        steps = [span[0] + (span[1] - span[0]) * at / 6 for at in range(7)]
        return [*(spot(along, outer) for along in steps), *(spot(along, inner) for along in steps[::-1])]

    def berth(self, course: Course, place: int, vehicle: int, lane: int) -> Point:
        """Return where a vehicle stands on a place, in the outer lane (0) or the inner one (1)."""
        if place == course.centre:
            return (CENTRE[0], CENTRE[1] + 34)
        if place == START:
            row, column = divmod(vehicle, 2)
            return spot(ABREAST[0] * (1 - 2 * row), ABREAST[1] * (1 - 2 * column))
        return spot(self.middle(int(course.space[place])), FAR if lane else NEAR)

    def size(self, course: Course, place: int, lane: int) -> float:
        """Return how large vehicles are there: smaller on the start, and inside a bend."""
        bends = lane == 1 and bool(self.turn(course, place) % 90)
        return CROWDED if place == START or bends else 1

    def turn(self, course: Course, place: int) -> float:
        """Return which way clockwise leads from a place, in degrees; in the centre there is no way on."""
        return 0 if place == course.centre else bearing(self.middle(int(course.space[place])))


@cache
def roof(spaces: int, top: int) -> Roof:
    """Return the roof of a track."""
    return Roof(spaces, top)


def spot(along: float, off: float) -> Point:
    """Return a point of the track."""
    x, y, ahead = _line(along)
    return (x + off * cos(ahead - pi / 2), y + off * sin(ahead - pi / 2))


def bearing(along: float) -> float:
    """Return which way clockwise leads from there, in degrees between −180 and 180."""
    return (degrees(_line(along)[2]) + 180) % 360 - 180


def _line(along: float) -> tuple[float, float, float]:
    """Return a point of the line between the lanes, and which way it leads on."""
    left = along % ROUND
    x, y, ahead = float(LEFT), (UPPER + LOWER) / 2, radians(-90)
    for length, turn in LEGS:
        part = min(left, length)
        x, y, ahead = _onward(x, y, ahead, part, turn * part / length)
        left -= part
        if left <= 0:
            break
    return x, y, ahead


def _onward(x: float, y: float, ahead: float, length: float, turn: float) -> tuple[float, float, float]:
    if not turn:
        return x + length * cos(ahead), y + length * sin(ahead), ahead
    hub = (x + CORNER * cos(ahead + pi / 2), y + CORNER * sin(ahead + pi / 2))
    out = ahead + turn - pi / 2
    return hub[0] + CORNER * cos(out), hub[1] + CORNER * sin(out), ahead + turn


# Inside the track, and the tray below

TITLE: Point = (380, 242)
TITLE_WIDTH = 390  # as wide as the counters below it
TRAY = (16, 668, 1168, 122)  # x, y, width and height
HAND = TRAY[1] + TRAY[3] / 2
CARD: Point = (62, 106)  # how large a card is
RANKING: Point = (202, 106)
TABLE = tuple((x, 328) for x in (646, 728, 810))  # a choice, a distance, a direction
OWN: Point = (1077, HAND)  # the ranking card of a seat that holds cards


def counter(vehicle: int) -> Point:
    """Return where the score of a vehicle stands."""
    row, column = divmod(vehicle, 2)
    return (279 + 202 * column, 326 + 90 * row)


def badge(seat: int, seats: int) -> Point:
    """Return where the badge of a seat lies: all of them below the cards on the table."""
    return (728 + 64 * (seat - (seats - 1) / 2), 446)


def held(groups: tuple[int, ...]) -> Iterator[Point]:
    """Give where the cards of a hand lie, so many of each type."""
    x = TRAY[0] + 46.0
    for number in groups:
        for _ in range(number):
            yield (x, HAND)
            x += CARD[0] + 4
        x += 10


def in_row(number: int, pitch: float) -> Iterator[Point]:
    """Give so many points in the middle of the tray."""
    return ((WIDTH / 2 + pitch * (at - (number - 1) / 2), HAND) for at in range(number))
