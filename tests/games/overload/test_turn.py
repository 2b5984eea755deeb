"""Chapter 3 of the rule page: load, roll, and which pawn moves."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, IllegalAction
from tests.games.overload.play import choices, play, reached

BOTH_ON_START = """
3 - | 1a0,1b0,2b0 . . . . / 2a3 . . . . / . . . . .
    / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 1 load"""

ONE_ON_START = """
3 - | 1b0,2b0 . . . . / 2a3 . . . . / . . 1a5 . .
    / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 1 load"""

NONE_ON_START = """
3 - | 2b0 . . . . / 2a3 . . . 1b2 / . . 1a5 . .
    / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 1 roll"""


def test_choose_a_pawn_on_start_and_its_load() -> None:
    """3.1 Either pawn on START, with 0 to 8 rings."""
    assert choices(BOTH_ON_START) == [f"load {pawn} {rings}" for pawn in "ab" for rings in range(9)]


def test_only_pawns_on_start_are_loaded() -> None:
    """3.1 A pawn on the track cannot be loaded."""
    assert choices(ONE_ON_START) == [f"load b {rings}" for rings in range(9)]


def test_the_load_is_decided_before_the_roll() -> None:
    """3.1 The rings lie on the pawn when the die rolls."""
    assert play(BOTH_ON_START, "load b 6") == play("""
        3 - | 1a0,1b6,2b0 . . . . / 2a3 . . . . / . . . . .
            / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 1 roll b""")


@pytest.mark.parametrize(("position", "first"), [(BOTH_ON_START, "load a 0"), (ONE_ON_START, "load b 0")])
def test_without_a_choice_the_first_pawn_goes_empty(position: str, first: str) -> None:
    """3.2 The first action in the list is what happens when nobody chooses."""
    assert choices(position)[0] == first


def test_chance_rolls_the_die() -> None:
    """3.3 After the load the die decides, and nobody else."""
    rolling = reached(ONE_ON_START, "load b 2")
    assert rolling.actor() == CHANCE
    assert choices(ONE_ON_START, "load b 2") == [f"roll {face}" for face in range(1, 9)]


def test_the_loaded_pawn_enters() -> None:
    """3.4 The roll moves the loaded pawn; the one on the track stays where it is."""
    assert play(ONE_ON_START, "load b 2", "roll 4") == play("""
        3 - | 2b0 . . . 1b2 / 2a3 . . . . / . . 1a5 . .
            / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 2 load""")


def test_no_pawn_on_the_track_moves_before_it() -> None:
    """3.4 With a pawn on START there is no other move."""
    with pytest.raises(IllegalAction):
        play(ONE_ON_START, "load b 2", "move a")
    with pytest.raises(IllegalAction):
        play(ONE_ON_START, "move a")


def test_the_second_pawn_enters_on_the_next_turn() -> None:
    """3.1 3.4 The other pawn stayed on START, empty, and is now the one to load."""
    one_entered = """
    3 - | 1b0 . . 1a2 . / 2a3 . 2b0 . . / . . . . .
        / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 3 roll"""
    assert choices(one_entered, "roll 1", "move a") == [f"load b {rings}" for rings in range(9)]


def test_without_a_pawn_on_start_choose_after_the_roll() -> None:
    """3.5 Either pawn may move."""
    assert choices(NONE_ON_START, "roll 7") == ["move a", "move b"]


def test_one_pawn_moves_the_whole_roll() -> None:
    """3.5 The roll is not shared out between the two."""
    assert play(NONE_ON_START, "roll 3", "move a") == play("""
        3 - | 2b0 . . . . / 2a3 . . . 1b2 / . . . . .
            / 1a5 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 2 load""")
    assert play(NONE_ON_START, "roll 2", "move b") == play("""
        3 - | 2b0 . . . . / 2a3 . . . . / . 1b2 1a5 . .
            / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 2 load""")
