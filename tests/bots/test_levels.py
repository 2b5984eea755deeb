"""Five levels for every game, from small tables."""

from __future__ import annotations

from importlib.resources import files

import pytest

from game_template import GAME as CUPS
from quadriga import Rng, game, games
from quadriga.bots.levels import FILE, LEVELS, STRONGEST, levels, noticed, thinking
from quadriga.core.words import words

SLUGS = [each.slug for each in games()]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_has_five_levels_each_more_careful_than_the_one_below(slug: str) -> None:
    chosen = game(slug)
    table = levels(chosen.start(chosen.seats[0]))
    assert len(table) == len(LEVELS)
    care = [(level.search.tries if level.search else 0, level.notices) for level in table]
    assert care == sorted(set(care))
    assert table[0].search is None
    assert thinking(chosen.start(chosen.seats[0])) is table[STRONGEST - 1].search


@pytest.mark.parametrize("slug", SLUGS)
def test_no_level_thinks_for_more_than_a_second(slug: str) -> None:
    chosen = game(slug)
    for level in levels(chosen.start(chosen.seats[0])):
        assert level.search is None or level.search.seconds <= 1.0


def test_a_game_that_brings_no_levels_has_ours() -> None:
    assert not files(CUPS.package).joinpath(FILE).is_file()
    assert len(levels(CUPS.start(2))) == len(LEVELS)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_levels_have_names(lang: str) -> None:
    said = words(lang, "quadriga")
    assert len({said.say(f"level-{number}") for number in LEVELS}) == len(LEVELS)


def test_whoever_overlooks_much_still_sees_something() -> None:
    rng = Rng(1)
    assert {tuple(noticed([4, 5], 0.0, rng)) for _ in range(50)} == {(4,), (5,)}


def test_whoever_notices_all_overlooks_nothing() -> None:
    assert noticed([4, 5, 6], 1.0, Rng(1)) == [4, 5, 6]


def test_an_action_is_noticed_as_often_as_the_level_says() -> None:
    rng = Rng(1)
    seen = sum(len(noticed(list(range(10)), 0.8, rng)) for _ in range(1000))
    assert 7800 < seen < 8200
