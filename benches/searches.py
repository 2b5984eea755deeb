"""Tree search: ours in each game beside OpenSpiel's, which is written in C++.

A try is the same on both sides: follow the tree down, add to it, play on at random to the end, and
learn who won. OpenSpiel calls it a simulation. Both think about positions that random play came to,
spread from the beginning of a game to its end, and make as many tries for each.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Final, Protocol, TypeVar

from benches.loops import PLAYERS, SPIEL_CHANCE, SPIEL_OVER, WHOLE, OneGame, Peer, SpielState, drawn
from quadriga import OVER, Rng, State, game
from quadriga.bots.search import Search, Settings

POSITIONS: Final = 4
TRIES: Final = 250
DAY: Final = 86400.0  # more than any search takes: only the tries end it

SETTINGS: Final = Settings(TRIES, DAY, turns=0, candidates=1)


Position = TypeVar("Position")


def spread(decisions_of: Callable[[Rng], list[Position]]) -> list[Position]:
    """Return a position from each of some games: early in the first of them, late in the last."""
    found = [decisions_of(Rng(seed)) for seed in range(POSITIONS)]
    return [each[len(each) * (2 * nth + 1) // (2 * POSITIONS)] for nth, each in enumerate(found)]


# Quadriga


def ours() -> dict[str, OneGame]:
    """Return for each game what thinks once about every position and counts the tries."""
    return {slug: _thinking(positions(game(slug).start(PLAYERS))) for slug in TARGETS}


def positions(start: State) -> list[State]:
    return spread(lambda rng: decisions(start.copy(), rng))


def decisions(state: State, rng: Rng) -> list[State]:
    """Return all positions of a random game in which somebody has a choice."""
    found: list[State] = []
    while state.settle(rng) != OVER:
        actions = state.legal()
        if len(actions) > 1:
            found.append(state.copy())
        state.apply(actions[rng.below(len(actions))])
    return found


def _thinking(states: list[State]) -> OneGame:
    return lambda rng: sum(tries(state, rng) for state in states)


def tries(state: State, rng: Rng) -> int:
    """Think about a position; return how many tries that took."""
    search = Search(state, SETTINGS, Rng(rng.below(WHOLE)))
    search.run()
    return int(search.tries)


# OpenSpiel

CURIOSITY: Final = 2.0  # as in OpenSpiel's own examples
MEGABYTES: Final = 1000
PROVES: Final = False
TALKS: Final = False


class SpielRoot(Protocol):
    """What we use of the root of a tree of OpenSpiel."""

    explore_count: int


class SpielBot(Protocol):
    """What we use of a bot of OpenSpiel."""

    def mcts_search(self, state: SpielState) -> SpielRoot: ...


def open_spiel(name: str) -> OneGame:
    pyspiel = import_module("pyspiel")
    rules = pyspiel.load_game(name)
    states = spread(lambda rng: spiel_decisions(rules.new_initial_state(), rng))

    def bot(seed: int) -> SpielBot:
        play_out = pyspiel.RandomRolloutEvaluator(1, seed)
        made: SpielBot = pyspiel.MCTSBot(rules, play_out, CURIOSITY, TRIES, MEGABYTES, PROVES, seed, TALKS)
        return made

    return lambda rng: sum(bot(rng.below(WHOLE)).mcts_search(state).explore_count for state in states)


def spiel_decisions(state: SpielState, rng: Rng) -> list[SpielState]:
    found: list[SpielState] = []
    while (player := state.current_player()) != SPIEL_OVER:
        if player == SPIEL_CHANCE:
            state.apply_action(drawn(state.chance_outcomes(), 1.0, rng))
        else:
            actions = state.legal_actions()
            if len(actions) > 1:
                found.append(state.clone())
            state.apply_action(actions[rng.below(len(actions))])
    return found


BACKGAMMON: Final = Peer("MCTS backgammon", "OpenSpiel", "open_spiel", lambda: open_spiel("backgammon"))
PIG: Final = Peer("MCTS pig", "OpenSpiel", "open_spiel", lambda: open_spiel("pig"))
PEERS = (BACKGAMMON, PIG)

# How many times as many tries a second as others each of our games is meant to get.
TARGETS: dict[str, dict[str, float]] = {
    slug: {BACKGAMMON.title: 10.0} for slug in ("overload", "chariot", "asteroid", "edison")
}
