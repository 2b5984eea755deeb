"""Chapter 8 of the rule page: caltrops on the way one came, javelins at those in reach."""

from __future__ import annotations

import pytest

from tests.games.chariot.drawing import position
from tests.games.chariot.play import caltrops, choices, play, sheet, turn

ARRIVED = """
        5  6  7  8  9
outer   .  .  .  B  .
middle  .  .  .  .  Y
B 12 3 0, Y 12 4 0
round 3 after Y: B attack {} from o5 by o6,o7,o8"""

# A row of caltrops for each straight: the whole supply.
TWENTY = """
       18 19 20 21 22 23 24 25 26 27
outer   .  .  .  .  x  x  x  x  x  x
middle  x  x  x  x  x  x  x  x  x  x
       28 29 30 31
outer   x  x  x  x
"""


def test_once_for_each_die() -> None:
    """8.1 Two dice, two attacks, in any order; the same chariot may be hit twice."""
    start = ARRIVED.format(2)
    assert turn(start, "javelin yellow") == "blue attack 1 from o5 by o6,o7,o8"
    for attacks in (["caltrop o6", "javelin yellow"], ["javelin yellow", "caltrop o6"]):
        assert play(start, *attacks) == position("""
                5  6  7  8  9
        outer   .  x  .  B  .
        middle  .  .  .  .  Y
        B 12 3 0, Y 11 4 0
        round 4: Y roll""")
    assert sheet(start, "yellow", "javelin yellow", "javelin yellow") == "1:m9 10 4 0"


def test_one_need_not_attack() -> None:
    """8.1 8.5 To stop comes first among the choices, and the dice left are lost."""
    start = ARRIVED.format(2)
    assert choices(start)[0] == "pass"
    assert turn(start, "pass") == "yellow roll"
    assert turn(start, "caltrop o6", "pass") == "yellow roll"


def test_after_the_move_only() -> None:
    """8.1 While points are left there is nothing to attack with."""
    start = """
            5  6  7  8  9
    outer   B  .  .  .  .
    middle  .  .  Y  .  .
    B 12 3 0, Y 12 4 0
    round 3 after Y: B move 3 lanes 1 attacks 2 from o5 by -"""
    assert choices(start) == ["ahead", "inward"]
    assert turn(start, "ahead", "ahead", "ahead") == "blue attack 2 from o5 by o6,o7,o8"


def test_on_spaces_passed() -> None:
    """8.2 Neither where the move began nor where it ended."""
    assert choices(ARRIVED.format(1)) == ["pass", "javelin yellow", "caltrop o6", "caltrop o7"]


def test_a_caltrop_comes_from_the_supply() -> None:
    """8.2 2.5 And is used up."""
    assert caltrops(ARRIVED.format(1), "caltrop o7") == "o7"


def test_one_caltrop_a_space() -> None:
    """8.2 Not where one lies already, and not twice on one space."""
    assert choices(ARRIVED.format(2), "caltrop o6") == ["pass", "javelin yellow", "caltrop o7"]


def test_on_a_space_with_a_chariot() -> None:
    """8.2 Red stands on outer 7, where blue drove through; leaving does it no harm."""
    start = """
            5  6  7  8  9
    outer   .  .  R  B  .
    B 12 3 0, R 5 3 0
    round 3: B attack 1 from o5 by o6,o7,o8"""
    assert "caltrop o7" in choices(start)
    actions = ["caltrop o7", "roll pace,fortune,fortune,fortune,fortune", "keep", "slower"]
    assert play(start, *actions) == position("""
            5  6  7  8  9
    outer   .  .  x  B  R
    B 10 3 0, R 3 2 4
    round 4: R repair""")


def test_not_where_one_was_put_back_to() -> None:
    """8.2 7.8 Blue ended on outer 8 and rests on outer 7: only outer 6 is left."""
    start = """
            5  6  7  8  9
    outer   .  .  B  R  .
    B 12 3 0, R 5 3 0
    round 3 after R: B attack 1 from o5 by o6,o7,o8"""
    assert choices(start) == ["pass", "javelin red", "caltrop o6"]


def test_put_back_beside_the_way() -> None:
    """8.2 7.8 Blue changed from outer 6 to middle 7 and rests on middle 6: outer 6 was passed."""
    start = """
            4  5  6  7  8
    outer   .  .  .  .  .
    middle  .  .  B  R  .
    B 12 2 0, R 5 3 0
    round 3 after R: B attack 1 from o5 by o6,m7"""
    assert choices(start) == ["pass", "javelin red", "caltrop o6"]


def test_without_a_move_no_caltrop() -> None:
    """8.2 7.2 At speed 0 no space was passed."""
    start = """
            8  9
    outer   B  .
    middle  .  Y
    B 12 0 0, Y 12 4 0
    round 3 after Y: B attack 1 from o8 by -"""
    assert choices(start) == ["pass", "javelin yellow"]


def test_one_space_is_no_space_passed() -> None:
    """8.2 At speed 1 there is only the start and the end."""
    start = """
            7  8  9
    outer   .  B  .
    middle  .  .  Y
    B 12 1 0, Y 12 4 0
    round 3 after Y: B attack 1 from o7 by o8"""
    assert choices(start) == ["pass", "javelin yellow"]


