"""Both sides think about positions all through a game, and only tries that were made are counted."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from benches import loops, searches
from quadriga import Rng, State, game
from quadriga.bots.search import Settings

SLUGS = tuple(searches.TARGETS)


def test_positions_are_spread_from_the_beginning_to_the_end() -> None:
    assert searches.spread(lambda _: list(range(80))) == [10, 30, 50, 70]


def test_every_position_is_from_a_game_of_its_own() -> None:
    games = searches.spread(lambda rng: [rng.words()])
    assert len(set(games)) == searches.POSITIONS


@pytest.mark.parametrize("slug", SLUGS)
def test_somebody_has_a_choice_in_every_position(slug: str) -> None:
    found = searches.positions(game(slug).start(4))
    assert len(found) == searches.POSITIONS
    assert all(len(state.legal()) > 1 for state in found)


def test_a_game_is_played_on_whatever_was_kept_of_it() -> None:
    found = searches.decisions(game("overload").start(4), Rng(5))
    assert len({str(state) for state in found}) == len(found) > 100


@pytest.mark.parametrize("slug", SLUGS)
def test_the_tries_of_a_search_are_counted(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every action is tried once at least, and no more tries are made than allowed."""
    state: State = searches.positions(game(slug).start(4))[-1]
    most = 3 * len(state.legal())
    monkeypatch.setattr(searches, "SETTINGS", Settings(most, searches.DAY))
    assert len(state.legal()) <= searches.tries(state, Rng(1)) <= most


def test_a_try_of_ours_plays_to_the_end() -> None:
    assert (searches.SETTINGS.turns, searches.SETTINGS.candidates) == (0, 1)
    assert searches.SETTINGS.tries == searches.TRIES


class Forks:
    """A stand-in for a game of OpenSpiel: a coin, a choice, a forced action, and so on nine times."""

    def __init__(self, applied: tuple[int, ...] = ()) -> None:
        self.applied = applied

    def current_player(self) -> int:
        if len(self.applied) == 27:
            return loops.SPIEL_OVER
        return loops.SPIEL_CHANCE if len(self.applied) % 3 == 0 else 0

    def legal_actions(self) -> list[int]:
        return [7, 8] if len(self.applied) % 3 == 1 else [9]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5)]

    def apply_action(self, action: int) -> None:
        self.applied += (action,)

    def clone(self) -> Forks:
        return Forks(self.applied)


def test_openspiel_thinks_where_there_is_a_choice() -> None:
    found = searches.spiel_decisions(Forks(), Rng(1))
    assert len(found) == 9
    assert all(state.legal_actions() == [7, 8] for state in found)


@dataclass
class Evaluator:
    rollouts: int
    seed: int


@dataclass
class Bot:
    """A stand-in for OpenSpiel's search that makes one simulation fewer than it may."""

    rules: object
    evaluator: Evaluator
    curiosity: float
    simulations: int
    megabytes: int
    proves: bool
    seed: int
    talks: bool

    def mcts_search(self, state: Forks) -> SimpleNamespace:
        assert (self.evaluator.rollouts, self.proves, self.talks) == (1, False, False)
        assert state.legal_actions() == [7, 8]
        return SimpleNamespace(explore_count=self.simulations - 1)


def test_the_simulations_of_openspiel_are_those_it_made(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = SimpleNamespace(new_initial_state=Forks)
    pyspiel = SimpleNamespace(load_game=lambda _: rules, RandomRolloutEvaluator=Evaluator, MCTSBot=Bot)
    monkeypatch.setitem(sys.modules, "pyspiel", pyspiel)
    assert searches.open_spiel("forks")(Rng(1)) == searches.POSITIONS * (searches.TRIES - 1)


def test_every_target_is_somebody_who_is_measured() -> None:
    titles = {peer.title for peer in searches.PEERS}
    assert all(titles.issuperset(targets) for targets in searches.TARGETS.values())
