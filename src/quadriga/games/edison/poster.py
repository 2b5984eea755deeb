"""Edison & Co's board: a slate roof with the track around it, the drop, the ramp and the centre."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, hypot, pi, sin

from quadriga.core.drawing import Board
from quadriga.core.svg import closed, lettering, moved, tag
from quadriga.games.edison.board import board as figures
from quadriga.games.edison.course import START, Course
from quadriga.games.edison.deck import symbols
from quadriga.games.edison.metal import (
    BRASS,
    BRIGHT,
    CREAM,
    DIM,
    GUTTER,
    NIGHT,
    OIL,
    PALE,
    SHADE,
    SLATE,
    panel,
    sign,
)
from quadriga.games.edison.roof import (
    CENTRE,
    CHIP,
    DAIS,
    EDGE,
    HEIGHT,
    LANE,
    TITLE,
    TITLE_WIDTH,
    TRAY,
    WIDTH,
    Roof,
    bearing,
    roof,
    spot,
)

TILE, ROW = 60, 34  # how wide a slate is, and how far apart their rows are


@lru_cache(maxsize=32)
def board(course: Course) -> Board:
    """Return the board of this table; chips are pieces on it."""
    plan = roof(int(course.spaces), int(course.top))
    walls = figures().walls
    printed = {int(course.top): int(course.top_value), int(course.bottom): int(course.bottom_value)}
    spaces = [_space(plan, space, printed.get(space)) for space in range(1, plan.spaces)]
    art = [
        _slates(),
        _ramp(plan),
        _centre(int(course.centre_value)),
        _begin(plan),
        *spaces,
        *(_line(plan, space, is_wall=space in walls) for space in range(1, plan.spaces)),
        _drop(plan),
        _title(),
        _tray(),
    ]
    return Board(WIDTH, HEIGHT, "".join(art), symbols(course))


def _slates() -> str:
    """Return the roof: rows of rounded slates, each half a slate on from the last."""
    rows = [
        f"M{-(TILE // 2) * (at % 2)} {ROW * at}"
        + f"a{TILE // 2} {ROW - 6} 0 0 0 {TILE} 0" * (WIDTH // TILE + 1)
        for at in range(HEIGHT // ROW + 1)
    ]
    ground = tag("rect", width=WIDTH, height=HEIGHT, fill=SLATE, class_="night")
    return ground + tag("path", d="".join(rows), fill="none", stroke=SHADE, stroke_width=3, class_="tint")


# The track


def _space(plan: Roof, space: int, value: int | None) -> str:
    """Return a space with its number, and its value where that is printed."""
    first, last = plan.span(space)
    lanes = plan.outline((first + 2, last - 2), LANE, -LANE)
    rim = plan.outline((first + 2, last - 2), EDGE, LANE + 3)
    along = plan.middle(space)
    x, y = spot(along - plan.step * 0.36, CHIP)
    return tag(
        "g",
        tag("polygon", points=closed(*rim), fill=GUTTER, class_="night"),
        tag("polygon", points=closed(*lanes), fill=NIGHT, class_="night"),
        moved(
            x, y, lettering(str(space), 24, 0, 8.5, fill=PALE, class_="bold"), turn=_upright(bearing(along))
        ),
        "" if value is None else _printed(plan, space, value),
        data_name=f"space-{space}",
    )


def _upright(turn: float) -> float:
    """Return a bearing in which letters do not stand on their head."""
    return turn if -90 < turn < 90 else 0 if abs(turn) == 90 else turn - 180


def _line(plan: Roof, space: int, *, is_wall: bool) -> str:
    """Return what lies between the lanes: a wall, or a line that one may cross."""
    first, last = plan.span(space)
    if is_wall:
        wall = plan.outline((first, last), 5.5, -5.5)
        return tag("polygon", points=closed(*wall), fill=BRASS, stroke=OIL, stroke_width=1.5)
    line = [spot(first + (last - first) * (at + 0.5) / 7, 0) for at in range(7)]
    return "".join(tag("circle", cx=x, cy=y, r=2, fill=DIM, class_="bold") for x, y in line)


def _begin(plan: Roof) -> str:
    """Return the start: chequered, with room for all."""
    first, last = plan.span(START)
    squares = 10
    size = (last - first) / squares
    cells = [
        plan.outline((first + size * at, first + size * (at + 1)), top, top - 15.4)
        for at in range(squares)
        for row, top in enumerate((EDGE, EDGE - 15.4, EDGE - 30.8))
        if (at + row) % 2
    ]
    ground = plan.outline((first + 4, last - 4), LANE - 3, 4 - LANE)
    return tag(
        "g",
        tag("polygon", points=closed(*plan.outline((first, last), EDGE, -LANE)), fill=CREAM),
        *(tag("polygon", points=closed(*cell), fill=OIL) for cell in cells),
        tag("polygon", points=closed(*ground), fill=NIGHT, class_="night"),
        data_name="start",
    )


def _printed(plan: Roof, space: int, value: int) -> str:
    """Return a value that is printed on its space: a plate where others have a chip."""
    along = plan.middle(space)
    x, y = spot(along, CHIP)
    plate = panel((62, 42), BRASS, 6, stroke=OIL, stroke_width=2)
    return moved(x, y, plate, lettering(sign(value), 29, 0, 10, fill=OIL))


def _drop(plan: Roof) -> str:
    """Return the drop: the roof ends, and arrows lead down."""
    first, last = plan.drop()
    middle = (first + last) / 2
    void = plan.outline((first + 2, last - 2), EDGE, -LANE)
    brink = plan.outline((first, first + 7), EDGE, -LANE)
    arrows = [
        moved(
            *spot(middle + 5, off),
            tag("path", d="M-14 -16L12 0L-14 16L-7 0Z", fill=BRIGHT),
            turn=bearing(middle),
        )
        for off in (LANE / 2, -LANE / 2, CHIP)
    ]
    return tag(
        "g",
        tag("polygon", points=closed(*void), fill=OIL),
        tag("polygon", points=closed(*brink), fill=BRIGHT),
        *arrows,
        data_name="drop",
    )


# Inside


def _ramp(plan: Roof) -> str:
    """Return the ramp from the top to the centre."""
    x, y = spot(plan.middle(plan.top), -LANE)
    length = hypot(CENTRE[0] - x, CENTRE[1] - y)
    planks = [
        tag("rect", x=14 + 26 * at, y=-25, width=7, height=50, fill=OIL)
        for at in range(int(length - 60) // 26)
    ]
    bridge = tag("rect", x=-14, y=-31, width=length, height=62, fill=BRASS)
    return moved(x, y, bridge, *planks, turn=degrees(atan2(CENTRE[1] - y, CENTRE[0] - x)))


def _centre(value: int) -> str:
    """Return the centre: a gear with its value."""
    x, y = CENTRE
    teeth = [
        tag(
            "rect", x=-12, y=-DAIS - 12, width=24, height=30, rx=3, fill=BRASS, transform=f"rotate({at * 30})"
        )
        for at in range(12)
    ]
    rivets = [
        tag("circle", cx=(DAIS - 8) * cos(pi * at / 6), cy=(DAIS - 8) * sin(pi * at / 6), r=3, fill=OIL)
        for at in range(12)
    ]
    return moved(
        x,
        y,
        *teeth,
        tag("circle", r=DAIS, fill=BRASS),
        *rivets,
        tag("circle", r=DAIS - 17, fill=CREAM),
        lettering(str(value), 62, 0, 4, fill=OIL),
        data_name="centre",
    )


def _title() -> str:
    """Return the title, as wide in any face."""
    return lettering(
        "EDISON & CO", 57, *TITLE, fill=CREAM, textLength=TITLE_WIDTH, lengthAdjust="spacingAndGlyphs"
    )


def _tray() -> str:
    x, y, width, height = TRAY
    return tag("rect", x=x, y=y, width=width, height=height, rx=14, fill=NIGHT, class_="night")
