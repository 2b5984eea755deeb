"""Many random games on many cores, with the same result on any number of them."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from multiprocessing import get_context
from threading import current_thread, main_thread
from time import perf_counter

from quadriga.core.playouts import playouts
from quadriga.core.state import State

# The games are dealt in chunks of this size, each from a stream of its own, whoever plays it.
CHUNK = 250
BARS = 10


@dataclass(frozen=True)
class Bar:
    """How many games took from `low` to `high` decisions."""

    low: int
    high: int
    games: int


@dataclass
class Simulation:
    """What the games came to. A length counts the decisions of one game."""

    games: int = 0
    chances: int = 0
    wins: list[float] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    seconds: float = 0.0

    @property
    def decisions(self) -> int:
        return sum(length * games for length, games in self.lengths.items())

    @property
    def mean(self) -> float:
        return self.decisions / self.games

    def quantile(self, share: float) -> int:
        """Return the shortest length within which this share of the games ended."""
        lengths = sorted(self.lengths)
        ended = accumulate(self.lengths[length] for length in lengths)
        return next(
            length for length, games in zip(lengths, ended, strict=True) if games >= share * self.games
        )

    def bars(self, most: int = BARS) -> list[Bar]:
        """Return the lengths in at most this many bars of one width, the shortest first."""
        first, last = min(self.lengths), max(self.lengths)
        width = (last - first) // most + 1
        return [
            Bar(low, low + width - 1, sum(self.lengths[length] for length in range(low, low + width)))
            for low in range(first, last + 1, width)
        ]

    def add(self, other: Simulation) -> None:
        """Count the games of another simulation too."""
        self.games += other.games
        self.chances += other.chances
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)] if self.wins else other.wins
        self.lengths.update(other.lengths)


def simulate(
    state: State,
    games: int,
    seed: int,
    cores: int = 1,
    progress: Callable[[int], object] = lambda games: None,
) -> Simulation:
    """Play games at random from this state; `progress` is told how many more have ended."""
    if games < 1:
        raise ValueError(f"simulate() takes at least one game, not {games}")
    began = perf_counter()
    total = Simulation()
    chunks = [(chunk, min(CHUNK, games - first)) for chunk, first in enumerate(range(0, games, CHUNK))]
    with _hands(min(cores, len(chunks))) as deal:
        for part in deal(partial(_play, state, seed), chunks):
            total.add(part)
            progress(part.games)
    total.seconds = perf_counter() - began
    return total


Chunk = tuple[int, int]  # its number and its games
Deal = Callable[[Callable[[Chunk], Simulation], list[Chunk]], Iterator[Simulation]]


@contextmanager
def _hands(cores: int) -> Iterator[Deal]:
    if cores == 1:
        yield map
    else:
        with _interrupts_for_the_parent():
            pool = get_context("spawn").Pool(cores)  # safe beside threads too
        with pool:
            yield pool.imap  # in order: sums of shares depend on it to the last bit


@contextmanager
def _interrupts_for_the_parent() -> Iterator[None]:
    """Let processes begin that do not hear Ctrl-C: the parent does, and ends them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _play(state: State, seed: int, chunk: Chunk) -> Simulation:
    number, games = chunk
    played = playouts(state, games, seed, stream=number)
    return Simulation(played.games, played.chances, played.wins, Counter(played.lengths))
