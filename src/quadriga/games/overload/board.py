"""Reads and checks board.toml, and builds from it the track of one table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from quadriga.core.figures import Figures
from quadriga.games.overload.track import DOUBLE, MINUS, PLAIN, PLUS, STEP, Track

ACTS = {"+": PLUS, "-": MINUS, "±": STEP, "x2": DOUBLE}


@dataclass(frozen=True)
class Section:
    """A piece of track: `actions` are the spaces (from 1) that act on its action side, and how."""

    name: str
    players: tuple[int, ...]
    spaces: int
    actions: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Board:
    """All that board.toml says, checked."""

    pawns_each: int
    rings: int
    capacity: int
    bonus: int
    reward: int
    faces: int
    minutes: int
    targets: dict[int, int]
    sections: tuple[Section, ...]

    @property
    def seats(self) -> range:
        return range(min(self.targets), max(self.targets) + 1)

    def used(self, players: int) -> tuple[Section, ...]:
        """Return the sections of the track for this many players, START first."""
        return tuple(section for section in self.sections if players in section.players)

    def names(self, players: int) -> tuple[str, ...]:
        return tuple(section.name for section in self.used(players))

    def track(self, players: int, turned: tuple[str, ...]) -> Track:
        """Return the track for this many players with these sections on their action side."""
        used = self.used(players)
        spaces: list[int] = []
        for section in used:
            acts = [PLAIN] * section.spaces
            for space, act in section.actions if section.name in turned else ():
                acts[space - 1] = act
            spaces += acts
        return Track(
            players,
            turned,
            tuple(section.spaces for section in used),
            tuple(spaces),
            self.pawns_each,
            self.capacity,
            self.faces,
            self.targets[players],
            self.bonus,
            self.reward,
        )


def load(path: Path) -> Board:
    """Return the board in this file; WrongBoard says what is missing or contradictory."""
    file = Figures.load(path)
    figures = file.within("figures")
    board = Board(
        pawns_each=figures.figure("pawns_each", least=2),
        rings=figures.figure("rings", least=1),
        capacity=figures.figure("capacity", least=1),
        bonus=figures.figure("bonus"),
        reward=figures.figure("reward"),
        faces=figures.figure("faces", least=1),
        minutes=figures.figure("minutes", least=1),
        targets=_targets(file.within("target")),
        sections=_sections(file),
    )
    _check_rings(board, figures)
    _check_players(board, file)
    for players in board.seats:
        _check_track(board, players, file)
    return board


def _targets(table: Figures) -> dict[int, int]:
    table.origin()
    values = table.within("values")
    for key in values.table:
        if not key.isdecimal():
            raise values.wrong(key, "is not a number of players")
    targets = {int(key): values.number(key, least=1) for key in values.table}
    if not targets:
        raise table.wrong("values", "no number of players has a target")
    for players in range(min(targets), max(targets) + 1):
        if players not in targets:
            raise values.wrong(str(players), "missing; every number of players needs its target")
    return targets


def _sections(file: Figures) -> tuple[Section, ...]:
    file.within("sections").origin()
    sections: list[Section] = []
    for table in file.each("section"):
        section = _section(table)
        if section.name in [other.name for other in sections]:
            raise table.wrong("name", f"{section.name!r} names another section already")
        sections.append(section)
    return tuple(sections)


def _section(table: Figures) -> Section:
    name = table.word("name")
    if not name.isalnum() or name in ("none", "all"):
        raise table.wrong("name", f"{name!r} is not a plain word, or it is 'none' or 'all'")
    spaces = table.number("spaces", least=1)
    return Section(name, tuple(table.numbers("players")), spaces, _actions(table, name, spaces))


def _actions(table: Figures, name: str, spaces: int) -> tuple[tuple[int, int], ...]:
    actions: dict[int, int] = {}
    for action in table.each("actions") if table.table.get("actions") != [] else []:
        does = action.word("does")
        if does not in ACTS:
            raise action.wrong("does", f"{does!r} is not one of {' '.join(ACTS)}")
        space = action.number("space", least=1)
        if space > spaces:
            raise action.wrong("space", f"{space} is beyond the {spaces} spaces of section {name!r}")
        if space in actions:
            raise action.wrong("space", f"{space} acts already")
        actions[space] = ACTS[does]
    return tuple(actions.items())


def _check_rings(board: Board, figures: Figures) -> None:
    # With this many the bowl never runs short, so that no rule has to say what happens then.
    needed = max(board.seats) * board.pawns_each * board.capacity
    if board.rings < needed:
        raise figures.wrong("rings", f"{board.rings} cannot load every pawn; at least {needed}")


def _check_players(board: Board, file: Figures) -> None:
    for section, table in zip(board.sections, file.each("section"), strict=True):
        for players in section.players:
            if players not in board.targets:
                raise table.wrong("players", f"{players} players have no target")


def _check_track(board: Board, players: int, file: Figures) -> None:
    who = f"with {players} players"
    if not board.used(players):
        raise file.wrong("section", f"{who} no section is used")
    spaces = list(board.track(players, board.names(players)).spaces)
    if len(spaces) < 3:
        raise file.wrong("section", f"{who} the track needs a space between START and FINISH")
    if spaces[0] != PLAIN:
        raise file.wrong("section", f"{who} START cannot act")
    if spaces[-1] != PLAIN:
        raise file.wrong("section", f"{who} FINISH cannot act")
    for at in range(1, len(spaces)):
        if spaces[at - 1] == spaces[at] == STEP:
            raise file.wrong("section", f"{who} two ± spaces touch: a pawn could step for ever")


@cache
def board() -> Board:
    """Return the board of the game as it is played."""
    return load(Path(__file__).with_name("board.toml"))


@cache
def track(players: int, turned: tuple[str, ...]) -> Track:
    """Return the track of the game as it is played."""
    return board().track(players, turned)
