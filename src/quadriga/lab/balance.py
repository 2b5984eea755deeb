"""Whether a game is fair: many games between equal bots, and what the winners had.

A kind of thing that one can have, such as a starting place, is compared with the fair share: what would have
been won with it if every entrant of a game were as likely to win as any other. Partners win as one:
their side is counted as one seat, and what both had is counted with both halves of their win.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from quadriga.core.account import Account
from quadriga.core.confidence import wilson
from quadriga.core.owner import game_of
from quadriga.core.rng import Rng
from quadriga.core.state import State
from quadriga.lab.hands import Chunk, gather
from quadriga.lab.simulate import CHUNK_OF_BOTS, Simulation, between_bots

SEAT = "seat"
MUCH = 1.5  # times the fair share


@dataclass
class Tally:
    """How many wins were fair for those who had something, and how many they had."""

    fair: float = 0.0
    wins: float = 0.0


@dataclass(frozen=True)
class Weighed:
    """The share of the wins that went to those who had this: with 95 % confidence from `low` to `high`."""

    value: str
    wins: float
    share: float
    low: float
    high: float
    fair: float

    @property
    def ratio(self) -> float:
        return self.share / self.fair

    @property
    def much(self) -> bool:
        """Whether this wins much more than is fair, also at the low end of the interval more than is fair."""
        return self.ratio > MUCH and self.low > self.fair


@dataclass
class Balance:
    """What the games came to: wins by what one can have, and how often anybody was put out by what."""

    played: Simulation = field(default_factory=Simulation)
    tallies: dict[str, dict[str, Tally]] = field(default_factory=dict)
    losses: Counter[str] = field(default_factory=Counter)

    def weighed(self, kind: str) -> list[Weighed]:
        """Return how those fared who had each thing of this kind, in their order: 2 before 10."""
        return [self.weigh(kind, [value]) for value in sorted(self.tallies[kind], key=order)]

    def weigh(self, kind: str, values: Sequence[str]) -> Weighed:
        """Return how all those fared who had any of these."""
        tallies, won = [self.tallies[kind][value] for value in values], self.played.won
        fair, wins = sum(tally.fair for tally in tallies), sum(tally.wins for tally in tallies)
        return Weighed(", ".join(values), wins, wins / won, *wilson(wins, won), fair / won)

    def count(self, state: State, account: Account) -> None:
        """Count what the entrants of a finished game had, if anybody won it."""
        self.losses.update(account.losses)
        if not any(entrant.share for entrant in account.entrants):
            return
        for entrant in account.entrants:
            had = {SEAT: _seats(state, entrant.seat), **entrant.traits}
            for kind, value in had.items():
                tally = self.tallies.setdefault(kind, {}).setdefault(value, Tally())
                tally.fair += 1 / len(account.entrants)
                tally.wins += entrant.share

    def add(self, other: Balance) -> None:
        """Count the games of another balance too."""
        self.played.add(other.played)
        self.losses.update(other.losses)
        for kind, tallies in other.tallies.items():
            for value, tally in tallies.items():
                mine = self.tallies.setdefault(kind, {}).setdefault(value, Tally())
                mine.fair += tally.fair
                mine.wins += tally.wins


def balance(
    state: State,
    games: int,
    seed: int,
    cores: int = 1,
    progress: Callable[[int], object] = lambda games: None,
    bot: str = "greedy",
    before: Balance | None = None,
) -> Balance:
    """Let one kind of bot play games on every seat; `progress` is told how many more have ended.

    These are the games of simulate() with the same seed and that bot. Those that were counted before are
    not played again: more are added to that balance as they end.
    """
    if games < 1:
        raise ValueError(f"balance() takes at least one game, not {games}")
    total = Balance() if before is None else before
    began = perf_counter() - total.played.seconds

    def take(part: Balance) -> None:
        total.add(part)
        total.played.seconds = perf_counter() - began
        progress(part.played.games)

    gather(_Task(state, seed, bot).play, range(total.played.games, games), CHUNK_OF_BOTS, cores, take)
    return total


@dataclass(frozen=True)
class _Task:
    """What is played again and again, in each process."""

    state: State
    seed: int
    bot: str

    def play(self, chunk: Chunk) -> Balance:
        _, games = chunk
        total = Balance()
        bots = [self.bot] * int(self.state.players())
        for number in games:
            state = self.state.copy()
            heard = state.listen()
            total.played.add(between_bots(state, bots, Rng(self.seed, number), heard))
            total.count(state, game_of(state).account(state, heard))
        return total


def _seats(state: State, seat: int) -> str:
    """Return the seats of a side, from 1: 2, or 2+4 where partners play."""
    side = state.side(seat)
    partners = [other for other in range(int(state.players())) if state.side(other) == side]
    return "+".join(str(partner + 1) for partner in partners)


def order(value: str) -> tuple[tuple[int, str], ...]:
    """Return what numbers are sorted by: their size, before words by their letters."""
    parts = value.replace("+", "-").split("-")
    return tuple((int(part), "") if part.isdecimal() else (10**9, part) for part in parts)
