"""Positions and actions as text: there and back, and word by word what is wrong with a text."""

from __future__ import annotations

import pickle

import pytest

from quadriga import IllegalAction, Unreadable
from quadriga.core.game import possible
from quadriga.games.overload import GAME
from tests.games.overload.play import play, random_game, reached

ALL = ("start", "A", "curve1", "curve2", "D", "finish")

LOADING = """
3 A | 1a0,1b0,2b0 . . . . / . . ± 2a3 . / . . . . .
    / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 1 load"""

ROLLING = """
3 A | 1a4,1b0,2b0 . . . . / . . ± 2a3 . / . . . . .
    / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 1 roll a"""

ON_TRACK = """
3 A | 2b0 1a2 . . . / . 1b5 ± 2a3 . / . . . . .
    / . 3a1 . . . / . . 3b4 . . / . . . . . | 0 7 39 | 1 roll"""

MEETING = """
3 A | 2b0 . . . . / . 1b5 ± 1a1,2a3,3a1 . / . . . . .
    / . . . . . / . . 3b4 . . / . . . . . | 0 7 39 | 1 meet a"""

WRONG = {
    "no fields": ("hello", "four fields are needed with | between them, not 1"),
    "a field too many": (f"{LOADING} | again", "four fields are needed with | between them, not 5"),
    "no players": (LOADING.replace("3 A |", "A |"), "'A' is not a number of players"),
    "too many players": (LOADING.replace("3 A |", "6 A |"), "'6' is not a number of players"),
    "players with a zero": (LOADING.replace("3 A |", "03 A |"), "'03' is not a number of players"),
    "no sections": (
        LOADING.replace("3 A |", "3 |"),
        "'' is neither - nor some of start,A,curve1,curve2,D,finish in this order",
    ),
    "a section that is not in play": (
        LOADING.replace("3 A |", "3 A,B |"),
        "'A,B' is neither - nor some of start,A,curve1,curve2,D,finish in this order",
    ),
    "sections in disorder": (
        LOADING.replace("3 A |", "3 D,A |"),
        "'D,A' is neither - nor some of start,A,curve1,curve2,D,finish in this order",
    ),
    "a section twice": (
        LOADING.replace("3 A |", "3 A,A |"),
        "'A,A' is neither - nor some of start,A,curve1,curve2,D,finish in this order",
    ),
    "a space too few": (
        LOADING.replace(". 3a1 . . .", ". 3a1 . ."),
        "the track needs sections of 5 / 5 / 5 / 5 / 5 / 5 spaces",
    ),
    "a section too few": (
        LOADING.replace("/ . . . . . |", "|"),
        "the track needs sections of 5 / 5 / 5 / 5 / 5 / 5 spaces",
    ),
    "a sign missing": (LOADING.replace("±", "."), "space 7 is '±' and its pawns, not '.'"),
    "a sign too many": (LOADING.replace("3b4", "+3b4"), "space 22 is '.' and its pawns, not '+3b4'"),
    "an unknown sign": (LOADING.replace("±", "?"), "space 7 is '±' and its pawns, not '?'"),
    "a pawn without rings": (LOADING.replace("3b4", "3b"), "space 22 is '.' and its pawns, not '3b'"),
    "a seat with a zero": (LOADING.replace("3b4", "03b4"), "space 22 is '.' and its pawns, not '03b4'"),
    "rings without end": (
        LOADING.replace("3b4", "3b12345678901234567890"),
        "space 22 is '.' and its pawns, not '3b12345678901234567890'",
    ),
    "a seat that is not there": (LOADING.replace("3b4", "4b4"), "'4b4' is not a pawn"),
    "seat nought": (LOADING.replace("3b4", "0b4"), "'0b4' is not a pawn"),
    "a third pawn": (LOADING.replace("3b4", "3c4"), "'3c4' is not a pawn"),
    "a pawn missing": (LOADING.replace("3b4", "."), "pawn 3b is missing"),
    "a pawn in two places": (LOADING.replace("3b4 .", "3b4 3b4"), "pawn 3b stands in two places"),
    "too many rings": (LOADING.replace("3b4", "3b9"), "pawn 3b carries 9 rings; at most 8"),
    "rings on START": (LOADING.replace("2b0", "2b1"), "pawn 2b carries rings on START before its turn"),
    "rings on START before loading": (
        LOADING.replace("1b0", "1b1"),
        "pawn 1b carries rings on START before its turn",
    ),
    "a pawn on FINISH": (
        LOADING.replace("3b4", ".").replace(". . . . . |", ". . . . 3b4 |"),
        "pawn 3b cannot stay on FINISH",
    ),
    "a pawn on ±": (LOADING.replace("±", "±3b4").replace(" 3b4", " ."), "pawn 3b cannot stay on a ± space"),
    "points for too few": (LOADING.replace("0 0 0", "0 0"), "'0 0' is not 3 numbers of points"),
    "points below nought": (LOADING.replace("0 0 0", "0 0 -1"), "'0 0 -1' is not 3 numbers of points"),
    "points without end": (
        LOADING.replace("0 0 0", "0 0 12345678901234567890"),
        "'0 0 12345678901234567890' is not 3 numbers of points",
    ),
    "points at the target": (LOADING.replace("0 0 0", "0 40 0"), "seat 2 has 40 points, and 40 win"),
    "won below the target": (ON_TRACK.replace("1 roll", "1 won"), "seat 1 has 0 points, and 40 win"),
    "won by another": (
        ON_TRACK.replace("0 7 39", "0 41 0").replace("1 roll", "1 won"),
        "seat 1 has 0 points, and 40 win",
    ),
    "two at the target": (
        ON_TRACK.replace("0 7 39", "40 7 41").replace("1 roll", "1 won"),
        "seat 3 has 41 points, and 40 win",
    ),
}

