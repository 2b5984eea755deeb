"""Chapter 7 of the rule page: FINISH."""

from __future__ import annotations

import pytest

from tests.games.overload.play import choices, play, told

RED_ARRIVES = """
4 - | 1a0,1b0,3a0,3b0,4b0 . . . . / . . . . . / . . . . . / . . . . .
    / . . . . . / . 2b1 . . . / . 2a5 . 4a8 . | 0 0 0 0 | 2 roll"""


@pytest.mark.parametrize("roll", [3, 4, 8])
def test_reaching_or_passing_finish_arrives(roll: int) -> None:
    """7.1 Red is three spaces away: any roll from three on will do."""
    before = """
    3 - | 1a0,1b0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . 2a5 . . . | 0 0 0 | 2 roll"""
    assert play(before, f"roll {roll}", "move a") == play("""
    3 - | 1a0,1b0,2a0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 5 0 | 3 load""")


def test_two_steps_are_not_enough() -> None:
    """7.1 One space short of FINISH nothing arrives."""
    before = """
    3 - | 1a0,1b0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . 2a5 . . . | 0 0 0 | 2 roll"""
    assert play(before, "roll 2", "move a") == play("""
    3 - | 1a0,1b0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . . . 2a5 . | 0 0 0 | 3 load""")


def test_pawns_on_the_way_are_passed_before_it_arrives() -> None:
    """7.2 Green, in front of red, is overloaded; then red arrives: one point and five."""
    assert told(RED_ARRIVES, "roll 8", "move a") == [
        "roll 3.3 8",
        "move 3.5 2a 3",
        "pass 4.1 4a 1",
        "overload 6.1 4a 9",
        "reward 6.2 4a 1",
        "arrive 7.3 2a 5",
    ]


def test_red_arrives_with_five_rings() -> None:
    """7.3 7.5 The printed example: five points, the rings in the bowl, the pawn on START."""
    before = """
    4 - | 1a0,1b0,3a0,3b0,4b0 . . . . / . . . . . / . . . . . / . . . . .
        / . . . . . / . 2b1 . . . / 4a8 2a5 . . . | 0 0 0 0 | 2 roll"""
    assert play(before, "roll 4", "move a") == play("""
    4 - | 1a0,1b0,2a0,3a0,3b0,4b0 . . . . / . . . . . / . . . . . / . . . . .
        / . . . . . / . 2b1 . . . / 4a8 . . . . | 0 5 0 0 | 3 load""")


def test_red_loads_three_for_the_next_run() -> None:
    """7.5 3.1 The printed example goes on: three rings, and the pawn is on its way again."""
    before = """
    4 - | 1a0,1b0,2a0,3a0,3b0,4b0 . . . . / . . . . . / . . . . . / . . . . .
        / . . . . . / . 2b1 . . . / 4a8 . . . . | 0 5 0 0 | 2 load"""
    assert play(before, "load a 3", "roll 2") == play("""
    4 - | 1a0,1b0,3a0,3b0,4b0 . 2a3 . . / . . . . . / . . . . . / . . . . .
        / . . . . . / . 2b1 . . . / 4a8 . . . . | 0 5 0 0 | 3 load""")


def test_green_arrives_with_eight_rings() -> None:
    """7.4 7.5 The printed example: eight points and four more."""
    before = """
    4 - | 1a0,1b0,2a0,3a0,3b0 . . . . / . . . . . / . . . . . / . 4b0 . . .
        / . . . . . / . 2b1 . . . / 4a8 . . . . | 0 5 0 0 | 4 roll"""
    assert play(before, "roll 7", "move a") == play("""
    4 - | 1a0,1b0,2a0,3a0,3b0,4a0 . . . . / . . . . . / . . . . . / . 4b0 . . .
        / . . . . . / . 2b1 . . . / . . . . . | 0 5 0 12 | 1 load""")


@pytest.mark.parametrize(("rings", "points"), [(0, 0), (1, 1), (7, 7), (8, 12)])
def test_a_point_for_each_ring_and_a_bonus_for_eight(rings: int, points: int) -> None:
    """7.3 7.4 Seven are seven points, eight are twelve, and none is none."""
    before = f"""
    3 - | 1a0,1b0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . 2a{rings} . . . | 0 2 0 | 2 move 3"""
    assert play(before, "move a") == play(f"""
    3 - | 1a0,1b0,2a0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 {2 + points} 0 | 3 load""")


def test_after_arriving_the_pawn_must_enter_again_first() -> None:
    """7.5 3.4 Red's other pawn waits until this one has left START."""
    before = """
    3 - | . 1a0 . . 1b0 / . 3a0 . . 3b0 / . . . . .
        / . . . . . / 2b1 . . . . / . 2a5 . . . | 0 0 0 | 2 move 3"""
    turns = ("move a", "roll 1", "move a", "roll 1", "move a")
    assert choices(before, *turns) == [f"load a {rings}" for rings in range(9)]
