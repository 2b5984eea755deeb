"""Chapter 4 of the rule page, and 9: where a vehicle can go."""

from __future__ import annotations

import pytest

from quadriga import IllegalAction
from quadriga.games.edison import GAME
from tests.games.edison.play import asked, choices, ends, reached, scores, told, vehicles

STUCK = """
    space 10
    a     R
    b     Z
"""
OTHERS = ("zeppelin", "roller", "yacht")
IN_CENTRE = """
    space  9 centre
    a      R Y
"""


def test_one_of_two_vehicles_moves_all_the_way() -> None:
    """4.1 Any of the two on the card."""
    assert choices("", "roller+yacht", "distance 1", "ahead") == ["roller to 1", "yacht to 1"]
    assert vehicles("", "roller+yacht", "distance 1", "ahead", "yacht to 1") == ["0 0", "0 0", "0 0", "1 0"]


def test_ahead_is_where_it_faces() -> None:
    """4.2 Back goes the other way and turns nobody."""
    drawn = """
        space 15 16 17 18 19 20
        a     .  .  R  .  .  .
        b     .  .  P< .  .  .
    """
    assert ends(drawn, "R", 1, "ahead") == ["18"]
    assert ends(drawn, "R", 1, "back") == ["16"]
    assert ends(drawn, "P", 1, "ahead") == ["16"]
    assert ends(drawn, "P", 1, "back") == ["18"]
    turn = ("rocket+roller", "distance 1", "back")
    assert vehicles(drawn, *turn, "roller to 18")[2] == "18< 0"
    assert vehicles(drawn, *turn, "rocket to 16")[0] == "16 0"


def test_either_lane() -> None:
    """4.3 Into the walls, out of them, and backwards."""
    drawn = """
        space 2 3 4 5 6 7 8
        a     R . . . . . Y
    """
    assert ends(drawn, "R", 1, "ahead") == ["3a", "3b"]
    assert ends(drawn, "R", 5, "ahead") == ["7a", "7b"]
    assert ends(drawn, "R", 6, "ahead") == ["8"]
    assert ends(drawn, "Y", 1, "back") == ["7a", "7b"]


def test_between_walls_one_keeps_the_lane() -> None:
    """4.3 Both ways."""
    drawn = """
        space 2 3 4 5 6 7 8
        a     . R . . . . .
        b     . . . . . Y .
    """
    assert ends(drawn, "R", 1, "ahead") == ["4a"]
    assert ends(drawn, "R", 4, "ahead") == ["7a"]
    assert ends(drawn, "Y", 3, "back") == ["4b"]
    assert ends(drawn, "Y", 1, "ahead") == ["8"]


def test_a_vehicle_blocks_its_lane() -> None:
    """4.4 Whoever comes from before the wall passes in the other lane; whoever is behind it cannot."""
    drawn = """
        space 2 3 4 5
        a     R P Y .
    """
    assert ends(drawn, "R", 3, "ahead") == ["5b"]
    assert ends(drawn, "R", 2, "ahead") == ["4b"]
    assert ends(drawn, "P", 1, "ahead") == []
    assert ends(drawn, "P", 4, "ahead") == []


def test_without_a_wall_one_vehicle_stops_nobody() -> None:
    """4.4 There is another lane, and one end place."""
    drawn = """
        space 15 16 17
        a     R  Y  .
    """
    assert ends(drawn, "R", 1, "ahead") == ["16"]
    assert ends(drawn, "R", 2, "ahead") == ["17"]


def test_two_vehicles_close_a_space() -> None:
    """4.4 No passing, no stopping."""
    drawn = """
        space 15 16 17
        a     R  Y  .
        b     .  P  Z<
    """
    assert ends(drawn, "R", 1, "ahead") == []
    assert ends(drawn, "R", 2, "ahead") == []
    assert ends(drawn, "Z", 1, "ahead") == []


def test_two_vehicles_on_the_top_close_the_way_to_the_centre() -> None:
    """4.4 4.8 Nobody passes through them."""
    drawn = """
        space 8 9
        a     R Y
        b     . P
    """
    assert ends(drawn, "R", 2, "ahead") == []
    assert ends(drawn, "Y", 1, "ahead") == ["11", "centre"]


def test_both_lanes_of_a_wall_close_it() -> None:
    """4.4 Even if the two are on different spaces."""
    drawn = """
        space 2 3 4 5
        a     R . Y .
        b     . P . .
    """
    assert ends(drawn, "R", 1, "ahead") == ["3a"]
    assert ends(drawn, "R", 2, "ahead") == []


