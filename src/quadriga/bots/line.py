"""A bot's advice where somebody may choose several actions at once: the whole way that it would go."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.bots import Bot
from quadriga.core.drawing import routes
from quadriga.core.owner import game_of
from quadriga.core.rng import Rng
from quadriga.core.state import State


def line(decide: Bot, state: State, rng: Rng) -> list[int]:
    """Return the way that a bot goes from here, each step its own decision.

    Where its steps make up none of the ways that can be chosen at once, it is the first of them alone.
    """
    offered = [route.actions for route in routes(game_of(state), state)]
    ahead, taken = state.copy(), [decide(state, rng)]
    while any(_goes_on(route, taken) for route in offered):
        ahead.apply(taken[-1])
        taken.append(decide(ahead, rng))
    return taken if tuple(taken) in offered else taken[:1]


def _goes_on(route: Sequence[int], taken: Sequence[int]) -> bool:
    return len(route) > len(taken) and [*route[: len(taken)]] == [*taken]
