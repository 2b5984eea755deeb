"""Chapter 4 of the rule page: repairing, adjusting the speed, and how many dice it gives."""

from __future__ import annotations

import pytest

from quadriga.games.chariot import GAME
from tests.games.chariot.drawing import position
from tests.games.chariot.play import choices, play, sheet, told, turn

HURT = """
        7  8
outer   B  .
middle  .  Y
B 5 9 4, Y 12 4 3
round 3 after Y: B repair"""


def test_repair_one_to_three_points_or_nothing() -> None:
    """4.1 By choice."""
    assert choices(HURT) == ["pass", "repair 1", "repair 2", "repair 3"]


@pytest.mark.parametrize(("points", "damage"), [(1, 6), (2, 7), (3, 8)])
def test_a_repair_costs_three_fortune(points: int, damage: int) -> None:
    """4.1 Exactly 3, however many points it mends; and it comes before the speed is adjusted."""
    assert sheet(HURT, "blue", f"repair {points}") == f"1:o7 {damage} {damage} 1"


def test_one_need_not_repair() -> None:
    """4.1 Nothing is spent."""
    assert play(HURT, "pass") == position("""
            7  8
    outer   B  .
    middle  .  Y
    B 5 5 4, Y 12 4 3
    round 3 after Y: B roll""")


def test_once_a_turn() -> None:
    """4.1 With 6 fortune there is no second repair."""
    assert turn(HURT.replace("9 4,", "9 6,"), "repair 1") == "blue roll"


def next_turn(blue: str) -> str:
    """Return what blue is asked when its turn begins."""
    before = f"""
            7  8
    outer   B  .
    middle  .  Y
    B {blue}, Y 12 1 0
    round 3: Y sign 1 +0 lanes 0 attacks 0"""
    return turn(before, "slower")


def test_not_without_three_fortune() -> None:
    """4.1 With 2 it is not even asked."""
    assert next_turn("5 4 2") == "blue roll"
    assert next_turn("5 4 3") == "blue repair"


def test_not_beyond_the_top_of_the_track() -> None:
    """4.2 At 10 only 1 or 2 points, at 11 only one."""
    assert choices(HURT.replace("B 5 9", "B 10 9")) == ["pass", "repair 1", "repair 2"]
    assert choices(HURT.replace("B 5 9", "B 11 9")) == ["pass", "repair 1"]
    assert sheet(HURT.replace("B 5 9", "B 11 9"), "blue", "repair 1") == "1:o7 12 9 1"


def test_not_in_perfect_condition() -> None:
    """4.2 There is nothing to repair."""
    assert next_turn("12 4 6") == "blue roll"
    assert next_turn("11 4 6") == "blue repair"


def test_the_speed_comes_down_to_the_damage() -> None:
    """4.3 And the adjustment is told."""
    assert told(HURT, "pass") == ["adjust 4.3 blue 5"]
    assert told(HURT, "repair 2") == ["repair 4.1 blue 2", "adjust 4.3 blue 7"]


@pytest.mark.parametrize("speed", [5, 4, 0])
def test_a_speed_that_is_low_enough_stays(speed: int) -> None:
    """4.3 It is never raised, and equal is low enough."""
    slow = HURT.replace("B 5 9", f"B 5 {speed}")
    assert sheet(slow, "blue", "pass") == f"1:o7 5 {speed} 4"
    assert told(slow, "pass") == []


@pytest.mark.parametrize(
    ("speed", "dice"),
    [*((speed, 5) for speed in range(6)), (6, 4), (7, 4), (8, 3), (9, 3), (10, 2), (11, 2), (12, 1)],
)
def test_dice_by_speed(speed: int, dice: int) -> None:
    """4.4 From five down to one."""
    start = f"""
            7  8
    outer   B  .
    middle  .  Y
    B 12 {speed} 0, Y 12 4 3
    round 3 after Y: B roll"""
    assert all(len(roll.split(",")) == dice for roll in choices(start))
    state = GAME.parse(position(start))
    assert sum(weight for _, weight in state.chances()) == 6**dice
