"""A bot that looks one decision ahead, and takes the action after which it likes its position best."""

from __future__ import annotations

from typing import Final

from quadriga.core.rng import MOST, Rng
from quadriga.core.state import CHANCE, State

# Shares nearer to each other than this are equal: sums of them differ in their last digits.
EQUAL: Final = 1e-12

# How many guesses it makes at what it cannot know; each action is judged in all of them.
WORLDS: Final = 8


def decide(state: State, rng: Rng) -> int:
    """Return the legal action after which this seat's share of the win looks best."""
    return best(state, state.legal(), rng)


def best(state: State, actions: list[int], rng: Rng) -> int:
    """Return the best of these actions; among equals chance decides."""
    seat: int = state.actor()
    if len(actions) == 1:
        return actions[0]
    worlds = guesses(state, seat, rng)
    liked: list[int] = []
    most = -1.0
    for action in actions:
        share = sum([worth(world, action, seat) for world in worlds]) / len(worlds)
        if share > most + EQUAL:
            liked = []
            most = share
        if share >= most - EQUAL:
            liked.append(action)
    return liked[rng.below(len(liked))]


def guesses(state: State, seat: int, rng: Rng) -> list[State]:
    """Return positions that this one could be: it may not use what it cannot know.

    Where everything is open, it is this one.
    """
    if not state.has_secrets():
        return [state]
    # How long a guess takes may depend on what is hidden too, so each has luck of its own.
    return [state.redraw(seat, Rng(rng.below(MOST))) for _ in range(1 if state.judges_openly() else WORLDS)]


def worth(state: State, action: int, seat: int) -> float:
    """Return this seat's share of the win as it looks after an action.

    Where chance comes next, every outcome is judged and counts by its weight.
    """
    after = state.copy()
    after.apply(action)
    if after.actor() != CHANCE:
        return after.judge()[seat]
    share = 0.0
    total = 0
    for outcome, weight in after.chances():
        fallen = after.copy()
        fallen.apply(outcome)
        share += weight * fallen.judge()[seat]
        total += weight
    return share / total
