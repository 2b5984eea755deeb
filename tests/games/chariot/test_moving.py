"""Chapter 7 of the rule page: spaces and lanes, and what is suffered on the way."""

from __future__ import annotations

import pytest

from quadriga.games.chariot.course import INWARD, NOWHERE, OUTWARD, WAYS
from tests.games.chariot.boards import DRAWN
from tests.games.chariot.drawing import position
from tests.games.chariot.play import caltrops, choices, play, sheet, told, turn

CIRCUIT = DRAWN.course(4, "AA", black=False, safe=False).circuit

SPRINTER = """
       22 23 24 25 26 27
outer   .  B  .  .  .  .
middle  .  .  .  .  .  Y
B 12 3 0, Y 12 4 0
round 3 after Y: B sign 1 +0 lanes {} attacks 0"""


def test_one_space_for_each_point() -> None:
    """7.1 Speed 4, four spaces; the first one does not count."""
    assert play(SPRINTER.format(0), "faster") == position("""
           22 23 24 25 26 27
    outer   .  .  .  .  .  B
    middle  .  .  .  .  .  Y
    B 12 4 0, Y 12 4 0
    round 4: Y roll""")


def test_all_points_must_be_used() -> None:
    """7.1 There is no stopping on the way, and no way but straight on without a lane die."""
    assert choices(SPRINTER.format(1), "faster") == ["ahead", "inward"]
    assert choices(SPRINTER.format(1), "faster", "ahead") == ["ahead", "inward"]
    assert turn(SPRINTER.format(1), "faster", *["ahead"] * 4) == "yellow roll"


def test_speed_0_does_not_move() -> None:
    """7.2 Nothing is entered: the caltrop of one's own space lies where it lay, and does no harm."""
    start = """
           22 23
    outer   . Bx
    middle  .  Y
    B 5 1 0, Y 12 4 0
    round 3 after Y: B sign 1 +0 lanes 1 attacks 1"""
    assert play(start, "slower") == position("""
           22 23
    outer   . Bx
    middle  .  Y
    B 5 0 0, Y 12 4 0
    round 4: Y roll""")
    assert told(start, "slower") == ["speed 6.3 blue 0", "round 3.1 4", "turn 3.3 yellow 4"]


def test_after_speed_0_five_dice() -> None:
    """7.2 4.4 A chariot at rest has all its dice in the next turn."""
    start = """
           22 23
    outer   .  B
    B 5 1 0
    round 3: B sign 1 +0 lanes 0 attacks 0"""
    assert all(roll.count(",") == 4 for roll in choices(start, "slower"))


@pytest.mark.parametrize(
    ("lane", "ways"),
    [
        ("outer", ["ahead", "inward"]),
        ("middle", ["ahead", "outward", "inward"]),
        ("inner", ["ahead", "outward"]),
    ],
)
def test_to_a_lane_beside_yours(lane: str, ways: list[str]) -> None:
    """7.3 Outwards or inwards, where there is one."""
    start = f"""
            7  8
    {lane}  B  .
    B 12 4 0
    round 3: B move 4 lanes 2 attacks 0 from {lane[0]}7 by -"""
    assert choices(start) == ways


@pytest.mark.parametrize(
    ("from_", "way", "to"),
    [
        ("o8", "inward", "m9"),
        ("m8", "outward", "o8"),
        ("m8", "inward", "i9"),
        ("i8", "outward", "m8"),
        ("o11", "inward", "m11"),
        ("o21", "inward", "m18"),
        ("m14", "outward", "o16"),
        ("i12", "outward", "m15"),
        ("i4", "outward", "m4"),
        ("o43", "inward", "m0"),
    ],
)
def test_the_space_that_the_front_edge_points_at(from_: str, way: str, to: str) -> None:
    """7.3 On the straights, in the curves, and where one follows on the other."""
    ways = {"outward": OUTWARD, "inward": INWARD}
    space = CIRCUIT.onto[CIRCUIT.names.index(from_) * WAYS + ways[way]]
    assert CIRCUIT.names[space] == to


