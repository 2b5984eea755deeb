"""Whole games at random, played inside compiled code."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from quadriga.core.rng import Rng
from quadriga.core.state import State
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
    all_chances: i64 = 0
    since_tick: i64 = 0
    wins = [0.0] * state.players()
    lengths: list[int] = []
    for _ in range(n):
        game = state.copy()
        decisions, chances = game.play_out(rng)
        lengths.append(decisions)
        all_chances += chances
        for seat, share in enumerate(game.payoff()):
            wins[seat] += share
        since_tick += decisions + chances
        if since_tick >= TICK_EVERY:
            since_tick = 0
            tick()
    return Playouts(n, sum(lengths), all_chances, wins, lengths)