def test_the_start_is_never_full() -> None:
    """4.5 One stops there or passes, with three others there."""
    drawn = """
        space 22
        a     R
    """
    assert ends(drawn, "R", 1, "ahead") == ["0"]
    assert ends(drawn, "R", 2, "ahead") == ["1"]
    turn = ("rocket+yacht", "distance 1", "ahead", "rocket to 0")
    assert vehicles(drawn, *turn) == ["0 0", "0 0", "0 0", "0 0"]


def test_the_drop_gives_a_point_that_must_be_used() -> None:
    """4.6 From 9 one more space, from further away as well."""
    drawn = """
        space 7 8 9
        a     P . R
    """
    assert ends(drawn, "R", 4, "ahead") == ["14"]
    assert ends(drawn, "P", 4, "ahead") == ["12"]
    assert ends(drawn, "P", 2, "ahead") == ["9"]


def test_the_drop_scores_where_one_stops() -> None:
    """4.6 At once, and this vehicle only."""
    drawn = """
        space 9 17
        a     R Y
    """
    turn = ("rocket+roller", "distance 5", "ahead", "rocket to 15")
    assert vehicles(drawn, *turn) == ["15 5", "0 0", "0 0", "17 0"]
    assert told(drawn, *turn)[3:] == ["move 4.1 rocket 15", "drop 4.6 rocket 5"]


@pytest.mark.parametrize(("space", "distance"), [(7, "distance 2"), (8, "distance 1"), (3, "distance 6")])
def test_above_the_drop_nobody_has_taken_it(space: int, distance: str) -> None:
    """4.6 5.1 Whoever stops on space 9 has not dropped: only a 2 scores its 8, and once."""
    drawn = f"""
        space {space}
        a     R
    """
    turn = told(drawn, "rocket+yacht", distance, "ahead", "rocket to 9")[3:]
    scored = ["score 5.1", "gain 5.2 rocket 8", *(f"gain 5.2 {name} 0" for name in OTHERS)]
    assert turn == ["move 4.1 rocket 9", *(scored if distance == "distance 2" else [])]


def test_a_drop_on_to_oil_gives_nothing_itself() -> None:
    """4.6 5.5 Oil is 0; then it turns the vehicle round, and everything scores."""
    drawn = """
        space 9 17
        a     R Y
    """
    turn = ("rocket+roller", "distance 4", "ahead", "rocket to 14")
    assert vehicles(drawn, *turn) == ["14< 0", "0 0", "0 0", "17 10"]
    assert told(drawn, *turn)[3:7] == [
        "move 4.1 rocket 14",
        "drop 4.6 rocket 0",
        "oil 5.5 rocket 14",
        "score 5.5",
    ]


def test_reversing_over_the_drop_is_the_same() -> None:
    """4.6 4.8 Whoever goes clockwise takes it, though facing the other way."""
    drawn = """
        space 8
        a     R<
    """
    assert ends(drawn, "R", 4, "back") == ["13"]
    assert ends(drawn, "R", 2, "back") == ["11", "centre"]


def test_the_extra_point_may_be_what_stops_it() -> None:
    """4.6 4.9 Space 11 is closed: no way to use it; the centre is still there."""
    drawn = """
        space 9 10 11
        a     R .  Y
        b     . .  P
    """
    assert ends(drawn, "R", 1, "ahead") == ["centre"]
    assert ends(drawn, "R", 3, "ahead") == []


def test_the_printed_drop_comes_true() -> None:
    """4.6 5.4 The printed example: from the 8 by 2, three spaces on, to a 3."""
    drawn = """
        space 9
        a     R
    """
    turn = ("rocket+zeppelin", "ahead", "distance 2", "rocket to 12")
    assert ends(drawn, "R", 2, "ahead") == ["12"]
    assert told(drawn, *turn)[3:7] == [
        "move 4.1 rocket 12",
        "drop 4.6 rocket 3",
        "score 5.1",
        "gain 5.2 rocket 3",
    ]
    assert scores(drawn, *turn) == [6, 0, 0, 0]


def test_nobody_climbs_the_drop() -> None:
    """4.7 Counter-clockwise one stops on space 10 or does not go."""
    drawn = """
        space 10 11 12
        a     P  .  R<
    """
    assert ends(drawn, "R", 2, "ahead") == ["10"]
    assert ends(drawn, "R", 3, "ahead") == []
    assert ends(drawn, "P", 1, "back") == []


