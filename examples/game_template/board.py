"""Reads and checks board.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from quadriga.core.figures import Figures


@dataclass(frozen=True)
class Board:
    """All that board.toml says, checked. `faces` has each number of a die with its sides."""

    seats: range
    minutes: int
    tokens: int
    faces: tuple[tuple[int, int], ...]
    paths: dict[str, int]


def load(path: Path) -> Board:
    """Return the board in this file; WrongBoard says what is missing or contradictory."""
    file = Figures.load(path)
    figures = file.within("figures")
    fewest = figures.figure("fewest", least=2)
    return Board(
        seats=range(fewest, figures.figure("most", least=fewest) + 1),
        minutes=figures.figure("minutes", least=1),
        tokens=figures.figure("tokens", least=1),
        faces=_faces(file.within("die")),
        paths=_paths(file.within("paths")),
    )


def _faces(die: Figures) -> tuple[tuple[int, int], ...]:
    die.origin()
    sides = die.numbers("sides")
    if not sides or min(sides) < 1:
        raise die.wrong("sides", f"{sides} are not the sides of a die; each is 1 or more")
    return tuple((face, sides.count(face)) for face in sorted(set(sides)))


def _paths(paths: Figures) -> dict[str, int]:
    paths.origin()
    steps = paths.within("steps")
    return {name: steps.number(name, least=1) for name in steps.table}


@cache
def board() -> Board:
    """Return the board of the game as it is played."""
    return load(Path(__file__).with_name("board.toml"))
