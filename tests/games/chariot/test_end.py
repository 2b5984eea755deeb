"""Chapter 10 of the rule page: how a race ends, and who has won it."""

from __future__ import annotations

import pytest

from quadriga import OVER, WrongMoment
from tests.games.chariot.drawing import position
from tests.games.chariot.play import play, reached, sheet, told, turn

# Green is about to cross the line; yellow, behind it, has a turn yet.
FINISH = """
        2  3  4  5  6
outer   .  . G2  .  .
middle  .  .  .  .  .
inner   .  . Y2  .  .
G {} 3 0, Y 12 {} 0
round 12: G sign 1 +0 lanes 0 attacks 0"""

SLOW = ["roll pace,fortune,fortune,fortune,fortune", "keep", "slower"]


def test_the_round_is_played_to_its_end() -> None:
    """10.1 Green is over the line, and yellow plays as usual."""
    start = FINISH.format(12, 1)
    assert turn(start, "slower") == "yellow roll"
    assert turn(start, "slower", *SLOW) == "green won"
    assert told(start, "slower", *SLOW)[-1] == "win 10.1 green 12"


def test_nobody_over_the_line_another_round() -> None:
    """10.1 The race goes on."""
    start = """
            2  3  4  5
    outer   . G2  .  .
    inner   .  .  .  .
    G 12 1 0
    round 12: G sign 1 -1 lanes 0 attacks 0"""
    assert turn(start, "faster") == "green roll"
    assert play(start, "faster").split(" | ")[3] == "13 -"


def test_furthest_ahead_wins() -> None:
    """10.2 Yellow was second over the line and came further."""
    start = FINISH.format(12, 4)
    assert sheet(start, "green", "slower") == "3:o6 12 2 0"
    assert sheet(start, "yellow", "slower", *SLOW) == "3:i7 12 3 4"
    assert turn(start, "slower", *SLOW) == "yellow won"


def test_the_fronts_decide_between_neighbours() -> None:
    """10.2 2.3 Outer 6 is ahead of inner 6."""
    start = FINISH.format(12, 3)
    assert sheet(start, "yellow", "slower", *SLOW) == "3:i6 12 2 4"
    assert turn(start, "slower", *SLOW) == "green won"


def test_a_finisher_that_is_wrecked_has_not_won() -> None:
    """10.3 Green came further, and yellow rammed it there."""
    start = """
            2  3  4  5  6
    outer   .  . Y2  . G3
    G {} 3 0, Y 12 1 0
    round 12 after G: Y sign 1 +0 lanes 0 attacks 0"""
    assert turn(start.format(3), "faster") == "green won"
    assert play(start.format(2), "faster") == position("""
            2  3  4  5  6
    outer   .  .  . Y3  x
    Y 10 2 0
    round 12 after Y: Y won""")


def test_the_race_goes_on_without_its_only_finisher() -> None:
    """10.3 A javelin wrecks green; yellow has not finished."""
    start = """
            2  3  4  5  6
    outer   .  . Y2 G3  .
    G 1 3 0, Y 12 0 0
    round 12 after G: Y attack 1 from o4 by -"""
    assert turn(start, "pass") == "green won"
    assert play(start, "javelin green") == position("""
            2  3  4  5  6
    outer   .  . Y2  x  .
    Y 12 0 0
    round 13: Y roll""")


def test_all_wrecked_nobody_wins() -> None:
    """10.4 At once, and nobody has a share."""
    start = """
            2  3  4  5  6
    outer   .  .  Y  .  .
    Y 1 1 0
    round 7: Y free sprint,fortune,fortune,fortune,fortune"""
    ended = reached(start, "keep")
    assert ended.actor() == OVER
    assert ended.payoff() == [0.0] * 4
    assert turn(start, "keep") == "nobody won"
    assert told(start, "keep")[-1] == "nobody 10.4 7"


def test_a_lone_survivor_has_to_finish() -> None:
    """10.5 One round after the other, until the line."""
    start = """
            2  3  4  5  6
    outer   . Y2  .  .  .
    Y 12 1 0
    round 7: Y sign 1 -1 lanes 0 attacks 0"""
    assert turn(start, "faster") == "yellow roll"
    assert turn(start, "faster", *SLOW) == "yellow roll"
    assert turn(start, "faster", *[step.replace("slower", "faster") for step in SLOW]) == "yellow won"


def test_the_other_one_wrecked_is_no_win_yet() -> None:
    """10.5 10.3 The last but one is wrecked, and the race goes on."""
    start = """
            2  3  4  5  6
    outer   .  .  Y  R  .
    R 1 3 0, Y 12 0 0
    round 7 after R: Y attack 1 from o4 by -"""
    assert turn(start, "javelin red") == "yellow roll"


@pytest.mark.parametrize(("letter", "payoff"), [("B", [1.0, 0.0]), ("G", [1.0, 0.0]), ("Y", [0.0, 1.0])])
def test_either_chariot_wins_for_its_driver(letter: str, payoff: list[float]) -> None:
    """10.6 With two players seat 1 drives blue and green, seat 2 red and yellow."""
    start = f"""
    2 AA white -
            2  3  4  5  6
    outer   .  . {letter}2  .  .
    {letter} 12 1 0
    round 12: {letter} sign 1 +0 lanes 0 attacks 0"""
    assert reached(start, "faster").payoff() == payoff


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_wins_and_the_others_do_not(players: int) -> None:
    """10.1 1.1 The whole win goes to one seat."""
    start = f"""
    {players} AA white -
            2  3  4  5  6
    outer   .  . R2  .  .
    R 12 1 0
    round 12: R sign 1 +0 lanes 0 attacks 0"""
    assert reached(start, "faster").payoff() == [0.0, 1.0, *[0.0] * (players - 2)]


def test_the_race_is_called_off_after_a_hundred_rounds() -> None:
    """10.7 Whoever is furthest ahead has won; a round earlier it goes on."""
    start = """
            2  3  4  5  6
    outer   .  .  .  .  Y
    inner   .  .  .  .  R
    R 12 1 0, Y 12 1 0
    round 100 after R: Y sign 1 +0 lanes 0 attacks 0"""
    last = start.replace("after R: Y", "after Y: R")
    assert turn(last, "slower") == "yellow won"
    assert told(last, "slower")[-1] == "win 10.7 yellow 100"
    assert turn(last, "faster") == "red won"
    assert turn(last.replace("round 100", "round 99"), "slower") == "yellow roll"


def test_there_is_no_payoff_before_the_end() -> None:
    """10.1 Asked too early, the position says so."""
    start = reached(FINISH.format(12, 1))
    with pytest.raises(WrongMoment, match="the race is not over"):
        start.payoff()


def test_when_it_is_over_nothing_can_be_done() -> None:
    """10.1 No action, no chance."""
    ended = reached(FINISH.format(12, 1), "slower", *SLOW)
    assert (ended.actor(), ended.legal(), ended.chances()) == (OVER, [], [])
