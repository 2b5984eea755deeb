"""Chapters 1 and 8 of the rule page: the target, and the moment someone reaches it."""

from __future__ import annotations

import pytest

from quadriga import OVER
from tests.games.overload.play import choices, play, reached

TRACKS = {
    3: "1a0,1b0,3a0,3b0 . . . . / . . . . . / . . . . . / . . . . . / 2b1 . . . . / . . . 2a3 .",
    4: """1a0,1b0,3a0,3b0,4a0,4b0 . . . . / . . . . . / . . . . . / . . . . . / . . . . .
          / 2b1 . . . . / . . . 2a3 .""",
    5: """1a0,1b0,3a0,3b0,4a0,4b0,5a0,5b0 . . . . / . . . . . / . . . . . / . . . . . / . . . . .
          / . . . . . / 2b1 . . . . / . . . 2a3 .""",
}


def arrives_with_three(players: int, points: int) -> str:
    others = " 0" * (players - 2)
    return f"{players} - | {TRACKS[players]} | 0 {points}{others} | 2 move 1"


@pytest.mark.parametrize(("players", "target"), [(3, 40), (4, 35), (5, 30)])
def test_whoever_reaches_the_target_wins(players: int, target: int) -> None:
    """1.1 40, 35 or 30 points, by number of players."""
    over = reached(arrives_with_three(players, target - 3), "move a")
    assert over.actor() == OVER
    assert over.payoff() == [0.0, 1.0] + [0.0] * (players - 2)
    assert play(arrives_with_three(players, target - 3), "move a").endswith("| 2 won")


@pytest.mark.parametrize(("players", "target"), [(3, 40), (4, 35), (5, 30)])
def test_one_point_less_does_not_win(players: int, target: int) -> None:
    """1.1 The next player goes on."""
    assert play(arrives_with_three(players, target - 4), "move a").endswith("| 3 load")


def test_more_than_the_target_wins_too() -> None:
    """1.1 8.1 Reaching it is enough; nobody has to hit it."""
    assert play(arrives_with_three(3, 39), "move a") == play("""
    3 - | 1a0,1b0,2a0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 42 0 | 2 won""")


def test_an_overload_on_the_way_ends_the_move() -> None:
    """8.1 Blue wins by passing red: it goes no further, and yellow gets no ring."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a8 3a1 . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 39 0 0 | 1 move 6"""
    assert play(before, "move a") == play("""
    3 - | 2a0,2b0,3b0 . . 1a4 . / . . 3a1 . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 40 0 0 | 1 won""")


def test_a_pawn_that_wins_while_entering_stays_loaded_on_start() -> None:
    """8.1 The move is not finished, so the pawn is where it was, with its rings."""
    before = """
    3 - | 1a4,2b0,3b0 2a8 . . . / . . 3a1 . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 39 0 0 | 1 roll a"""
    assert play(before, "roll 6") == play("""
    3 - | 1a4,2a0,2b0,3b0 . . . . / . . 3a1 . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 40 0 0 | 1 won""")


def test_a_winning_gift_ends_the_meetings() -> None:
    """8.1 Blue overloads red and wins; yellow, on the same space, is not met any more."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a8,3a1 . . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 39 0 0 | 1 move 3"""
    assert play(before, "move a", "give 2a") == play("""
    3 - | 2a0,2b0,3b0 . . . . / . 1a3,3a1 . . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 40 0 0 | 1 won""")


def test_a_winning_gift_leaves_out_the_action_of_the_space() -> None:
    """8.1 9.2 On + the winner gets no ring any more."""
    before = """
    3 start | 1b0,2b0,3a0,3b0 . . +1a4,2a8 . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 39 0 0 | 1 meet a"""
    assert play(before, "give 2a") == play("""
    3 start | 1b0,2a0,2b0,3a0,3b0 . . +1a3 . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 40 0 0 | 1 won""")


def test_passing_before_arriving_can_win() -> None:
    """8.1 7.2 The point for the overload comes first and ends it: the pawn never arrives."""
    before = """
    3 - | 1a0,1b0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . 2a5 . 3a8 . | 0 39 0 | 2 move 8"""
    assert play(before, "move a") == play("""
    3 - | 1a0,1b0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . 2a5 . . . | 0 40 0 | 2 won""")


def test_nothing_can_be_done_after_the_end() -> None:
    """8.1 The game is over for everyone."""
    assert choices(arrives_with_three(3, 37), "move a") == []