def test_exactly_one_space_lies_beside() -> None:
    """7.3 It begins behind the front edge and ends ahead of it; no other space of that lane does."""
    for at, name in enumerate(CIRCUIT.names):
        for way, step in ((OUTWARD, -1), (INWARD, 1)):
            lane = "omi".index(name[0]) + step
            goal = CIRCUIT.onto[at * WAYS + way]
            if not 0 <= lane < 3:
                assert goal == NOWHERE
                continue
            front = CIRCUIT.fronts[at] % CIRCUIT.lap
            beside = [
                space
                for space in range(CIRCUIT.spaces)
                if CIRCUIT.names[space][0] == "omi"[lane] and 0 < lead(space, front) < length(space)
            ]
            assert beside == [goal]


def lead(space: int, front: int) -> int:
    """Return by how much the front of a space is ahead of this one, within the lap."""
    return (CIRCUIT.fronts[space] - front) % CIRCUIT.lap


def length(space: int) -> int:
    return (CIRCUIT.fronts[space] - CIRCUIT.fronts[CIRCUIT.behind[space]]) % CIRCUIT.lap


def test_changing_lanes_costs_a_point() -> None:
    """7.3 Outer 23 to middle 19 or 20, the other three points straight on."""
    inward = CIRCUIT.names[CIRCUIT.onto[CIRCUIT.names.index("o23") * WAYS + INWARD]]
    assert inward == "m20"
    assert sheet(SPRINTER.format(1), "blue", "faster", "inward") == "1:m23 12 4 0"


def test_once_for_each_lane_die() -> None:
    """7.3 With one die left there is one change left, and with none no more choice."""
    start = SPRINTER.format(2)
    assert turn(start, "faster", "inward") == "blue move 3 lanes 1 attacks 0 from o23 by m20"
    assert sheet(start, "blue", "faster", "inward", "outward") == "1:o26 12 4 0"
    assert sheet(start, "blue", "faster", "inward", "inward") == "1:i19 12 4 0"


def test_lane_dice_need_not_be_used() -> None:
    """7.3 8.5 What is left over is lost."""
    assert sheet(SPRINTER.format(2), "blue", "faster", *["ahead"] * 4) == "1:o27 12 4 0"


@pytest.mark.parametrize(("speed", "damage"), [(6, 12), (7, 12), (8, 11), (10, 9)])
def test_a_curve_hurts_whoever_is_too_fast(speed: int, damage: int) -> None:
    """7.5 A point for each point above 7; at 7 and below nothing."""
    start = f"""
           10 11 12
    outer   B  7  .
           18
    middle  Y
    B 12 {speed} 0, Y 12 4 0
    round 3 after Y: B move {speed} lanes 1 attacks 0 from o10 by -"""
    assert sheet(start, "blue", "ahead").split()[1] == str(damage)
    assert [event for event in told(start, "ahead") if event.startswith("curve")] == (
        [f"curve 7.5 blue {speed - 7}"] if speed > 7 else []
    )


@pytest.mark.parametrize(("lane", "limit"), [("outer", 7), ("middle", 5), ("inner", 3)])
def test_each_lane_has_its_limit(lane: str, limit: int) -> None:
    """7.5 7.4 Entered in passing, at speed 8: 1, 3 or 5 damage."""
    start = f"""
           10 11
    {lane}  B  {limit}
           24
    outer   Y
    B 12 8 0, Y 12 4 0
    round 3 after Y: B move 8 lanes 1 attacks 0 from {lane[0]}10 by -"""
    assert sheet(start, "blue", "ahead").split()[1] == str(12 - 8 + limit)


def test_every_numbered_space_counts() -> None:
    """7.5 Outer 11 and 17 in one move at speed 9: twice two."""
    start = """
           10 11 17 19
    outer   B  7  7  .
    middle  .  5  .  Y
    B 12 8 0, Y 12 4 0
    round 3 after Y: B sign 1 +0 lanes 0 attacks 0"""
    assert sheet(start, "blue", "faster") == "1:o19 8 9 0"


