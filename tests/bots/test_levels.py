"""Five levels for every game, from small tables."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files

import pytest

from game_template import GAME as CUPS
from quadriga import OVER, Rng, game, games
from quadriga.bots import greedy
from quadriga.bots.levels import FILE, LEVELS, STRONGEST, Level, levels, noticed, thinking
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
def test_no_level_begins_anything_when_its_second_is_nearly_over(slug: str) -> None:
    chosen = game(slug)
    for level in levels(chosen.start(chosen.seats[0])):
        assert level.search is None or level.search.seconds <= 0.9


def test_a_game_that_brings_no_levels_has_ours() -> None:
    assert not files(CUPS.package).joinpath(FILE).is_file()
    assert len(levels(CUPS.start(2))) == len(LEVELS)


def choices(slug: str, number: int) -> Iterator[dict[int, float]]:
    """Give what each action is worth where they differ, in so many positions of random games."""
    chosen, rng = game(slug), Rng(2)
    state = chosen.start(chosen.seats[0])
    while number > 0:
        seat = int(state.settle(rng))
        if seat == OVER:
            state = chosen.start(chosen.seats[0])
            continue
        actions = state.legal()
        if len(actions) > 2 and rng.below(8) == 0:
            shares = {action: greedy.worth(state, action, seat) for action in actions}
            if max(shares.values()) - min(shares.values()) > 0.01:
                yield shares
                number -= 1
        state.apply(actions[rng.below(len(actions))])


def skill(level: Level, positions: list[dict[int, float]]) -> float:
    """Return how much is gained of what can be gained by choosing: 0 at random, 1 by the best each time."""
    rng = Rng(3)
    gained = possible = 0.0
    for shares in positions:
        usual = sum(shares.values()) / len(shares)
        for _ in range(50):
            seen = noticed(list(shares), level, rng)
            gained += max(shares[action] for action in seen) - usual
            possible += max(shares.values()) - usual
    return gained / possible


@pytest.mark.parametrize("slug", SLUGS)
def test_level_1_makes_mistakes_and_no_nonsense(slug: str) -> None:
    """It takes the best of what it sees, and gains something by that; level 2 more, and neither all of it."""
    positions = list(choices(slug, 30))
    first, second = levels(game(slug).start(game(slug).seats[0]))[:2]
    assert 0.25 < skill(first, positions) < skill(second, positions) < 0.99
    assert abs(skill(Level(notices=0.0), positions)) < 0.1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_levels_have_names(lang: str) -> None:
    said = words(lang, "quadriga")
    assert len({said.say(f"level-{number}") for number in LEVELS}) == len(LEVELS)


def test_whoever_overlooks_much_still_sees_something() -> None:
    rng = Rng(1)
    assert {tuple(noticed([4, 5], Level(notices=0.0), rng)) for _ in range(50)} == {(4,), (5,)}


def test_as_many_are_seen_as_the_level_says_if_there_are_so_many() -> None:
    rng, two = Rng(1), Level(notices=0.0, fewest=2)
    pairs = [noticed([4, 5, 6], two, rng) for _ in range(100)]
    assert {frozenset(pair) for pair in pairs} == {frozenset({4, 5}), frozenset({4, 6}), frozenset({5, 6})}
    assert all(len(pair) == 2 for pair in pairs)
    assert noticed([4], two, rng) == [4]


def test_whoever_notices_all_overlooks_nothing() -> None:
    assert noticed([4, 5, 6], Level(), Rng(1)) == [4, 5, 6]


def test_an_action_is_noticed_as_often_as_the_level_says() -> None:
    rng = Rng(1)
    seen = sum(len(noticed(list(range(10)), Level(notices=0.8), rng)) for _ in range(1000))
    assert 7800 < seen < 8200
