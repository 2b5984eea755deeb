"""What may lie on the poster of the circus: chariots, caltrops, dice, and tiles to point at."""

from __future__ import annotations

from math import cos, pi, sin

from quadriga.core.drawing import Point
from quadriga.core.inks import emblem, ink
from quadriga.core.svg import closed, lettering, moved, tag
from quadriga.games.chariot.arena import INNER, LEFT, MIDDLE, RAIL, RIGHT, oval
from quadriga.games.chariot.board import FACE_NAMES
from quadriga.games.chariot.course import Course, Sheet

SAND, TERRACOTTA, IVORY, BRONZE, INK = "#ead9b5", "#b5472a", "#fff6e3", "#8b6a3c", "#2a1c12"

DIE = 76  # how large a die is
TILE = 62  # and a tile
LENGTH = 64  # of a chariot with its horses
HORSE = (
    "M-3 0C-3 -3.6 -1 -4.9 2 -4.8C6 -4.6 7 -3.3 9.5 -3.4C12.5 -3.8 14 -4.6 16 -3.2L20.5 -1.9L22 -3.9"
    "L23.5 -2.3L29 -1.5C31 -1 31 1 29 1.5L23.5 2.3L22 3.9L20.5 1.9L16 3.2C14 4.6 12.5 3.8 9.5 3.4"
    "C7 3.3 6 4.6 2 4.8C-1 4.9 -3 3.6 -3 0Z"
)
MANE = "M11 0H23M-2 0H-6"  # and tail
TEAM = (
    (-1, -15.6),
    (3, -5.2),
    (3, 5.2),
    (-1, 15.6),
)  # where the four horses are: those in the middle a nose ahead
CAR = "M-28 -13H-15C-3 -13 -3 13 -15 13H-28C-25 6 -25 -6 -28 -13Z"


def symbols(course: Course) -> dict[str, str]:
    """Return everything that may lie on the board of this race."""
    found = {
        "caltrop": _caltrop(),
        "die": _die(lettering("?", 46, 0, 16, fill=IVORY)),
        "done": _done(),
        "faster": _sign("+1", 1),
        "slower": _sign("−1", -1),
        "laurel": _rim(BRONZE),
        "wreath": _wreath(42, 18),
        "spotlight": _rim(INK),
        "stable": moved(-(LEFT + RIGHT) / 2, -MIDDLE, tag("path", d=oval(INNER - RAIL), fill=IVORY)),
        "taken": moved(30, -24, _tick()),
        "played": _tick(),
    }
    for name, icon in zip(FACE_NAMES, (_pace(), _sprint(), _lane(), _attack(), _fortune()), strict=True):
        found[f"die-{name}"] = _die(icon)
        found[f"face-{name}"] = _tile(moved(0, 0, icon, size=0.78))
    for points in range(1, int(course.costs.repair_most) + 1):
        found[f"repair-{points}"] = _repair(points)
    for number in range(max(int(sheet.most_speed) for sheet in course.sheets) + 1):
        found[f"figure-{number}"] = lettering(str(number), 64, 0, 29, fill=INK)
    for chariot, colour in enumerate(course.colours):
        found[f"chariot-{colour}"] = _chariot(chariot)
        found[f"shield-{colour}"] = _shield(chariot)
        found[f"stall-{colour}"] = _stall(course.sheets[chariot] if course.black else None)
    return found


# Chariots


def _chariot(chariot: int) -> str:
    """Return a chariot from above, as it drives to the right, on a blank a little larger than itself."""
    under = tag("g", _shapes(), fill=IVORY, stroke=IVORY, stroke_width=6, stroke_linejoin="round")
    over = tag("g", _shapes(), fill=ink(chariot), stroke=INK, stroke_width=1.6, stroke_linejoin="round")
    manes = [moved(x, y, tag("path", d=MANE, stroke=INK, stroke_width=1.6)) for x, y in TEAM]
    wheels = tag("g", _wheels(), fill=INK)
    return under + over + wheels + "".join(manes) + moved(-17, 0, emblem(chariot, 10.5))


def _rim(fill: str) -> str:
    """Return a broad rim for a chariot, to lie under it."""
    return tag("g", _shapes(), fill=fill, stroke=fill, stroke_width=13, stroke_linejoin="round")


def _shapes() -> str:
    pole = tag("path", d="M-17 -18V18M-8 0H12M3 -15V15", fill="none")
    horses = [moved(x, y, tag("path", d=HORSE)) for x, y in TEAM]
    return "".join([_wheels(), pole, *horses, tag("path", d=CAR)])


def _wheels() -> str:
    return "".join(tag("rect", x=-27, y=side * 18.5 - 3, width=20, height=6, rx=3) for side in (-1, 1))


def _wreath(radius: float, leaves: int) -> str:
    """Return the wreath of the winner, open at the top."""
    drawn = []
    for at in range(leaves):
        turn = -60 + 300 * at / (leaves - 1)
        x, y = radius * cos(turn * pi / 180), radius * sin(turn * pi / 180)
        lean = turn + (-65 if at < leaves / 2 else 65)
        drawn.append(moved(x, y, tag("ellipse", rx=9.5, ry=4, fill=BRONZE), turn=lean))
    return "".join(drawn)


