"""A first game with guidance: `lesson.toml` in a game's folder, for whoever never saw its rules.

All that is said in it are messages of the game: `learn-…` for a card before the game, for what is asked and
for what happens, and `learn-do-…` for why something is a good idea.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from quadriga.core.game import Plain

FILE = "lesson.toml"


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays, and what is told.

    `bot` is the level of all others. `cards` are shown before the game, in this order, each with what it
    points at: names on the board, those that begin with something and a *, or `.sheets`. `learns` are the
    questions and events that are explained when they first come up, each with the clause where one can read
    on. The others, of which nothing is said, are `quiet`.
    """

    players: int
    bot: str
    cards: dict[str, tuple[str, ...]]
    learns: dict[str, str]
    quiet: tuple[str, ...] = ()
    options: dict[str, str] = {}

    def plain(self) -> dict[str, Plain]:
        """Return what a page needs to guide somebody."""
        return {
            "players": self.players,
            "bot": self.bot,
            "options": {**self.options},
            "cards": [{"name": name, "shows": [*shows]} for name, shows in self.cards.items()],
            "learns": {**self.learns},
        }


@cache
def lesson(package: str) -> Lesson | None:
    """Return the lesson of the game in this package, if it brings one."""
    file = files(package).joinpath(FILE)
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson) if file.is_file() else None
