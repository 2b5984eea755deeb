"""The inks of Asteroid Escape's poster, and small shapes that are printed with them."""

from __future__ import annotations

from math import cos, pi, sin

from quadriga.core.drawing import Point
from quadriga.core.svg import closed, lettering, tag
from quadriga.games.asteroid.inks import NIGHT

WAKE, STAR = "#7fe3ff", "#f3f0e6"
SKY, LINE = "#121a40", "#3a4889"  # an empty cell, and what parts it from others
PALE = "#b9c3ee"  # what is written on the night
TILE, SHADE = "#25316c", "#9b6632"  # a tile, and the side of a rock that lies in the dark


def sparkle(reach: float, fill: str) -> str:
    """Return a star with four points, as they twinkle."""
    return tag("polygon", points=closed(*rays(4, reach / 4, reach)), fill=fill)


def rays(number: int, inner: float, outer: float) -> list[Point]:
    """Return the corners of a star with so many points."""
    corners = []
    for at in range(2 * number):
        reach = inner if at % 2 else outer
        turn = pi * at / number - pi / 2
        corners.append((reach * cos(turn), reach * sin(turn)))
    return corners


def count(number: int) -> str:
    """Return a number on a disc of night."""
    return tag("circle", r=28, fill=NIGHT) + lettering(str(number), 39, 0, 14, fill=STAR)
