"""Reads and checks board.toml, and builds from it the course of one table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from quadriga.core.errors import Reason
from quadriga.core.figures import Figures
from quadriga.games.edison.course import (
    OIL,
    START,
    VEHICLES,
    Agreed,
    Cards,
    Chips,
    Counts,
    Course,
    Drop,
    Track,
)

LANES = "ab"
OIL_SIGN = "O"
RANDOM_COLOURS = ("yellow", "green", "blue")
COLOURS = (*RANDOM_COLOURS, "red")
MODES = {
    2: ("standard",),
    3: ("standard", "advanced"),
    4: ("standard", "singles", "advanced", "advanced-teams"),
}
TEAM_MODES = ("standard", "advanced-teams")


@dataclass(frozen=True)
class Board:
    """All that board.toml says, checked."""

    vehicles: tuple[str, ...]
    distances: int
    scoring: int
    ahead: int
    back: int
    spaces: int
    walls: tuple[int, ...]
    top: int
    bottom: int
    printed: tuple[int, int, int]
    standard: tuple[str, ...]
    backs: dict[str, tuple[str, ...]]
    rankings: dict[int, tuple[tuple[int, ...], ...]]
    bystander: int
    points: int
    minutes: int

    @property
    def chip_spaces(self) -> list[int]:
        """The spaces that chips are laid on, clockwise from the start."""
        return [space for space in range(1, self.spaces) if space not in (self.top, self.bottom)]

    @property
    def all_chips(self) -> list[str]:
        return [chip for colour in COLOURS for chip in self.backs[colour]]

    def course(self, players: int, mode: str, chips: str, walls: str, *, hidden: bool) -> Course:
        """Return the course for this many players, with these rules."""
        teams = players == 4 and mode in TEAM_MODES
        rankings = [list(card) for card in self.rankings[3 if players == 3 else 4]]
        pools = [[value_of(chip) for chip in self.backs[colour]] for colour in RANDOM_COLOURS]
        return Course(
            Agreed(players, mode.startswith("advanced"), teams, hidden, walls, chips),
            Chips(self.chip_spaces, pools),
            _track(self, walls),
            Drop(self.top, self.bottom, *self.printed),
            Cards(self.distances, self.scoring, self.ahead, self.back),
            Counts(rankings, self.bystander, self.points),
        )


def _track(board: Board, walls: str) -> Track:
    """Return the places: the start, spaces, lanes of walled spaces, the centre."""
    names: list[str] = []
    spaces: list[int] = []
    room: list[int] = []
    for space in range(board.spaces):
        walled = space in board.walls
        places = [f"{space}{lane}" for lane in LANES] if walled and walls == "lane" else [str(space)]
        names += places
        spaces += [space] * len(places)
        room += [VEHICLES if space == START else 1 if walled else 2] * len(places)
    clockwise, counter = ([_next(board, spaces, place, by) for place in range(len(names))] for by in (1, -1))
    return Track([*names, "centre"], [*spaces, board.spaces], [*room, 1], [*clockwise, []], [*counter, []])


def _next(board: Board, spaces: list[int], place: int, by: int) -> list[int]:
    """Return the places that a step from this one leads to."""
    space = spaces[place]
    onto = (space + by) % board.spaces
    if by < 0 and (space, onto) == (board.bottom, board.top):
        return []  # nobody climbs the drop
    here, there = ([at for at, other in enumerate(spaces) if other == one] for one in (space, onto))
    if len(here) == len(there) == len(LANES):
        return [there[here.index(place)]]  # a wall between the lanes all the way
    return there


def value_of(chip: str) -> int:
    return OIL if chip == OIL_SIGN else int(chip)


def load(path: Path) -> Board:
    """Return the board in this file; WrongBoard says what is missing or contradictory."""
    file = Figures.load(path)
    cards, drop, printed = _table(file, "cards"), _table(file, "drop"), _table(file, "printed")
    vehicles = _vehicles(file)
    board = Board(
        vehicles=vehicles,
        distances=cards.number("distances", least=1),
        scoring=cards.number("scoring_distance", least=1),
        ahead=cards.number("ahead", least=1),
        back=cards.number("back"),
        spaces=_table(file, "track").number("spaces", least=3),
        walls=tuple(_table(file, "walls").numbers("spaces")),
        top=drop.number("top", least=1),
        bottom=drop.number("bottom", least=1),
        printed=(_value(printed, "top"), _value(printed, "bottom"), _value(printed, "centre")),
        standard=_words(_table(file, "chips"), "standard"),
        backs={colour: _words(_table(file, "backs"), colour) for colour in COLOURS},
        rankings={4: (_shown_ranking(file), *_rankings(file, "four", 3)), 3: _rankings(file, "three", 3)},
        bystander=_bystander(file, vehicles),
        points=_table(file, "sheet").number("points", least=1),
        minutes=_table(file, "time").number("minutes", least=1),
    )
    _check_track(board, file)
    _check_chips(board, file)
    return board


def _table(file: Figures, name: str) -> Figures:
    table = file.within(name)
    table.origin()
    return table


def _vehicles(file: Figures) -> tuple[str, ...]:
    table = _table(file, "vehicles")
    names = _words(table, "names")
    if len(names) != VEHICLES or len(set(names)) != VEHICLES:
        raise table.wrong("names", f"{len(set(names))} different vehicles; {VEHICLES} are needed")
    return names


def _bystander(file: Figures, vehicles: tuple[str, ...]) -> int:
    table = _table(file, "bystander")
    name = table.word("vehicle")
    if name not in vehicles:
        raise table.wrong("vehicle", f"{name!r} is no vehicle")
    return vehicles.index(name)


def _value(table: Figures, key: str) -> int:
    value = table.table.get(key)
    if type(value) is not int:
        raise table.wrong(key, f"{value!r} is not a whole number")
    return value


def _words(table: Figures, key: str) -> tuple[str, ...]:
    values = table.table.get(key)
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise table.wrong(key, "missing or wrong; a list of words is needed here")
    return tuple(cast("list[str]", values))


def _shown_ranking(file: Figures) -> tuple[int, ...]:
    table = _table(file, "shown_ranking")
    card = tuple(table.numbers("card"))
    if len(card) != VEHICLES:
        raise table.wrong("card", f"{len(card)} numbers for {VEHICLES} vehicles")
    return card


def _rankings(file: Figures, key: str, cards: int) -> tuple[tuple[int, ...], ...]:
    table = _table(file, "rankings")
    values = table.table.get(key)
    rows = values if isinstance(values, list) else []
    if len(rows) != cards or not all(
        isinstance(row, list) and [type(number) for number in row] == [int] * VEHICLES for row in rows
    ):
        raise table.wrong(key, f"{cards} cards with {VEHICLES} whole numbers each are needed here")
    return tuple(tuple(row) for row in cast("list[list[int]]", rows))


def _check_track(board: Board, file: Figures) -> None:
    if board.scoring > board.distances:
        raise file.within("cards").wrong(
            "scoring_distance", f"{board.scoring} is beyond the {board.distances} distances"
        )
    if board.bottom != board.top + 1 or board.bottom >= board.spaces:
        raise file.within("drop").wrong("bottom", f"{board.bottom} does not follow {board.top} on the track")
    for space in board.walls:
        if not START < space < board.spaces or space in (board.top, board.bottom):
            raise file.within("walls").wrong("spaces", f"{space} cannot be walled")
    if board.spaces <= board.distances + 1:
        raise file.within("track").wrong(
            "spaces", f"{board.spaces} spaces; one must not come round with {board.distances}"
        )


def _check_chips(board: Board, file: Figures) -> None:
    for colour in COLOURS:
        for chip in board.backs[colour]:
            if not is_chip(chip):
                raise file.within("backs").wrong(colour, f"{chip!r} is neither a whole number nor {OIL_SIGN}")
    needed = len(board.chip_spaces)
    laid = sum(len(board.backs[colour]) for colour in RANDOM_COLOURS)
    if laid != needed:
        raise file.within("backs").wrong("blue", f"{laid} chips to lay at random on {needed} spaces")
    wrong = wrong_layout(board, list(board.standard))
    if wrong:
        raise file.within("chips").wrong("standard", wrong)


def is_chip(chip: str) -> bool:
    return chip == OIL_SIGN or chip.removeprefix("-").isdecimal()


def wrong_layout(board: Board, chips: list[str]) -> Reason | None:
    """Say what is wrong with chips laid freely; None if they can be."""
    for chip in dict.fromkeys(chips):
        times, there = chips.count(chip), board.all_chips.count(chip)
        if there == 0:
            return Reason(f"there is no {chip!r}", "not-there", value=chip)
        if times > there:
            reason = f"{chip!r} is given {times} times; at most {there}"
            return Reason(reason, "too-often", value=chip, times=times, most=there)
    given, needed = len(chips), len(board.chip_spaces)
    if given != needed:
        return Reason(f"{needed} are needed, not {given}", "other-number", needed=needed, given=given)
    return None


@cache
def board() -> Board:
    """Return the board of the game as it is played."""
    return load(Path(__file__).with_name("board.toml"))


@cache
def course(players: int, mode: str, chips: str, walls: str, hidden: bool) -> Course:
    """Return the course of the game as it is played."""
    return board().course(players, mode, chips, walls, hidden=hidden)
