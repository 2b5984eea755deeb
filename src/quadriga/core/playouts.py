"""Whole games at random, played inside compiled code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, State
from quadriga.core.tick import tick

TICK_EVERY: Final = 65536


@dataclass
class Playouts:
    """What many random games came to. A length counts the decisions of one game."""

    games: int
    decisions: int
    chances: int
    wins: list[float]
    lengths: list[int]


def playouts(state: State, n: int, seed: int, stream: int = 0) -> Playouts:
    """Play n games from this state, every action and outcome drawn from one stream of a seed."""
    if n < 0:
        raise ValueError(f"playouts() takes a number of games, not {n}")
    rng = Rng(seed, stream)
    chances: i64 = 0
    steps: i64 = 0
    wins = [0.0] * state.players()
    lengths: list[int] = []
    for _ in range(n):
        game = state.copy()
        decisions: i64 = 0
        while True:
            steps += 1
            if steps % TICK_EVERY == 0:
                tick()
            actor: i64 = game.actor()
            if actor >= 0:
                game.apply(game.pick(rng))
                decisions += 1
            elif actor == CHANCE:
                game.apply(game.draw(rng))
                chances += 1
            else:
                break
        lengths.append(decisions)
        for seat, share in enumerate(game.payoff()):
            wins[seat] += share
    return Playouts(n, sum(lengths), chances, wins, lengths)
