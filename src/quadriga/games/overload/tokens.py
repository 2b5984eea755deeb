"""What one points at to load, give and take: a shelf with loads, and rings by a pawn that is met."""

from __future__ import annotations

from quadriga.core.drawing import Point
from quadriga.core.inks import CHARCOAL, PAPER, ink
from quadriga.core.svg import lettering, moved, tag
from quadriga.games.overload.poster import BENT, COUNTER, SWEETS, TITLE, WARNING
from quadriga.games.overload.track import Track

SHELF: Point = (TITLE[0], TITLE[1] + 46)
LOAD, DISC = 62, 27  # how far apart loads lie, and how big they are
BELOW, BESIDE, COIN = 64, 27, 22  # where a ring to give or to take lies, and how big it is
INWARD = 50  # units from the middle of a space in the bend, where others lie below, to the nearest ring


def symbols(track: Track) -> dict[str, str]:
    """Return the symbols of all that is pointed at."""
    most = int(track.capacity)
    loads = {f"load-{number}": _load(number, most) for number in range(most + 1)}
    coins = {
        f"{verb}-{seat}": _coin(seat, sign)
        for seat in range(int(track.players))
        for verb, sign in (("give", "+"), ("take", "−"))
    }
    return {"shelf": _shelf(most + 1), **loads, **coins}


def load_at(track: Track, number: int) -> Point:
    """Return where so many rings lie on the shelf."""
    x, y = SHELF
    return (x + LOAD * (number - int(track.capacity) / 2), y)


def coin_at(space: Point, met: int, number: int, *, gives: bool) -> Point:
    """Return where the ring lies that one gives to, or takes from, this one of so many pawns on a space."""
    x, y = space
    if x > BENT:
        x, y = x - INWARD - 2 * BESIDE * number - COIN, y - BELOW
    pair = x + 4 * BESIDE * (met - (number - 1) / 2)
    return (pair - BESIDE if gives else pair + BESIDE, y + BELOW)


def _shelf(places: int) -> str:
    width, height = LOAD * places + 6, 2 * DISC + 12
    return tag(
        "rect",
        x=-width / 2,
        y=-height / 2,
        width=width,
        height=height,
        rx=height / 2,
        fill=COUNTER,
        class_="paper",
    )


def _load(number: int, most: int) -> str:
    """Return a load: a ring with how many; a full one has the outline of a full peg."""
    sweet = PAPER if number == 0 else SWEETS[number % 3]
    edge = tag("circle", r=DISC, fill=sweet, stroke=CHARCOAL, stroke_width=2.5, class_="edge")
    hole = tag("circle", r=DISC - 8, fill=PAPER, stroke=CHARCOAL, stroke_width=1.6, class_="paper")
    brim = tag("circle", r=DISC + 2, fill="none", stroke=WARNING, stroke_width=4, stroke_dasharray="8 5")
    return edge + hole + lettering(str(number), 25, 0, 9, fill=CHARCOAL) + (brim if number == most else "")


def _coin(seat: int, sign: str) -> str:
    """Return a ring in the ink of whose pawn it is, with what becomes of that pawn's rings."""
    edge = tag("circle", r=COIN, fill=ink(seat), stroke=CHARCOAL, stroke_width=2.5, class_="edge")
    hole = tag("circle", r=COIN - 6, fill=PAPER, stroke=CHARCOAL, stroke_width=1.6, class_="paper")
    return edge + hole + moved(0, 0, lettering(sign, 30, 0, 10, fill=CHARCOAL))
