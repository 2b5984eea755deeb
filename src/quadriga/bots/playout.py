"""A bot that tries each action in random games and takes the one that wins most of them."""

from __future__ import annotations

from quadriga.builds import compiled
from quadriga.core.playouts import playouts
from quadriga.core.rng import MOST, Rng
from quadriga.core.state import State

# Games for one decision: some 50 ms on either build. A number of games and not a time, so that
# the same seed gives the same decisions on a slow machine and on a fast one. The builds differ
# too much for one number: without a compiler the bot thinks less, and may decide otherwise.
GAMES = 2000 if compiled() else 40

# In each round, so that no single guess at what is hidden decides.
WORLDS = 10


def decide(state: State, rng: Rng) -> int:
    """Return the legal action with the best share of wins.

    The games are spread over rounds; after each, the better half of the actions stays in.
    """
    actions = state.legal()
    seat = int(state.actor())
    rounds = (len(actions) - 1).bit_length()
    wins = dict.fromkeys(actions, 0.0)
    while len(actions) > 1:
        games = max(1, GAMES // (rounds * len(actions)))
        worlds = min(WORLDS, games)
        for _ in range(worlds):
            # The same world and the same luck for all; it may not use what it cannot know.
            # How many numbers a guess takes depends on what is hidden: it gets a generator of its own.
            world, seed = state.redraw(seat, Rng(int(rng.below(MOST)))), int(rng.below(MOST))
            for action in actions:
                wins[action] += _wins(world, action, seat, games // worlds, seed)
        actions = sorted(actions, key=lambda action: -wins[action])[: (len(actions) + 1) // 2]
    return actions[0]


def _wins(world: State, action: int, seat: int, games: int, seed: int) -> float:
    after = world.copy()
    after.apply(action)
    return float(playouts(after, games, seed).wins[seat])
