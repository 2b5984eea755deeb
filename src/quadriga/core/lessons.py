"""A first game with guidance: `lesson.toml` in a game's folder, for whoever never saw its rules.

All that is said in it are messages of the game: `learn-…` for a card before the game, for what is asked and
for what happens, and `learn-do-…` for why something is a good idea.

Where a whole game takes longer than a newcomer has patience, its lesson begins in the middle of one: that
lies beside it as a record, `lesson.txt`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from msgspec import Struct, convert

from quadriga.core.errors import WrongRecord
from quadriga.core.game import Game, Plain
from quadriga.core.records import Record
from quadriga.core.state import State

FILE, BEGUN = "lesson.toml", "lesson.txt"


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """What is told before the game: what it points at, and the clause where one can read on."""

    shows: tuple[str, ...]
    clause: str


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays, and what is told.

    `bot` is the level of all others. `cards` are shown before the game, in this order, each with what it
    points at: names on the board, those that begin with something and a *, or `.sheets`. `learns` are the
    questions and events that are explained when they first come up, each with the clause where one can read
    on. The others, of which nothing is said, are `quiet`.
    """

    players: int
    bot: str
    cards: dict[str, Card]
    learns: dict[str, str]
    quiet: tuple[str, ...] = ()
    options: dict[str, str] = {}

    def plain(self) -> dict[str, Plain]:
        """Return what a page needs to guide somebody."""
        return {
            "cards": [
                {"name": name, "shows": [*card.shows], "clause": card.clause}
                for name, card in self.cards.items()
            ],
            "learns": {**self.learns},
        }


@cache
def lesson(package: str) -> Lesson | None:
    """Return the lesson of the game in this package, if it brings one."""
    file = files(package).joinpath(FILE)
    return convert(tomllib.loads(file.read_text(encoding="utf-8")), Lesson) if file.is_file() else None


def begun(game: Game[State]) -> list[int]:
    """Return what has happened in a first game before somebody is guided in it: nothing, if it has no record.

    Nor if that cannot be replayed: whoever owns the box may have put its figures in the place of ours.
    """
    file = files(game.package).joinpath(BEGUN)
    if not file.is_file():
        return []
    try:
        return Record.parse(file.read_text(encoding="utf-8"), game).actions
    except WrongRecord:
        return []
