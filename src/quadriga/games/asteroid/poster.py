"""Asteroid Escape's board: a chart of the night sky, with a tray for all that does not fly."""

from __future__ import annotations

from functools import cache
from math import sqrt

from quadriga.core.drawing import Board, Point
from quadriga.core.svg import closed, lettering, moved, tag
from quadriga.games.asteroid.drifters import boulder
from quadriga.games.asteroid.field import PORTS, Field
from quadriga.games.asteroid.inks import NIGHT, ROCK
from quadriga.games.asteroid.marks import mark_number
from quadriga.games.asteroid.notation import LETTERS, cell_name
from quadriga.games.asteroid.paint import LINE, PALE, SKY, STAR, WAKE, sparkle
from quadriga.games.asteroid.plan import HEIGHT, WIDTH, Places, Plan, Rack, heading
from quadriga.games.asteroid.tokens import symbols

PLANET = (1080, 560, 190)  # its middle, and how large it is
RING: dict[str, float | str] = {"fill": "none", "stroke": SKY, "stroke_width": 10}
SPECKS = 90  # stars
FRAME = 34  # units at the edge where the names of lines stand

LEFT, ACROSS_TRAY = 808, 366  # where the tray begins, and how wide it is
SUPPLY = Rack(LEFT, 256, ACROSS_TRAY, 124, 0.6)
HAND = Rack(LEFT, 640, ACROSS_TRAY, 124, 1.1)
LOOT = Rack(LEFT, 508, ACROSS_TRAY - 76, 116)
HANGAR = Rack(LEFT, 508, ACROSS_TRAY, 116)
PILE: Point = (LEFT + 50, 442)
MARKER: Point = (LEFT + 140, 438)
DICE: Point = (LEFT + 238, 434)
DIE: Point = (LEFT + 329, 434)
STOP: Point = (LEFT + ACROSS_TRAY - 34, 566)

SHIP = 42  # units from one ship to the next
GAP = 1.12  # of a tile on the rack, with the space around it


@cache
def plan(size: int) -> Plan:
    """Return where things lie on a board of so many rows."""
    return Plan(size)


def plan_of(field: Field) -> Plan:
    """Return where things lie on the board of this table."""
    return plan(int(field.size))


@cache
def hand_places(field: Field) -> Places:
    """Return where the tiles of a hand lie."""
    return HAND.places(int(field.hand), GAP * plan_of(field).cell)


def loot_places(field: Field, tiles: int) -> Places:
    """Return where the tiles of those lie who went out, during a swap."""
    return LOOT.places(tiles, GAP * plan_of(field).cell)


@cache
def supply_places(field: Field) -> Places:
    """Return where the asteroids lie that are not on the board."""
    return SUPPLY.places(int(field.asteroids), plan_of(field).cell)


@cache
def hangar_places(field: Field) -> Places:
    """Return where the ships wait for the start."""
    return HANGAR.places(int(field.players), SHIP)


@cache
def board(field: Field) -> Board:
    """Return the board of this table."""
    places = plan_of(field)
    cells = [_cell(field, places, cell) for cell in range(int(field.cells))]
    marks = [_mark(field, places, int(entry)) for entry in field.starts]
    art = [_night(), _title(), _names(places), *cells, *marks, _tray(field, places)]
    return Board(WIDTH, HEIGHT, "".join(art), symbols(field, places))


def _night() -> str:
    specks = [_speck(at) for at in range(SPECKS)]
    ground = tag("rect", width=WIDTH, height=HEIGHT, fill=NIGHT, class_="night")
    return ground + tag("g", _planet(), tag("g", *specks, fill=STAR), class_="tint")


def _planet() -> str:
    """Return a planet far away, hardly brighter than the night: it is cut off where the poster ends."""
    x, y, radius = PLANET
    high = sqrt(radius**2 - (WIDTH - x) ** 2)
    ball = f"M{WIDTH} {y - high:.0f}A{radius} {radius} 0 1 0 {WIDTH} {y + high:.0f}Z"
    ring = tag("path", d=f"M0 -{radius * 0.3}A{radius * 1.7} {radius * 0.3} 0 0 0 0 {radius * 0.3}", **RING)
    return tag("path", d=ball, fill=SKY) + moved(x, y, ring, turn=-24)


