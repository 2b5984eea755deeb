"""A whole game of each, clicked to its end against bots."""

from __future__ import annotations

import random

import pytest

from quadriga import games
from tests.e2e.conftest import Visit
from tests.e2e.players import play, play_now


@pytest.mark.parametrize("game", [game.slug for game in games()])
def test_a_newcomer_plays_a_whole_game(visit: Visit, game: str) -> None:
    page = visit()
    play_now(page, game)
    assert play(page, random.Random(1)) > 3
    assert "win" in page.inner_text(".sentence")
    page.click("button:has-text('Play again')")
    page.wait_for_url("**/table/*")
    page.wait_for_selector("svg.board .pieces > *")
