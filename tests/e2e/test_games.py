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
    sit_down,
    watch_shifts,
)
from tests.server.house import House

SOON = 10.0  # seconds
WHY = """() => {
  const table = document.querySelector("quad-table");
  return document.querySelector(".latest").innerText === table._phrased(table.view.end.why);
}"""
DRIVEN = """document.querySelector("quad-table").view.events
  .filter(({ name }) => name === "turn").map(({ says }) => says.facts.mover)"""


@pytest.mark.parametrize("game", [game.slug for game in games()])
def test_a_newcomer_plays_a_whole_game(visit: Visit, game: str) -> None:
    """With a mouse, and has something to decide within ten seconds of the first page."""
    begun = time.monotonic()
    page, rng, pointed = visit(), random.Random(1), 0
    play_now(page, game)
    page.wait_for_selector("svg.board .lit")
    assert time.monotonic() - begun < SOON
    while pointed < 3:  # whoever crashes at their first decision has hardly played: they play again
        page.wait_for_selector("svg.board .lit")
        watch_shifts(page)
        pointed = play_by_mouse(page, rng)
        assert "win" in page.inner_text(".sentence")
        page.wait_for_function(WHY)
        assert sum(value for value, _ in shifts(page)) < JUMPS, shifts(page)[:8]
        play_again(page)


def test_a_whole_race_with_two_chariots_each(visit: Visit, house: House) -> None:
    """As two drive it: four sheets, and whoever is on turn drives either of theirs."""
    page = sit_down(visit, house, "chariot", bots=1)
    assert page.locator(".sheet").count() == 4
    watch_shifts(page)
    play(page, random.Random(1))
    assert {*page.evaluate(DRIVEN)} == {"blue", "red", "green", "yellow"}
    assert "win" in page.inner_text(".sentence")
    assert sum(value for value, _ in shifts(page)) < JUMPS, shifts(page)[:8]
