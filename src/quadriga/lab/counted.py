"""Balances that are kept: a JSON file with what was asked for, and what all games came to so far."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from dataclasses import asdict, dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from quadriga.bots.guest import Fault
from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.state import State
from quadriga.lab.balance import Balance, Tally
from quadriga.lab.simulate import Simulation
from quadriga.lab.source import UNKNOWN, short
from quadriga.lab.written import Unfit, Wish, build

FORMAT = 1

# What a board tells beside its figures: how long a game takes, and where a figure comes from.
ASIDE = ("minutes", "origin")


class WrongCounts(QuadrigaError):
    """A file that balance did not write, or that was edited."""

    def __init__(self) -> None:
        super().__init__("this is not a file that balance --keep wrote")


@dataclass(frozen=True)
class Weighing(Wish):
    """A balance that was asked for.

    `board` is short for the figures of the game: others have another; `source` for the code that plays it.
    A label tells weighings of one table apart, such as before and after figures were tuned.
    """

    board: str
    bot: str
    label: str
    source: str = UNKNOWN

    def command(self, games: int) -> str:
        """Return the command that counts this."""
        return self.typed("balance", [self.bot], games)


@dataclass(frozen=True)
class Counted:
    """What was asked for, and what the games came to: those from 0 up, without a gap."""

    asked: Weighing
    balance: Balance


@dataclass(frozen=True)
class _Counts:
    """What a file holds of a balance."""

    games: int
    chances: int
    seconds: float
    seats: list[float]
    wins: dict[str, dict[str, Tally]]
    losses: dict[str, int]
    events: dict[str, int]
    lengths: dict[str, int]
    faults: list[Fault]


def board_of(game: Game[State]) -> str:
    """Return a short text that changes whenever a figure does that the game is played with."""
    file = files(game.package).joinpath("board.toml")
    return figures_of(file) if file.is_file() else UNKNOWN


def figures_of(board: Traversable) -> str:
    """Return the same for a file of figures."""
    figures = _played_with(tomllib.loads(board.read_text(encoding="utf-8")))
    return short(json.dumps(figures, sort_keys=True).encode())


def _played_with(figures: object) -> object:
    if isinstance(figures, dict):
        return {name: _played_with(value) for name, value in figures.items() if name not in ASIDE}
    return [_played_with(value) for value in figures] if isinstance(figures, list) else figures


def text(counted: Counted) -> str:
    """Return what stands in a file of counts."""
    data = {"balance": FORMAT, "asked": asdict(counted.asked), "counts": asdict(_counts(counted.balance))}
    return json.dumps(data, indent=1) + "\n"


def read(written: str) -> Counted:
    """Return what was counted."""
    try:
        data = json.loads(written)
        if not isinstance(data, dict) or data.get("balance") != FORMAT:
            raise Unfit
        asked = build(data.get("asked"), Weighing)
        return Counted(asked, _balance(build(data.get("counts"), _Counts), asked))
    except ValueError:
        raise WrongCounts from None


def _counts(balance: Balance) -> _Counts:
    played = balance.played
    return _Counts(
        played.games,
        played.chances,
        played.seconds,
        played.wins,
        balance.tallies,
        dict(sorted(balance.losses.items())),
        dict(sorted(played.events.items())),
        {str(length): games for length, games in sorted(played.lengths.items())},
        played.faults,
    )


def _balance(counts: _Counts, asked: Weighing) -> Balance:
    lengths = Counter({int(length): games for length, games in counts.lengths.items()})
    numbers = [counts.games, counts.chances, *lengths.values()]
    numbers += [*counts.losses.values(), *counts.events.values()]
    if min(numbers) < 0 or lengths.total() != counts.games or len(counts.seats) not in (0, asked.players):
        raise Unfit
    played = Simulation(
        counts.games,
        counts.chances,
        counts.seats,
        lengths,
        counts.seconds,
        {asked.bot: sum(counts.seats)},
        Counter(counts.events),
        counts.faults,
    )
    return Balance(played, counts.wins, Counter(counts.losses))
