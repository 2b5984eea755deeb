"""Positions drawn from above: a strip of the three lanes, what the sheets say, and whose turn it is.

    4 AA white -
            4  5  6  7  8  9 10 11
    outer  G0  .  .  .  x  .  .  7
    middle  .  .  .  .  .  .  B  Y
    B 12 4 3, G 11 6 0, Y 2 8 1
    round 2 after B: G sign 1 +2 lanes 0 attacks 1

A row of numbers says which spaces follow below. A letter is a chariot (N is brown), a number behind
it how often it is over the line if not once, `x` a caltrop, `#` a pillar, and a number alone the
limit of a curve. Chariots that are not drawn are wrecks, and spaces that are not drawn are empty.
The first line may be left out, and more seats than colours may share them as the rules deal them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from quadriga.games.chariot.board import board, course
from quadriga.games.chariot.course import NO_LIMIT, Circuit

COLOURS = {"B": "blue", "R": "red", "G": "green", "Y": "yellow", "P": "purple", "N": "brown"}
LANES = {"outer": "o", "middle": "m", "inner": "i"}
TABLE = re.compile(r"(\d) ([AB]{2}) (white|black) (safe|-)(?: ([BRGYPN]+))?")
CELL = re.compile(r"(?:([BRGYPN])(\d)?)?(x)?")
TURN = re.compile(r"round (\d+)(?: after ([BRGYPN]+))?: (.+)")


@dataclass
class Drawing:
    """What was drawn so far."""

    table: str = "4 AA white -"
    letters: str = "BRGY"
    spaces: dict[str, str] = field(default_factory=dict)
    caltrops: list[str] = field(default_factory=list)
    tracks: dict[str, str] = field(default_factory=dict)
    turn: str = ""

    @property
    def players(self) -> int:
        return int(self.table[0])

    @property
    def circuit(self) -> Circuit:
        players, halves, sheets, safe = self.table.split()
        return course(int(players), halves, sheets == "black", safe == "safe").circuit

    def deal(self, match: re.Match[str]) -> None:
        self.table = " ".join(match.groups()[:4])
        chariots = self.players * board().each[self.players]
        self.letters = match[5] or "".join(COLOURS)[:chariots]
        assert len(self.letters) == chariots, f"{self.letters} are not {chariots} chariots"

    def row(self, words: list[str], header: list[str]) -> None:
        cells = words[1:]
        assert len(cells) == len(header), f"{words} does not fit under {header}"
        for at, cell in zip(header, cells, strict=True):
            self.cell(LANES[words[0]] + at, cell)

    def cell(self, name: str, cell: str) -> None:
        space = self.circuit.names.index(name)
        limit, pillar = self.circuit.limits[space], self.circuit.pillars[space]
        empty = "#" if pillar else "." if limit == NO_LIMIT else str(limit)
        if cell == empty:
            return
        match = CELL.fullmatch(cell)
        assert match, f"{name} is {empty}, not {cell}"
        if match[1]:
            self.spaces[match[1]] = f"{match[2] or 1}:{name}"
        if match[3]:
            self.caltrops.append(name)

    def text(self) -> str:
        """Return the position in the game's own notation."""
        order = [letter for letter in COLOURS if letter in self.letters]
        chariots = ", ".join(self._chariot(letter) for letter in order)
        lying = " ".join(sorted(self.caltrops, key=self.circuit.names.index))
        match = TURN.fullmatch(self.turn)
        assert match, f"{self.turn} is no turn"
        played = ",".join(COLOURS[letter] for letter in order if letter in (match[2] or ""))
        mover, _, asked = match[3].partition(" ")
        turn = f"{COLOURS.get(mover, mover)} {asked}"
        return " | ".join([self.table, chariots, lying or "-", f"{match[1]} {played or '-'}", turn])

    def _chariot(self, letter: str) -> str:
        seat = self.letters.index(letter) % self.players + 1
        if letter not in self.spaces:
            return f"{seat} {COLOURS[letter]} wreck"
        return f"{seat} {COLOURS[letter]} {self.spaces[letter]} {self.tracks[letter]}"


def position(drawn: str) -> str:
    """Return the position of a drawing as text; text that is no drawing is returned as it is."""
    if "round" not in drawn:
        return " ".join(drawn.split())
    drawing, header = Drawing(), [""]
    for line in filter(None, map(str.strip, drawn.splitlines())):
        words = line.split()
        table = TABLE.fullmatch(line)
        if table:
            drawing.deal(table)
        elif all(word.isdecimal() for word in words):
            header = words
        elif words[0] in LANES:
            drawing.row(words, header)
        elif words[0] == "round":
            drawing.turn = line
        else:
            drawing.tracks |= dict(sheet.split(" ", 1) for sheet in line.split(", "))
    assert set(drawing.tracks) == set(drawing.spaces), "not the same chariots have a place and a sheet"
    return drawing.text()
