"""Standings: shares by hand, intervals that know of blocks, an exact test, and ratings."""

from __future__ import annotations

from random import Random

import pytest

from quadriga.core.confidence import wilson
from quadriga.lab.arena import Played
from quadriga.lab.standing import interval, ratings, sign_test, standings

BOTS = ("a", "b")


def game(number: int, wins: list[float], bots: str | None = None) -> Played:
    seated = list(bots or ("ab" if number % 2 == 0 else "ba"))
    return Played(number, seated, wins, [2, 4], [1.0, 2.0], [0.75, 0.5])


def test_wins_are_counted_by_bot_wherever_it_sat() -> None:
    played = [game(0, [1, 0]), game(1, [0, 1]), game(2, [0.5, 0.5]), game(3, [0, 0])]
    found = standings(BOTS, reversed(played))
    assert (found.games, found.decided, found.blocks) == (4, 3, 2)
    first, second = found.bots
    assert (first.bot, first.wins, second.wins) == ("a", 2.5, 0.5)
    assert first.share == pytest.approx(2.5 / 3)
    assert first.share + second.share == pytest.approx(1)
    assert first.low < first.share < first.high
    assert (first.low, first.high) == pytest.approx((1 - second.high, 1 - second.low))
    assert (first.decisions, first.seconds, first.longest) == (12, 6.0, 0.75)
    assert first.mean == 0.5


def test_a_block_that_is_not_whole_does_not_count() -> None:
    assert standings(BOTS, [game(0, [1, 0]), game(1, [0, 1]), game(3, [1, 0])]).games == 2


def test_nothing_is_known_of_games_that_nobody_wins() -> None:
    found = standings(BOTS, [game(0, [0, 0]), game(1, [0, 0])])
    assert (found.decided, found.p) == (0, 1.0)
    assert [(bot.share, bot.low, bot.high) for bot in found.bots] == [(0, 0, 1)] * 2
    assert standings(BOTS, []).blocks == 0


def test_where_blocks_are_independent_games_the_interval_is_wilsons() -> None:
    wins = [1.0] * 60 + [0.0] * 40
    assert interval(wins, [1] * 100) == pytest.approx(wilson(60, 100), abs=2e-3)


def test_the_interval_by_hand() -> None:
    """Four blocks of two games vary by 2 × 4/3 / 8² = 1/24, as a share of 1/2 does in six games."""
    assert interval([2.0, 1.0, 1.0, 0.0], [2] * 4) == pytest.approx(wilson(3, 6))


@pytest.mark.parametrize(("blocks", "games"), [([2.0] * 50, 100), ([1.0] * 50, 100), ([0.0] * 50, 100)])
def test_where_all_blocks_are_alike_games_count_as_independent(blocks: list[float], games: int) -> None:
    assert interval(blocks, [2] * 50) == pytest.approx(wilson(sum(blocks), games))


def test_blocks_of_games_that_end_alike_are_less_sure_and_those_that_balance_are_surer() -> None:
    alike = interval([2.0] * 25 + [0.0] * 25, [2] * 50)
    mixed = interval([2.0] * 13 + [1.0] * 24 + [0.0] * 13, [2] * 50)
    balanced = interval([2.0] * 2 + [1.0] * 46 + [0.0] * 2, [2] * 50)
    assert alike[0] < mixed[0] < balanced[0] < 0.5


@pytest.mark.parametrize("luck", [0.0, 0.25])
def test_the_interval_holds_the_true_share_nineteen_times_in_twenty(luck: float) -> None:
    """Both games of a block have the same luck, once for the bot and once against it."""
    rng = Random(1)
    held = 0
    for _ in range(400):
        tilts = [rng.choice((-luck, luck)) for _ in range(60)]
        wins = [float(sum(rng.random() < 0.7 + tilt for tilt in (by, -by))) for by in tilts]
        low, high = interval(wins, [2] * 60)
        held += low <= 0.7 <= high
    assert 0.92 <= held / 400 <= 0.98


@pytest.mark.parametrize(
    ("ahead", "behind", "p"),
    [(0, 0, 1.0), (1, 0, 1.0), (5, 0, 2 / 32), (0, 8, 2 / 256), (9, 1, 22 / 1024), (5, 5, 1.0)],
)
def test_the_sign_test_by_hand(ahead: int, behind: int, p: float) -> None:
    assert sign_test([2.0] * ahead + [-1.0] * behind + [0.0, 1e-12]) == pytest.approx(p)


def test_the_sign_test_of_many_blocks_does_not_overflow() -> None:
    assert sign_test([1.0] * 3000 + [-1.0] * 2500) == pytest.approx(1.75e-11, rel=0.1)


def test_ratings_follow_who_wins_and_equals_stay_equal() -> None:
    rated = ratings([game(number, [1, 0] if number % 2 == 0 else [0, 1]) for number in range(20)])
    assert rated["a"].mu > 30
    assert rated["b"].mu < 20
    assert rated["a"].sigma < 25 / 3
    shared = ratings([game(0, [0.5, 0.5])])
    assert shared["a"] == shared["b"]


def test_a_game_that_nobody_wins_changes_no_rating() -> None:
    rated = ratings([game(0, [0, 0])])
    assert [(rating.mu, round(rating.sigma, 2)) for rating in rated.values()] == [(25.0, 8.33)] * 2
