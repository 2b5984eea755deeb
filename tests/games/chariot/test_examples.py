"""The printed rules' own examples, played."""

from __future__ import annotations

from tests.games.chariot.drawing import position
from tests.games.chariot.play import play, sheet, told, turn

LOLA = """
        4  5  6  7  8  9 10 11
outer  G0  .  .  .  .  .  .  7
middle  .  .  .  .  .  .  B  Y
B 12 4 0, G 11 6 0, Y 2 4 0
round 2 after BY: G free pace,pace,sprint,lane"""

STRAIGHT = ["ahead"] * 7


def test_the_order_of_the_four() -> None:
    """3.1 2.3 Lola (green), Joachim (red), Timothée (yellow), Chloé (blue)."""
    start = """
            6  7  8  9
    outer   .  B  G  .
    middle  .  .  R  .
    inner   .  .  Y  .
    B 12 12 0, G 12 12 0, R 12 12 0, Y 12 12 0
    round 3: G free fortune"""
    order = [turn(start)]
    for _ in range(3):
        actions = ["keep", *(["roll fortune", "keep"] * (len(order) - 1))]
        order.append(turn(start, *actions))
    assert [asked.split()[0] for asked in order] == ["green", "red", "yellow", "blue"]


def test_chloe_adjusts_her_speed() -> None:
    """4.3 4.4 Speed 9 and damage 6: speed 6 and four dice."""
    start = """
            7  8
    outer   B  .
    middle  .  Y
    B 6 9 3, Y 12 4 3
    round 3 after Y: B repair"""
    assert sheet(start, "blue", "pass") == "1:o7 6 6 3"
    assert turn(start, "pass", "roll pace,lane,lane,attack") == "blue free pace,lane,lane,attack"


def test_a_sprint_at_speed_11() -> None:
    """6.3 Not 13 but 12, and the damage all the same."""
    start = """
           18 27
    outer   B  .
    middle  .  Y
    B 11 11 0, Y 12 4 3
    round 3 after Y: B free sprint,fortune"""
    assert sheet(start, "blue", "keep") == "1:o30 10 12 1"
    assert "speed 6.3 blue 12" in told(start, "keep")


def test_lolas_damage_before_she_moves() -> None:
    """6.1 6.2 +1, -1 and a sprint: speed 8, damage 10."""
    assert sheet(LOLA, "green", "keep", "faster", "slower") == "0:o4 10 8 0"


def test_lolas_curve() -> None:
    """7.5 Seven spaces to a space that bears 7: damage 9."""
    assert sheet(LOLA, "green", "keep", "faster", "slower", *STRAIGHT) == "1:o11 9 8 0"


def test_lolas_whole_move() -> None:
    """7.3 7.4 7.5 7.7 7.8 9.4 Damage 9, 6, 4; put behind Chloé; Timothée is wrecked."""
    assert play(LOLA, "keep", "faster", "slower", *STRAIGHT, "inward") == position("""
                9 10 11
        middle  G  B  x
        B 12 4 0, G 4 8 0
        round 3: B roll""")


def test_lolas_move_is_told() -> None:
    """7.4 The curve before the ram, and the wreck before she is put back."""
    assert told(LOLA, "keep", "faster", "slower", *STRAIGHT, "inward")[-8:] == [
        "curve 7.5 green 1",
        "enter 7.3 green 55",
        "curve 7.5 green 3",
        "ram 7.7 yellow 2",
        "wreck 9.1 yellow 55",
        "back 7.8 green 53",
        "round 3.1 3",
        "turn 3.3 blue 3",
    ]


def test_green_keeps_the_higher_of_two_speeds() -> None:
    """11.5 Speed 11 at damage 8: 10, and not 9."""
    start = """
    4 AA black -
            7  8
    outer   G  .
    middle  .  Y
    G 8 11 3, Y 9 4 3
    round 3 after Y: G repair"""
    assert sheet(start, "green", "pass") == "1:o7 8 10 3"