def test_starting_on_a_numbered_space_costs_nothing() -> None:
    """7.1 7.5 It is not entered."""
    start = """
           11 12 17 19
    outer   B  .  7  .
    middle  5  .  .  Y
    B 12 8 0, Y 12 4 0
    round 3 after Y: B sign 1 +0 lanes 0 attacks 0"""
    assert sheet(start, "blue", "faster") == "1:o20 10 9 0"


def test_a_caltrop_hurts_and_goes_back_to_the_supply() -> None:
    """7.6 In passing and at the end, a point each."""
    start = """
           22 23 24 25 26 27
    outer   .  B  x  .  x  x
    middle  .  .  .  .  .  Y
    B 12 2 0, Y 12 4 0
    round 3 after Y: B sign 1 +0 lanes 0 attacks 0"""
    assert play(start, "faster") == position("""
           22 23 24 25 26 27
    outer   .  .  .  .  B  x
    middle  .  .  .  .  .  Y
    B 10 3 0, Y 12 4 0
    round 4: Y roll""")


def test_damage_on_the_way_leaves_the_speed_alone() -> None:
    """7.10 Damage 5 at speed 9: outer 17 still takes two, and all nine points are driven."""
    start = """
           10 11 17 19
    outer   B  7  7  .
    middle  .  5  .  Y
    B 5 8 0, Y 12 4 0
    round 3 after Y: B sign 1 +0 lanes 0 attacks 0"""
    assert sheet(start, "blue", "faster") == "1:o19 1 9 0"


# What happens first where several things would happen.


def corner(blue: str, red: str = "R") -> str:
    """Return a drawing where blue is about to enter outer 11 at speed 9; red and a caltrop are there."""
    return f"""
            9 10 11 12
    outer   .  B {red}  .
           19
    middle  Y
    B {blue} 8 0, R 12 4 0, Y 12 4 0
    round 3 after RY: B sign 1 +0 lanes 1 attacks 0"""


def test_curve_then_caltrop_then_ram() -> None:
    """7.4 In this order they are told, and 2, 1 and 2 points are lost."""
    assert told(corner("12", "Rx"), "faster", "ahead")[1:] == [
        "enter 7.1 blue 11",
        "curve 7.5 blue 2",
        "caltrop 7.6 blue 1",
        "ram 7.7 red 2",
    ]
    assert sheet(corner("12", "Rx"), "blue", "faster", "ahead").split()[1] == "7"


def test_whoever_the_curve_wrecks_does_not_reach_the_caltrop() -> None:
    """7.4 9.5 It stays where it is, and red is not rammed."""
    start = corner("2", "Rx")
    assert sheet(start, "blue", "faster", "ahead") == "wreck"
    assert sheet(start, "red", "faster", "ahead") == "1:o11 12 4 0"
    assert caltrops(start, "faster", "ahead") == "o11"
    assert "caltrop" not in " ".join(told(start, "faster", "ahead"))


def test_whoever_the_caltrop_wrecks_does_not_ram() -> None:
    """7.4 9.2 9.5 The caltrop goes to the supply and another one lands there."""
    start = corner("3", "Rx")
    assert sheet(start, "blue", "faster", "ahead") == "wreck"
    assert sheet(start, "red", "faster", "ahead") == "1:o11 12 4 0"
    assert caltrops(start, "faster", "ahead") == "o11"


def test_the_pillar_comes_before_everything() -> None:
    """7.4 11.2 9.5 A caltrop behind it stays, as does the supply."""
    start = """
    4 BA white -
           22 23 24 25
    outer   .  B  x  .
    B 12 3 0
    round 3: B sign 1 +0 lanes 0 attacks 0"""
    assert told(start, "faster")[1:4] == [
        "enter 7.1 blue 24",
        "pillar 11.2 blue 24",
        "wreck 9.1 blue 24",
    ]
    assert caltrops(start, "faster") == "o24"
