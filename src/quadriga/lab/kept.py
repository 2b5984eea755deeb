"""Games that are kept: a file with what was asked for in its first line, then a line for each game."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from quadriga.bots.guest import Fault
from quadriga.core.errors import QuadrigaError, Reason
from quadriga.core.game import Plain
from quadriga.lab.arena import Game, Played, whole
from quadriga.lab.source import UNKNOWN
from quadriga.lab.standing import ROUNDING, Rating, ratings
from quadriga.lab.written import Unfit, Wish, build, check_same


class WrongKept(QuadrigaError):
    """A file that arena did not write, or that was edited; `line` counts from 1."""

    def __init__(self, line: int, reason: str) -> None:
        self.line = line
        self.reason = reason
        super().__init__(f"kept games, line {line}: {reason}")


@dataclass(frozen=True)
class Asked(Wish):
    """A match that was asked for, or a ladder of them; `source` is short for the code that plays it."""

    bots: list[str]
    ladder: bool
    source: str = UNKNOWN

    def matches(self) -> list[tuple[str, ...]]:
        """Return who plays whom: all at one table, or on a ladder each against the one before it."""
        if self.ladder:
            return [(above, below) for below, above in zip(self.bots, self.bots[1:], strict=False)]
        return [tuple(self.bots)]

    def command(self, games: int) -> str:
        """Return the command that plays this."""
        bots = ",".join(self.bots)
        return self.typed("arena", [bots, "--ladder"] if self.ladder else [bots], games)


@dataclass(frozen=True)
class Kept:
    """What was asked for, and the games that have ended, by match and number."""

    asked: Asked
    games: dict[Game, Played]

    def take(self, match: int, played: Played) -> None:
        """Keep a game."""
        self.games[match, played.number] = played

    def below(self, games: int) -> Kept:
        """Return what is kept of this many games of each match."""
        few = {
            (match, number): played
            for (match, number), played in self.games.items()
            if number < whole(games, len(self.asked.matches()[match]))
        }
        return Kept(self.asked, few)

    def played(self, match: int) -> list[Played]:
        """Return the games of a match."""
        return [played for (of, _), played in self.games.items() if of == match]

    def faults(self) -> list[Fault]:
        """Return how bots lost their seats, in the order of the games."""
        return [fault for game in sorted(self.games) for fault in self.games[game].faults]

    def rated(self) -> dict[str, Rating]:
        """Return the ratings of all bots: the first games of all matches, the second ones, and so on."""
        order = sorted(self.games, key=lambda game: (game[1], game[0]))
        return ratings(self.games[game] for game in order)


def first_line(asked: Asked) -> str:
    """Return what stands first in a file of kept games."""
    return json.dumps({"arena": 1, **asdict(asked)}) + "\n"


def line(match: int, played: Played) -> str:
    """Return what stands there for a game."""
    data = {"match": match, **asdict(played)}
    if not played.faults:
        del data["faults"]
    return json.dumps(data) + "\n"


def read(text: str) -> Kept:
    """Return what is kept; a last line that was cut short is left out."""
    lines = text[: text.rfind("\n") + 1].splitlines()
    if not lines:
        raise WrongKept(1, _foreign())
    asked = _asked(lines[0])
    games: dict[Game, Played] = {}
    for number, written in enumerate(lines[1:], 2):
        match, played = _played(written, number, asked)
        games[match, played.number] = played
    return Kept(asked, games)


class Keeper:
    """A file to which games are added as they end. What it holds already must be of the same match."""

    def __init__(self, file: Path, asked: Asked) -> None:
        self._file = file
        data = file.read_bytes() if file.exists() else b""
        lines = data[: data.rfind(b"\n") + 1]
        first = first_line(asked).encode()
        if lines:
            self.kept = read(_text(lines))
            check_same(self.kept.asked, asked)
        elif first.startswith(data):  # nothing, or a first line that was cut short
            self.kept = Kept(asked, {})
        else:
            raise WrongKept(1, _foreign())
        with file.open("ab") as kept:
            kept.truncate(len(lines))
            kept.write(b"" if lines else first)

    def take(self, match: int, played: Played) -> None:
        """Keep a game; it stays whatever ends this program."""
        with self._file.open("ab") as kept:
            kept.write(line(match, played).encode())
        self.kept.take(match, played)


def _text(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise WrongKept(1, _foreign()) from None


def _asked(written: str) -> Asked:
    data = _data(written, 1)
    ours = data.pop("arena", None) == 1
    try:
        asked = build(data, Asked)
    except Unfit:
        raise WrongKept(1, _foreign()) from None
    if not ours or len(asked.bots) < 2 or asked.players < 1:
        raise WrongKept(1, _foreign())
    return asked


def _played(written: str, number: int, asked: Asked) -> tuple[int, Played]:
    data = _data(written, number)
    match = data.pop("match", None)
    if not isinstance(match, int) or match not in range(len(asked.matches())):
        raise WrongKept(number, _no_game())
    try:
        played = build(data, Played)
    except Unfit:
        raise WrongKept(number, _no_game()) from None
    by_seat = (played.bots, played.wins, played.decisions, played.seconds, played.longest)
    others = set(played.bots) - set(asked.matches()[match])
    if others or any(len(seats) != asked.players for seats in by_seat) or not _could_be(played):
        raise WrongKept(number, _no_game())
    return match, played


def _could_be(played: Played) -> bool:
    """Whether no number is one that no game can come to."""
    counted = (played.number, *played.wins, *played.decisions, *played.seconds, *played.longest)
    return min(counted) >= 0 and sum(played.wins) <= 1 + ROUNDING


def _data(written: str, number: int) -> dict[str, Plain]:
    try:
        data = json.loads(written)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        raise WrongKept(number, _foreign() if number == 1 else _no_game())
    return data


def _foreign() -> Reason:
    return Reason("this is not the first line of a file that arena --keep wrote", "no-kept")


def _no_game() -> Reason:
    return Reason("this is no game of this match as arena --keep writes it", "no-kept-game")
