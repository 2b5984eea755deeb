"""Bots against each other: seats rotated, and the same dice for every line-up of a block."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from quadriga.bots import Bot, bot, dismiss
from quadriga.bots.guest import Fault
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER, State
from quadriga.lab.hands import gather_as_they_end

# Each has streams of its own, so that dice depend neither on who thinks how long nor on who plays.
DICE, ORDER, MIND = range(3)


@dataclass(frozen=True)
class Played:
    """A game that is over; lists are by seat. Seconds are spent by bots on their decisions.

    A bot that lost its seat has a fault: `greedy` played on for it.
    """

    number: int
    bots: list[str]
    wins: list[float]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    faults: list[Fault] = field(default_factory=list)


@dataclass(frozen=True)
class Match:
    """Bots at one table, side by side and again from the first where there are more sides.

    Games come in blocks, as many games as there are bots, and from game to game each bot moves on
    by one side: in a block it sits everywhere once. All games of a block have the same dice. In which
    order the bots sit is drawn by block, so that among three nobody always follows the same one.
    """

    state: State
    bots: tuple[str, ...]
    seed: int

    def seated(self, number: int) -> list[str]:
        """Return the bot of each seat in the game of this number; partners are the same bot."""
        block, shift = divmod(number, len(self.bots))
        order = _shuffled(self.bots, self._rng(ORDER, block))
        return [order[(side + shift) % len(order)] for side in sides(self.state)]

    def play(self, number: int) -> Played:
        """Play the game of this number."""
        names = self.seated(number)
        table = _Table(
            self.state.copy(),
            [bot(name) for name in names],
            self._rng(DICE, number // len(self.bots)),
            [self._rng(MIND, number * len(names) + seat) for seat in range(len(names))],
        )
        try:
            decisions, seconds, longest = table.play()
        finally:
            faults = dismiss(table.bots)
        return Played(number, names, table.state.payoff(), decisions, seconds, longest, faults)

    def _rng(self, kind: int, number: int) -> Rng:
        return Rng(self.seed, 3 * number + kind)


def sides(state: State) -> list[int]:
    """Return the side of each seat, counted from 0 in the order of seats."""
    of_seats = [int(state.side(seat)) for seat in range(int(state.players()))]
    found = list(dict.fromkeys(of_seats))
    return [found.index(side) for side in of_seats]


def whole(games: int, bots: int) -> int:
    """Return this many games or a few more, so that the last block is whole."""
    return -(-games // bots) * bots


Game = tuple[int, int]  # which match, and which number it has there


def arena(
    matches: Sequence[Match],
    games: int,
    take: Callable[[int, Played], object],
    cores: int = 1,
    done: Container[Game] = (),
) -> None:
    """Play this many games of each match, but those that are done; `take` gets each as it ends.

    A game is the same whoever plays it, but on several cores they end in any order.
    """
    dealt = [
        (match, number)
        for match, playing in enumerate(matches)
        for number in range(whole(games, len(playing.bots)))
        if (match, number) not in done
    ]
    gather_as_they_end(partial(_play, list(matches)), dealt, cores, lambda ended: take(*ended))


def _play(matches: Sequence[Match], game: Game) -> tuple[int, Played]:
    match, number = game
    return match, matches[match].play(number)


@dataclass(frozen=True)
class _Table:
    state: State
    bots: Sequence[Bot]
    dice: Rng
    minds: Sequence[Rng]

    def play(self) -> tuple[list[int], list[float], list[float]]:
        """Play to the end; return by seat the decisions, the seconds they took, and the longest one."""
        took: list[list[float]] = [[] for _ in self.bots]
        while (actor := int(self.state.actor())) != OVER:
            if actor == CHANCE:
                self.state.apply(int(self.state.draw(self.dice)))
            else:
                took[actor].append(self._decide(actor))
        longest = [max(seconds, default=0.0) for seconds in took]
        return [len(seconds) for seconds in took], [sum(seconds) for seconds in took], longest

    def _decide(self, seat: int) -> float:
        mind = self.minds[seat]
        known = self.state.redraw(seat, mind)  # it is told no secrets
        began = perf_counter()
        action = self.bots[seat](known, mind)
        seconds = perf_counter() - began
        self.state.apply(action)
        return seconds


def _shuffled(bots: Sequence[str], rng: Rng) -> list[str]:
    left = list(bots)
    return [left.pop(int(rng.below(len(left)))) for _ in bots]
