"""Chariot Race's board: the circus at noon, a sand oval around an ivory spina, with red rails."""

from __future__ import annotations

from functools import lru_cache
from math import pi

from quadriga.core.drawing import Board, Point
from quadriga.core.svg import closed, lettering, moved, tag
from quadriga.games.chariot.arena import (
    HEIGHT,
    INNER,
    KEPT,
    LEFT,
    MIDDLE,
    OUTER,
    RAIL,
    RIGHT,
    WIDTH,
    Arena,
    arena,
    oval,
)
from quadriga.games.chariot.board import board as figures
from quadriga.games.chariot.course import NO_LIMIT, Circuit, Course
from quadriga.games.chariot.pictures import BRONZE, DIE, INK, IVORY, SAND, TERRACOTTA, TILE, spikes, symbols
from quadriga.games.chariot.plan import line

BED, BRICK, PLACE = "#cfb27c", "#f5e8ca", "#e6d2a4"  # tints of the sand
LETTER = "#6f522b"  # bronze that can be read
DEPTH = 84  # of the stands
ROWS = (26, 46, 66)  # how far behind the rail people sit
CROWD = (BED, TERRACOTTA, BRONZE)
SEAT = 19.5
LETTERS: tuple[Point, Point] = ((1144, 762), (56, 86))  # where the sides of both halves stand
STEP = 5  # each of so many spaces bears its name

# Where things lie on the spina
DICE, NICHES = 352, 452  # how far down
NICHE, EACH_NICHE = 5, 84
ROOM, STABLE = 452, 696  # for dice, and for chariots that wait
SHIELD: Point = (288, MIDDLE)
BUTTON: Point = (912, MIDDLE)
CENTRE: Point = ((LEFT + RIGHT) / 2, MIDDLE)


@lru_cache(maxsize=KEPT)
def board(course: Course) -> Board:
    """Return the board of this race."""
    circuit = course.circuit
    places = arena(circuit)
    art = [
        tag("rect", width=WIDTH, height=HEIGHT, fill=SAND, class_="paper"),
        _stands(),
        *[
            lettering(side, 66, *at, fill=LETTER, class_="bold")
            for side, at in zip(circuit.halves, LETTERS, strict=True)
        ],
        *[_space(places, circuit, space) for space in places.cells],
        _names(places, circuit),
        *[_seam(places, number) for number in range(len(places.ring[0].lanes))],
        tag("g", *[_line(places, space) for space in sorted(line())], data_name="line"),
        _rails(),
        _spina(int(course.die.most)),
    ]
    return Board(WIDTH, HEIGHT, "".join(art), symbols(course))


def die_at(number: int, most: int) -> Point:
    """Return where a die lies, numbered from 0."""
    apart = ROOM / most
    return ((LEFT + RIGHT) / 2 + apart * (number - (most - 1) / 2), DICE)


def niche_at(number: int) -> Point:
    """Return the middle of a niche, numbered from 0."""
    return ((LEFT + RIGHT) / 2 + EACH_NICHE * (number - (NICHE - 1) / 2), NICHES)


def stall_at(number: int, stalls: int) -> Point:
    """Return where a chariot waits, numbered from 0."""
    return ((LEFT + RIGHT) / 2 + STABLE / stalls * (number - (stalls - 1) / 2), MIDDLE - 42)


# The arena


def _stands() -> str:
    """Return the rows around the arena, and the sand in it; everybody who watches is a dot."""
    ground = tag("path", d=oval(OUTER + DEPTH), fill=IVORY, stroke=INK, stroke_width=3, class_="paper")
    rows = [_row(OUTER + row, crowd) for row, crowd in zip(ROWS, CROWD, strict=True)]
    return ground + tag("g", *rows, class_="tint") + tag("path", d=oval(OUTER), fill=BED, class_="paper")


def _row(radius: float, crowd: str) -> str:
    """Return people around the arena, side by side all the way."""
    round_it = 2 * (RIGHT - LEFT) + 2 * pi * radius
    seat = round_it / round(round_it / SEAT)
    dots: dict[str, str | float] = {"stroke_linecap": "round", "stroke_dasharray": f"0 {seat:.4f}"}
    return tag("path", d=oval(radius), fill="none", stroke=crowd, stroke_width=13, **dots)


def _rails() -> str:
    """Return the rails, and the ground of the spina."""
    rails = [
        tag("path", d=oval(radius), fill="none", stroke=TERRACOTTA, stroke_width=RAIL)
        for radius in (OUTER + RAIL / 2, INNER - RAIL / 2)
    ]
    return tag("path", d=oval(INNER - RAIL / 2), fill=IVORY, class_="paper") + "".join(rails)


def _space(places: Arena, circuit: Circuit, space: int) -> str:
    name = circuit.names[space]
    brick = tag(
        "polygon",
        points=closed(*places.outline(space)),
        fill=_tint(circuit, space),
        stroke=BED,
        stroke_width=3,
        stroke_linejoin="round",
        class_="edge" if circuit.limits[space] != NO_LIMIT else "paper",
    )
    return tag("g", brick, _mark(places, circuit, space), data_name=f"space-{name}")


