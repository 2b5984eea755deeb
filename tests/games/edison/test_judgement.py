"""What a position of Edison & Co is worth, and how it is played by who believes it."""

from __future__ import annotations

import pytest

from quadriga import OVER, Rng
from quadriga.bots import bot
from quadriga.games.edison import GAME
from tests.games.edison.play import MODES, random_game, reached

# The first of two backs rocket and zeppelin, the second roller and yacht.
DUEL = "2 standard lane - standard"
TEAMS = "4 standard lane - standard"
SINGLES = "4 singles lane - standard"
THREE = "3 standard lane - standard"


def judged(drawn: str, *actions: str) -> list[float]:
    return reached(drawn, *actions).judge()


def played(drawn: str, *actions: str, seed: int = 1) -> str:
    """Return what greedy does here."""
    state = reached(drawn, *actions)
    return GAME.action_text(state, bot("greedy")(state, Rng(seed)))


# From vehicles to shares


def test_before_anything_is_scored_all_are_equal() -> None:
    assert judged(DUEL) == [0.5, 0.5]
    assert judged(TEAMS) == pytest.approx([0.25] * 4)
    assert judged(SINGLES) == pytest.approx([0.25] * 4)


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_what_nobody_was_dealt_is_equal(players: int, mode: str) -> None:
    assert GAME.start(players, {"mode": mode}).judge() == [1 / players] * players


def test_who_backs_the_vehicle_with_points_is_ahead() -> None:
    shares = judged(f"{DUEL}\nscores R 20")
    assert shares[0] > 0.6
    first, second, third, fourth = judged(f"{SINGLES}\nscores R 20")  # it counts 3 0 1 2 for them
    assert first > fourth > third > second


def test_partners_share() -> None:
    first, second, third, fourth = judged(f"{TEAMS}\nscores R 20")
    assert first == third > second == fourth


def test_a_good_space_is_worth_points() -> None:
    """A 10 on space 17, -10 on space 10."""
    good = judged(f"{DUEL}\nspace 17\na R")[0]
    bad = judged(f"{DUEL}\nspace 10\na R")[0]
    assert good > 0.5 > bad


def test_the_same_lead_is_more_near_the_end() -> None:
    late = "hands 12345 12345 4 1+, 12345 12345 4 1+"
    assert judged(f"{DUEL}\nscores R 10\n{late}")[0] > judged(f"{DUEL}\nscores R 10")[0] + 0.1


def test_the_bystander_counts_for_who_never_scored_with_the_two() -> None:
    """7.5 Seats 2 and 3 made a scoring of their own."""
    drawn = f"{THREE}\nscores Z 30\nhands 1 2 1 0, 1 2 1 0+, 1 2 1 0+"
    first, second, third = judged(drawn)
    assert first > second == third


# The rest of the turn


def test_who_moves_takes_what_is_best_for_them() -> None:
    """With two the second moves: rocket to a 10, or yacht to a 10."""
    drawn = f"{DUEL}\nspace 16\na R\nb Y\nsides 12, 34"
    cards = ("rocket+yacht", "distance 1", "ahead")
    assert played(drawn, *cards) == "yacht to 17"
    assert judged(drawn, *cards) == pytest.approx(judged(drawn, *cards, "yacht to 17"), abs=0.02)


def test_the_centre_is_taken_by_who_backs_the_vehicle() -> None:
    """The second backs the yacht, and moves: 15 points are more than the 4 behind the drop."""
    drawn = f"{DUEL}\nspace 9\na Y\nhands 12345 12345 3 2+, 12345 23456 4 1+"
    assert played(drawn, "roller+yacht", "distance 1") == "yacht to centre"


def test_nobody_drops_a_vehicle_they_back_on_to_minus_ten() -> None:
    """The roller, backwards from 12, would land on 10; the rocket, of the others, does instead."""
    drawn = f"{DUEL}\nspace 12\na R\nb P"
    assert played(drawn, "rocket+roller", "distance 2", "back") == "rocket to 10"


@pytest.mark.parametrize("seed", range(3))
def test_the_two_is_played_when_the_own_vehicle_stands_well(seed: int) -> None:
    """Seat 1 holds a 2 and a 6: with the 2 the others lose 20, and the rocket gains 5."""
    drawn = f"{DUEL}\nspace 10 17\na P R\nb Y .\nhands 345 1345 2 0, 123 12 3 1+"
    assert played(drawn, "rocket+zeppelin", "back", seed=seed) == "distance 2"


# Secrets


@pytest.mark.parametrize(("players", "mode"), [mode for mode in MODES if mode[0] > 2])
def test_what_a_seat_cannot_know_makes_no_difference(players: int, mode: str) -> None:
    """The same seed decides the same, whatever cards and sheets the others have."""
    for at, state in enumerate(random_game(players, {"mode": mode}, 5)):
        seat = state.actor()
        if seat >= 0 and at % 15 == 0:
            others = [state.redraw(seat, Rng(seed)) for seed in range(4)]
            assert {bot("greedy")(other, Rng(2)) for other in others} == {bot("greedy")(state, Rng(2))}


def test_a_sheet_is_written_with_a_clear_favourite() -> None:
    """Who backs one vehicle has most of what they do for it."""
    state, rng = GAME.start(4, {"mode": "advanced"}), Rng(1)
    state.settle(rng)
    assert GAME.action_text(state, bot("greedy")(state, rng)) == "points 10"


# Matches


def wins(players: int, mode: str, games: int) -> float:
    """Return how often greedy wins against random, every second seat each, as a share."""
    won = 0.0
    for seed in range(games):
        state, rng = GAME.start(players, {"mode": mode}), Rng(seed)
        while (seat := state.settle(rng)) != OVER:
            state.apply(bot("greedy" if (seat + seed) % 2 else "random")(state, rng))
        won += sum(share for seat, share in enumerate(state.payoff()) if (seat + seed) % 2)
    return won / games


@pytest.mark.parametrize(("players", "mode"), [(2, "standard"), (3, "standard"), (4, "standard")])
def test_greedy_beats_random(players: int, mode: str) -> None:
    """With four, team against team; with three now one of it, now two."""
    assert wins(players, mode, 4) > 0.8
