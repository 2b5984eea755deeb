"""A whole game of each, clicked to its end against bots."""

from __future__ import annotations

import random
import time

import pytest

from quadriga import games
from tests.e2e.conftest import Visit
from tests.e2e.players import (
    JUMPS,
    play,
    play_again,
    play_by_mouse,
    play_now,
    shifts,
    watch_shifts,
)

SOON = 10.0  # seconds
BY_MOUSE = "asteroid"  # whose games are the shortest


@pytest.mark.parametrize("game", [game.slug for game in games()])
def test_a_newcomer_plays_a_whole_game(visit: Visit, game: str) -> None:
    """And has something to decide within ten seconds of the first page."""
    begun = time.monotonic()
    page, rng, pointed = visit(), random.Random(1), 0
    play_now(page, game)
    page.wait_for_selector("svg.board .lit")
    assert time.monotonic() - begun < SOON
    while pointed < 3:  # whoever crashes at their first decision has hardly played: they play again
        page.wait_for_selector("svg.board .lit")
        watch_shifts(page)
        pointed = (play_by_mouse if game == BY_MOUSE else play)(page, rng)
        assert "win" in page.inner_text(".sentence")
        assert sum(value for value, _ in shifts(page)) < JUMPS, shifts(page)[:8]
        play_again(page)
