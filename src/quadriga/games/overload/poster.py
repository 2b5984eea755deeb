"""Overload's board and pieces: a sweet-shop counter, with pegs that carry rings.

The track is a U that lies on its side: from START at the upper left along the counter, round its end and
back to FINISH.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin

from quadriga.core.drawing import Board, Point
from quadriga.core.inks import CHARCOAL, PAPER, emblem, ink
from quadriga.core.svg import closed, lettering, moved, tag
from quadriga.games.overload.track import DOUBLE, MINUS, PLAIN, PLUS, START, STEP, Track

WIDTH, HEIGHT = 1200, 760
GROUND, COUNTER, FAINT, WARNING = "#faf6ef", "#efe3cf", "#6b5f4c", "#e4572e"
SWEETS = ("#f3a48b", "#f7d488", "#a9d3b5")  # rings, by turns
TINTS = {PLAIN: PAPER, PLUS: "#a9d3b5", MINUS: "#f3a48b", STEP: "#f7d488", DOUBLE: "#c9b5de"}
SIGNS = {PLUS: "+", MINUS: "−", STEP: "±", DOUBLE: "×2"}

LEFT, RIGHT, UPPER, LOWER = 250, 880, 190, 630  # where the two rows run, to the bend
BEND = (LOWER - UPPER) / 2
BENT = RIGHT + BEND * 0.6  # from here on, spaces lie over each other
BAND = 140  # how broad the counter is
RING = 9  # how high
FOOT = 14  # how far up the lowest ring lies
TITLE = (620, 470)
TRAY = 400  # how high START is


@dataclass(frozen=True)
class Plan:
    """Where the spaces lie, as far apart as they have room."""

    finish: int

    @property
    def step(self) -> float:
        return (2 * (RIGHT - LEFT) + pi * BEND) / (self.finish - 1)

    @property
    def radius(self) -> float:
        return min(self.step * 0.44, 36)

    def at(self, space: int) -> Point:
        """Return the middle of a space; START and FINISH lie before and behind the others."""
        if space == START:
            return (LEFT - 120, UPPER + 75)
        if space == self.finish:
            return (LEFT - 120, LOWER)
        along, row, bend = (space - 0.5) * self.step, RIGHT - LEFT, pi * BEND
        if along < row:
            return (LEFT + along, UPPER)
        if along < row + bend:
            turn = (along - row) / BEND - pi / 2
            return (RIGHT + BEND * cos(turn), UPPER + BEND + BEND * sin(turn))
        return (RIGHT - (along - row - bend), LOWER)


@cache
def plan(finish: int) -> Plan:
    """Return where the spaces of a track lie that ends with this one."""
    return Plan(finish)


@cache
def board(track: Track) -> Board:
    """Return the board of this track."""
    places = plan(int(track.finish))
    spaces = [_space(places, space, int(track.spaces[space])) for space in range(1, places.finish)]
    art = [_counter(), _start(places), _finish(places), *spaces, _title()]
    return Board(WIDTH, HEIGHT, "".join(art), _symbols(track))


def _counter() -> str:
    outer, inner = BEND + BAND / 2, BEND - BAND / 2
    top, low = UPPER - BAND / 2, LOWER + BAND / 2
    outline = (
        f"M40 {top}H{RIGHT}A{outer} {outer} 0 0 1 {RIGHT} {low}H40V{low - BAND}"
        f"H{RIGHT}A{inner} {inner} 0 0 0 {RIGHT} {top + BAND}H40Z"
    )
    ground = tag("rect", width=WIDTH, height=HEIGHT, fill=GROUND, class_="paper")
    return ground + tag("path", d=outline, fill=COUNTER, class_="paper")


def _start(places: Plan) -> str:
    x, y = places.at(START)
    outline: dict[str, float | str] = {
        "fill": PAPER,
        "stroke": CHARCOAL,
        "stroke_width": 3,
        "class_": "paper",
    }
    tray = tag("rect", x=x - 90, y=y - TRAY / 2, width=180, height=TRAY, rx=22, **outline)
    return tag("g", tray, data_name="start") + _ahead(x, y + TRAY / 2 + 20)


def _ahead(x: float, y: float) -> str:
    """Return a sign that needs no words: from here on, that way."""
    arrows = [f"M{x + 26 * at - 6} {y - 10}l12 10l-12 10" for at in (-1, 0, 1)]
    return tag(
        "path", d="".join(arrows), fill="none", stroke=CHARCOAL, stroke_width=6, stroke_linecap="round"
    )


def _finish(places: Plan) -> str:
    x, y = places.at(places.finish)
    squares = [
        tag("rect", x=x - 90 + 30 * column, y=y - 60 + 30 * row, width=30, height=30, fill=CHARCOAL)
        for column in range(6)
        for row in range(4)
        if (column + row) % 2
    ]
    mat = tag("rect", x=x - 90, y=y - 60, width=180, height=120, fill=PAPER, class_="paper")
    return tag("g", mat, *squares, data_name=f"space-{places.finish}")


def _space(places: Plan, space: int, does: int) -> str:
    x, y = places.at(space)
    kind = "paper" if does == PLAIN else "edge"
    disc = tag("circle", r=places.radius, fill=TINTS[does], stroke=CHARCOAL, stroke_width=2.5, class_=kind)
    sign = _words(SIGNS[does], places.radius, 0, places.radius * 0.36) if does != PLAIN else ""
    number = (
        lettering(str(space), 28, 0, 10, fill=FAINT, class_="bold")
        if space % 5 == 0 and does == PLAIN
        else ""
    )
    return moved(x, y, disc, sign, number, data_name=f"space-{space}")


def _title() -> str:
    x, y = TITLE
    rings = [
        tag("ellipse", cx=x + 54 * at, cy=y + 42, rx=22, ry=9, fill="none", stroke=sweet, stroke_width=8)
        for at, sweet in zip(range(-4, 5), SWEETS * 3, strict=True)
    ]
    return _words("OVERLOAD", 92, x, y, letter_spacing=14) + "".join(rings)


def _words(text: str, size: float, x: float, y: float, letter_spacing: float = 1) -> str:
    return lettering(text, size, x, y, fill=CHARCOAL, letter_spacing=letter_spacing)


# What lies on the board


def _symbols(track: Track) -> dict[str, str]:
    pegs = {f"peg-{seat}": _peg(seat) for seat in range(int(track.players))}
    stacks = {f"rings-{number}": _stack(number) for number in range(1, int(track.capacity) + 1)}
    dice = {f"die-{face}": _die(str(face)) for face in range(1, int(track.faces) + 1)}
    pegs |= {f"foot-{seat}": _foot(seat) for seat in range(int(track.players))}
    return {**pegs, **stacks, **dice, "die": _die("?"), "brim": _brim(int(track.capacity))}


def _peg(seat: int) -> str:
    """Return a pawn: a foot, and a peg for rings."""
    return tag("rect", x=-4, y=-FOOT - 76, width=8, height=FOOT + 76, rx=4, fill=CHARCOAL) + _foot(seat)


def _foot(seat: int) -> str:
    """Return the foot of a pawn in the ink of its seat, with its emblem, as it is on a sheet."""
    foot = tag("ellipse", cy=4, rx=27, ry=20, fill=ink(seat), stroke=CHARCOAL, stroke_width=2.5)
    return foot + moved(0, 5, emblem(seat, 13))


def _stack(number: int) -> str:
    rings = [
        tag("rect", x=-22, y=-FOOT - RING * at, width=44, height=RING, rx=4.5, fill=SWEETS[at % 3])
        for at in range(1, number + 1)
    ]
    return tag("g", *rings, stroke=CHARCOAL, stroke_width=1.6)


def _brim(capacity: int) -> str:
    """Return the warning around a full peg: one ring more, and it is overloaded."""
    height = RING * capacity + 12
    outline: dict[str, float | str] = {"fill": "none", "stroke": WARNING, "stroke_width": 4}
    return tag(
        "rect", x=-29, y=6 - FOOT - height, width=58, height=height, rx=12, stroke_dasharray="8 5", **outline
    )


def _die(face: str) -> str:
    """Return a die of eight faces, seen from above."""
    corners = [(54 * cos(pi * at / 3 + pi / 6), 54 * sin(pi * at / 3 + pi / 6)) for at in range(6)]
    return (
        tag("polygon", points=closed(*corners), fill=CHARCOAL)
        + tag("polygon", points=closed((0, -44), (38, 22), (-38, 22)), fill="#4b4b55")
        + lettering(face, 38, 0, 14, fill=PAPER)
    )