def _tint(circuit: Circuit, space: int) -> str:
    if circuit.limits[space] != NO_LIMIT:
        return TERRACOTTA
    return PLACE if space in circuit.grid else BRICK


def _mark(places: Arena, circuit: Circuit, space: int) -> str:
    """Return what is printed on a space: a pillar, its limit, a starting place."""
    if circuit.pillars[space]:
        return _pillar(places, space)
    if circuit.limits[space] != NO_LIMIT:
        return _figure(places, space, str(circuit.limits[space]), 40, fill=IVORY)
    return _start(places, space, list(circuit.grid).index(space) + 1) if space in circuit.grid else ""


def _names(places: Arena, circuit: Circuit) -> str:
    """Return the names of spaces, above all of these: some are as broad as a lane."""
    names = [
        _figure(places, space, name, 28)
        for space, name in enumerate(circuit.names)
        if _is_named(circuit, space)
    ]
    halo: dict[str, str | float] = {
        "stroke": BRICK,
        "stroke_width": 6,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }
    return tag("g", *names, fill=LETTER, class_="bold", pointer_events="none", **halo)


def _is_named(circuit: Circuit, space: int) -> bool:
    """Whether a space bears its name: some do on which nothing else is printed."""
    is_marked = circuit.pillars[space] or circuit.limits[space] != NO_LIMIT or space in circuit.grid
    return not is_marked and int(circuit.names[space][1:]) % STEP == 0


def _figure(places: Arena, space: int, text: str, size: float, fill: str | None = None) -> str:
    x, y = places.within(space)
    return lettering(text, size, x, y + size * 0.36, fill=fill)


def _start(places: Arena, space: int, number: int) -> str:
    """Return the number of a starting place in brackets that are open to the front."""
    x, y = places.within(space, along=0.46)  # a little behind, for the line is broad
    bracket = tag("path", d="M13 -22H-20V22H13", fill="none", stroke=BRONZE, stroke_width=3, class_="edge")
    figure = lettering(str(number), 34, 0, 12, fill=LETTER, class_="bold")
    return moved(x, y, bracket, turn=places.heading(space)) + moved(x, y, figure)


def _pillar(places: Arena, space: int) -> str:
    """Return a column from above, with its flutes."""
    x, y = places.within(space)
    return moved(
        x,
        y,
        tag("rect", x=-25, y=-25, width=50, height=50, fill=INK),
        tag("circle", r=23, fill=IVORY),
        tag("circle", r=19, fill="none", stroke=INK, stroke_width=4, stroke_dasharray="1.5 4.47"),
        tag("circle", r=13, fill=TERRACOTTA),
        tag("circle", r=5, fill=IVORY),
        turn=places.heading(space),
    )


def _line(places: Arena, space: int) -> str:
    """Return the line across one lane, at the front edge of this space."""
    x, y = places.within(space, along=1)
    square = places.breadth / 6
    squares = [
        tag(
            "rect",
            x=(column - 1) * square,
            y=(row - 3) * square,
            width=square,
            height=square,
            fill=INK if (row + column) % 2 else IVORY,
        )
        for row in range(6)
        for column in range(2)
    ]
    return moved(x, y, *squares, turn=places.heading(space), pointer_events="none")


def _seam(places: Arena, lane: int) -> str:
    """Return where the second half of the board begins, across one lane."""
    layout = figures().layout
    space = layout.number((lane, layout.lanes[lane].half))
    ends = [places.within(space, 1, across) for across in (0, 1)]
    return tag("polyline", points=closed(*ends), stroke=TERRACOTTA, stroke_width=3, pointer_events="none")


# The spina


def _spina(dice: int) -> str:
    slots = [
        tag("rect", x=x - DIE / 2, y=y - DIE / 2, width=DIE, height=DIE, rx=16, fill=SAND, class_="paper")
        for x, y in (die_at(number, dice) for number in range(dice))
    ]
    niches = [moved(*niche_at(number), _dolphin()) for number in range(NICHE)]
    return "".join([*slots, *niches, _meta(SHIELD), _meta(BUTTON)])


def _dolphin() -> str:
    """Return one of the dolphins that count the laps, in its niche."""
    body = "M-20 6C-14 -14 8 -18 18 -4L23 -2L17 3C8 2 2 8 -8 8L-16 17L-17 8L-25 4Z"
    fin = "M-2 -12L-8 -20L4 -13Z"
    return tag("circle", r=TILE / 2, fill=SAND, class_="paper") + tag("path", d=body + fin, fill=BRONZE)


def _meta(place: Point) -> str:
    """Return a turning post from above: three cones on a round base."""
    cones = [
        moved(22 * x, 22 * y, tag("circle", r=15, fill=BRONZE), tag("circle", r=5, fill=IVORY))
        for x, y in spikes(3, 0, 1)[::2]
    ]
    return moved(*place, tag("circle", r=50, fill=SAND, class_="paper"), *cones)
