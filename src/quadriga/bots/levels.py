"""Five levels for every game: how much a bot overlooks, and how long it thinks.

A level is a small table of settings, in `levels.toml` of the game's folder, or in ours.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from quadriga.bots import greedy
from quadriga.bots.search import Settings
from quadriga.bots.thinker import Thinker
from quadriga.core.owner import game_of
from quadriga.core.rng import MOST, Rng
from quadriga.core.state import State

FILE = "levels.toml"
LEVELS = range(1, 6)
STRONGEST = LEVELS[-1]
USUAL = 2  # for somebody who has not said


@dataclass(frozen=True)
class Level:
    """How likely a bot sees an action at all, how many it sees at least, and how it looks ahead, if so."""

    notices: float = 1.0
    fewest: int = 1
    search: Settings | None = None


class Player:
    """A bot of one level, in whatever game it is asked."""

    def __init__(self, number: int) -> None:
        self.number = number
        self._thinker = Thinker()

    def __call__(self, state: State, rng: Rng) -> int:
        level = levels(state)[self.number - 1]
        if level.search is None:
            return greedy.best(state, noticed(state.legal(), level, rng), rng)
        return self._thinker.decide(state, level.search, rng)


def noticed(actions: list[int], level: Level, rng: Rng) -> list[int]:
    """Return the actions that somebody of this level sees; it is never none."""
    seen = [action for action in actions if rng.below(MOST) < int(level.notices * MOST)]
    overlooked = [action for action in actions if action not in seen]
    while len(seen) < level.fewest and overlooked:
        seen.append(overlooked.pop(rng.below(len(overlooked))))
    return seen


def thinking(state: State) -> Settings:
    """Return how the strongest level thinks in the game that this is a position of."""
    return strongest(_package(state))


def strongest(package: str) -> Settings:
    """Return how the strongest level of a game's package thinks."""
    search = _read(package)[STRONGEST - 1].search
    assert search is not None, "the strongest level thinks ahead"
    return search


def levels(state: State) -> tuple[Level, ...]:
    """Return the five levels of the game that this is a position of."""
    return _read(_package(state))


def _package(state: State) -> str:
    try:
        return game_of(state).package
    except LookupError:  # rules that somebody tries out
        return __package__


def like_greedy(package: str) -> list[int]:
    """Return the levels of a game's package that overlook nothing and look one decision ahead."""
    return [number for number, level in zip(LEVELS, _read(package), strict=True) if level == Level()]


@cache
def _read(package: str) -> tuple[Level, ...]:
    own = files(package).joinpath(FILE)
    source = own if own.is_file() else files(__package__).joinpath(FILE)
    rows = tomllib.loads(source.read_text(encoding="utf-8"))["level"]
    if len(rows) != len(LEVELS):
        raise ValueError(f"{FILE} of {package}: {len(rows)} levels, not {len(LEVELS)}")
    return tuple(Level(search=Settings(**row)) if "tries" in row else Level(**row) for row in rows)
