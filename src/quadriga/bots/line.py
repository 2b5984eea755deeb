"""A bot's advice where several actions can be chosen at once: the whole way that it would go."""

from __future__ import annotations

from quadriga.bots import Bot
from quadriga.core.drawing import goes_on
from quadriga.core.owner import game_of
from quadriga.core.rng import Rng
from quadriga.core.state import State


def line(decide: Bot, state: State, rng: Rng) -> list[int]:
    """Return the way that a bot goes from here, each step its own decision; elsewhere its decision alone."""
    game, taken = game_of(state), [int(decide(state, rng))]
    if goes_on(game, state):
        ahead = state.copy()
        ahead.apply(taken[0])
        while goes_on(game, ahead):
            taken.append(int(decide(ahead, rng)))
            ahead.apply(taken[-1])
    return taken
