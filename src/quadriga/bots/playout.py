"""A bot that tries each action in random games and takes the one that wins most of them."""

from __future__ import annotations

from quadriga.builds import compiled
from quadriga.core.playouts import playouts
from quadriga.core.rng import MOST, Rng
from quadriga.core.state import State

# Games for one decision: some 50 ms on either build. A number of games and not a time, so that
# the same seed gives the same decisions on a slow machine and on a fast one.
GAMES = 2000 if compiled() else 40


def decide(state: State, rng: Rng) -> int:
    """Return the legal action with the best share of wins.

    The games are spread over rounds; after each, the better half of the actions stays in.
    """
    actions = state.legal()
    rounds = (len(actions) - 1).bit_length()
    wins = dict.fromkeys(actions, 0.0)
    while len(actions) > 1:
        games = max(1, GAMES // (rounds * len(actions)))
        seed = int(rng.below(MOST))  # the same luck for all
        for action in actions:
            wins[action] += _wins(state, action, games, seed, rng)
        actions = sorted(actions, key=lambda action: -wins[action])[: (len(actions) + 1) // 2]
    return actions[0]


def _wins(state: State, action: int, games: int, seed: int, rng: Rng) -> float:
    seat = int(state.actor())
    after = state.redraw(seat, rng)  # it may not use what it cannot know
    after.apply(action)
    return float(playouts(after, games, seed).wins[seat])
