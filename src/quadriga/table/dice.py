"""Fair dice: one secret seed decides them all, shown by its hash before the first roll, and whole at the end.

Each outcome has a stream of its own, so that anybody can check any of them from the seed and its number.
"""

from __future__ import annotations

import hashlib

from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, State


def sealed(seed: str) -> str:
    """Return the hash of a seed, which says nothing about it and fits no other."""
    return hashlib.sha256(seed.encode()).hexdigest()


def rolled(state: State, seed: str, number: int) -> list[int]:
    """Let chance decide until a seat must; return the outcomes, of which the first has this number."""
    outcomes: list[int] = []
    while state.actor() == CHANCE:
        outcomes.append(outcome(state, seed, number + len(outcomes)))
        state.apply(outcomes[-1])
    return outcomes


def outcome(state: State, seed: str, number: int) -> int:
    """Return what the dice decide here, if it is the outcome of this number in the game."""
    return int(state.draw(Rng(int(seed, 16), number)))
