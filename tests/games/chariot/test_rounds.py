"""Chapters 1 and 3 of the rule page: laps, rounds, whose turn it is and what it consists of."""

from __future__ import annotations

import pytest

from tests.games.chariot.drawing import position
from tests.games.chariot.play import play, sheet, turn
from tests.games.chariot.test_setup import grid

PASSING = """
        4  5  6  7  8  9
outer   .  .  R  .  .  .
middle  .  B  .  .  .  Y
inner   .  .  .  .  G  .
B 12 3 0, R 12 3 0, G 12 3 0, Y 12 3 0
round 5 after Y: G sign 1 +0 lanes 0 attacks 0"""


def test_first_over_the_line_after_two_laps() -> None:
    """1.1 The second lap ends the race; the first does not."""
    last = """
            3  4  5  6
    outer   . G2  .  .
    middle  B  .  .  .
    B 12 3 0, G 12 1 0
    round 12 after B: G sign 1 +0 lanes 0 attacks 0"""
    assert turn(last, "slower") == "green roll"
    assert turn(last, "faster") == "green won"
    assert turn(last.replace("G2", " G"), "faster") == "green roll"


def test_furthest_ahead_of_those_yet_to_play() -> None:
    """3.1 Yellow has played; then green, red and blue."""
    assert turn(PASSING, "faster") == "red roll"
    red = ["roll pace,pace,lane,lane,fortune", "keep", "slower", "slower", "ahead"]
    assert turn(PASSING, "faster", *red) == "blue roll"


def test_whoever_has_played_waits_for_the_next_round() -> None:
    """3.1 Green is ahead of red and blue, and is not asked again in this round."""
    assert play(PASSING, "faster").split(" | ")[3] == "5 green,yellow"


def test_a_new_round_begins_when_all_have_played() -> None:
    """3.1 The round is counted, and nobody has played in it."""
    last = """
            4  5  6  7  8
    outer   .  R  .  .  .
    middle  .  .  .  .  Y
    R 12 3 0, Y 12 3 0
    round 5 after Y: R sign 1 +0 lanes 0 attacks 0"""
    assert play(last, "slower") == position("""
            4  5  6  7  8
    outer   .  .  .  R  .
    middle  .  .  .  .  Y
    R 12 2 0, Y 12 3 0
    round 6: Y roll""")
    assert turn(last, "faster") == "red roll"


@pytest.mark.parametrize(("outer", "first"), [(".  G", "green"), ("G  .", "red")])
def test_the_lane_does_not_matter(outer: str, first: str) -> None:
    """3.1 2.3 Only fronts count: inner 8 is ahead of outer 7, and behind outer 8."""
    start = f"""
            7  8  9
    outer   {outer}  .
    middle  .  .  Y
    inner   .  R  .
    R 12 3 0, G 12 3 0, Y 12 3 0
    round 5: Y sign 1 +0 lanes 0 attacks 0"""
    assert turn(start, "faster") == f"{first} roll"


def test_laps_come_before_spaces() -> None:
    """3.1 A lap ahead is ahead."""
    start = """
            7  8  9
    outer   . G2  .
    inner   .  .  R
    middle Y2  .  .
    R 12 3 0, G 12 3 0, Y 12 3 0
    round 5 after G: Y sign 1 +0 lanes 0 attacks 0"""
    assert turn(start, "faster") == "red roll"
    assert turn(start.replace("after G: Y", "after Y: G"), "faster") == "red roll"


def test_the_line_is_where_a_lap_ends() -> None:
    """3.1 3.4 Just over the line is ahead of just behind it."""
    start = """
            2  3  4  5
    outer   .  .  R  .
    middle  .  .  . G2
    inner   .  .  Y  .
    R 12 3 0, G 12 3 0, Y 12 3 0
    round 5 after R: G sign 1 +0 lanes 0 attacks 0"""
    assert turn(start, "faster") == "yellow roll"


def test_a_wreck_has_no_turn() -> None:
    """3.1 9.1 Green's javelin wrecks red, who was yet to play; blue is next."""
    start = """
            5  6  7  8
    outer   .  .  R  G
    middle  B  .  .  .
    B 12 3 0, R 1 3 0, G 12 0 0
    round 5: G attack 1 from o8 by -"""
    assert turn(start, "pass") == "red roll"
    assert turn(start, "javelin red") == "blue roll"


