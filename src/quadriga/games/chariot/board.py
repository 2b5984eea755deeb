"""Reads and checks board.toml, and builds from it the course of one race."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from quadriga.core.figures import Figures
from quadriga.games.chariot.course import Costs, Course, Sheet
from quadriga.games.chariot.dice import MOST_DICE, Die
from quadriga.games.chariot.layout import LANE_LETTERS, CannotBeRaced, Lane, Layout, Spot

COSTS = (
    "laps",
    "rounds",
    "caltrops",
    "repair_cost",
    "repair_most",
    "favour_cost",
    "sprint_speed",
    "sprint_damage",
    "caltrop_damage",
    "ram_damage",
    "javelin_damage",
    "javelin_range",
)
FACE_NAMES = ("pace", "sprint", "lane", "attack", "fortune")  # in the order of their numbers in dice.py
MOST_SPEED = 99
FILE = Path(__file__).with_name("board.toml")


@dataclass(frozen=True)
class Board:
    """All that board.toml says, checked."""

    costs: dict[str, int]
    each: dict[int, int]
    minutes: int
    sides: tuple[int, ...]
    unbuyable: int
    layout: Layout
    white: Sheet
    black: dict[str, Sheet]

    @property
    def seats(self) -> range:
        return range(min(self.each), max(self.each) + 1)

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(self.black)

    def course(self, players: int, halves: str, *, black: bool, safe: bool) -> Course:
        """Return the course for this many players, with these halves, sheets and rules."""
        sheets = list(self.black.values()) if black else [self.white] * len(self.black)
        most = max(max(sheet.dice) for sheet in (self.white, *self.black.values()))
        return Course(
            players,
            self.each[players],
            self.layout.circuit(halves),
            self.colours,
            sheets,
            Costs(**self.costs),
            Die(self.sides, most, self.unbuyable),
            black,
            safe,
        )


def load(path: Path) -> Board:
    """Return the board in this file; WrongBoard says what is missing or contradictory."""
    file = Figures.load(path)
    figures = file.within("figures")
    board = Board(
        costs={name: figures.figure(name, least=1) for name in COSTS},
        each=_each(file.within("players")),
        minutes=figures.figure("minutes", least=1),
        sides=_sides(file.within("die")),
        unbuyable=_unbuyable(file.within("unbuyable")),
        layout=_layout(file),
        white=_white(file),
        black=_black(file),
    )
    _check_chariots(board, file)
    try:
        board.layout.check()
    except CannotBeRaced as why:
        raise file.wrong("lane", str(why)) from None
    return board


def _each(table: Figures) -> dict[int, int]:
    table.origin()
    chariots = table.within("chariots")
    for key in chariots.table:
        if not key.isdecimal() or int(key) < 1:
            raise chariots.wrong(key, "is not a number of players")
    each = {int(key): chariots.number(key, least=1) for key in chariots.table}
    if not each or sorted(each) != list(range(min(each), max(each) + 1)):
        raise table.wrong(
            "chariots", "every number of players needs its chariots, from the least to the most"
        )
    for players, number in each.items():
        if number > 2:
            raise chariots.wrong(str(players), f"{number} chariots each; at most 2 can be drafted")
        if players * number < 2:
            raise chariots.wrong(str(players), "a single chariot makes no race")
    return each


def _sides(table: Figures) -> tuple[int, ...]:
    table.origin()
    sides = tuple(table.number(face) for face in FACE_NAMES)
    if sum(sides) == 0:
        raise table.wrong("pace", "the die shows nothing")
    return sides


def _unbuyable(table: Figures) -> int:
    table.origin()
    face = table.word("face")
    if face not in FACE_NAMES:
        raise table.wrong("face", f"{face!r} is not one of {', '.join(FACE_NAMES)}")
    return FACE_NAMES.index(face)


# The circuit


def _layout(file: Figures) -> Layout:
    for name in ("lanes", "line", "halves", "grid", "pillars"):
        file.within(name).origin()
    tables = file.each("lane")
    if len(tables) > len(LANE_LETTERS):
        raise file.wrong("lane", f"{len(tables)} lanes; at most {len(LANE_LETTERS)}")
    lines = _cuts(file.within("line"), len(tables))
    halves = _cuts(file.within("halves"), len(tables))
    lanes = [_lane(table, line, half) for table, line, half in zip(tables, lines, halves, strict=True)]
    for name, cuts in (("line", lines), ("halves", halves)):
        for lane, cut in zip(lanes, cuts, strict=True):
            if not 0 <= cut < len(lane):
                raise file.within(name).wrong("spaces", f"{lane.name} has no space {cut}")
    return Layout(
        tuple(lanes),
        _spots(file.within("grid"), "places", lanes),
        _spots(file.within("pillars"), "spaces", lanes),
    )


def _cuts(table: Figures, lanes: int) -> list[int]:
    cuts = table.numbers("spaces")
    if len(cuts) != lanes:
        raise table.wrong("spaces", f"{len(cuts)} spaces for {lanes} lanes")
    return cuts


def _lane(table: Figures, line: int, half: int) -> Lane:
    name = table.word("name")
    runs = _pairs(table, "lengths")
    if not runs or min(map(min, runs)) < 1:
        raise table.wrong("lengths", f"{name} needs spaces, each at least one part long")
    lengths = [length for count, length in runs for _ in range(count)]
    return Lane(name, tuple(lengths), table.number("offset"), _limits(table, len(lengths)), line, half)


def _limits(table: Figures, spaces: int) -> dict[int, int]:
    limits = table.within("limits")
    for key in limits.table:
        if not key.isdecimal() or int(key) >= spaces:
            raise limits.wrong(key, f"is not a space of this lane; it has {spaces}")
    return {int(key): limits.number(key) for key in limits.table}


def _spots(table: Figures, key: str, lanes: list[Lane]) -> tuple[Spot, ...]:
    spots = _pairs(table, key)
    for lane, space in spots:
        if not (0 <= lane < len(lanes) and 0 <= space < len(lanes[lane])):
            raise table.wrong(key, f"[{lane}, {space}] is no lane and space")
    return tuple(spots)


def _pairs(table: Figures, key: str) -> list[tuple[int, int]]:
    values = table.table.get(key)
    if values is None:
        raise table.wrong(key, "missing; a list of pairs of whole numbers is needed here")
    pairs = values if isinstance(values, list) else [values]
    for pair in pairs:
        if not isinstance(pair, list) or [type(number) for number in pair] != [int, int]:
            raise table.wrong(key, f"{pair!r} is not a pair of whole numbers")
    return [(first, second) for first, second in cast("list[list[int]]", pairs)]


# The sheets


def _white(file: Figures) -> Sheet:
    sheet, dice = file.within("white"), file.within("white_dice")
    sheet.origin()
    dice.origin()
    return _sheet(sheet, dice)


def _black(file: Figures) -> dict[str, Sheet]:
    file.within("black").origin()
    sheets: dict[str, Sheet] = {}
    for table in file.each("chariot"):
        colour = table.word("colour")
        if not (colour.isascii() and colour.isalpha() and colour.islower()) or colour == "nobody":
            raise table.wrong("colour", f"{colour!r} is not a word of small letters, or it is 'nobody'")
        if colour in sheets:
            raise table.wrong("colour", f"{colour!r} is another chariot's already")
        sheets[colour] = _sheet(table, table)
    return sheets


def _sheet(table: Figures, dice: Figures) -> Sheet:
    damage, speed, fortune = (_track(table, name) for name in ("damage", "speed", "fortune"))
    if damage[0] == 0:
        raise table.wrong("damage", "a chariot cannot begin as a wreck")
    top = table.numbers("top")
    if len(top) != damage[1]:
        raise table.wrong("top", f"{len(top)} speeds for damage levels 1 to {damage[1]}")
    if sorted(top) != top or top[0] < 0 or top[-1] > speed[1]:
        raise table.wrong("top", f"speeds must rise with the level, from 0 to {speed[1]} at most")
    return Sheet(damage, speed, fortune, _dice(dice, speed[1]), [0, *top])


def _track(table: Figures, key: str) -> tuple[int, int]:
    numbers = table.numbers(key)
    if len(numbers) != 2 or not 0 <= numbers[0] <= numbers[1] <= MOST_SPEED:
        raise table.wrong(
            key, f"{numbers} is not where the track begins and where it ends, at most {MOST_SPEED}"
        )
    return numbers[0], numbers[1]


def _dice(table: Figures, most_speed: int) -> list[int]:
    """Return how many dice are rolled at each speed."""
    steps = table.numbers("dice")
    if not steps or sorted(set(steps)) != steps or steps[0] < 0 or steps[-1] > most_speed:
        raise table.wrong("dice", f"speeds must rise, from 0 to {most_speed} at most")
    if len(steps) + 1 > MOST_DICE:
        raise table.wrong("dice", f"{len(steps) + 1} dice; at most {MOST_DICE}")
    return [1 + sum(speed <= step for step in steps) for speed in range(most_speed + 1)]


def _check_chariots(board: Board, file: Figures) -> None:
    most = max(players * each for players, each in board.each.items())
    if len(board.black) < most:
        raise file.wrong("chariot", f"{len(board.black)} chariots; {most} can be in a race")
    if len(board.layout.grid) < most:
        raise file.within("grid").wrong("places", f"{len(board.layout.grid)} places for {most} chariots")
    fastest = max(int(sheet.most_speed) for sheet in (board.white, *board.black.values()))
    for lane in board.layout.lanes:
        # Nobody may come round to where the move began.
        if len(lane) <= fastest:
            raise file.wrong("lane", f"{lane.name} has {len(lane)} spaces, too few for speed {fastest}")


@cache
def board() -> Board:
    """Return the board of the game as it is played."""
    return load(FILE)


@cache
def course(players: int, halves: str, black: bool, safe: bool) -> Course:
    """Return the course of a race as it is run."""
    return board().course(players, halves, black=black, safe=safe)
