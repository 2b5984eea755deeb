"""A whole game of each, clicked to its end against bots."""

from __future__ import annotations

import random

import pytest

from quadriga import games
from tests.e2e.conftest import Visit
from tests.e2e.players import play, play_again, play_now


@pytest.mark.parametrize("game", [game.slug for game in games()])
def test_a_newcomer_plays_a_whole_game(visit: Visit, game: str) -> None:
    page, rng = visit(), random.Random(1)
    play_now(page, game)
    pointed = 0
    while pointed < 3:  # whoever crashes at their first decision has hardly played: they play again
        pointed = play(page, rng)
        assert "win" in page.inner_text(".sentence")
        play_again(page)
