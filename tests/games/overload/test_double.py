"""Chapter 9 of the rule page, the variant: the ×2 spaces."""

from __future__ import annotations

import pytest

from tests.games.overload.play import choices, play, told


def on_double(mover: int, other: int) -> str:
    """Blue, with so many rings, joins red, with so many, on ×2."""
    return f"""
    3 curve1 | 2b0,3a0,3b0 . . . . / . . . . 1a{mover} / . . x2a{other} . .
             / . . . . . / . 1b0 . . . / . . . . . | 5 6 7 | 1 move 3"""


def after_double(start: str, space: str, points: int = 5) -> str:
    return play(f"""
    3 curve1 | {start} . . . . / . . . . . / . . x{space} . .
             / . . . . . / . 1b0 . . . / . . . . . | {points} 6 7 | 2 load""")


def passes_double(passed: int) -> str:
    """Blue will pass red, with so many rings, on ×2, and yellow beside it."""
    return f"""
    3 curve1 | 2b0,3b0 . . . . / . . . . 1a4 / . . x2a{passed} 3a1 .
             / . . . . . / . 1b0 . . . / . . . . . | 5 6 7 | 1 move 6"""


def test_a_pawn_passed_on_double_gets_two_rings() -> None:
    """9.8 Two for red on ×2, one for yellow on the next space."""
    assert play(passes_double(3), "move a") == play("""
    3 curve1 | 2b0,3b0 . . . . / . . . . . / . . x2a5 3a2 .
             / 1a4 . . . . / . 1b0 . . . / . . . . . | 5 6 7 | 2 load""")


def test_giving_on_double_gives_two_rings() -> None:
    """9.9 Chosen once, done twice."""
    assert choices(on_double(4, 3), "move a") == ["give 2a", "take 2a"]
    assert play(on_double(4, 3), "move a", "give 2a") == after_double("2b0,3a0,3b0", "1a2,2a5")


def test_taking_on_double_takes_two_rings() -> None:
    """9.9 Chosen once, done twice."""
    assert play(on_double(4, 3), "move a", "take 2a") == after_double("2b0,3a0,3b0", "1a6,2a1")


def test_a_single_ring_may_be_given_on_double() -> None:
    """9.9 As far as possible: one ring is all blue has."""
    assert choices(on_double(1, 3), "move a") == ["give 2a", "take 2a"]
    assert play(on_double(1, 3), "move a", "give 2a") == after_double("2b0,3a0,3b0", "1a0,2a4")


def test_a_single_ring_may_be_taken_on_double() -> None:
    """9.9 As far as possible: one ring is all red has."""
    assert play(on_double(4, 1), "move a", "take 2a") == after_double("2b0,3a0,3b0", "1a5,2a0")


def test_what_is_forced_on_double_is_two_rings_too() -> None:
    """9.9 5.3 Red has none, so blue gives, and gives two."""
    assert play(on_double(4, 0), "move a") == after_double("2b0,3a0,3b0", "1a2,2a2")


def test_each_pawn_on_double_is_met_with_two_rings() -> None:
    """9.9 5.2 Two from red and two for yellow."""
    before = """
    3 curve1 | 2b0,3b0 . . . . / . . . . 1a4 / . . x2a3,3a1 . .
             / . . . . . / . 1b0 . . . / . . . . . | 5 6 7 | 1 move 3"""
    assert play(before, "move a", "take 2a", "give 3a") == after_double("2b0,3b0", "1a4,2a1,3a3")


@pytest.mark.parametrize("rings", [7, 8])
def test_passing_on_double_overloads_once(rings: int) -> None:
    """9.10 6.2 Whether the first ring or the second is too much: one point, and START is not passed."""
    assert play(passes_double(rings), "move a") == play("""
    3 curve1 | 2a0,2b0,3b0 . . . . / . . . . . / . . x 3a2 .
             / 1a4 . . . . / . 1b0 . . . / . . . . . | 6 6 7 | 2 load""")


def test_the_ring_that_fell_away_stays_with_the_giver() -> None:
    """9.10 Red is overloaded by the first ring; blue keeps the second."""
    assert told(on_double(4, 8), "move a", "give 2a") == [
        "move 3.5 1a 3",
        "give 5.1 2a 1",
        "overload 6.1 2a 9",
        "reward 6.2 2a 1",
    ]
    assert play(on_double(4, 8), "move a", "give 2a") == after_double("2a0,2b0,3a0,3b0", "1a3", 6)


def test_the_second_ring_given_can_overload() -> None:
    """9.10 9.9 Seven, eight, overload: blue has given both, for one point."""
    assert play(on_double(4, 7), "move a", "give 2a") == after_double("2a0,2b0,3a0,3b0", "1a2", 6)


def test_the_ring_that_fell_away_stays_with_whom_it_was_taken_from() -> None:
    """9.10 6.4 Blue is overloaded by the first ring; red keeps the second."""
    assert play(on_double(8, 4), "move a", "take 2a") == after_double("1a0,2b0,3a0,3b0", "2a3")


def test_the_second_ring_taken_can_overload() -> None:
    """9.10 6.4 Seven, eight, overload: red has lost both."""
    assert play(on_double(7, 4), "move a", "take 2a") == after_double("1a0,2b0,3a0,3b0", "2a2")