@pytest.mark.parametrize(
    "order",
    [("red", "blue", "yellow", "green"), ("green", "yellow", "blue", "red")],
)
def test_the_first_round_goes_by_the_starting_places(order: tuple[str, ...]) -> None:
    """3.2 From place 1 on, as their fronts stand."""
    start = grid(4, *order[:3])
    still = ["roll pace,pace,pace,pace,fortune", "keep", "keep", *["slower"] * 4]
    assert [turn(start, *still * at).split()[0] for at in range(4)] == list(order)


def test_the_six_phases() -> None:
    """3.3 Repair, adjust, roll, gain fortune, move, attack; what is asked comes in this order."""
    start = """
            5  6  7  8  9
    outer   B  .  .  .  .
    inner   .  .  .  Y  .
    B 3 4 5, Y 12 4 3
    round 3 after Y: B repair"""
    actions = ["pass", "roll pace,lane,lane,attack,fortune", "keep", "keep", "slower", "ahead", "inward"]
    asked = [turn(start, *actions[:done]) for done in range(len(actions) + 1)]
    assert asked == [
        "blue repair",
        "blue roll",
        "blue free pace,lane,lane,attack,fortune",
        "blue favour pace,lane,lane,attack,fortune",
        "blue sign 1 +0 lanes 2 attacks 1",
        "blue move 2 lanes 2 attacks 1 from o5 by -",
        "blue move 1 lanes 2 attacks 1 from o5 by o6",
        "blue attack 1 from o5 by o6,m7",
    ]
    assert sheet(start, "blue", *actions[:3]) == "1:o5 3 3 5"
    assert sheet(start, "blue", *actions[:4]) == "1:o5 3 3 6"
    assert turn(start, *actions, "pass") == "yellow roll"


def test_crossing_the_line_at_the_start_does_not_count() -> None:
    """3.4 The first crossing begins lap one."""
    start = """
            3  4  5  6
    outer   . G0  .  .
    middle  . R0  .  .
    R 12 4 0, G 12 1 0
    round 1: G sign 1 +0 lanes 0 attacks 0"""
    assert sheet(start, "green", "faster") == "1:o6 12 2 0"
    assert turn(start, "faster") == "red roll"


def test_the_line_is_crossed_by_changing_lanes_too() -> None:
    """3.4 7.3 From middle 4 to inner 5 it lies between; from middle 4 to outer 4 it does not."""
    start = """
            3  4  5  6
    outer   .  .  .  .
    middle  . G2  .  .
    inner   .  .  .  R
    R 12 4 0, G 12 1 0
    round 9 after R: G sign 1 -1 lanes 1 attacks 0"""
    assert turn(start, "faster", "outward") == "green roll"
    assert turn(start, "faster", "inward") == "green won"


def test_put_back_over_the_line_is_not_crossed() -> None:
    """3.4 7.8 Green crossed it in an earlier turn and is behind it again: its last lap is to be driven."""
    start = """
            3  4  5  6  7
    outer   .  . G2  .  .
    middle  .  . B2 Y2 R2
    B 12 1 0, R 12 1 0, G 12 1 0, Y 12 1 0
    round 9 after BRY: G sign 1 +0 lanes 1 attacks 0"""
    assert play(start, "faster", "inward") == position("""
            3  4  5  6  7
    outer   .  .  .  .  .
    middle  .  G B2 Y2 R2
    B 12 1 0, R 10 1 0, G 8 2 0, Y 10 1 0
    round 10: R roll""")


def test_put_back_over_the_finish_is_not_finished() -> None:
    """3.4 7.8 Green was over the line for the last time for a moment; red wins alone."""
    start = """
            3  4  5
    outer   . G2 R3
    R 12 1 0, G 12 2 0
    round 9 after R: G sign 1 +0 lanes 0 attacks 0"""
    assert play(start, "slower") == position("""
            3  4  5
    outer   . G2 R3
    R 10 1 0, G 10 1 0
    round 9 after RG: R won""")