def test_counter_clockwise_there_is_no_drop_and_no_point() -> None:
    """4.6 4.7 Away from the top: the distance as it is, and nothing scored."""
    drawn = """
        space 8 9
        a     R< P
    """
    turn = ("rocket+roller", "distance 6")
    assert vehicles(drawn, *turn, "ahead", "rocket to 2")[0] == "2< 0"
    assert vehicles(drawn, *turn, "back", "roller to 3b")[2] == "3b 0"


def test_only_what_the_cards_say_can_be_moved() -> None:
    """4.1 Another vehicle, or another place, is refused."""
    state = reached("", "roller+yacht", "distance 1", "ahead")
    for wrong in ("rocket to 1", "yacht to 2", "yacht to 0"):
        with pytest.raises(IllegalAction):
            GAME.parse_action(state, wrong)
    course = state.course
    one, two = course.names.index("1"), course.names.index("2")
    for vehicle, place in ((0, one), (1, one), (3, two)):
        with pytest.raises(IllegalAction):
            state.apply(int(course.move_at + vehicle * course.places + place))
    state.apply(int(course.move_at + 3 * course.places + one))


def test_the_centre_by_exact_count() -> None:
    """4.8 One step beyond space 9, by choice."""
    drawn = """
        space 7 8 9
        a     P . R
    """
    assert ends(drawn, "R", 1, "ahead") == ["11", "centre"]
    assert ends(drawn, "P", 3, "ahead") == ["11", "centre"]
    assert "centre" not in ends(drawn, "P", 2, "ahead") + ends(drawn, "P", 4, "ahead")


def test_the_centre_gives_15_points() -> None:
    """4.8 At once."""
    drawn = """
        space 9
        a     R
    """
    turn = ("rocket+roller", "distance 1", "ahead", "rocket to centre")
    assert vehicles(drawn, *turn)[0] == "centre 15"
    assert told(drawn, *turn)[3:] == ["move 4.1 rocket centre", "centre 4.8 rocket 15"]


def test_the_centre_has_room_for_one() -> None:
    """4.8 Then only the drop is left."""
    assert ends(IN_CENTRE, "R", 1, "ahead") == ["11"]


@pytest.mark.parametrize("direction", ["ahead", "back"])
def test_nobody_leaves_the_centre(direction: str) -> None:
    """4.8 It is never moved again."""
    assert ends(IN_CENTRE, "Y", 1, direction) == []


def test_counter_clockwise_nobody_comes_to_the_centre() -> None:
    """4.8 From space 9 the way leads down the track again."""
    drawn = """
        space 8 9 11
        a     . R P<
    """
    assert ends(drawn, "R", 1, "back") == ["8"]
    assert ends(drawn, "P", 2, "ahead") == []


def test_a_vehicle_without_a_way_cannot_be_chosen() -> None:
    """4.9 The other one is moved, and nobody is asked where it has one way only."""
    drawn = """
        space 10
        a     R
    """
    turn = ("rocket+zeppelin", "back", "distance 1")
    assert told(drawn, *turn)[3:] == ["move 4.1 zeppelin 22"]
    assert asked(drawn, *turn) == "2 card"


def test_nothing_moves_if_neither_can() -> None:
    """4.9 And nobody is asked."""
    turn = ("rocket+zeppelin", "back", "distance 1")
    assert told(STUCK, *turn)[3:] == ["stuck 4.9"]
    assert vehicles(STUCK, *turn) == ["10 0", "10 0", "0 0", "0 0"]


def test_walls_to_the_letter() -> None:
    """9.1 One vehicle closes a walled space, and lanes are not told apart."""
    drawn = """
        4 standard space - standard
        space 2 3 4 5
        a     R . Y .
        b     . . . P<
    """
    assert ends(drawn, "R", 1, "ahead") == ["3"]
    assert ends(drawn, "R", 2, "ahead") == []
    assert ends(drawn, "R", 3, "ahead") == []
    assert ends(drawn, "P", 1, "ahead") == []


def test_walls_to_the_letter_leave_other_spaces_alone() -> None:
    """9.1 Two vehicles on a space without a wall."""
    drawn = """
        4 standard space - standard
        space 15 16 17
        a     R  Y  .
    """
    assert ends(drawn, "R", 1, "ahead") == ["16"]
