"""Fair dice: one secret seed decides them all, shown by its hash before the first roll, and whole at the end.

Each outcome has a stream of its own, so that anybody can check any of them from the seed and its number.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from quadriga.core.records import Record
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, State


@dataclass(frozen=True)
class Stray:
    """An outcome that does not follow from the seed: its number in the game, from 0, and its line, from 1.

    `fell` is what the record says, `due` what the seed gives, both in notation.
    """

    number: int
    line: int
    fell: str
    due: str


@dataclass(frozen=True)
class Proof:
    """How many outcomes follow from the seed, and the first that does not, if there is one.

    Of those that were `given`, as they fell in another game, nothing is proved.
    """

    follow: int
    stray: Stray | None = None
    given: int = 0


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


def proof(record: Record, seed: str) -> Proof:
    """Return whether all that chance decided in a record follows from this seed."""
    state, number, given = record.start(), 0, 0
    for at, action in enumerate(record.actions):
        if state.actor() == CHANCE:
            due = action if at < record.given else outcome(state, seed, number)
            if action != due:
                fell, right = (record.game.action_text(state, each) for each in (action, due))
                return Proof(number - given, Stray(number, record.line(at), fell, right), given)
            given += at < record.given
            number += 1
        state.apply(action)
    return Proof(number - given, None, given)
