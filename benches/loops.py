"""Random play from a Python loop: our games, and others' games driven by their own interfaces.

Every loop has the same shape: ask whose turn it is, list what is legal, take one at random from
the same source of random numbers, apply it; chance is drawn by its weights. What is counted are
the decisions of players, not the outcomes of chance.

Quadriga lets chance decide by itself, with `settle`; OpenSpiel lists it and leaves the drawing to the
loop. Because that makes a difference, Overload is also played with each chance drawn by the loop, and
with its chances listed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from time import process_time
from typing import Final, Protocol

from quadriga import CHANCE, OVER, Rng, State, game

DRAWN: Final = "overload, chances drawn"
LISTED: Final = "overload, chances listed"
PLAYERS: Final = 4
WHOLE: Final = 1 << 31

# Plays one game and returns how many decisions it took, or thinks and returns how many tries.
OneGame = Callable[[Rng], int]


@dataclass(frozen=True)
class Peer:
    """Somebody else's game, what installs it, and whether it has dice."""

    name: str
    maker: str
    package: str
    load: Callable[[], OneGame]
    rolls: bool = False

    @property
    def title(self) -> str:
        return f"{self.maker} {self.name}"


def speed(one_game: OneGame, seconds: float, seed: int) -> float:
    """Play games, or think, for about this much processor time; return decisions, or tries, a second."""
    rng = Rng(seed)
    count = 0
    begun = process_time()
    while True:
        count += one_game(rng)
        taken = process_time() - begun
        if taken >= seconds:
            return count / taken


def round_of(sides: dict[str, OneGame], seconds: float, seed: int) -> dict[str, float]:
    """Return the speed of each side, one after the other; who begins changes with the seed."""
    names = list(sides) if seed % 2 else list(reversed(sides))
    return {name: speed(sides[name], seconds, seed) for name in names}


# Quadriga


def ours() -> dict[str, OneGame]:
    """Return a loop for each of our games, by its slug, and Overload with its chances drawn and listed."""
    loops = {slug: _one_game(slug, play) for slug in TARGETS}
    return loops | {DRAWN: _one_game("overload", play_drawn), LISTED: _one_game("overload", play_listed)}


def _one_game(slug: str, loop: Callable[[State, Rng], int]) -> OneGame:
    start = game(slug).start(PLAYERS)
    return lambda rng: loop(start.copy(), rng)


def play(state: State, rng: Rng) -> int:
    decisions = 0
    while state.settle(rng) != OVER:
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        decisions += 1
    return decisions


def play_drawn(state: State, rng: Rng) -> int:
    decisions = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            state.apply(state.draw(rng))
        else:
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])
            decisions += 1
    return decisions


def play_listed(state: State, rng: Rng) -> int:
    decisions = 0
    while (actor := state.actor()) != OVER:
        if actor == CHANCE:
            outcomes = state.chances()
            state.apply(drawn(outcomes, sum([weight for _, weight in outcomes]), rng))
        else:
            actions = state.legal()
            state.apply(actions[rng.below(len(actions))])
            decisions += 1
    return decisions


def drawn(outcomes: Sequence[tuple[int, float]], whole: float, rng: Rng) -> int:
    """Draw an outcome by its share of the whole; a walk is faster here than `random.choices`."""
    left = whole * (rng.below(WHOLE) / WHOLE)
    for outcome, share in outcomes:
        left -= share
        if left < 0:
            return outcome
    return outcomes[-1][0]  # the shares added up to a hair less than the whole


# OpenSpiel

SPIEL_CHANCE: Final = -1
SPIEL_OVER: Final = -4


class SpielState(Protocol):
    """What we use of a state of OpenSpiel."""

    def current_player(self) -> int: ...
    def legal_actions(self) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> SpielState: ...


def open_spiel(name: str) -> OneGame:
    begin: Callable[[], SpielState] = import_module("pyspiel").load_game(name).new_initial_state
    return lambda rng: play_spiel(begin(), rng)


def play_spiel(state: SpielState, rng: Rng) -> int:
    decisions = 0
    while (player := state.current_player()) != SPIEL_OVER:
        if player == SPIEL_CHANCE:
            state.apply_action(drawn(state.chance_outcomes(), 1.0, rng))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[rng.below(len(actions))])
            decisions += 1
    return decisions


# PettingZoo


class Mask(Protocol):
    """What we use of a numpy array."""

    def nonzero(self) -> tuple[Sequence[int]]: ...


class Zoo(Protocol):
    """What we use of an environment of PettingZoo."""

    def reset(self) -> None: ...
    def last(self) -> tuple[dict[str, Mask], float, bool, bool, object]: ...
    def step(self, action: int) -> None: ...


def connect_four() -> OneGame:
    environment: Zoo = import_module("pettingzoo.classic.connect_four_v3").env()
    return lambda rng: play_zoo(environment, rng)


def play_zoo(environment: Zoo, rng: Rng) -> int:
    decisions = 0
    environment.reset()
    while True:
        seen, _, ended, cut, _ = environment.last()
        if ended or cut:
            return decisions
        actions = seen["action_mask"].nonzero()[0]
        environment.step(actions[rng.below(len(actions))])
        decisions += 1


PEERS = (
    Peer("backgammon", "OpenSpiel", "open_spiel", lambda: open_spiel("backgammon"), rolls=True),
    Peer("pig", "OpenSpiel", "open_spiel", lambda: open_spiel("pig"), rolls=True),
    Peer("oware", "OpenSpiel", "open_spiel", lambda: open_spiel("oware")),
    Peer("connect four", "PettingZoo", "pettingzoo[classic]", connect_four),
)

# How many times as fast as others' games each of ours is meant to be.
TARGETS: dict[str, dict[str, float]] = {
    "overload": {"OpenSpiel backgammon": 30.0, "OpenSpiel pig": 3.0},
    "chariot": {"OpenSpiel backgammon": 15.0},
    "asteroid": {"OpenSpiel backgammon": 10.0},
    "edison": {"OpenSpiel backgammon": 15.0},
}
