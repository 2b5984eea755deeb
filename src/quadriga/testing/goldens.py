"""Golden records: games that must replay the same for as long as the rules keep their version."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from quadriga.core.game import Game
from quadriga.core.options import OptionValue
from quadriga.core.records import Record
from quadriga.core.rng import Rng
from quadriga.core.state import OVER, State
from quadriga.testing.playing import chosen

SEED = 1
SUFFIX = ".record"


@dataclass(frozen=True)
class Golden:
    """A record that a game needs, and the name of its file."""

    file: str
    players: int
    options: dict[str, OptionValue]

    def within(self, folder: Path, game: Game[State]) -> Path:
        return folder / game.slug / self.file


class Differs(Exception):
    """A golden record is there already, and the rules play another game now."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(
            f"{path} is not what the rules play now. If they changed on purpose, raise the game's "
            "version and write it anew with --overwrite."
        )


def needed(game: Game[State]) -> list[Golden]:
    """Return the goldens of a game: every number of players, then every value of every option.

    Values are played at the middle number of players; those that only others have, at the first of them.
    """
    found = [Golden(f"{players}-players{SUFFIX}", players, {}) for players in game.seats]
    middle = game.seats[len(game.seats) // 2]
    for option in game.options:
        seen = {option.text(option.default)}
        for players in (middle, *(other for other in game.seats if other != middle)):
            for value in option.samples(players):
                text = option.text(value)
                if text not in seen:
                    seen.add(text)
                    name = re.sub(r"[^\w.+-]", "_", text.replace(",", "+"))
                    file = f"{players}-players-{option.name}-{name}{SUFFIX}"
                    found.append(Golden(file, players, {option.name: value}))
    return found


def played(game: Game[State], golden: Golden) -> str:
    """Return the text of this record, as the rules play it now: at random, from one seed."""
    record = Record(game, golden.players, golden.options)
    state = record.start()
    rng = Rng(SEED)
    while state.actor() != OVER:
        record.actions.append(chosen(state, rng))
        state.apply(record.actions[-1])
    return record.text()


def write(game: Game[State], folder: Path, *, overwrite: bool = False) -> list[Path]:
    """Write the goldens that are missing, and return where; one that differs raises Differs."""
    texts = {golden.within(folder, game): played(game, golden) for golden in needed(game)}
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text("utf-8") != text]
    if not overwrite:
        for path in stale:
            if path.exists():
                raise Differs(path)
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(texts[path], encoding="utf-8", newline="\n")
    return stale


def stray(game: Game[State], folder: Path) -> list[Path]:
    """Return what lies among a game's goldens and is none."""
    known = {golden.within(folder, game) for golden in needed(game)}
    return sorted({*(folder / game.slug).rglob("*")} - known)
