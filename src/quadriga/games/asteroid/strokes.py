"""How wake tiles are drawn in a terminal: reads wakes.toml, and follows a wake through a drawing."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from quadriga.games.asteroid.field import LAST_PORT, PORTS, SIDE_OF_PORT, TURNS, WAKE_BITS, Field

Square = tuple[int, int]  # column and row

# Ways to go, by the side that they lead to: up, left, down, right.
STEPS: tuple[Square, ...] = ((0, -1), (-1, 0), (0, 1), (1, 0))
ARROWS = "↑←↓→"

# Where a stroke that is entered this way leads to.
BENDS: Mapping[str, Mapping[Square, Square]] = {
    "╭": {(0, -1): (1, 0), (-1, 0): (0, 1)},
    "╮": {(0, -1): (-1, 0), (1, 0): (0, 1)},
    "╰": {(0, 1): (1, 0), (-1, 0): (0, -1)},
    "╯": {(0, 1): (-1, 0), (1, 0): (0, -1)},
}


@dataclass(frozen=True)
class Font:
    """Drawings of one size: for every tile in every turn so many rows of signs."""

    name: str
    width: int
    height: int
    columns: Square  # of the two ports above and below
    rows: Square  # of the two ports at either side

    def square(self, port: int) -> Square:
        """Return where a wake touches the side of the drawing."""
        (left, right), (upper, lower) = self.columns, self.rows
        last, low = self.width - 1, self.height - 1
        return (
            (left, 0),
            (right, 0),
            (last, upper),
            (last, lower),
            (right, low),
            (left, low),
            (0, lower),
            (0, upper),
        )[port]

    def drawing(self, wakes: tuple[int, ...]) -> tuple[str, ...]:
        """Return the rows of a tile."""
        name = "".join(f"{port}{other}" for port, other in enumerate(wakes) if port < other)
        return _drawings(self)[name]

    def trail(self, wakes: tuple[int, ...], port: int) -> list[Square]:
        """Return the squares of the wake that begins at a port, as the eye follows it."""
        rows = self.drawing(wakes)
        x, y = self.square(port)
        if rows[y][x].isalpha():
            return [
                (at, row)
                for row, line in enumerate(rows)
                for at, sign in enumerate(line)
                if sign == rows[y][x]
            ]
        step = inward(port)
        trail = []
        while 0 <= x < self.width and 0 <= y < self.height:
            trail.append((x, y))
            step = BENDS.get(rows[y][x], {}).get(step, step)
            x, y = x + step[0], y + step[1]
        return trail


WIDE = Font("wide", 7, 4, (2, 4), (1, 2))
NARROW = Font("narrow", 5, 5, (1, 3), (1, 3))


def outward(port: int) -> Square:
    """Return the way out through a port."""
    return STEPS[SIDE_OF_PORT[port]]


def inward(port: int) -> Square:
    """Return the way in through a port."""
    x, y = outward(port)
    return -x, -y


def arrow(port: int, *, leaving: bool) -> str:
    """Return the sign for a way in or out through a port."""
    side = SIDE_OF_PORT[port]
    return ARROWS[side if leaving else (side + 2) % TURNS]


def wakes_on(field: Field, placed: int) -> tuple[int, ...]:
    """Return where the ports lead of a tile in its turn, as tile * 4 + turn."""
    wakes = int(field.wakes[placed])
    return tuple((wakes >> (WAKE_BITS * port)) & LAST_PORT for port in range(PORTS))


@cache
def _drawings(font: Font) -> dict[str, tuple[str, ...]]:
    text = Path(__file__).with_name("wakes.toml").read_text(encoding="utf-8")
    drawn: dict[str, str] = tomllib.loads(text)[font.name]
    return {name: _padded(rows.split("\n"), font) for name, rows in drawn.items()}


def _padded(rows: list[str], font: Font) -> tuple[str, ...]:
    rows += [""] * (font.height - len(rows))
    return tuple(row.ljust(font.width) for row in rows)