def test_an_empty_supply_drops_nothing() -> None:
    """8.2 2.5 All twenty lie on the circuit."""
    assert choices(TWENTY + ARRIVED.format(1)) == ["pass", "javelin yellow"]
    nineteen = TWENTY.replace("28 29 30 31\nouter   x", "28 29 30 31\nouter   .")
    assert choices(nineteen + ARRIVED.format(2)) == ["pass", "javelin yellow", "caltrop o6", "caltrop o7"]
    assert choices(nineteen + ARRIVED.format(2), "caltrop o6") == ["pass", "javelin yellow"]


def test_a_javelin_does_one_damage() -> None:
    """8.3 It never misses: nothing is rolled."""
    assert play(ARRIVED.format(1), "javelin yellow") == position("""
            5  6  7  8  9
    outer   .  .  .  B  .
    middle  .  .  .  .  Y
    B 12 3 0, Y 11 4 0
    round 4: Y roll""")


def reach(place: str) -> set[str]:
    """Return the spaces where red must stand for blue's javelin, thrown from here, to reach it."""
    names = [f"{lane}{at}" for lane, spaces in (("o", 44), ("m", 36), ("i", 28)) for at in range(spaces)]
    return {name for name in names if name != place and reaches(place, name)}


def reaches(place: str, target: str) -> bool:
    """Throw it, if it can be thrown; both chariots are in the middle of the race."""
    position = (
        f"4 AA white - | 1 blue 1:{place} 12 1 0, 2 red 1:{target} 12 4 0, 3 green wreck, 4 yellow wreck "
        "| - | 3 red | blue sign 1 +0 lanes 0 attacks 1"
    )
    return "javelin red" in choices(position, "slower")


def test_at_most_two_spaces_away() -> None:
    """8.3 8.4 The fewest steps ahead or to another lane, whoever would drive to whom."""
    assert reach("o8") == {"o6", "o7", "o9", "o10", "m7", "m8", "m9", "m10", "i8", "i10"}


def test_the_middle_lane_reaches_both_others() -> None:
    """8.4 From middle 8."""
    assert reach("m8") == {"m6", "m7", "m9", "m10", "o6", "o7", "o8", "o9", "i7", "i8", "i9", "i10"}


def test_in_the_curves_too() -> None:
    """8.4 Long spaces beside short ones: from inner 12 ahead, and from behind to it."""
    ahead = {"i13", "i14", "m15", "m16", "m17", "o18"}
    behind = {"i10", "i11", "m11", "m12", "m13", "m14", "o13", "o14", "o15"}
    assert reach("i12") == ahead | behind


@pytest.mark.parametrize("place", ["o4", "i13", "m30"])
def test_reach_is_mutual(place: str) -> None:
    """8.4 In any direction: whom one can hit can hit back."""
    assert all(reaches(target, place) for target in reach(place))


def test_over_the_line() -> None:
    """8.4 Laps do not matter: outer 6 reaches back to outer 4."""
    assert {"o4", "o8"} <= reach("o6")
    assert "o3" not in reach("o6")


def test_over_chariots_caltrops_and_pillars() -> None:
    """8.4 What is between does not stop a javelin."""
    start = """
    4 BA white -
            6  7  8  9
    outer   .  .  .  .
    middle  B  #  R  .
    B 12 0 0, R 12 4 0
    round 3 after R: B attack 1 from m6 by -"""
    assert choices(start) == ["pass", "javelin red"]
    crowded = """
            6  7  8  9
    outer   .  .  .  .
    middle  B Yx  R  .
    B 12 0 0, R 12 4 0, Y 12 4 0
    round 3 after RY: B attack 1 from m6 by -"""
    assert choices(crowded) == ["pass", "javelin red", "javelin yellow"]
    assert caltrops(crowded, "javelin red") == "m7"


def test_at_the_own_second_chariot() -> None:
    """8.4 Blue and green belong to one player of two."""
    start = """
    2 AA white -
            6  7  8  9
    outer   .  G  B  .
    B 12 0 0, G 12 4 0
    round 3 after G: B attack 1 from o8 by -"""
    assert choices(start) == ["pass", "javelin green"]
    assert sheet(start, "green", "javelin green") == "1:o7 11 4 0"


def test_a_chariot_hits_neither_itself_nor_a_wreck() -> None:
    """8.3 Another chariot, and one that races."""
    assert choices(ARRIVED.format(1))[:2] == ["pass", "javelin yellow"]
    start = """
            5  6  7  8  9
    outer   .  .  .  B  .
    middle  .  .  .  .  Y
    B 12 3 0, Y 1 4 0
    round 3 after Y: B attack 2 from o5 by o6,o7,o8"""
    assert choices(start, "javelin yellow") == ["pass", "caltrop o6", "caltrop o7"]


def test_attacks_that_cannot_be_made_are_not_asked() -> None:
    """8.5 Nobody in reach and no space passed: the die is lost."""
    start = """
            5  6  9
    outer   B  .  .
    middle  .  .  Y
    B 12 1 0, Y 12 4 0
    round 3 after Y: B sign 1 +0 lanes 0 attacks 2"""
    assert turn(start, "slower") == "yellow roll"


def test_no_die_is_kept() -> None:
    """8.5 In the next turn only the dice of that turn count."""
    start = """
           22 23
    outer   B  .
    B 12 0 0
    round 3: B sign 1 +0 lanes 2 attacks 1"""
    actions = ["slower", "roll pace,fortune,fortune,fortune,fortune", "keep"]
    assert turn(start, *actions) == "blue sign 1 +0 lanes 0 attacks 0"
