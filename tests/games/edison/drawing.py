"""Positions drawn from above: a strip of the track, the scores, the cards and whose turn it is.

    3 standard lane - standard
    space  7  8  9 10 11 12 centre
    a      .  R  .  .  .  .  Y
    b      .  Z< .  .  .  .  .
    scores R 5, Z -3
    hands 1 - 0 0, - 6 0 0, - - 0 1, - - 0 0
    sides 2, 1
    turn 2

R is the Steam Rocket, Z the Zeppelin Car, P the Propeller Roller and Y the Turbo Yacht; `<` faces
counter-clockwise. Vehicles that are not drawn are on the start. All lines may be left out: then four
play the standard game, nothing was scored or played, and seat 1 begins. `over` ends a drawing of a
game that is over: then all cards are played, and everybody has scored with the 2.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from quadriga.games.edison.board import LANES, board

LETTERS = "RZPY"
SIDES = {
    "2 standard": "12, 34",
    "3 standard": "1, 2, 3",
    "4 standard": "1, 2",
    "4 singles": "1, 2, 3, 4",
    "3 advanced": "1: 4 2 2 2, 2: 2 4 2 2, 3: 2 2 4 2",
    "4 advanced": "1: 4 2 2 2, 2: 2 4 2 2, 3: 2 2 4 2, 4: 2 2 2 4",
    "4 advanced-teams": "1: 4 2 2 2, 2: 2 4 2 2",
}
UNPLAYED, PLAYED = "- - 0 0", "123456 123456 4 2+"


@dataclass
class Drawing:
    """What was drawn so far."""

    table: str = "4 standard lane - standard"
    places: dict[str, str] = field(default_factory=dict)
    scores: dict[str, str] = field(default_factory=dict)
    hands: str = ""
    sides: str = ""
    turn: str = "1"
    asked: str = "card"

    def row(self, lane: str, header: list[str], cells: list[str]) -> None:
        assert len(cells) == len(header), f"{cells} does not fit under {header}"
        for space, cell in zip(header, cells, strict=True):
            if cell != ".":
                assert cell[0] in LETTERS, f"{cell} is no vehicle"
                self.places[cell[0]] = self._place(space, lane) + cell[1:]

    def _place(self, space: str, lane: str) -> str:
        walled = space.isdecimal() and int(space) in board().walls
        return space + lane if walled and self.table.split()[2] == "lane" else space

    def text(self) -> str:
        """Return the position in the game's own notation."""
        players, mode, _, _, laid = self.table.split()
        chips = board().standard if laid == "standard" else laid.split(",")
        vehicles = [f"{self.places.get(one, '0')} {self.scores.get(one, '0')}" for one in LETTERS]
        hand = PLAYED if self.asked == "over" else UNPLAYED
        hands = self.hands or ", ".join([hand] * int(players))
        sides = self.sides or SIDES[f"{players} {mode}"]
        return " | ".join(
            [self.table, " ".join(chips), ", ".join(vehicles), hands, sides, self.turn, self.asked]
        )


def position(drawn: str) -> str:
    """Return the position of a drawing as text."""
    drawing, header = Drawing(), [""]
    for line in filter(None, map(str.strip, drawn.splitlines())):
        word, _, rest = line.partition(" ")
        if word.isdecimal():
            drawing.table = line
        elif word == "space":
            header = rest.split()
        elif word in LANES:
            drawing.row(word, header, rest.split())
        elif word == "scores":
            drawing.scores = dict(score.split(" ", 1) for score in rest.split(", "))
        elif word == "over":
            drawing.asked = word
        else:
            assert word in ("hands", "sides", "turn"), f"{line} is no line of a drawing"
            setattr(drawing, word, rest)
    return drawing.text()