def _shield(chariot: int) -> str:
    """Return the shield on which the speed of a chariot is shown."""
    return (
        tag("circle", r=66, fill=ink(chariot), stroke=INK, stroke_width=3)
        + tag("circle", cy=6, r=46, fill=IVORY, stroke=INK, stroke_width=3)
        + tag("circle", cy=-52, r=20, fill=ink(chariot), stroke=INK, stroke_width=3)
        + moved(0, -52, emblem(chariot, 13))
    )


def _stall(sheet: Sheet | None) -> str:
    """Return the card of a chariot that waits, below it the figures of its sheet if they are its own."""
    height = 64 if sheet is None else 134
    card = tag("rect", x=-40, y=-32, width=80, height=height, rx=10, fill=SAND, stroke=INK, stroke_width=2)
    if sheet is None:
        return card
    rows = [
        (_wheel(), f"{sheet.damage}"),
        (_sprint(), f"{sheet.speed}–{sheet.most_speed}"),
        (_fortune(), f"{sheet.fortune}–{sheet.most_fortune}"),
    ]
    inside = [
        moved(
            -24,
            42 + 22 * at,
            moved(0, -5, tag("circle", r=9.5, fill=TERRACOTTA), moved(0, 0, icon, size=0.22)),
        )
        + lettering(figures, 20, 11, 44 + 22 * at, fill=INK)
        for at, (icon, figures) in enumerate(rows)
    ]
    return card + "".join(inside)


def _wheel() -> str:
    """Return a wheel: what a chariot can still bear."""
    spokes = "".join(
        tag("path", d="M0 -22V22", stroke=IVORY, stroke_width=6, transform=f"rotate({at * 45})")
        for at in range(4)
    )
    return tag("circle", r=24, fill="none", stroke=IVORY, stroke_width=8) + spokes


# Caltrops


def spikes(number: int, inner: float, outer: float, turn: float = 0) -> list[Point]:
    """Return the corners of a star."""
    reaches = [outer, inner] * number
    turns = [turn + pi * at / number for at in range(2 * number)]
    return [(reach * cos(at), reach * sin(at)) for reach, at in zip(reaches, turns, strict=True)]


def _caltrop() -> str:
    star = closed(*spikes(4, 6, 20, pi / 4))
    iron = tag("polygon", points=star, fill=INK, stroke=IVORY, stroke_width=3, stroke_linejoin="round")
    return iron + tag("circle", r=4, fill=TERRACOTTA)


# Dice and tiles: what they show is drawn in ivory within 30 of their middle


def _die(icon: str) -> str:
    half = DIE / 2
    body = tag(
        "rect", x=-half, y=-half, width=DIE, height=DIE, rx=16, fill=TERRACOTTA, stroke=INK, stroke_width=3.5
    )
    return body + icon


def _tile(inside: str) -> str:
    half = TILE / 2
    body = tag("rect", x=-half, y=-half, width=TILE, height=TILE, rx=31, fill=INK)
    return body + inside


def _pace() -> str:
    return lettering("±1", 42, 0, 15, fill=IVORY)


def _sprint() -> str:
    chevrons = [
        tag("polygon", points=closed(*[(x + at, y) for x, y in _CHEVRON]), fill=IVORY) for at in (-10, 13)
    ]
    return "".join(chevrons)


_CHEVRON = ((-15, -24), (-1, -24), (15, 0), (-1, 24), (-15, 24), (1, 0))


def _lane() -> str:
    """Return a way that leads from one lane to the other."""
    return (
        tag(
            "path", d="M-24 -26V26M24 2V26", stroke=IVORY, stroke_width=4, stroke_dasharray="8 6", fill="none"
        )
        + tag("path", d="M-10 27V16C-10 2 12 6 12 -10", stroke=IVORY, stroke_width=9, fill="none")
        + tag("polygon", points=closed((-4, -9), (28, -9), (12, -29)), fill=IVORY)
    )


def _attack() -> str:
    """Return a javelin above a caltrop."""
    return (
        tag("path", d="M-26 14L14 -19", stroke=IVORY, stroke_width=6, stroke_linecap="round")
        + tag("polygon", points=closed((30, -31), (20, -7), (5, -25)), fill=IVORY)
        + tag(
            "polygon", points=closed(*[(x + 14, y + 15) for x, y in spikes(4, 4.5, 16, pi / 4)]), fill=IVORY
        )
    )


def _fortune() -> str:
    return tag("polygon", points=closed(*spikes(4, 9.5, 31)), fill=IVORY)


def _sign(text: str, side: int) -> str:
    """Return faster or slower, with a tip up or down."""
    tip = closed((-11, -14 * side), (11, -14 * side), (0, -26 * side))
    return _tile(lettering(text, 28, 0, 10 + 5 * side, fill=IVORY) + tag("polygon", points=tip, fill=IVORY))


def _repair(points: int) -> str:
    return _tile(moved(0, -12, _wheel(), size=0.45) + lettering(f"+{points}", 24, 0, 23, fill=IVORY))


def _done() -> str:
    """Return the button that ends what one is asked."""
    return (
        tag("circle", r=46, fill=INK)
        + tag("circle", r=39, fill="none", stroke=IVORY, stroke_width=2.5)
        + tag("path", d="M-18 1L-5 15L20 -14", fill="none", stroke=IVORY, stroke_width=9)
    )


def _tick() -> str:
    return tag("circle", r=12, fill=INK) + tag(
        "path", d="M-5 0L-1 4L6 -4", fill="none", stroke=IVORY, stroke_width=3
    )
