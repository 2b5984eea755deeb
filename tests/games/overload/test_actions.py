"""Chapter 9 of the rule page, the variant: + and - spaces, and in which order a space acts."""

from __future__ import annotations

from itertools import combinations

import pytest

from quadriga import WrongOption
from quadriga.games.overload import GAME
from tests.games.overload.play import choices, play, told

SECTIONS = ("start", "A", "curve1", "curve2", "D", "finish")


def test_any_set_of_sections_can_be_turned() -> None:
    """9.1 None, some or all of them, and only those that are turned act."""
    for size in range(len(SECTIONS) + 1):
        for turned in combinations(SECTIONS, size):
            acting = [act for act in GAME.start(3, {"sections": turned}).track.spaces if act]
            assert len(acting) == size


def test_turned_sections_show_their_action_space() -> None:
    """9.1 All sections of three players on their action side."""
    assert GAME.text(GAME.start(3, {"sections": SECTIONS})) == play("""
    3 start,A,curve1,curve2,D,finish
    | 1a0,1b0,2a0,2b0,3a0,3b0 . . + . / . . ± . . / . . x . .
    / . . ± . . / . x . . . / . - . . . | 0 0 0 | 1 load""")


def test_sections_that_are_not_in_play_cannot_be_turned() -> None:
    """9.1 Three players do not use section B."""
    with pytest.raises(WrongOption) as error:
        GAME.start(3, {"sections": ("A", "B")})
    assert str(error.value) == (
        "option sections: 'B' is not allowed; allowed with 3 players: none, all, "
        "or any of start, A, curve1, curve2, D, finish with commas between"
    )


def test_on_the_plain_side_nothing_acts() -> None:
    """9.1 The same space without its action."""
    before = """
    3 - | 1a3,1b0,2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 roll a"""
    assert told(before, "roll 3") == ["roll 3.3 3", "move 3.4 1a 3"]


def test_plus_gives_a_ring() -> None:
    """9.3 9.2 The action is not a choice: it happens."""
    before = """
    3 start | 1a3,1b0,2a0,2b0,3a0,3b0 . . + . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 roll a"""
    assert play(before, "roll 3") == play("""
    3 start | 1b0,2a0,2b0,3a0,3b0 . . +1a4 . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 0 0 0 | 2 load""")


def test_plus_overloads_a_full_pawn_and_nobody_scores() -> None:
    """9.3 6.3 The ninth ring comes from the space: back to START without a point."""
    before = """
    3 start | 1a8,1b0,2a0,2b0,3a0,3b0 . . + . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 5 6 7 | 1 roll a"""
    assert play(before, "roll 3") == play("""
    3 start | 1a0,1b0,2a0,2b0,3a0,3b0 . . + . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 5 6 7 | 2 load""")


def test_minus_costs_a_ring() -> None:
    """9.4 The ring goes back into the bowl."""
    before = """
    3 finish | 2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
             / . 1b0 . . . / . . 1a3 . . / . - . . . | 0 0 0 | 1 move 4"""
    assert play(before, "move a") == play("""
    3 finish | 2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
             / . 1b0 . . . / . . . . . / . -1a2 . . . | 0 0 0 | 2 load""")


def test_minus_asks_nothing_of_an_empty_pawn() -> None:
    """9.4 No ring, nothing happens."""
    before = """
    3 finish | 2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . .
             / . 1b0 . . . / . . 1a0 . . / . - . . . | 0 0 0 | 1 move 4"""
    assert told(before, "move a") == ["move 3.5 1a 4"]


def test_meetings_come_before_minus() -> None:
    """9.2 Blue must give red its only ring; then there is none left to pay."""
    before = """
    3 finish | 2b0,3a0,3b0 . . . . / . . . . . / . . . . .
             / . 1b0 . . . / . . 1a1 . . / . -2a0 . . . | 0 0 0 | 1 move 4"""
    assert told(before, "move a") == ["move 3.5 1a 4", "give 5.1 2a 1"]


def test_meetings_come_before_plus() -> None:
    """9.2 Blue has no ring to give when it meets red: it takes, and only then gets one."""
    before = """
    3 start | 1a0,1b0,2b0,3a0,3b0 . . +2a4 . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 roll a"""
    assert told(before, "roll 3") == ["roll 3.3 3", "move 3.4 1a 3", "take 5.1 2a 1", "plus 9.3 1a 1"]


def test_a_full_pawn_can_give_a_ring_before_plus() -> None:
    """9.2 Eight, seven after giving, and eight again: no overload."""
    before = """
    3 start | 1a8,1b0,2b0,3a0,3b0 . . +2a4 . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 roll a"""
    assert choices(before, "roll 3") == ["give 2a", "take 2a"]
    assert play(before, "roll 3", "give 2a") == play("""
    3 start | 1b0,2b0,3a0,3b0 . . +1a8,2a5 . / . . . . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 0 0 0 | 2 load""")
