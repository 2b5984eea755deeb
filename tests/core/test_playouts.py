"""Playouts are decided by their seed alone, add up, and can be interrupted."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest

import quadriga
from game_template import GAME
from quadriga import CHANCE, OVER, Playouts, Rng, State, playouts

FINISHED = "short swaps | 8 1 2 - | 8 ? 2 - | 0 3 2 - | 1"


def test_same_seed_plays_the_same_games() -> None:
    state = GAME.start(3)
    assert playouts(state, 6, 7) == playouts(state, 6, 7)
    assert playouts(state, 6, 7) != playouts(state, 6, 8)


def test_games_never_change() -> None:
    """The figures are the same on every machine and on both builds."""
    assert playouts(GAME.start(3), 6, 7) == Playouts(
        games=6, decisions=81, chances=62, wins=[2.5, 0.5, 3.0], lengths=[12, 15, 15, 9, 15, 15]
    )


def played_by_hand(state: State, n: int, seed: int) -> Iterator[tuple[int, int, list[float]]]:
    rng = Rng(seed)
    for _ in range(n):
        game = state.copy()
        decisions = chances = 0
        while game.actor() != OVER:
            if game.actor() == CHANCE:
                game.apply(game.draw(rng))
                chances += 1
            else:
                game.apply(game.pick(rng))
                decisions += 1
        yield decisions, chances, game.payoff()


@pytest.mark.parametrize("game", quadriga.games(), ids=lambda game: game.slug)
def test_figures_are_those_of_games_played_by_hand(game: quadriga.Game[State]) -> None:
    state = game.start(game.seats[0])
    by_hand = list(played_by_hand(state, 5, 3))
    found = playouts(state, 5, 3)
    assert found.lengths == [decisions for decisions, _, _ in by_hand]
    assert found.decisions == sum(found.lengths)
    assert found.chances == sum(chances for _, chances, _ in by_hand)
    assert found.wins == [sum(shares) for shares in zip(*(shares for _, _, shares in by_hand), strict=True)]


def test_state_is_left_alone() -> None:
    state = GAME.start(3)
    before = str(state)
    playouts(state, 3, 1)
    assert str(state) == before


def test_no_games_come_to_nothing() -> None:
    assert playouts(GAME.start(2), 0, 1) == Playouts(0, 0, 0, [0.0, 0.0], [])


def test_negative_number_of_games_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^playouts\(\) takes a number of games, not -1$"):
        playouts(GAME.start(2), -1, 1)


def test_finished_game_is_won_again_and_again() -> None:
    assert playouts(GAME.parse(FINISHED), 4, 1) == Playouts(4, 0, 0, [2.0, 2.0, 0.0], [0, 0, 0, 0])


class Stop(Exception):
    """What the alarm raises, as Ctrl-C raises KeyboardInterrupt."""


@pytest.mark.parametrize("game", quadriga.games(), ids=lambda game: game.slug)
def test_signal_interrupts(game: quadriga.Game[State]) -> None:
    def stop(number: int, frame: FrameType | None) -> None:
        raise Stop

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, 0.2)
    try:
        with pytest.raises(Stop):
            playouts(game.start(game.seats[0]), 10**8, 1)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
