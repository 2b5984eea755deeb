"""Positions and actions as text: read back as they were written, or refused with the reason."""

from __future__ import annotations

import pickle

import pytest

from quadriga import CHANCE, OVER, IllegalAction, Rng, Unreadable
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.sky import DONE, SWAP
from tests.games.asteroid.drawing import position
from tests.games.asteroid.play import random_game, reached

DRAWN = """
3 asteroids bonus
   a     b     c     g
1  47.0  A7B6  .     .
2  *2b3  .     .     C3
gone 1b,5r
hands 0,1+3,2! / 3,4,5 / 6,7,8
under 45! / 9,10
mixes - 9+2 10+2
1 place marker 2"""

TEXT = (
    "3 asteroids bonus | 47.0 . . . . . . / *2b3 . . . . . . / . . . . . . . / . . . . . . . / . . . . . . ."
    " / . . . . . . . / . . . . . . . | 1b,5r | b1:7 b1:6 g2:3 | 0,1+3,2! / 3,4,5 / 6,7,8 | 45! / 9,10 |"
    " - 9+2 10+2 | 1 place marker 2"
)

WRONG = {
    "too few fields": (TEXT.replace(" | 1b,5r", ""), "eight fields are needed with | between them, not 7"),
    "no table": (
        TEXT.replace("3 asteroids", "9 asteroids"),
        "'9 asteroids bonus' is not a table: players, asteroids or clear, bonus or -",
    ),
    "a row too short": (TEXT.replace("47.0 . .", "47.0 .", 1), "the board needs 7 rows of 7 cells"),
    "nothing known on a cell": (TEXT.replace("47.0", "47"), "'47' is not what can lie on a cell"),
    "no such tile": (TEXT.replace("47.0", "49.0"), "'49' is not a tile"),
    "a turn too far": (TEXT.replace("47.0", "47.1"), "tile 47 looks the same with fewer turns"),
    "a tile twice": (TEXT.replace("3,4,5", "3,4,47"), "tile 47 is there twice"),
    "no such asteroid": (TEXT.replace("*2b3", "*6b3"), "'6b' is not an asteroid"),
    "an asteroid twice": (TEXT.replace("*2b3 . .", "*2b3 . *2b0"), "asteroid 2b cannot be there"),
    "an asteroid that is out": (TEXT.replace("*2b3", "*1b3"), "asteroid 1b is there twice"),
    "asteroids without asteroids": (TEXT.replace("3 asteroids", "3 clear"), "asteroid 2b cannot be there"),
    "too few ships": (TEXT.replace(" g2:3", ""), "2 ships for 3 players"),
    "a ship off the board": (TEXT.replace("g2:3", "h2:3"), "'h2' is not a cell"),
    "no such port": (TEXT.replace("g2:3", "g2:8"), "'8' is not a port"),
    "a ship in the middle of nowhere": (
        TEXT.replace("g2:3", "d4:3"),
        "a ship cannot be at d4:3: it stands on a tile or on its start mark, before no tile",
    ),
    "a ship before a tile": (
        TEXT.replace("g2:3", "a1:7"),
        "a ship cannot be at a1:7: it stands on a tile or on its start mark, before no tile",
    ),
    "too few hands": (TEXT.replace(" / 6,7,8", ""), "2 hands for 3 players"),
    "four in a hand": (TEXT.replace("6,7,8", "6,7,8,11"), "seat 3 holds more than 3 tiles"),
    "seen by nobody there": (TEXT.replace("1+3", "1+4"), "'4' is not a seat"),
    "no tile in a hand": (TEXT.replace("3,4,5", "3,4,x"), "'x' is not a tile and who has seen it"),
    "a mix of one": (TEXT.replace("- 9+2 10+2", "- 9+2"), "'- 9+2' cannot have been mixed"),
    "a mix of nothing": (TEXT.replace("- 9+2 10+2", ""), "'' is not a seat"),
    "a swap without hands": (TEXT.replace("- 9+2 10+2", "1 9+2 10+2"), "'9+2' is not a mixed tile"),
    "no turn": (
        TEXT.replace("1 place marker 2", "1 sleep"),
        "'1 sleep' does not say whose turn it is and what is asked",
    ),
    "nobody's turn": (TEXT.replace("1 place", "4 place"), "'4' is not a seat"),
    "seats count from 1": (TEXT.replace("1 place", "0 place"), "seats count from 1"),
    "half a word": (
        TEXT.replace("marker 2", "marker"),
        "'marker' does not say what belongs to the turn",
    ),
    "no winner": (
        TEXT.replace("place marker 2", "won"),
        "'1 won' does not say who has won",
    ),
    "somebody out with a hand": (
        TEXT.replace("g2:3", "out"),
        "the turn '1 place marker 2' does not fit the position",
    ),
    "an asteroid before the ship that places": (
        TEXT.replace("47.0 . .", "47.0 *3b0 .", 1),
        "the turn '1 place marker 2' does not fit the position",
    ),
    "no tile to place": (
        TEXT.replace("0,1+3,2!", "-"),
        "the turn '1 place marker 2' does not fit the position",
    ),
    "dice without asteroids": (
        "2 clear - | " + " / ".join([". . . . . . ."] * 7) + " | - | a1:7 g1:2 | 0 / 1 | - | - | 1 roll",
        "the turn '1 roll' does not fit the position",
    ),
    "tiles out of order": (
        TEXT.replace("3,4,5", "4,3,5"),
        f"one writes {TEXT!r}",
    ),
}


