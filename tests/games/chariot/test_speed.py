"""Chapter 6 of the rule page: paces and sprints, and the speed they add up to."""

from __future__ import annotations

import pytest

from tests.games.chariot.drawing import position
from tests.games.chariot.play import choices, play, sheet, told, turn


def driving(blue: str, asked: str) -> str:
    """Return a drawing in which blue, on the second straight, is asked this; yellow leads and has played."""
    return f"""
           20 21 22 23 24 27
    outer   .  .  B  .  .  .
    middle  .  .  .  .  .  Y
    B {blue}, Y 12 4 0
    round 3 after Y: B {asked}"""


def speed(blue: str, dice: str, *signs: str) -> str:
    """Return how fast blue is after this roll."""
    events = told(driving(blue, f"free {dice}"), "keep", *signs)
    return next(event.split()[-1] for event in events if event.startswith("speed 6.3 blue"))


def test_each_pace_die_asks_for_its_sign() -> None:
    """6.1 Faster or slower, and nothing else."""
    start = driving("12 10 0", "free pace,pace")
    assert choices(start, "keep") == ["faster", "slower"]
    assert choices(start, "keep", "faster") == ["faster", "slower"]
    assert turn(start, "keep", "faster") == "blue sign 1 +1 lanes 0 attacks 0"
    assert turn(start, "keep", "slower") == "blue sign 1 -1 lanes 0 attacks 0"


@pytest.mark.parametrize(
    ("signs", "after"),
    [(("faster", "faster"), "6"), (("faster", "slower"), "4"), (("slower", "slower"), "2")],
)
def test_signs_may_differ(signs: tuple[str, str], after: str) -> None:
    """6.1 Each die is one point up or down."""
    assert speed("12 4 0", "pace,pace,fortune,fortune,fortune", *signs) == after


def test_a_sprint_is_two_faster() -> None:
    """6.2 And costs a point of damage before the move."""
    start = driving("9 8 0", "free pace,sprint,sprint")
    assert sheet(start, "blue", "keep") == "1:o22 7 8 0"
    assert turn(start, "keep") == "blue sign 1 +4 lanes 0 attacks 0"
    assert speed("9 6 0", "sprint,fortune,fortune,fortune") == "8"
    assert told(start, "keep") == ["sprint 6.2 blue 2"]


def test_a_sprint_must_be_used() -> None:
    """6.2 It is not asked."""
    assert speed("9 8 0", "sprint,sprint,sprint") == "12"


def test_a_sprint_may_wreck_where_it_stands() -> None:
    """6.2 9.1 9.3 Before the move: no space is entered, no sign asked, no attack made."""
    assert play(driving("2 2 0", "free pace,sprint,sprint,lane,attack"), "keep") == position("""
           20 21 22 23 24 27
    outer   .  .  x  .  .  .
    middle  .  .  .  .  .  Y
    Y 12 4 0
    round 4: Y roll""")


def test_one_point_is_enough_to_sprint_on() -> None:
    """6.2 Damage 3 and two sprints: 1 is left."""
    assert sheet(driving("3 3 0", "free pace,sprint,sprint,lane,attack"), "blue", "keep") == "1:o22 1 3 0"


def test_not_below_nought() -> None:
    """6.3 2.4 Speed 1, three slower."""
    slow = ("slower",) * 3
    assert speed("12 1 0", "pace,pace,pace,fortune,fortune", *slow) == "0"


def test_not_beyond_the_top() -> None:
    """6.3 2.4 Speed 10 and two faster are 12; speed 11 and two faster are 12 as well."""
    assert speed("12 10 0", "pace,pace", "faster", "faster") == "12"
    assert speed("12 11 0", "pace,pace", "faster", "faster") == "12"


def test_everything_is_added_up_first() -> None:
    """6.3 Cut at the end only: 11 + 2 - 1 is 12, and 0 - 1 + 1 is 0."""
    assert speed("12 11 0", "pace,sprint", "slower") == "12"
    assert speed("12 0 0", "pace,pace,fortune,fortune,fortune", "slower", "faster") == "0"
    assert speed("12 0 0", "pace,pace,pace,sprint,fortune", "slower", "slower", "slower") == "0"


def test_a_sprint_that_is_cut_costs_its_damage() -> None:
    """6.3 6.2 At 12 there is nothing to gain."""
    start = driving("12 12 0", "free sprint")
    assert told(start, "keep")[:2] == ["sprint 6.2 blue 1", "speed 6.3 blue 12"]
    assert sheet(start, "blue", "keep").split()[1] == "6"  # and 5 for outer 33, which bears 7


def test_the_speed_stays_for_the_next_turn() -> None:
    """6.3 The marker stands where the total put it."""
    assert sheet(driving("12 4 0", "sign 1 +0 lanes 0 attacks 0"), "blue", "slower") == "1:o25 12 3 0"
