"""Chapter 9 of the rule page, the variant: the ± spaces."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga.games.overload import notation
from tests.games.overload.boards import acting, read
from tests.games.overload.play import choices, play, told

ON_STEP = """
3 A | 2b0,3b0 . . 1a4 . / . . ± . . / . . . . .
    / . 1b2 . . . / 2a1 . . . . / 3a1 . . . . | 0 0 0 | 1 move 4"""


@pytest.fixture
def other_board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions are drawn on a board with ± beside START, beside + and ×2, and beside FINISH."""
    text = acting("start", "2 ±")
    text = acting("A", "4 x2", "5 ±", text=text)
    text = acting("curve1", "1 +", text=text)
    board = read(tmp_path, acting("finish", "4 ±", text=text))
    monkeypatch.setattr(notation, "board", lambda: board)
    monkeypatch.setattr(notation, "track", board.track)


def test_ahead_or_back_by_choice() -> None:
    """9.5 The mover chooses."""
    assert choices(ON_STEP, "move a") == ["ahead", "back"]


def test_one_space_ahead() -> None:
    """9.5 One space further than the roll."""
    assert play(ON_STEP, "move a", "ahead") == play("""
    3 A | 2b0,3b0 . . . . / . . ± 1a4 . / . . . . .
        / . 1b2 . . . / 2a1 . . . . / 3a1 . . . . | 0 0 0 | 2 load""")


def test_one_space_back() -> None:
    """9.5 One space less than the roll."""
    assert play(ON_STEP, "move a", "back") == play("""
    3 A | 2b0,3b0 . . . . / . 1a4 ± . . / . . . . .
        / . 1b2 . . . / 2a1 . . . . / 3a1 . . . . | 0 0 0 | 2 load""")


def test_the_step_comes_before_any_meeting() -> None:
    """9.5 9.2 The step itself passes nobody; whoever stands where it ends is met."""
    before = """
    3 A | 2b0,3b0 . . 1a4 . / . . ± 2a1 . / . . . . .
        / . 1b2 . . . / . . . . . / 3a1 . . . . | 0 0 0 | 1 move 4"""
    assert told(before, "move a", "ahead", "give 2a") == ["move 3.5 1a 4", "step 9.5 1a 1", "give 5.1 2a 1"]
    assert play(before, "move a", "ahead") == play("""
    3 A | 2b0,3b0 . . . . / . . ± 1a4,2a1 . / . . . . .
        / . 1b2 . . . / . . . . . / 3a1 . . . . | 0 0 0 | 1 meet a""")


def test_back_on_to_a_pawn_just_passed() -> None:
    """9.6 Red got its ring for being passed; with that ring it is met."""
    before = """
    3 A | 2b0,3b0 . . 1a0 . / . 2a0 ± . . / . . . . .
        / . 1b2 . . . / . . . . . / 3a1 . . . . | 0 0 0 | 1 move 4"""
    assert told(before, "move a", "back") == [
        "move 3.5 1a 4",
        "pass 4.1 2a 1",
        "step 9.5 1a -1",
        "take 5.1 2a 1",
    ]
    assert play(before, "move a", "back") == play("""
    3 A | 2b0,3b0 . . . . / . 1a1,2a0 ± . . / . . . . .
        / . 1b2 . . . / . . . . . / 3a1 . . . . | 0 0 0 | 2 load""")


def test_back_on_to_a_pawn_just_overloaded_meets_nobody() -> None:
    """9.6 6.1 Passing was too much for red: it is on START, and the space is empty."""
    before = """
    3 A | 2b0,3b0 . . 1a4 . / . 2a8 ± . . / . . . . .
        / . 1b2 . . . / . . . . . / 3a1 . . . . | 0 0 0 | 1 move 4"""
    assert play(before, "move a", "back") == play("""
    3 A | 2a0,2b0,3b0 . . . . / . 1a4 ± . . / . . . . .
        / . 1b2 . . . / . . . . . / 3a1 . . . . | 1 0 0 | 2 load""")


@pytest.mark.usefixtures("other_board")
def test_the_space_after_the_step_acts_too() -> None:
    """9.5 ± first, then +, where the step ends."""
    before = """
    3 A,curve1 | 2b0,3b0 . . . . / 1a4 . . x ± / + . . . .
               / . 1b2 . . . / 2a1 . . . . / 3a1 . . . . | 0 0 0 | 1 move 4"""
    assert told(before, "move a", "ahead") == ["move 3.5 1a 4", "step 9.5 1a 1", "plus 9.3 1a 1"]


@pytest.mark.usefixtures("other_board")
def test_a_step_on_to_double_meets_with_two_rings() -> None:
    """9.5 9.6 9.8 9.9 Red is passed on ×2, two rings, and met there after the step back, two rings."""
    before = """
    3 A | 2b0,3b0 . . . . / 1a4 . . x2a1 ± / . . . . .
        / . 1b2 . . . / . . . . . / 3a1 . . . . | 0 0 0 | 1 move 4"""
    assert told(before, "move a", "back", "take 2a") == [
        "move 3.5 1a 4",
        "pass 4.1 2a 1",
        "pass 9.8 2a 1",
        "step 9.5 1a -1",
        "take 5.1 2a 1",
        "take 9.9 2a 1",
    ]
    assert play(before, "move a", "back", "take 2a") == play("""
    3 A | 2b0,3b0 . . . . / . . . x1a6,2a1 ± / . . . . .
        / . 1b2 . . . / . . . . . / 3a1 . . . . | 0 0 0 | 2 load""")


@pytest.mark.usefixtures("other_board")
def test_beside_start_there_is_only_ahead() -> None:
    """9.7 Nobody is asked: the pawn steps ahead."""
    before = """
    3 start | 1a3,1b0,2a0,2b0,3a0,3b0 ± . . . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 roll a"""
    assert told(before, "roll 1") == ["roll 3.3 1", "move 3.4 1a 1", "step 9.7 1a 1"]
    assert play(before, "roll 1") == play("""
    3 start | 1b0,2a0,2b0,3a0,3b0 ± 1a3 . . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 0 0 0 | 2 load""")


@pytest.mark.usefixtures("other_board")
def test_a_step_on_to_finish_arrives() -> None:
    """9.7 7.3 Three rings, three points."""
    before = """
    3 finish | 2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
             / . 1b0 . . . / . . . . . / . 1a3 . ± . | 0 0 0 | 1 move 2"""
    assert choices(before, "move a") == ["ahead", "back"]
    assert play(before, "move a", "ahead") == play("""
    3 finish | 1a0,2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
             / . 1b0 . . . / . . . . . / . . . ± . | 3 0 0 | 2 load""")
    assert play(before, "move a", "back") == play("""
    3 finish | 2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
             / . 1b0 . . . / . . . . . / . . 1a3 ± . | 0 0 0 | 2 load""")