def _speck(at: int) -> str:
    """Return one of the stars, by steps that never fall into rows; most are hidden by the board."""
    x = FRAME + at * 0.754878 % 1 * (WIDTH - FRAME)
    y = FRAME + at * 0.56984 % 1 * (HEIGHT - FRAME)
    return tag("circle", cx=x, cy=y, r=0.8 + at % 4 * 0.4, opacity=0.3 + at % 3 * 0.2)


def _title() -> str:
    """Return the name of the game, with a wake that runs round a boulder."""
    wake = f"M{LEFT} 192C{LEFT + 130} 192 {LEFT + 180} 232 {LEFT + 280} 230S{WIDTH - 40} 176 {WIDTH - 4} 146"
    return (
        moved(LEFT + 316, 158, boulder(7), size=1.2)
        + tag("path", d=wake, fill="none", stroke=NIGHT, stroke_width=16)
        + tag("path", d=wake, fill="none", stroke=WAKE, stroke_width=6, stroke_linecap="round")
        + _stretched("ASTEROID", 66, 96, ACROSS_TRAY)
        + _stretched("ESCAPE", 66, 164, 240)
    )


def _stretched(text: str, size: float, y: float, width: float) -> str:
    """Return a line of the title, as wide in any face."""
    return lettering(
        text,
        size,
        LEFT,
        y,
        fill=STAR,
        text_anchor="start",
        textLength=width,
        lengthAdjust="spacingAndGlyphs",
    )


def _names(places: Plan) -> str:
    """Return the letters of the columns and the numbers of the rows."""
    signs = []
    for at in range(places.size):
        along = places.middle(at)[0]
        signs.append(lettering(LETTERS[at], 32, along, 26))
        signs.append(lettering(str(at + 1), 30, 16, along + 10))
    return tag("g", *signs, fill=PALE, class_="bold")


def _cell(field: Field, places: Plan, cell: int) -> str:
    side = places.cell
    corner: dict[str, float] = {"x": -side / 2, "y": -side / 2, "width": side, "height": side}
    square = tag("rect", **corner, fill=SKY, stroke=LINE, stroke_width=1.5, class_="night")
    star = sparkle(side / 14, LINE)
    return moved(*places.middle(cell), square, star, data_name=f"cell-{cell_name(field, cell)}")


def _mark(field: Field, places: Plan, entry: int) -> str:
    """Return a start mark: an arrow that points at its cell, with room around it for a finger."""
    cell, port = divmod(entry, PORTS)
    x, y = places.port(cell, port, 13)
    room = tag("rect", x=-15, y=-12, width=30, height=26, rx=6, fill=NIGHT)
    arrow = tag("polygon", points=closed((-10, 9), (0, -8), (10, 9)), fill=PALE, class_="bold")
    name = f"mark-{mark_number(field, entry)}"
    return moved(x, y, room, arrow, turn=heading(port), data_name=name)


def _tray(field: Field, places: Plan) -> str:
    hand = hand_places(field)
    slots = [_slot(x, y, places.cell * hand.size) for x, y in hand.at]
    drifting = _pits(field) + _totals(field) if field.with_asteroids else ""
    empty = tag("g", *slots, drifting, fill="none", stroke=LINE, stroke_width=2, class_="edge")
    return empty + _numbers(hand, places.cell * hand.size)


def _numbers(hand: Places, side: float) -> str:
    """Return what the tiles of a hand are called, above them: a button speaks of tile 2."""
    signs = [lettering(str(at), 30, x, y - side / 2 - 8) for at, (x, y) in enumerate(hand.at, 1)]
    return tag("g", *signs, fill=PALE, class_="bold")


def _slot(x: float, y: float, side: float) -> str:
    return tag("rect", x=x - side / 2, y=y - side / 2, width=side, height=side, rx=10, stroke_dasharray="6 6")


def _pits(field: Field) -> str:
    """Return the places of the supply."""
    return "".join(tag("circle", cx=x, cy=y, r=18) for x, y in supply_places(field).at)


def _totals(field: Field) -> str:
    """Return the totals of the dice that move the asteroids (4.1), under them."""
    totals = [str(total) for total, moves in enumerate(field.drifts) if moves]
    return lettering(" · ".join(totals), 30, DICE[0], DICE[1] + 62, fill=ROCK, stroke="none")
