"""What is true in every position of every game, whatever the pilots and the dice do."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga import CHANCE, OVER
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import DEAL, DONE, GONE, OUT, PLACE, SUPPLY, SWAP, WAITING
from tests.games.asteroid.play import random_game
from tests.games.asteroid.watching import members

LONG = 5000  # actions; games take some hundreds
OPTIONS: list[Mapping[str, object]] = [
    {"asteroids": asteroids, "bonus": bonus} for asteroids in (True, False) for bonus in (True, False)
]


def check_tiles(state: AsteroidState) -> None:
    """2.2 2.3 49 tiles, each in one place, and never more than three in a hand."""
    laid = [(content - 1) // 4 for content in state.cells if content > 0]
    hands = [members(hand) for hand in state.hands]
    places = [*hands, members(state.bag), *map(members, state.under)]
    everywhere = laid + [tile for place in places for tile in place]
    assert sorted(everywhere) == list(range(49))
    assert all(len(hand) <= 3 for hand in hands)
    assert all(members(under) for under in state.under)


def check_asteroids(state: AsteroidState) -> None:
    """2.4 4.5 4.9 Ten asteroids: on a cell each, in the supply, or out of the game."""
    lying = {-1 - content: cell for cell, content in enumerate(state.cells) if content < 0}
    for rock, spot in enumerate(state.spots):
        assert spot in (SUPPLY, GONE) or lying[rock] == spot
        assert 0 <= state.headings[rock] < 4
    assert len(lying) == sum(spot >= 0 for spot in state.spots)
    assert sum(content < 0 for content in state.cells) == len(lying)


def check_ships(state: AsteroidState) -> None:
    """6.1 A ship stands on a tile or on its start mark, and faces no tile."""
    for ship in state.ships:
        if ship in (WAITING, OUT):
            continue
        assert state.cells[ship // 8] <= 0
        behind = state.field.beyond[ship]
        assert behind == -1 or state.cells[behind // 8] > 0


def check_actor(state: AsteroidState) -> None:
    """Whoever must act can act, and flies."""
    if state.actor() == OVER:
        assert (state.phase, state.legal(), state.chances()) == (DONE, [], [])
    elif state.actor() == CHANCE:
        assert state.legal() == []
        assert state.chances() != []
        assert all(weight > 0 for _, weight in state.chances())
    else:
        assert state.chances() == []
        assert len(set(state.legal())) == len(state.legal()) > 0
        if state.phase in (PLACE, SWAP):
            assert state.flies(state.actor())
    if state.phase == PLACE:
        assert state.cells[state.faced(state.active)] == 0


def check_hands(state: AsteroidState) -> None:
    """7.2 Whoever is out holds nothing, except while somebody looks; owners know what they hold."""
    if state.phase == DEAL:
        return
    for seat, ship in enumerate(state.ships):
        if ship == OUT and state.phase != SWAP:
            assert state.hands[seat] == 0
        for tile in members(state.hands[seat] if state.phase != SWAP else state.held[seat]):
            assert (state.knows[tile] >> seat) & 1


def check_marker(state: AsteroidState) -> None:
    """8.1 8.4 With the marker on the table the pile is empty, unless it deals or something just came back."""
    if state.marker >= 0 and state.phase == PLACE:
        assert state.pile_is_empty()
        assert state.flies(state.marker)
        assert len(members(state.hands[state.marker])) < 3


def check_end(state: AsteroidState) -> None:
    """9.1 9.2 9.4 The shares add up to 1, and whoever still flies has one."""
    shares = state.payoff()
    assert sum(shares) == pytest.approx(1)
    assert len({share for share in shares if share}) == 1
    assert all(shares[seat] > 0 for seat, ship in enumerate(state.ships) if ship >= 0)


CHECKS = (check_tiles, check_asteroids, check_ships, check_actor, check_hands, check_marker)


def check_game(players: int, options: Mapping[str, object], seed: int) -> None:
    for done, state in enumerate(random_game(players, options, seed)):
        assert done < LONG
        for check in CHECKS:
            check(state)
    check_end(state)


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", GAME.seats)
def test_every_game(players: int, options: Mapping[str, object]) -> None:
    for seed in range(4):
        check_game(players, options, seed)


@settings(max_examples=30, deadline=None)
@given(
    players=st.sampled_from(GAME.seats),
    options=st.sampled_from(OPTIONS),
    seed=st.integers(min_value=0, max_value=2**63),
)
def test_every_game_whatever_the_options(players: int, options: Mapping[str, object], seed: int) -> None:
    check_game(players, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("players", GAME.seats)
def test_many_games(players: int) -> None:
    for seed in range(100):
        check_game(players, OPTIONS[seed % len(OPTIONS)], 1000 + seed)
