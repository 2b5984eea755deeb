"""Chapter 5 of the rule page: when vehicles score, and what."""

from __future__ import annotations

import pytest

from quadriga.games.edison import GAME
from tests.games.edison.play import reached, scores, told, vehicles

STUCK = """
    space 10 17
    a     R  Y
    b     Z  .
"""


def test_a_two_scores_after_the_move() -> None:
    """5.1 5.2 The one that moved too, where it stands now."""
    drawn = """
        space 12 17
        a     Y  P
    """
    turn = ("rocket+zeppelin", "distance 2", "ahead", "rocket to 2")
    assert vehicles(drawn, *turn) == ["2 4", "0 0", "17 10", "12 3"]
    assert told(drawn, *turn)[3:] == [
        "move 4.1 rocket 2",
        "score 5.1",
        "gain 5.2 rocket 4",
        "gain 5.2 zeppelin 0",
        "gain 5.2 roller 10",
        "gain 5.2 yacht 3",
    ]


@pytest.mark.parametrize("distance", [1, 3, 4, 5, 6])
def test_no_other_distance_scores(distance: int) -> None:
    """5.1 Only the 2 has the mark."""
    drawn = """
        space 17
        a     Y
    """
    cards = ("zeppelin+roller", "ahead", f"distance {distance}")
    state = reached(drawn, *cards)
    for move in state.legal():
        other = state.copy()
        other.apply(move)
        if "<" not in str(other):  # no oil
            assert list(other.scores) == [0, 0, 0, 0]


def test_what_each_space_is_worth() -> None:
    """5.2 Oil and the start are 0, printed values count, and negative ones too."""
    drawn = """
        space 6 9 10 17
        a     R Z P  Y
    """
    assert scores(drawn, "rocket+yacht", "distance 2", "ahead", "rocket to 8") == [6, 8, -10, 10]
    drawn = """
        space 6 9 10 13
        a     R Z P  Y
    """
    assert scores(drawn, "roller+yacht", "distance 2", "back") == [0, 8, -10, 4]
    drawn = """
        space 3
        a     Z
    """
    assert scores(drawn, "roller+yacht", "distance 2", "ahead", "yacht to 2") == [0, -1, 0, 4]


def test_the_centre_scores_no_more() -> None:
    """5.2 4.8 Its 15 points stay."""
    drawn = """
        space 17 centre
        a     Y  Z
        scores Z 15
    """
    turn = ("rocket+roller", "distance 2", "ahead", "rocket to 2")
    assert scores(drawn, *turn) == [4, 15, 0, 10]
    assert not any("zeppelin" in line for line in told(drawn, *turn)[3:])
    state = reached(drawn, *turn[:3])
    events = state.listen()
    state.apply(GAME.parse_action(state, turn[3]))
    assert [dict(event.facts) for event in events if event.name == "score"] == [
        {"number": 0, "vehicle0": 4, "vehicle2": 0, "vehicle3": 10}
    ]


def test_one_scoring_a_turn() -> None:
    """5.3 A 2 that ends on oil turns the vehicle round and scores once."""
    drawn = """
        space 4 17
        a     R Y
    """
    turn = ("rocket+zeppelin", "distance 2", "ahead", "rocket to 6a")
    assert vehicles(drawn, *turn) == ["6a< 0", "0 0", "0 0", "17 10"]
    assert [line for line in told(drawn, *turn) if line.startswith(("oil", "score"))] == [
        "oil 5.5 rocket 6a",
        "score 5.1",
    ]


def test_the_drop_and_a_scoring_in_one_turn() -> None:
    """5.4 The drop first; then the same vehicle scores its space again, with all others."""
    drawn = """
        space 9 17
        a     R Y
        scores R 1
    """
    assert scores(drawn, "rocket+roller", "distance 2", "ahead", "rocket to 12") == [7, 0, 0, 10]


def test_the_centre_and_a_scoring_in_one_turn() -> None:
    """5.4 15 points and no more; the others score."""
    drawn = """
        space 8 17
        a     R Y
    """
    assert scores(drawn, "rocket+roller", "distance 2", "ahead", "rocket to centre") == [15, 0, 0, 10]


def test_oil_turns_round_and_everything_scores() -> None:
    """5.5 Whoever stops there."""
    drawn = """
        space 19 17
        a     R  Y
    """
    turn = ("rocket+roller", "distance 1", "ahead", "rocket to 20")
    assert vehicles(drawn, *turn) == ["20< 0", "0 0", "0 0", "17 10"]
    assert told(drawn, *turn)[4:6] == ["oil 5.5 rocket 20", "score 5.5"]


def test_oil_turns_back_again() -> None:
    """5.5 A vehicle that faced counter-clockwise faces clockwise then; reversing on to oil turns too."""
    drawn = """
        space 21 20
        a     R< .
        b     P  .
    """
    assert vehicles(drawn, "rocket+zeppelin", "distance 1", "ahead", "rocket to 20")[0] == "20 0"
    assert vehicles(drawn, "zeppelin+roller", "distance 1", "back", "roller to 20")[2] == "20< 0"


def test_passing_oil_does_nothing() -> None:
    """5.5 Only where the move ends."""
    drawn = """
        space 19 17
        a     R  Y
    """
    assert vehicles(drawn, "rocket+roller", "distance 3", "ahead", "rocket to 22")[0] == "22 0"
    assert scores(drawn, "rocket+roller", "distance 3", "ahead", "rocket to 22") == [0, 0, 0, 0]


def test_a_two_scores_though_nothing_moved() -> None:
    """5.6 4.9 Both are below the drop."""
    turn = ("rocket+zeppelin", "back", "distance 2")
    assert scores(STUCK, *turn) == [-10, -10, 0, 10]
    assert told(STUCK, *turn)[3:5] == ["stuck 4.9", "score 5.1"]


def test_standing_on_oil_without_a_move_scores_nothing() -> None:
    """5.5 4.9 Oil works when a move ends there."""
    drawn = """
        space 10 14
        a     R  .
        b     Z  Y
    """
    assert scores(drawn, "rocket+zeppelin", "back", "distance 1") == [0, 0, 0, 0]


def test_scores_have_no_bounds() -> None:
    """5.7 Beyond 48, and below zero."""
    drawn = """
        space 10 17
        a     R  Y
        b     Z  .
        scores R -45, Z 5, Y 47
    """
    assert scores(drawn, "rocket+zeppelin", "back", "distance 2") == [-55, -5, 0, 57]
