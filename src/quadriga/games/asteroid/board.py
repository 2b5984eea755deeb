"""Reads and checks board.toml, and builds from it the field of one table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from quadriga.core.figures import Figures
from quadriga.games.asteroid.field import DICE, INKS, PORTS, TURNS, Field
from quadriga.games.asteroid.tiles import all_tiles, distinct_turns, turned, wakes_of

FEWEST_PLAYERS = 2
SMALLEST = 2  # rows and columns
MOST_TILES = 60  # a set of tiles is a number of 64 bits
MOST_IN_HAND = 15  # so is what may be placed: all turns of these


@dataclass(frozen=True)
class Board:
    """All that board.toml says, checked."""

    size: int
    hand: int
    least: int
    minutes: int
    bonus: int
    asteroids: dict[int, int]
    lines: tuple[int, ...]
    drift: tuple[int, ...]
    values: tuple[int, ...]
    pivot: int
    tiles: tuple[str, ...]

    @property
    def seats(self) -> range:
        return range(min(self.asteroids), max(self.asteroids) + 1)

    def field(self, players: int, *, with_asteroids: bool, bonus: bool) -> Field:
        """Return the field for this many players, with these rules."""
        tiles = [wakes_of(tile) for tile in self.tiles]
        return Field(
            players=players,
            size=self.size,
            hand=self.hand,
            least=self.least,
            first_asteroids=self.asteroids[players],
            lines=self.lines,
            drift=self.drift,
            values=self.values,
            pivot=self.pivot,
            names=list(self.tiles),
            turns=[distinct_turns(tile) for tile in tiles],
            wakes=[turned(tile, turn) for tile in tiles for turn in range(TURNS)],
            with_asteroids=with_asteroids,
            bonus=bonus,
        )


def load(path: Path) -> Board:
    """Return the board in this file; WrongBoard says what is missing or contradictory."""
    file = Figures.load(path)
    figures = file.within("figures")
    board = Board(
        size=figures.figure("size", least=SMALLEST),
        hand=figures.figure("hand", least=1),
        least=figures.figure("least_asteroids"),
        minutes=figures.figure("minutes", least=1),
        bonus=_bonus(file.within("bonus")),
        asteroids=_asteroids(file.within("players")),
        lines=_lines(file, figures.figure("size", least=SMALLEST)),
        drift=_numbers(file.within("drift"), "totals"),
        values=_values(file.within("asteroids")),
        pivot=_pivot(file.within("pivot")),
        tiles=_tiles(file.within("tiles")),
    )
    _check_deal(board, file)
    _check_drift(board, file)
    return board


def _bonus(table: Figures) -> int:
    table.origin()
    return table.number("players", least=FEWEST_PLAYERS)


def _asteroids(table: Figures) -> dict[int, int]:
    table.origin()
    values = table.within("asteroids")
    for key in values.table:
        if not key.isdecimal() or int(key) < FEWEST_PLAYERS:
            raise values.wrong(key, "is not a number of players")
    asteroids = {int(key): values.number(key) for key in values.table}
    if not asteroids or sorted(asteroids) != list(range(min(asteroids), max(asteroids) + 1)):
        raise table.wrong(
            "asteroids", "every number of players needs its asteroids, from the least to the most"
        )
    return asteroids


def _numbers(table: Figures, key: str) -> tuple[int, ...]:
    table.origin()
    return tuple(table.numbers(key))


def _lines(file: Figures, size: int) -> tuple[int, ...]:
    table = file.within("lines")
    lines = _numbers(table, "faces")
    if not lines or sorted(set(lines)) != list(lines) or lines[0] < 1 or lines[-1] > size:
        raise table.wrong("faces", f"{list(lines)} are not rising lines from 1 to {size}")
    return lines


def _values(table: Figures) -> tuple[int, ...]:
    values = _numbers(table, "values")
    if values != tuple(range(1, TURNS + 2)):
        raise table.wrong(
            "values", f"{list(values)} are not the values 1 to {TURNS + 1}: four arrows and a pivot"
        )
    return values


def _pivot(table: Figures) -> int:
    table.origin()
    turns = table.number("quarter_turns", least=1)
    if turns >= TURNS:
        raise table.wrong("quarter_turns", f"{turns} is no pivot; from 1 to {TURNS - 1}")
    return turns


def _tiles(table: Figures) -> tuple[str, ...]:
    """Return every tile once and the doubled ones a second time, in alphabetical order."""
    table.origin()
    known = all_tiles()
    doubled = table.table.get("doubled")
    if not isinstance(doubled, list):
        raise table.wrong("doubled", "missing; a list of tiles is needed here")
    for tile in doubled:
        if tile not in known:
            raise table.wrong("doubled", f"{tile!r} is no tile in its first rotation")
    if len(set(map(str, doubled))) != len(doubled):
        raise table.wrong("doubled", "a tile is doubled twice")
    if len(known) + len(doubled) > MOST_TILES:
        raise table.wrong("doubled", f"{len(known) + len(doubled)} tiles; at most {MOST_TILES}")
    return tuple(sorted([*known, *map(str, doubled)]))


def _check_deal(board: Board, file: Figures) -> None:
    most = max(board.asteroids)
    if len(board.tiles) < most * board.hand:
        raise file.within("figures").wrong(
            "hand", f"{len(board.tiles)} tiles are not {board.hand} for each of {most}"
        )
    if board.hand > MOST_IN_HAND:
        raise file.within("figures").wrong("hand", f"{board.hand} tiles; at most {MOST_IN_HAND}")
    marks = PORTS * board.size  # each side of the board has so many cells, each cell two ports on a side
    if marks < most:
        raise file.within("figures").wrong("size", f"{marks} start marks for {most} ships")
    supply = INKS * len(board.values)
    cells = len(board.lines) ** DICE
    for players, asteroids in board.asteroids.items():
        if asteroids > min(supply, cells):
            raise file.within("players").wrong(
                "asteroids", f"{asteroids} asteroids with {players} players; at most {min(supply, cells)}"
            )


def _check_drift(board: Board, file: Figures) -> None:
    faces = len(board.lines)
    for total in board.drift:
        if not DICE <= total <= DICE * faces:
            raise file.within("drift").wrong("totals", f"two dice with {faces} faces never show {total}")
    if faces < len(board.values):
        raise file.within("lines").wrong(
            "faces", f"a die needs a face for each of the {len(board.values)} values"
        )


@cache
def board() -> Board:
    """Return the board of the game as it is played."""
    return load(Path(__file__).with_name("board.toml"))


@cache
def field(players: int, with_asteroids: bool, bonus: bool) -> Field:
    """Return the field of the game as it is played."""
    return board().field(players, with_asteroids=with_asteroids, bonus=bonus)
