"""Positions drawn from above: the cells, the ships before them, and what lies beside the board.

    3 asteroids bonus
       a     b     c
    1  47.0  A7B3  .
    2  .     *2b3  #
    hands 1,2,3 / 4,5 / -
    under 6! / 8,9
    1 place

Columns and rows that are not drawn are empty. A ship is drawn in the cell that it faces: A7 is the
ship of seat 1, which will enter by port 7; a ship that is drawn nowhere is out. `12.1` is tile 12
after one quarter-turn clockwise, `*2b3` the blue asteroid of value 2, turned three times, and `*2b3A7`
one with a ship before it. `#` stands for the lowest tile that is nowhere else, unturned. Tiles that
are not drawn are in the pile. The first line may be left out, and so may all that is nothing.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from quadriga.games.asteroid.board import board

SIZE = board().size
TILES = len(board().tiles)
COLUMNS = "abcdefghijklmnopqrstuvwxyz"[:SIZE]
SEATS = "ABCDEFGH"
TABLE = re.compile(r"\d (asteroids|clear) (bonus|-)")
CELL = re.compile(r"(\.|#|\d+\.\d|\*\d[br]\d)?((?:[A-H][0-7])*)")
BESIDE = ("gone", "hands", "under", "mixes")


@dataclass
class Drawing:
    """What was drawn so far."""

    table: str = "2 asteroids -"
    cells: dict[str, str] = field(default_factory=dict)
    ships: dict[int, str] = field(default_factory=dict)
    beside: dict[str, str] = field(default_factory=dict)
    turn: str = ""

    def row(self, number: str, columns: list[str], words: list[str]) -> None:
        assert len(columns) == len(words), f"row {number} does not fit under {columns}"
        for column, word in zip(columns, words, strict=True):
            match = CELL.fullmatch(word)
            assert match, f"{word} is nothing that lies on a cell"
            self.cells[column + number] = match[1] or "."
            for ship in re.findall(r"[A-H]\d", match[2]):
                self.ships[SEATS.index(ship[0])] = f"{column}{number}:{ship[1]}"

    def text(self) -> str:
        """Return the position in the game's own notation."""
        players = int(self.table[0])
        names = [[f"{column}{row}" for column in COLUMNS] for row in range(1, SIZE + 1)]
        words = self._filled([self.cells.get(name, ".") for row in names for name in row])
        rows = [" ".join(words[at : at + SIZE]) for at in range(0, SIZE * SIZE, SIZE)]
        return " | ".join(
            [
                self.table,
                " / ".join(rows),
                self.beside.get("gone", "-"),
                " ".join(self.ships.get(seat, self._absent()) for seat in range(players)),
                _sorted(self.beside.get("hands", " / ".join("-" * players))),
                _sorted(self.beside.get("under", "-")),
                self.beside.get("mixes", "-"),
                self.turn,
            ]
        )

    def _absent(self) -> str:
        return "-" if self.turn.split()[1] in ("deal", "mark") or "then setup" in self.turn else "out"

    def _filled(self, words: list[str]) -> list[str]:
        """Return the cells with the lowest free tiles where any would do."""
        lying = {word.partition(".")[0] for word in words}
        elsewhere = re.findall(r"\d+(?=[+!,/ ]|$)", f"{self.beside.get('hands', '')} ")
        elsewhere += re.findall(r"(?<!\+)\b\d+", self.beside.get("under", ""))
        free = (tile for tile in range(TILES) if str(tile) not in lying and str(tile) not in elsewhere)
        words = [f"{next(free)}.0" if word == "#" else word for word in words]
        left = list(free)
        assert "no pile" not in self.beside or not left, f"{len(left)} tiles are left for the pile: {left}"
        return words


def _sorted(sets: str) -> str:
    """Return sets of tiles with the tiles of each in their order."""
    return " / ".join(
        ",".join(sorted(tiles.split(","), key=lambda tile: int(re.split("[+!]", tile)[0] or 0)))
        if tiles != "-"
        else tiles
        for tiles in sets.split(" / ")
    )


def position(drawn: str) -> str:
    """Return the position of a drawing as text."""
    drawing, columns = Drawing(), [""]
    for line in filter(None, map(str.strip, drawn.splitlines())):
        first, *rest = line.split()
        if TABLE.fullmatch(line):
            drawing.table = line
        elif first in COLUMNS and set(rest) <= set(COLUMNS):
            columns = [first, *rest]
        elif first in BESIDE:
            drawing.beside[first] = " ".join(rest)
        elif line == "no pile":
            drawing.beside[line] = ""
        elif len(rest) == len(columns) and CELL.fullmatch(rest[0]):
            drawing.row(first, columns, rest)
        else:
            drawing.turn = line
    return drawing.text()
