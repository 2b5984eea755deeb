"""Chapter 5 of the rule page: give or take where a move ends among others."""

from __future__ import annotations

import re

import pytest

from quadriga import IllegalAction
from quadriga.games.overload import GAME
from tests.games.overload.play import choices, play, reached, told

RED_JOINS_YELLOW = """
3 - | 1a0,1b0,3b0 . . . . / . 2a4 . . . / 3a2 . . . .
    / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 2 move 4"""

YELLOW_JOINS_TWO = """
3 - | 1a0,1b0,2b0 . 3a3 . . / . . 2a4,3b1 . . / . . . . .
    / . . . . . / . . . . . / . . . . . | 0 0 0 | 3 move 5"""


def test_red_joins_yellow_and_gives() -> None:
    """5.1 The printed example: one of red's rings goes to yellow."""
    assert play(RED_JOINS_YELLOW, "move a", "give 3a") == play("""
        3 - | 1a0,1b0,3b0 . . . . / . . . . . / 2a3,3a3 . . . .
            / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 3 load""")


def test_red_might_as_well_have_taken() -> None:
    """5.1 The printed example, the other way: one of yellow's rings goes to red."""
    assert choices(RED_JOINS_YELLOW, "move a") == ["give 3a", "take 3a"]
    assert play(RED_JOINS_YELLOW, "move a", "take 3a") == play("""
        3 - | 1a0,1b0,3b0 . . . . / . . . . . / 2a5,3a1 . . . .
            / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 3 load""")


def test_yellow_gives_to_its_own_pawn_and_takes_from_red() -> None:
    """5.1 5.2 The printed example: each pawn on the space is met, its own too."""
    assert play(YELLOW_JOINS_TWO, "move a", "give 3b", "take 2a") == play("""
        3 - | 1a0,1b0,2b0 . . . . / . . 2a3,3a3,3b2 . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 load""")


def test_the_mover_chooses_whom_to_meet_first() -> None:
    """5.2 Both pawns are on offer, and then the one that is left."""
    assert choices(YELLOW_JOINS_TWO, "move a") == ["give 2a", "take 2a", "give 3b", "take 3b"]
    assert choices(YELLOW_JOINS_TWO, "move a", "take 2a") == ["give 3b", "take 3b"]
    assert choices(YELLOW_JOINS_TWO, "move a", "give 3b") == ["give 2a", "take 2a"]


def test_whoever_was_met_is_not_met_again() -> None:
    """5.1 Once each: the position remembers who has been met."""
    assert play(YELLOW_JOINS_TWO, "move a", "take 2a") == play("""
        3 - | 1a0,1b0,2b0 . . . . / . . 2a3,3a4,3b1 . . / . . . . .
            / . . . . . / . . . . . / . . . . . | 0 0 0 | 3 meet a met 2a""")


def test_with_nothing_to_take_giving_is_forced() -> None:
    """5.3 Yellow has no ring, so red must give one, without being asked."""
    before = """
    3 - | 1a0,1b0,3b0 . . . . / . 2a4 . . . / 3a0 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 2 move 4"""
    assert play(before, "move a") == play("""
    3 - | 1a0,1b0,3b0 . . . . / . . . . . / 2a3,3a1 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 3 load""")


def test_with_nothing_to_give_taking_is_forced() -> None:
    """5.3 Red has no ring, so it must take one, without being asked."""
    before = """
    3 - | 1a0,1b0,3b0 . . . . / . 2a0 . . . / 3a2 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 2 move 4"""
    assert play(before, "move a") == play("""
    3 - | 1a0,1b0,3b0 . . . . / . . . . . / 2a1,3a1 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 3 load""")


@pytest.mark.parametrize(
    ("mover", "red", "yellow", "impossible"),
    [
        (0, 2, 1, ["give 2a", "give 3a"]),
        (3, 0, 1, ["take 2a"]),
        (3, 2, 0, ["take 3a"]),
    ],
)
def test_what_cannot_be_exchanged_is_refused(
    mover: int, red: int, yellow: int, impossible: list[str]
) -> None:
    """5.3 Nothing is given or taken where there is no ring, and the attempt changes nothing."""
    before = f"""
    3 - | 1b0,2b0,3b0 . . . . / . 1a{mover},2a{red},3a{yellow} . . . / . . . . .
        / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 meet a"""
    # The same meeting with a ring for everyone knows the numbers of all exchanges.
    everything = reached(re.sub(r"([123]a)0", r"\g<1>1", before))
    state = reached(before)
    for text in impossible:
        with pytest.raises(IllegalAction):
            GAME.parse_action(state, text)
        with pytest.raises(IllegalAction):
            state.apply(GAME.parse_action(everything, text))
        assert str(state) == play(before)


def test_with_no_ring_at_all_nothing_happens() -> None:
    """5.4 Neither has a ring: the meeting lapses."""
    before = """
    3 - | 1a0,1b0,3b0 . . . . / . 2a0 . . . / 3a0 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 2 move 4"""
    assert told(before, "move a") == ["move 3.5 2a 4"]
    assert play(before, "move a") == play("""
    3 - | 1a0,1b0,3b0 . . . . / . . . . . / 2a0,3a0 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 3 load""")


def test_who_waited_is_met_as_soon_as_there_is_a_ring() -> None:
    """5.4 Blue's empty pawn waits while red takes from yellow; now red must give it that ring."""
    before = """
    3 - | 1b0,3b0 . . . . / . 2a0 . . . / 1a0,3a2 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 2 move 4"""
    assert told(before, "move a") == ["move 3.5 2a 4", "take 5.1 3a 1", "give 5.1 1a 1"]
    assert play(before, "move a") == play("""
    3 - | 1b0,3b0 . . . . / . . . . . / 1a1,2a0,3a1 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 3 load""")


def test_who_waits_in_vain_is_not_met() -> None:
    """5.4 Red has one ring for two empty pawns: one gets it, the other goes without."""
    before = """
    3 - | 1b0,3b0 . . . . / . 2a1 . . . / 1a0,3a0 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 2 move 4"""
    assert choices(before, "move a") == ["give 1a", "give 3a"]
    assert play(before, "move a", "give 3a") == play("""
    3 - | 1b0,3b0 . . . . / . . . . . / 1a0,2a0,3a1 . . . .
        / . . . . . / 2b1 . . . . / . . . . . | 0 0 0 | 3 load""")
