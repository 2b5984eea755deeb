"""Chapter 9 of the rule page: when a chariot is wrecked and what is left of it."""

from __future__ import annotations

import pytest

from tests.games.chariot.drawing import position
from tests.games.chariot.play import caltrops, choices, play, reached, sheet, told, turn
from tests.games.chariot.test_attacks import TWENTY

RAM = """
        5  6  7  8  9 10
outer   B  .  R  .  .  .
middle  .  .  .  .  .  Y
B {} 3 0, R {} 4 0, Y 12 4 0
round 3 after RY: B sign 1 -1 lanes 0 attacks 1"""


@pytest.mark.parametrize("damage", [1, 2])
def test_at_0_a_chariot_is_wrecked(damage: int) -> None:
    """9.1 At once, and what would be below 0 does not count. It is off the board."""
    state = reached(RAM.format(12, damage), "faster", "pass")
    assert sheet(RAM.format(12, damage), "red", "faster", "pass") == "wreck"
    assert (state.damage[1], state.speed[1], state.fortune[1]) == (0, 0, 0)


def test_one_point_left_is_enough() -> None:
    """9.1 Damage 3 less 2."""
    assert sheet(RAM.format(12, 3), "red", "faster", "pass") == "1:o7 1 4 0"


def test_a_caltrop_lies_where_it_was_wrecked() -> None:
    """9.2 From the supply, and it is a caltrop like any other."""
    start = RAM.format(12, 2)
    assert play(start, "faster", "pass") == position("""
            5  6  7  8  9 10
    outer   .  .  x  B  .  .
    middle  .  .  .  .  .  Y
    B 10 3 0, Y 12 4 0
    round 4: Y roll""")
    assert reached(start, "faster", "pass").supply == 19


def test_a_second_caltrop_is_not_put_there() -> None:
    """9.2 A javelin wrecks yellow, who rests on one."""
    start = """
            7  8  9
    outer   B  .  .
    middle  .  Yx .
    B 12 0 0, Y 1 4 0
    round 3 after Y: B attack 1 from o7 by -"""
    assert caltrops(start, "javelin yellow") == "m8"
    assert reached(start, "javelin yellow").supply == 19


def test_an_empty_supply_marks_no_wreck() -> None:
    """9.2 2.5 Then nothing is put there."""
    start = TWENTY + RAM.format(12, 2)
    assert sheet(start, "red", "faster") == "wreck"
    assert reached(start, "faster").supply == 0
    assert "o7" not in caltrops(start, "faster")


def test_a_mover_that_is_wrecked_stops() -> None:
    """9.3 On the space where it was wrecked, and it attacks no more; the chariot it struck stays."""
    assert play(RAM.format(2, 12), "faster") == position("""
            5  6  7  8  9 10
    outer   .  . Rx  .  .  .
    middle  .  .  .  .  .  Y
    R 10 4 0, Y 12 4 0
    round 4: Y roll""")


def test_a_mover_that_survives_attacks() -> None:
    """9.3 The same move with a point more."""
    assert turn(RAM.format(3, 12), "faster") == "blue attack 1 from o5 by o6,o7,o8"


def test_both_are_wrecked() -> None:
    """9.2 9.3 One caltrop for two, and the mover does not come to the end of its move."""
    start = RAM.format(2, 2)
    assert told(start, "faster")[-5:-2] == ["ram 7.7 red 2", "wreck 9.1 red 7", "wreck 9.1 blue 7"]
    assert caltrops(start, "faster") == "o7"
    assert reached(start, "faster").supply == 19


def test_the_mover_does_not_suffer_the_wreck_of_whom_it_struck() -> None:
    """9.4 Only the ram: the caltrop lands when the mover is in."""
    assert sheet(RAM.format(12, 2), "blue", "faster", "pass") == "1:o8 10 3 0"


def test_a_caltrop_may_not_be_dropped_on_the_wreck() -> None:
    """9.2 8.2 There is one already."""
    assert choices(RAM.format(12, 2), "faster") == ["pass", "javelin yellow", "caltrop o6"]
    assert choices(RAM.format(12, 3), "faster") == [
        "pass",
        "javelin red",
        "javelin yellow",
        "caltrop o6",
        "caltrop o7",
    ]


def test_put_back_behind_the_wreck() -> None:
    """9.4 7.8 The space is free now, and blue is put behind it all the same."""
    start = """
            5  6  7  8  9 10
    outer   B  .  R  .  .  .
    B 12 1 0, R 2 4 0
    round 3 after R: B sign 1 +0 lanes 0 attacks 0"""
    assert play(start, "faster") == position("""
            5  6  7  8  9 10
    outer   .  B  x  .  .  .
    B 10 2 0
    round 4: B roll""")


def test_driving_on_over_the_wreck() -> None:
    """9.2 7.6 Whoever enters that space later does suffer it."""
    start = """
            5  6  7  8  9 10
    outer   B  .  x  .  .  .
    B 12 1 0
    round 3: B sign 1 +0 lanes 0 attacks 0"""
    assert sheet(start, "blue", "faster") == "1:o7 11 2 0"


def test_wrecked_by_the_curve_one_has_not_rammed() -> None:
    """9.5 Red on outer 11 is untouched."""
    start = """
            9 10 11 12
    outer   .  B  R  .
           19
    middle  Y
    B 1 8 0, R 12 4 0, Y 12 4 0
    round 3 after RY: B sign 1 +0 lanes 0 attacks 2"""
    assert sheet(start, "red", "faster") == "1:o11 12 4 0"
    assert turn(start, "faster") == "yellow roll"


def test_a_wreck_has_no_laps() -> None:
    """9.1 Nothing of it stays in the race."""
    assert reached(RAM.format(2, 12), "faster").crossings[0] == 0
