"""What stays the same through one game: the board, the tiles, the asteroids, the action numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

PORTS: Final = 8
PORT_BITS: Final = 3
LAST_PORT: Final = PORTS - 1
WAKE_BITS: Final = 4  # of a port in the number that holds the wakes of a tile
TURNS: Final = 4
EDGE: Final = -1
DICE: Final = 2
INKS: Final = 2  # of asteroids: each value is there in blue and in red

# Where the neighbour across each port has its own.
ACROSS: Final = (5, 4, 7, 6, 1, 0, 3, 2)

# Directions, anticlockwise, as an asteroid's arrows go round it.
UP: Final = 0
LEFT: Final = 1
DOWN: Final = 2
RIGHT: Final = 3
SIDE_OF_PORT: Final = (UP, UP, RIGHT, RIGHT, DOWN, DOWN, LEFT, LEFT)

STOP: Final = 0


@final
class Field:
    """The board and the pieces of one table.

    A ship's place is an entry: the cell that it faces times eight, plus the port by which it will
    enter. `beyond` gives for a cell and port the entry behind it, or EDGE. `beside` gives for a cell
    and direction the next cell, or EDGE. `starts` are the entries behind which there is a start
    mark.

    `wakes` has for each tile and turn a number with WAKE_BITS for each port: where the wake leads.
    `turns` are for each tile how many of its turns look different. A set of tiles is a number with a
    bit for each, `bit`; `equals` are the tiles that look like one, itself included.

    Actions are numbered: from 0 the start marks; from `place_at` tile and turn; from `swap_at` one's
    own tile and the other, after STOP. Chance outcomes are tiles, asteroids, cells, turns or dice.
    """

    def __init__(
        self,
        players: int,
        size: int,
        hand: int,
        least: int,
        first_asteroids: int,
        lines: tuple[int, ...],
        drift: tuple[int, ...],
        values: tuple[int, ...],
        pivot: int,
        names: list[str],
        turns: list[int],
        wakes: list[tuple[int, ...]],
        with_asteroids: bool,
        bonus: bool,
    ) -> None:
        self.players: i64 = players
        self.size: i64 = size
        self.cells: i64 = size * size
        self.hand: i64 = hand
        self.least: i64 = least
        self.first_asteroids: i64 = first_asteroids
        self.with_asteroids = with_asteroids
        self.bonus = bonus
        self.numbered = vec[i64]([(row - 1) * size + column - 1 for row in lines for column in lines])
        self.is_numbered = vec[i64]([1 if cell in list(self.numbered) else 0 for cell in range(size * size)])
        self.faces: i64 = len(lines)
        self.rolls = [(total, _ways(total, len(lines))) for total in range(DICE, DICE * len(lines) + 1)]
        self.drifts = vec[i64]([1 if total in drift else 0 for total in range(DICE * len(lines) + 1)])
        self.values: i64 = len(values)
        self.asteroids: i64 = INKS * len(values)
        self.value = vec[i64]([value for value in values for _ in range(INKS)])
        self.pivot: i64 = pivot
        self.tiles: i64 = len(names)
        self.names = names
        self.turns = vec[i64](turns)
        self.wakes = vec[i64]([_packed(ports) for ports in wakes])
        self.equals = vec[i64](
            [sum([1 << at for at, other in enumerate(names) if other == name]) for name in names]
        )
        self.bit = vec[i64]([1 << tile for tile in range(len(names))])
        self.all_tiles: i64 = (1 << len(names)) - 1
        self.everyone: i64 = (1 << players) - 1
        self.beyond = vec[i64](
            [_beyond(cell, port, size) for cell in range(size * size) for port in range(PORTS)]
        )
        self.beside = vec[i64](
            [_beside(cell, side, size) for cell in range(size * size) for side in range(TURNS)]
        )
        self.starts = vec[i64]([entry for entry in range(size * size * PORTS) if self.beyond[entry] == EDGE])
        self.place_at: i64 = len(self.starts)
        self.swap_at: i64 = self.place_at + self.tiles * TURNS


def _packed(ports: tuple[int, ...]) -> int:
    return sum([other << (WAKE_BITS * port) for port, other in enumerate(ports)])


def _beside(cell: int, side: int, size: int) -> int:
    row, column = cell // size, cell % size
    row += (-1, 0, 1, 0)[side]
    column += (0, -1, 0, 1)[side]
    return row * size + column if 0 <= row < size and 0 <= column < size else EDGE


def _beyond(cell: int, port: int, size: int) -> int:
    other = _beside(cell, SIDE_OF_PORT[port], size)
    return EDGE if other == EDGE else other * PORTS + ACROSS[port]


def _ways(total: int, faces: int) -> int:
    """Return in how many ways two dice show this total."""
    return min(total - 1, DICE * faces + 1 - total)
