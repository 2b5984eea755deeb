"""Many games on many cores, at random or between bots, with the same result on any number of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from time import perf_counter

from quadriga.bots import Bot, bot, dismiss
from quadriga.bots.guest import Fault
from quadriga.core.events import Event
from quadriga.core.playouts import playouts
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER, State
from quadriga.lab.hands import Chunk, gather

# Random games are dealt in chunks of this size, each from a stream of its own, whoever plays it.
CHUNK = 250
# Bots take their time, and whoever waits likes to see how far they are. Each game has its own stream.
CHUNK_OF_BOTS = 5
BARS = 10


@dataclass(frozen=True)
class Bar:
    """How many games took from `low` to `high` decisions."""

    low: int
    high: int
    games: int


@dataclass
class Simulation:
    """What the games came to. A length counts the decisions of one game.

    `wins` are by seat and `bot_wins` by the name of the bot; `events` are counted by name, if asked for.
    `faults` are how bots lost their seats: what they won after that, `greedy` won for them.
    """

    games: int = 0
    chances: int = 0
    wins: list[float] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    seconds: float = 0.0
    bot_wins: dict[str, float] = field(default_factory=dict)
    events: Counter[str] = field(default_factory=Counter)
    faults: list[Fault] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        return sum(length * games for length, games in self.lengths.items())

    @property
    def won(self) -> int:
        """Return how many games somebody won."""
        return round(sum(self.wins))

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
        for name, wins in other.bot_wins.items():
            self.bot_wins[name] = self.bot_wins.get(name, 0.0) + wins
        self.events.update(other.events)
        self.faults += other.faults


def simulate(
    state: State,
    games: int,
    seed: int,
    cores: int = 1,
    progress: Callable[[int], object] = lambda games: None,
    bots: Sequence[str] = (),
    events: bool = False,
) -> Simulation:
    """Play games from this state; `progress` is told how many more have ended.

    Bots are named seat by seat, and again from the first where there are more seats. From game to
    game each moves on by one seat. Without bots everything is random. `events` are counted if asked
    for.
    """
    if games < 1:
        raise ValueError(f"simulate() takes at least one game, not {games}")
    began = perf_counter()
    total = Simulation()
    task = _Task(state, seed, seated(bots, int(state.players())), events)

    def take(part: Simulation) -> None:
        total.add(part)
        progress(part.games)

    gather(task.play, range(games), CHUNK_OF_BOTS if bots else CHUNK, cores, take)
    total.seconds = perf_counter() - began
    return total


def seated(bots: Sequence[str], players: int) -> list[str]:
    """Return the bot of each seat, if there are bots at all."""
    if len(bots) > players:
        raise ValueError(f"{len(bots)} bots for {players} seats")
    return [bots[seat % len(bots)] for seat in range(players)] if bots else []


@dataclass(frozen=True)
class _Task:
    """What is played again and again, in each process."""

    state: State
    seed: int
    bots: list[str]
    events: bool

    def play(self, chunk: Chunk) -> Simulation:
        number, games = chunk
        if self.bots:
            return self._between_bots(games)
        if self.events:
            return self._heard(number, len(games))
        played = playouts(self.state, len(games), self.seed, stream=number)
        return Simulation(played.games, played.chances, played.wins, Counter(played.lengths))

    def _heard(self, number: int, games: int) -> Simulation:
        """Play the same random games as playouts() does, and listen."""
        total = Simulation()
        rng = Rng(self.seed, number)
        for _ in range(games):
            game = self.state.copy()
            heard = game.listen()
            decisions, chances = game.play_out(rng)
            total.add(_count(game, decisions, chances, heard))
        return total

    def _between_bots(self, games: range) -> Simulation:
        total = Simulation()
        for number in games:
            game = self.state.copy()
            heard = game.listen() if self.events else []
            shift = number % len(self.bots)
            total.add(
                between_bots(game, self.bots[shift:] + self.bots[:shift], Rng(self.seed, number), heard)
            )
        return total


def between_bots(game: State, names: Sequence[str], rng: Rng, heard: Sequence[Event]) -> Simulation:
    """Let the bots of these names play on to the end, and count it, with what was heard by then."""
    bots = [bot(name) for name in names]
    try:
        played = play(game, bots, rng)
    finally:
        faults = dismiss(bots)
    part = _count(game, *played, heard)
    part.faults = faults
    part.bot_wins = dict.fromkeys(names, 0.0)
    for name, share in zip(names, part.wins, strict=True):
        part.bot_wins[name] += share
    return part


def play(state: State, bots: Sequence[Bot], rng: Rng) -> tuple[int, int]:
    """Let a bot for each seat play on to the end; return how many decisions and chance outcomes it took."""
    decisions = chances = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(int(state.draw(rng)))
            chances += 1
        else:
            state.apply(bots[actor](state.redraw(int(actor), rng), rng))
            decisions += 1
    return decisions, chances


def _count(game: State, decisions: int, chances: int, heard: Sequence[Event]) -> Simulation:
    names = Counter(event.name for event in heard)
    return Simulation(1, chances, game.payoff(), Counter([decisions]), events=names)
