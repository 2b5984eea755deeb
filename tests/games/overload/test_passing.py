"""Chapter 4 of the rule page: a ring for every pawn that is passed."""

from __future__ import annotations

from tests.games.overload.play import play, told


def test_blue_passes_red_and_yellow() -> None:
    """4.1 The printed example: each of the two gets a ring from the bowl. Blue 1, red 2, yellow 3."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a3 . 3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 0 0 0 | 1 roll"""
    assert play(before, "roll 6", "move a") == play("""
    3 - | 2b0,3b0 . . . . / . 2a4 . 3a2 1a4 / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 0 0 0 | 2 load""")


def test_the_own_pawn_is_passed_like_any_other() -> None:
    """4.1 A player's other pawn gets a ring too."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 1b3 . . . / . . . . .
        / . . . . . / 2a2 . 3a0 . . / . . . . . | 0 0 0 | 1 move 5"""
    assert play(before, "move a") == play("""
    3 - | 2b0,3b0 . . . . / . 1b4 . 1a4 . / . . . . .
        / . . . . . / 2a2 . 3a0 . . / . . . . . | 0 0 0 | 2 load""")


def test_whoever_shares_the_space_left_is_not_passed() -> None:
    """4.1 Red stands where blue sets out: not between, so no ring."""
    before = """
    3 - | 2b0,3b0 . . 1a4,2a3 . / . . 3a1 . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 0 0 0 | 1 move 5"""
    assert play(before, "move a") == play("""
    3 - | 2b0,3b0 . . 2a3 . / . . 3a2 1a4 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 0 0 0 | 2 load""")


def test_whoever_is_on_the_space_reached_is_met_not_passed() -> None:
    """4.1 Yellow stands where blue ends its move: it has got no ring for that when they meet."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a3 . 3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 0 0 0 | 1 move 5"""
    assert play(before, "move a") == play("""
    3 - | 2b0,3b0 . . . . / . 2a4 . 1a4,3a1 . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 0 0 0 | 1 meet a""")


def test_nearest_to_start_first_then_by_seat_then_by_pawn() -> None:
    """4.2 Space by space, and on one space 1b before 2a before 2b before 3a."""
    before = """
    3 - | . . . 1a4 . / . 3b0 . 1b1,2a3,2b0,3a1 . / . . . . .
        / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 move 8"""
    assert told(before, "move a") == [
        "move 3.5 1a 8",
        "pass 4.1 3b 1",
        "pass 4.1 1b 1",
        "pass 4.1 2a 1",
        "pass 4.1 2b 1",
        "pass 4.1 3a 1",
    ]


def test_the_order_decides_who_is_overloaded_last() -> None:
    """4.2 8.1 Red comes first and makes blue win; yellow, one space on, keeps its eight rings."""
    before = """
    3 - | 2b0,3b0 . . 1a4 . / . 2a8 3a8 . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 39 0 0 | 1 move 8"""
    assert play(before, "move a") == play("""
    3 - | 2a0,2b0,3b0 . . 1a4 . / . . 3a8 . . / . . . . .
        / . . . . . / 1b2 . . . . / . . . . . | 40 0 0 | 1 won""")


def test_pawns_on_start_are_not_passed() -> None:
    """4.3 Blue sets out from START; everyone else there stays as they are."""
    before = """
    3 - | 1a3,1b0,2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 roll a"""
    assert play(before, "roll 5") == play("""
    3 - | 1b0,2a0,2b0,3a0,3b0 . . . . / 1a3 . . . . / . . . . .
        / . . . . . / . . . . . / . . . . . | 0 0 0 | 2 load""")


def test_a_pawn_sent_back_to_start_is_not_passed_there() -> None:
    """4.3 Red's first ring on ×2 sends it to START; the second does not follow it there."""
    before = """
    3 curve1 | 2b0,3a0,3b0 . . . . / . . . . . / . 1a4 x2a8 . .
             / . . . . . / 1b2 . . . . / . . . . . | 0 0 0 | 1 move 2"""
    assert told(before, "move a") == [
        "move 3.5 1a 2",
        "pass 4.1 2a 1",
        "overload 6.1 2a 9",
        "reward 6.2 2a 1",
    ]
    assert play(before, "move a") == play("""
    3 curve1 | 2a0,2b0,3a0,3b0 . . . . / . . . . . / . . x 1a4 .
             / . . . . . / 1b2 . . . . / . . . . . | 1 0 0 | 2 load""")