# A turn field that says nothing, and the reason.
MUTE = {
    "": "'' does not say whose turn it is and what is asked",
    "load": "'load' does not say whose turn it is and what is asked",
    "4 load": "'4 load' does not say whose turn it is and what is asked",
    "0 load": "'0 load' does not say whose turn it is and what is asked",
    "1 think": "'1 think' does not say whose turn it is and what is asked",
    "1 move 12345678901234567890": (
        "'1 move 12345678901234567890' does not say whose turn it is and what is asked"
    ),
    "1 roll 3": "'13' is not a pawn",
    "1 roll c": "'1c' is not a pawn",
    "1 meet a met 9a": "'9a' is not a pawn",
}

# Turns that could be asked, but not in this position.
UNFIT = {
    LOADING: [
        "3 load",
        "1 load a",
        "1 roll",
        "1 move 3",
        "1 step a",
        "1 meet a",
        "3 roll a",
        "1 load met 2a",
    ],
    ON_TRACK: ["1 load", "1 roll a", "1 move", "1 move 0", "1 move 9", "1 move a", "1 step a", "1 meet a"],
    MEETING: ["1 meet", "1 meet b", "1 meet a met 3b", "1 meet a met 1a", "1 meet a met 2a,3a", "1 step a"],
}


def refusal(text: str) -> str:
    """Return why this text is refused; the error carries it, without needless white space."""
    with pytest.raises(Unreadable) as error:
        GAME.parse(text)
    tidy = " ".join(text.split())
    assert (error.value.what, error.value.text) == ("position", tidy)
    assert str(error.value) == f"unreadable position {tidy!r}: {error.value.reason}"
    return error.value.reason


def turned_to(position: str, turn: str) -> str:
    return f"{position.rpartition('|')[0]}| {turn}"


@pytest.mark.parametrize("how", WRONG)
def test_what_is_wrong_with_a_position(how: str) -> None:
    text, reason = WRONG[how]
    assert refusal(text) == reason


@pytest.mark.parametrize("turn", MUTE)
def test_a_turn_that_cannot_be_read(turn: str) -> None:
    assert refusal(turned_to(LOADING, turn)) == MUTE[turn]


@pytest.mark.parametrize(("position", "turn"), [(drawn, turn) for drawn in UNFIT for turn in UNFIT[drawn]])
def test_a_turn_that_does_not_fit(position: str, turn: str) -> None:
    assert refusal(turned_to(position, turn)) == f"the turn {turn!r} does not fit the position"


def test_white_space_is_free() -> None:
    assert play(LOADING) == (
        "3 A | 1a0,1b0,2b0 . . . . / . . ± 2a3 . / . . . . . "
        "/ . 3a1 . . . / . . 3b4 . . / . . . . . | 0 0 0 | 1 load"
    )


@pytest.mark.parametrize("sections", [(), ("A", "D"), ALL])
def test_every_position_comes_back_the_same(sections: tuple[str, ...]) -> None:
    """Read back, it looks, is asked and goes on exactly as before."""
    for state in random_game(3, sections, seed=7):
        again = GAME.parse(GAME.text(state))
        assert GAME.text(again) == GAME.text(state)
        assert possible(again) == possible(state)
        for action in possible(state)[:3]:
            ours, theirs = state.copy(), again.copy()
            ours.apply(action)
            theirs.apply(action)
            assert GAME.text(ours) == GAME.text(theirs)


def test_every_action_comes_back_the_same() -> None:
    for state in random_game(3, ALL, seed=8):
        for action in possible(state):
            assert GAME.parse_action(state, GAME.action_text(state, action)) == action


def test_a_pickled_position_comes_back_the_same() -> None:
    state = reached(MEETING)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize(
    "text",
    ["", "jump", "load", "load a", "load A 3", "give 2", "roll", "roll six", "roll 007", "roll ٣", "move 2a"],
)
def test_an_action_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.parse_action(GAME.parse(LOADING), text)
    assert str(error.value) == f"unreadable action {text!r}: Overload has no such action"


@pytest.mark.parametrize(
    "text", ["load a 9", "load c 0", "roll 3", "move a", "ahead", "back", "give 2a", "take 9a"]
)
def test_an_action_that_can_be_read_but_not_done(text: str) -> None:
    with pytest.raises(IllegalAction) as error:
        GAME.parse_action(GAME.parse(LOADING), text)
    assert (error.value.action, error.value.position) == (text, play(LOADING))
    assert str(error.value).startswith(f"illegal action {text!r} in position {play(LOADING)!r}")


@pytest.mark.parametrize("position", [LOADING, ON_TRACK, MEETING])
def test_every_other_number_is_illegal(position: str) -> None:
    """Also far away numbers, which 64 bits do not hold or shifts do not reach."""
    state = GAME.parse(position)
    for action in [*range(-3, 2000), 2**31, 2**63, 2**64 + 1, -(2**63)]:
        if action not in possible(state):
            with pytest.raises(IllegalAction) as error:
                state.apply(action)
            assert (error.value.action, error.value.position) == (action, play(position))
            with pytest.raises(IllegalAction):
                GAME.action_text(state, action)


@pytest.mark.parametrize("action", [2.0, "2", None])
def test_what_is_no_number_is_refused_before_anything_changes(action: int) -> None:
    state = GAME.parse(ROLLING)
    with pytest.raises((IllegalAction, TypeError)):
        state.apply(action)
    assert str(state) == play(ROLLING)
