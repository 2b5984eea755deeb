"""What lies on the roof beside the machines: cards, counters, chips, badges and buttons, as symbols."""

from __future__ import annotations

from math import cos, pi, sin

from quadriga.core.svg import lettering, moved, tag
from quadriga.games.edison.board import OIL_SIGN, board
from quadriga.games.edison.course import PAIRS, Course
from quadriga.games.edison.ledger import WHEELS, badge, counters, rankings
from quadriga.games.edison.machines import machine
from quadriga.games.edison.metal import (
    BRASS,
    BRIGHT,
    COPPER,
    CREAM,
    DIM,
    GUTTER,
    NIGHT,
    OIL,
    VERDIGRIS,
    panel,
    sign,
)
from quadriga.games.edison.roof import CARD


def symbols(course: Course) -> dict[str, str]:
    """Return everything that may lie on the board of this table."""
    return {
        **_vehicles(),
        **_choices(),
        **{f"card-distance-{at + 1}": _distance(at + 1) for at in range(int(course.distances))},
        **_directions(max(int(course.ahead), int(course.back))),
        "waived": tag("path", d="M-22 44L22 30", stroke=COPPER, stroke_width=6, stroke_linecap="round"),
        **_slots(),
        **_chips(),
        **counters(),
        **rankings(course),
        **{f"seat-{seat}": badge(seat, 24) for seat in range(int(course.players))},
        **{f"points-{points}": _button(str(points)) for points in range(int(course.points) + 1)},
        "first": _first(),
        "wheel": _steering(),
    }


# Machines


def _vehicles() -> dict[str, str]:
    """Return every machine facing right and left, and the marks of where it can go."""
    found = {}
    for vehicle, name in enumerate(board().vehicles):
        for facing, size in (("right", "1"), ("left", "-1 1")):
            turned = tag("g", machine(vehicle), transform=f"scale({size})")
            found[f"{name}-{facing}"] = turned
            found[f"end-{name}-{facing}"] = _mark(turned)
        found[f"halo-{name}"] = tag("ellipse", rx=60, ry=36, fill="none", stroke=BRIGHT, stroke_width=5)
    return found


def _mark(turned: str) -> str:
    frame = panel((104, 54), NIGHT, 12, stroke=BRIGHT, stroke_width=3.5, stroke_dasharray="9 6")
    return frame + tag("g", turned, opacity=0.62)


# Cards


def _card(fill: str, *inside: str) -> str:
    return panel(CARD, fill, 7, stroke=CREAM, stroke_width=2.5) + "".join(inside)


def _choices() -> dict[str, str]:
    names = board().vehicles
    return {
        f"card-{names[one]}-{names[other]}": _card(
            NIGHT,
            moved(0, -25, machine(one), size=0.52),
            tag("path", d="M-20 0H20", stroke=DIM, stroke_width=2, stroke_dasharray="4 4"),
            moved(0, 26, machine(other), size=0.52),
        )
        for one, other in PAIRS
    }


def _distance(number: int) -> str:
    mark = moved(0, 37, _tally()) if number == board().scoring else ""
    return _card(BRASS, lettering(str(number), 62, 0, 21 if not mark else 12, fill=OIL), mark)


def _tally() -> str:
    """Return the mark of a distance that scores: the wheels of a counter."""
    return "".join(
        tag("rect", x=-21 + 15 * at, y=-9, width=12, height=18, rx=2, fill=CREAM, stroke=OIL, stroke_width=2)
        for at in range(WHEELS)
    )


def _directions(most: int) -> dict[str, str]:
    arrow = tag("path", d="M0 -40L26 -6H12V40H-12V-6H-26Z", fill=CREAM)
    ahead = _card(VERDIGRIS, arrow)
    back = _card(COPPER, moved(0, 0, arrow, turn=180))
    lefts = {f"left-{number}": moved(15, 37, _left(number)) for number in range(1, most + 1)}
    return {"card-ahead": ahead, "card-back": back, **lefts}


def _left(number: int) -> str:
    """Return how many cards there are of one kind."""
    disc = tag("circle", r=17, fill=NIGHT, stroke=CREAM, stroke_width=2)
    return disc + lettering(str(number), 26, 0, 9, fill=CREAM)


def _slots() -> dict[str, str]:
    """Return where cards of each type are yet to be played."""
    hints = {
        "choice": tag("path", d="M-18 -18H18V-8H-18ZM-18 8H18V18H-18Z", fill=DIM),
        "distance": lettering("?", 50, 0, 18, fill=DIM),
        "direction": tag("path", d="M0 -30L18 -8H-18ZM0 30L18 8H-18Z", fill=DIM),
    }
    frame = panel(CARD, GUTTER, 7, stroke=DIM, stroke_width=2.5, stroke_dasharray="7 6")
    return {f"slot-{kind}": frame + tag("g", hint, opacity=0.7) for kind, hint in hints.items()}


def _button(text: str) -> str:
    return tag("circle", r=33, fill=BRASS, stroke=CREAM, stroke_width=4) + lettering(
        text, 38, 0, 14, fill=OIL
    )


# Chips


def _chips() -> dict[str, str]:
    numbers = sorted({int(chip) for chip in board().all_chips if chip != OIL_SIGN})
    return {**{f"chip-{chip}": _chip(chip) for chip in numbers}, "chip-oil": _oil()}


def _chip(value: int) -> str:
    fill, written = (COPPER, CREAM) if value < 0 else (CREAM, OIL)
    return tag("circle", r=21, fill=fill, stroke=OIL, stroke_width=2) + lettering(
        sign(value), 27, -1 if value < 0 else 0, 9.5, fill=written
    )


def _oil() -> str:
    splash = "M0 -15C6 -6 11 0 11 6A11 10 0 0 1 -11 6C-11 0 -6 -6 0 -15Z"
    return (
        tag("circle", r=21, fill=OIL, stroke=BRIGHT, stroke_width=2.5)
        + tag("path", d=splash, fill=BRIGHT)
        + tag("path", d="M-6 6A6 6 0 0 0 0 12", fill="none", stroke=OIL, stroke_width=2.5)
    )


# Who begins, and who moves


def _first() -> str:
    """Return the mark of who begins a turn."""
    return tag("circle", r=14, fill=CREAM, stroke=OIL, stroke_width=2) + lettering("1", 24, 0, 8.5, fill=OIL)


def _steering() -> str:
    """Return the mark of who moves a vehicle: a steering wheel."""
    spokes = [
        tag("path", d=f"M0 0L{11 * cos(turn):.1f} {11 * sin(turn):.1f}", stroke=OIL, stroke_width=3)
        for turn in (pi / 2 + 2 * pi * at / 3 for at in range(3))
    ]
    return (
        tag("circle", r=14, fill=BRIGHT, stroke=OIL, stroke_width=2)
        + tag("circle", r=9, fill="none", stroke=OIL, stroke_width=3)
        + "".join(spokes)
    )
