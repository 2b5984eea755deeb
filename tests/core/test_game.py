"""A game starts, reads and writes for anyone, and refuses in words what it does not know."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, cast

import pytest

from game_template import GAME
from quadriga import (
    Account,
    Entrant,
    IllegalAction,
    Rng,
    Unreadable,
    WrongMoment,
    WrongOption,
    WrongPlayers,
    WrongSeat,
)
from quadriga.core.game import possible
from quadriga.core.options import Flag
from quadriga.core.words import Phrase

TO_SHAKE = "short swaps | 0 ? 2 - | 0 ? 2 - | 1"
TO_WALK = "short swaps | 0 1 2 - | 0 2 2 - | 1"
OVER = "short swaps | 8 1 2 - | 0 ? 2 - | 1"


def test_game_shows_its_name() -> None:
    assert repr(GAME) == "<Game cups>"


def test_start_takes_the_default_of_every_option_that_is_not_given() -> None:
    assert GAME.text(GAME.start(2)) == TO_SHAKE
    assert GAME.text(GAME.start(2, {"path": "long"})) == "long swaps | 0 ? 2 - | 0 ? 2 - | 1"
    assert GAME.agree(3, {"swaps": False}) == {"path": "short", "swaps": False}
    assert GAME.agree(3, {}) == {"path": "short", "swaps": True}


@pytest.mark.parametrize("players", [0, 1, 5, -2, True, 2.0, "2", None])
def test_wrong_number_of_players_is_refused(players: object) -> None:
    number = cast("int", players)
    for ask in (lambda: GAME.start(number), lambda: GAME.agree(number, {})):
        with pytest.raises(WrongPlayers) as caught:
            ask()
        assert str(caught.value) == f"Cups is for 2 to 4 players, not {players!r}"


def test_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(WrongOption) as caught:
        GAME.start(2, {"speed": "9"})
    assert str(caught.value) == "option speed: '9' is not allowed; Cups has the options path, swaps"


def test_option_of_a_game_without_options_is_refused() -> None:
    with pytest.raises(WrongOption) as caught:
        replace(GAME, options=()).start(2, {"path": "long"})
    assert str(caught.value) == "option path: 'long' is not allowed; Cups has no options"


def test_wrong_value_of_an_option_is_refused() -> None:
    with pytest.raises(WrongOption) as caught:
        GAME.start(2, {"path": "wide"})
    assert str(caught.value) == "option path: 'wide' is not allowed; allowed: short, long"


def test_options_are_read_from_texts() -> None:
    assert GAME.agree(2, {"swaps": "no"}) == {"path": "short", "swaps": False}
    with pytest.raises(WrongOption) as caught:
        GAME.agree(2, {"swaps": "perhaps"})
    assert str(caught.value) == (
        "option swaps: 'perhaps' is not allowed; allowed: yes, no (in Python True, False)"
    )


def test_white_space_is_free_in_what_is_read() -> None:
    state = GAME.parse("\n  short   swaps | 0 1 2 -\t| 0 2 2 - | 1 \r\n")
    assert GAME.text(state) == TO_WALK
    assert GAME.parse_action(state, "  swap \n 2 ") == GAME.parse_action(state, "swap 2")


@pytest.mark.parametrize(
    ("position", "texts"),
    [(TO_SHAKE, ["shake 1", "shake 2", "shake 3", "shake 5"]), (TO_WALK, ["walk", "swap 2"]), (OVER, [])],
)
def test_actions_and_outcomes_have_texts(position: str, texts: list[str]) -> None:
    state = GAME.parse(position)
    assert [GAME.action_text(state, action) for action in possible(state)] == texts
    assert [GAME.parse_action(state, text) for text in texts] == possible(state)


@pytest.mark.parametrize(
    ("position", "text", "listed"),
    [
        (TO_WALK, "swap 1", "; possible here: walk, swap 2"),
        (TO_SHAKE, "walk", "; possible here: shake 1, shake 2, shake 3, shake 5"),
        (OVER, "walk", ""),
    ],
)
def test_action_that_cannot_be_done_here_is_illegal(position: str, text: str, listed: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.parse_action(GAME.parse(position), text)
    assert str(caught.value) == f"illegal action {text!r} in position {position!r}{listed}"


@pytest.mark.parametrize("text", ["", "run", "walk 2", "swap", "WALK"])
def test_action_that_there_never_is_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse_action(GAME.parse(TO_WALK), text)
    assert str(caught.value) == f"unreadable action {text!r}: Cups has no such action"


def test_number_that_is_no_action_here_has_no_text() -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.action_text(GAME.parse(TO_WALK), 9)
    assert str(caught.value) == f"illegal action 9 in position {TO_WALK!r}"


def test_view_is_what_a_seat_may_know() -> None:
    state = GAME.parse(TO_WALK)
    assert GAME.view(state, 0)["dice"] == [1, None]
    assert GAME.view(state, 1)["dice"] == [None, 2]


@pytest.mark.parametrize("seat", [-1, -2, 2, 2**70])
def test_nobody_sits_there(seat: int) -> None:
    state = GAME.parse(TO_WALK)
    for ask in (lambda: GAME.view(state, seat), lambda: state.redraw(seat, Rng(1))):
        with pytest.raises(WrongSeat) as caught:
            ask()
        assert str(caught.value) == f"there is no seat {seat}; seats here are 0 to 1"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"package": "game_template.rules"}, "'game_template.rules' is not a package, a folder of modules"),
        ({"package": "nowhere"}, "'nowhere' is not a package, a folder of modules"),
        ({"seats": range(2, 2)}, "range(2, 2) is not how many can play"),
        ({"seats": range(2, 9, 2)}, "range(2, 9, 2) is not how many can play"),
        ({"seats": range(3)}, "range(0, 3) is not how many can play"),
        ({"version": 0}, "versions count from 1"),
        ({"minutes": 0}, "a game takes a minute at least"),
        ({"options": (Flag("swaps"), Flag("swaps"))}, "two options have one name"),
    ],
)
def test_game_that_could_not_be_recorded_or_drawn_is_refused(changes: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(f'game {GAME.slug!r}: {reason}')}$"):
        replace(GAME, **changes)


@pytest.mark.parametrize("slug", ["", "Two Words", "café", "9"])
def test_slug_is_one_plain_word(slug: str) -> None:
    with pytest.raises(ValueError, match="the slug is one word of small letters"):
        replace(GAME, slug=slug)


def test_a_game_that_recounts_nothing_has_an_entrant_for_each_seat() -> None:
    state = GAME.parse(OVER)
    assert replace(GAME, recount=None).account(state, []) == Account([Entrant(0, 1.0), Entrant(1, 0.0)])
    told = GAME.account(state, [])
    assert told.why == Phrase("end-arrived", {"number": 1})
    assert told.entrants == [
        Entrant(0, 1.0, {"swaps": "0"}),
        Entrant(1, 0.0, {"swaps": "0"}, Phrase("fate-far", {"number": 0})),
    ]


def test_there_is_no_account_before_the_end() -> None:
    with pytest.raises(WrongMoment, match="account: the game is not over"):
        GAME.account(GAME.parse(TO_WALK), [])
