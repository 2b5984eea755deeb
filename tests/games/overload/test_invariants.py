"""What is true in every position of every game, whatever the players and the dice do."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga import CHANCE, OVER
from quadriga.games.overload.board import board
from quadriga.games.overload.counter import LOAD, MEET, MOVE, ROLL
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.track import START, STEP
from tests.games.overload.play import random_game

PLAYERS = tuple(board().seats)
LONG = 20000  # actions; random games take some hundreds


def check_rings(state: OverloadState) -> None:
    """2.3 Nobody carries more than eight, and the bowl has the others."""
    assert all(0 <= rings <= board().capacity for rings in state.rings)
    assert board().rings - sum(state.rings) >= 0


def check_places(state: OverloadState) -> None:
    """9.5 7.5 The two ways to say who stands where agree, and nobody stays on ± or FINISH."""
    crowds = [0] * len(state.track.spaces)
    for pawn, place in enumerate(state.places):
        crowds[place] |= 1 << pawn
    assert list(state.crowd) == crowds
    if state.phase in (LOAD, ROLL, MOVE, MEET):
        assert all(state.track.spaces[place] != STEP for place in state.places)
        assert state.track.finish not in list(state.places)


def check_start(state: OverloadState) -> None:
    """3.1 On START nobody has rings but the pawn that is about to enter."""
    for pawn, place in enumerate(state.places):
        if place == START and state.phase in (LOAD, MOVE, MEET):
            assert state.rings[pawn] == 0


def check_actor(state: OverloadState) -> None:
    """Whoever must act can act, and whoever is asked has a choice."""
    if state.actor() == OVER:
        assert state.legal() == []
    elif state.actor() == CHANCE:
        assert len(state.chances()) == board().faces
    else:
        assert len(state.legal()) == len(set(state.legal())) > 1


def check_game(players: int, sections: tuple[str, ...], seed: int) -> None:
    """Play a game at random and check every position of it."""
    points, seat = [0] * players, 0
    for done, state in enumerate(random_game(players, sections, seed)):
        assert done < LONG
        check_rings(state)
        check_places(state)
        check_start(state)
        check_actor(state)
        for other, had in enumerate(points):  # 6.2, 7.3 only whose turn it was can have scored
            assert state.points[other] >= had if other == seat else state.points[other] == had
        points, seat = list(state.points), state.seat
    check_end(state)


def check_end(state: OverloadState) -> None:
    """8.1 1.1 The winner, and nobody else, is at the target."""
    at_target = [points >= board().targets[len(state.points)] for points in state.points]
    assert at_target == [seat == state.seat for seat in range(len(state.points))]
    assert state.payoff() == [float(won) for won in at_target]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", PLAYERS)
def test_every_plain_game(players: int, seed: int) -> None:
    check_game(players, (), seed)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", PLAYERS)
def test_every_game_with_all_actions(players: int, seed: int) -> None:
    check_game(players, board().names(players), seed)


@pytest.mark.parametrize(
    ("players", "section"), [(players, name) for players in PLAYERS for name in board().names(players)]
)
def test_every_game_with_one_section_turned(players: int, section: str) -> None:
    check_game(players, (section,), seed=11)


@st.composite
def tables(draw: st.DrawFn) -> tuple[int, tuple[str, ...]]:
    """Any number of players with any set of sections turned."""
    players = draw(st.sampled_from(PLAYERS))
    names = board().names(players)
    turned = draw(st.sets(st.sampled_from(names)))
    return players, tuple(name for name in names if name in turned)


@settings(max_examples=25, deadline=None)
@given(table=tables(), seed=st.integers(min_value=0, max_value=2**63))
def test_every_game_whatever_the_options(table: tuple[int, tuple[str, ...]], seed: int) -> None:
    check_game(*table, seed)
