"""Chapter 3 of the rule page: three cards of three types, and who moves."""

from __future__ import annotations

import pytest

from quadriga import IllegalAction
from quadriga.core.game import Plain
from quadriga.games.edison import GAME
from tests.games.edison.play import asked, choices, reached, told

TURN = ("rocket+zeppelin", "ahead", "distance 5")


def test_the_second_plays_another_type() -> None:
    """3.2 No second choice card."""
    assert choices("", "rocket+yacht") == [*(f"distance {far}" for far in range(1, 7)), "ahead", "back"]


def test_the_third_plays_the_missing_type() -> None:
    """3.2 Whatever the order."""
    assert choices("", "distance 4", "rocket+yacht") == ["ahead", "back"]
    assert choices("", "back", "rocket+yacht") == [f"distance {far}" for far in range(1, 7)]
    assert len(choices("", "back", "distance 1")) == 6
    assert all("+" in card for card in choices("", "back", "distance 1"))


ONE_CARD = """
    2 standard lane - standard
    space 4 12 18
    a     R P  Y
    hands 14 45 1 2, 256 56 0 1
    turn 1 rocket+zeppelin
"""


def test_who_has_one_card_to_play_is_not_asked() -> None:
    """3.2 Only a direction is missing, and seat 1 has played both backs: ahead it is, and seat 2 moves."""
    assert asked(ONE_CARD, "distance 1") == "2 move"
    assert told(ONE_CARD, "distance 1") == ["card 3.2 distance 1", "card 3.2 ahead"]
    assert choices(ONE_CARD, "distance 1") == ["rocket to 5a", "zeppelin to 1"]


def test_who_begins_with_nothing_but_ahead_is_not_asked() -> None:
    """3.1 The last card of a turn, its only move, and the first card of the next turn follow each other."""
    drawn = """
        3 standard lane - standard
        space 22 15 11
        a     R  Z  P<
        hands 123456 13456 1 2, 12356 1356 3 2, 2346 12356 4 2
        turn 3 rocket+roller
    """
    forced = ["card 3.2 ahead", "move 4.1 rocket 1", "card 3.1 ahead"]
    assert told(drawn, "waive") == ["card 3.2 waive", *forced]
    assert asked(drawn, "waive") == "2 card"


def test_a_two_that_may_be_waived_is_a_choice() -> None:
    """3.2 7.4 Seat 1 can play its 2 and nothing else: it says whether it will score."""
    drawn = """
        3 standard lane - standard
        hands 123456 13456 4 2, 13456 123456 4 2+, 123456 123456 4 2
        turn 3 ahead
    """
    assert choices(drawn) == ["distance 2", "waive"]


def test_a_card_of_the_same_type_is_refused() -> None:
    """3.2 Ahead after back."""
    state = reached("", "back")
    with pytest.raises(IllegalAction):
        state.apply(state.course.direction_at)


@pytest.mark.parametrize(
    ("table", "seats"),
    [
        ("4 standard", ["1 card", "2 card", "3 card", "4 move", "2 card"]),
        ("4 singles", ["1 card", "2 card", "3 card", "4 move", "2 card"]),
        ("3 standard", ["1 card", "2 card", "3 card", "1 move", "2 card"]),
        ("3 advanced", ["1 card", "2 card", "3 card", "1 move", "2 card"]),
        ("2 standard", ["1 card", "2 card", "1 card", "2 move", "2 card"]),
    ],
)
def test_who_plays_and_who_moves(table: str, seats: list[str]) -> None:
    """3.3 3.4 The fourth moves, with three the first, with two the second; then it goes left."""
    actions = (*TURN, "rocket to 5a")
    drawn = f"{table} lane - standard"
    assert [asked(drawn, *actions[:at]) for at in range(5)] == seats


def test_the_last_seat_passes_to_the_first() -> None:
    """3.3 3.4 Seat 4 begins, seat 3 moves, and seat 1 begins the next turn."""
    drawn = """
        hands 12 - 0 0, - 13 0 0, 1 - 2 0, - 1 1 0
        turn 4
    """
    cards = ("rocket+yacht", "distance 5", "ahead")
    assert [asked(drawn, *cards[:at]) for at in range(4)] == ["4 card", "1 card", "2 card", "3 move"]
    assert asked(drawn, *cards, "yacht to 5b") == "1 card"


def test_a_card_is_played_once() -> None:
    """2.6 Two of the same direction are two cards."""
    drawn = "2 standard lane - standard"
    turn = ("back", "distance 1", "rocket+zeppelin", "rocket to 22")
    assert "distance 1" not in choices(drawn, *turn)
    again = (*turn, "distance 3", "rocket+yacht", "ahead", "yacht to 3a")
    assert "rocket+zeppelin" not in choices(drawn, *again)
    assert "back" in choices(drawn, *again)
    assert "back" not in choices(
        drawn,
        *again,
        "back",
        "distance 4",
        "zeppelin+roller",
        "roller to 19",
        "distance 5",
        "roller+yacht",
        "back",
    )


@pytest.mark.parametrize("hidden", ["-", "hidden"])
def test_everyone_sees_what_the_others_still_hold(hidden: str) -> None:
    """2.6 8.3 What was played is known to all, also if hands are hidden."""
    state = reached(f"4 standard lane {hidden} standard", "back", "distance 6", "roller+yacht")
    pairs: list[Plain] = ["rocket+zeppelin", "rocket+roller", "rocket+yacht", "zeppelin+roller"]
    pairs += ["zeppelin+yacht", "roller+yacht"]
    every: dict[str, Plain] = {"choices": pairs, "distances": [1, 2, 3, 4, 5, 6], "ahead": 4, "back": 2}
    every["scored"] = False
    hands = [
        every | {"back": 1},
        every | {"distances": [1, 2, 3, 4, 5]},
        every | {"choices": pairs[:5]},
        every,
    ]
    assert all(GAME.view(state, seat)["hands"] == hands for seat in range(4))


def test_the_turn_goes_left_though_nothing_moves() -> None:
    """3.4 4.9 Both vehicles are below the drop and cannot climb it."""
    drawn = """
        space 10
        a     R
        b     Z
    """
    assert asked(drawn, "rocket+zeppelin", "back", "distance 1") == "2 card"


def test_anastasie_begins() -> None:
    """3.3 The printed example."""
    assert choices("", "rocket+zeppelin", "ahead", "distance 5") == [
        "rocket to 5a",
        "rocket to 5b",
        "zeppelin to 5a",
        "zeppelin to 5b",
    ]
    assert [int(place) for place in reached("", *TURN, "rocket to 5a").places] == [7, 0, 0, 0]
