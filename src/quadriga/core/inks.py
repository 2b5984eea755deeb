"""The players' inks, told apart by everyone: each has an emblem and a dash, so that colour is never alone."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

INKS: Final = (
    "#0072b2",  # blue
    "#c8452f",  # red
    "#00885f",  # green
    "#e0a800",  # yellow
    "#7b4fa3",  # purple
    "#7a5230",  # brown
    "#2a9d9d",  # teal
    "#cc79a7",  # rose
)
# How a line of each is dashed, with round ends: what is drawn and what is left out, by turns.
DASHES: Final = (
    "0 14",
    "12 14",
    "28 14",
    "0 14 12 14",
    "0 10 0 30",
    "28 14 0 14",
    "0 12 0 12 14 14",
    "12 12 12 34",
)
PAPER: Final = "#fffaf0"
CHARCOAL: Final = "#2d2d33"
DARK: Final = (3, 7)  # inks on which charcoal reads better than paper


def _rays(number: int, inner: float, outer: float) -> str:
    """Return a star with so many points."""
    corners = []
    for at in range(2 * number):
        reach = inner if at % 2 else outer
        turn = pi * at / number - pi / 2
        corners.append(f"{reach * cos(turn):.1f} {reach * sin(turn):.1f}")
    return f"M{'L'.join(corners)}Z"


# Outlines in a circle of 10 around (0, 0).
EMBLEMS: Final = (
    "M-9 1Q-6 -6 -3 1T3 1T9 1V5Q6 -2 3 5T-3 5T-9 5Z",  # wave
    _rays(12, 5.6, 9.5),  # sun
    "M0 -9.5C7 -5 8 4 0 9.5C-8 4 -7 -5 0 -9.5ZM-.7 -5V8H.7V-5Z",  # leaf
    _rays(5, 3.9, 10),  # star
    "M3 -9A9.5 9.5 0 1 0 3 9A7.5 7.5 0 1 1 3 -9Z",  # moon
    "M-9 -5C-8 5 2 9 9 3L8 -3C2 3 -3 1 -3 -7Z",  # horn
    "M0 8L-9 -2A9.5 9.5 0 0 1 9 -2ZM-1 5L-5 -3L-4 -4ZM1 5L5 -3L4 -4Z",  # shell
    "M-8 9C-8 -2 -2 -9 8 -9C9 0 3 6 -4 6L-7 10Z",  # feather
)


def emblem(seat: int, size: float = 10, fill: str | None = None) -> str:
    """Return the emblem of a seat, as SVG in a circle of this radius around (0, 0)."""
    ink = fill or (CHARCOAL if seat % len(INKS) in DARK else PAPER)
    path = EMBLEMS[seat % len(EMBLEMS)]
    return f'<path d="{path}" fill="{ink}" fill-rule="evenodd" transform="scale({size / 10:g})"/>'


def ink(seat: int) -> str:
    """Return the ink of a seat."""
    return INKS[seat % len(INKS)]


def dashes(seat: int) -> str:
    """Return how the lines of a seat are dashed."""
    return DASHES[seat % len(DASHES)]
