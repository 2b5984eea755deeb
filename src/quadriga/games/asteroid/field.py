"""What stays the same through one game: the board, the tiles, the asteroids, the action numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

PORTS: Final = 8
PORT_BITS: Final = 3
LAST_PORT: Final = PORTS - 1
TURNS: Final = 4
EDGE: Final = -1

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
    and direction the next cell, or EDGE. `wakes` has for each tile and turn eight ports: where the
    wake leads. A set of tiles is a number with a bit for each, `bit`; `equals` are the tiles that look
    like one, itself included.

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
        tiles: list[tuple[int, ...]],
        turns: list[int],
        names: list[str],
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
        self.rolls = [(total, _ways(total, len(lines))) for total in range(2, 2 * len(lines) + 1)]
        self.drifts = vec[i64]([1 if total in drift else 0 for total in range(2 * len(lines) + 1)])
        self.values: i64 = len(values)
        self.asteroids: i64 = 2 * len(values)
        self.value = vec[i64]([value for value in values for _ in range(2)])
        self.pivot: i64 = pivot
        self.tiles: i64 = len(tiles)
        self.names = names
        self.wakes = vec[i64](
            [port for tile in tiles for turn in range(TURNS) for port in _turned(tile, turn)]
        )
        self.turns = vec[i64](turns)
        self.equals = vec[i64](
            [sum([1 << at for at, other in enumerate(tiles) if other == tile]) for tile in tiles]
        )
        self.bit = vec[i64]([1 << tile for tile in range(len(tiles))])
        self.all_tiles: i64 = (1 << len(tiles)) - 1
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
        self.actions: i64 = self.swap_at + self.tiles * self.tiles


def _turned(tile: tuple[int, ...], turn: int) -> list[int]:
    wakes = [0] * PORTS
    for port in range(PORTS):
        wakes[(port + 2 * turn) % PORTS] = (tile[port] + 2 * turn) % PORTS
    return wakes


def _beside(cell: int, side: int, size: int) -> int:
    row, column = cell // size, cell % size
    row += (-1, 0, 1, 0)[side]
    column += (0, -1, 0, 1)[side]
    return row * size + column if 0 <= row < size and 0 <= column < size else EDGE


def _beyond(cell: int, port: int, size: int) -> int:
    other = _beside(cell, SIDE_OF_PORT[port], size)
    return EDGE if other == EDGE else other * PORTS + ACROSS[port]


def _ways(total: int, faces: int) -> int:
    return min(total - 1, 2 * faces + 1 - total)