def test_a_drawing_and_its_text() -> None:
    assert position(DRAWN) == TEXT
    assert GAME.text(GAME.parse(TEXT)) == TEXT
    assert GAME.text(reached(DRAWN)) == TEXT


@pytest.mark.parametrize("how", WRONG)
def test_a_wrong_position_is_refused(how: str) -> None:
    """Word by word."""
    text, reason = WRONG[how]
    assert text != TEXT
    with pytest.raises(Unreadable) as error:
        GAME.parse(text)
    assert str(error.value.reason) == reason


@pytest.mark.parametrize("players", [2, 3, 6, 8])
@pytest.mark.parametrize("bonus", [True, False])
def test_every_position_reads_back(players: int, *, bonus: bool) -> None:
    """Also in the middle of a swap: what is read goes on like what was written."""
    for seed in range(3):
        for at, state in enumerate(random_game(players, {"bonus": bonus}, seed)):
            if at % 4 and state.phase not in (SWAP, DONE):
                continue
            text = GAME.text(state)
            copy = GAME.parse(text)
            assert GAME.text(copy) == text
            assert [GAME.view(copy, seat) for seat in range(players)] == [
                GAME.view(state, seat) for seat in range(players)
            ]
            if state.actor() not in (OVER, CHANCE):
                again = state.copy()
                action = again.legal()[-1]
                again.apply(action)
                copy.apply(action)
                assert GAME.text(copy) == GAME.text(again)


def test_a_position_travels() -> None:
    state = reached(DRAWN)
    assert str(pickle.loads(pickle.dumps(state))) == TEXT


@pytest.mark.parametrize(
    ("action", "error"),
    [("place 1.0", None), ("place 3.0", IllegalAction), ("roll 7", IllegalAction), ("jump", Unreadable)],
)
def test_actions(action: str, error: type[Exception] | None) -> None:
    state = reached(DRAWN)
    if error is None:
        assert GAME.action_text(state, GAME.parse_action(state, action)) == action
        return
    with pytest.raises(error):
        GAME.parse_action(state, action)


def test_every_action_reads_back() -> None:
    rng = Rng(4)
    state = GAME.start(5, {"bonus": True})
    while state.actor() != OVER:
        action = int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
        assert GAME.parse_action(state, GAME.action_text(state, action)) == action
        state.apply(action)
