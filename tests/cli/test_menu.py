"""What can be typed at a decision: the keys of a game, or else numbers."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from quadriga import game
from quadriga.cli.menu import Menu
from quadriga.cli.teller import Teller

MEETING = (
    "3 - | 2b0,3a0,3b0 . . . . / 1a2,1b1,2a3 . . . . / . . . . . / . . . . . / . . . . . / . . . . . "
    "| 0 0 0 | 1 meet a"
)

ROLLED = (
    "2 AA white - | 1 blue 0:o4 12 4 3, 2 red 0:m4 12 4 3, 1 green 0:i4 12 4 3, 2 yellow 0:o3 12 4 3 "
    "| - | 1 - | blue free lane,lane,lane,lane,lane"
)


def menu(text: str | None = None, package: str = "quadriga.games.overload") -> Menu:
    overload = replace(game("overload"), package=package)
    state = overload.start(3) if text is None else overload.parse(text)
    return Menu(state, Teller(overload, ["Lola", "Ada", "Sam"], "en"))


def shown(menu: Menu, width: int = 80) -> str:
    out = Console(file=StringIO(), width=width)
    with out.capture() as capture:
        out.print(menu.show(out))
    return capture.get()


def test_keys_that_count_up_share_a_row() -> None:
    assert menu().keys() == "a0-a8, b0-b8"
    assert shown(menu()) == "  a0-a8  pawn A, no ring – 8 rings\n  b0-b8  pawn B, no ring – 8 rings\n"


def test_a_long_row_hangs_under_its_label() -> None:
    assert shown(menu(), 28).startswith("  a0-a8  pawn A, no ring – 8\n         rings\n")


CROWD = (
    "3 - | 1b0 . . . . / 1a2,2a3,2b1,3a4,3b8 . . . . / . . . . . / . . . . . / . . . . . / . . . . . "
    "| 0 0 0 | 1 meet a"
)


@pytest.mark.parametrize(("width", "lines"), [(140, 4), (100, 8), (40, 13)])
def test_many_rows_stand_side_by_side_only_where_they_fit(width: int, lines: int) -> None:
    told = shown(menu(CROWD), width).splitlines()
    assert len(told) == lines
    assert all(len(line) <= width for line in told)
    assert {line[:5].strip() for line in told if line[:5].strip()} >= {"1", "4"}
    assert all(line.startswith(" " * 5) for line in told if not line[:5].strip())


def test_an_action_has_what_can_be_typed_for_it() -> None:
    overload = game("overload")
    state = overload.start(3)
    load = overload.parse_action(state, "load b 4")
    assert menu().key(load) == "b4"
    assert menu(package="quadriga.core").key(load) == "14"


def test_an_action_without_a_key_beside_a_short_list_is_typed_in_notation() -> None:
    chariot = game("chariot")
    state = chariot.parse(ROLLED)
    listed = Menu(state, Teller(chariot, ["Lola", "Ada"], "en"))
    assert listed.key(chariot.parse_action(state, "reroll lane")) == "reroll lane"
    for action in state.legal():
        assert listed.read(listed.key(action)) in (action, None)


def test_without_keys_of_the_game_the_actions_are_numbered() -> None:
    assert menu(package="quadriga.core").keys() == "1-18"
    assert shown(menu(package="quadriga.core")).startswith("   1  load a 0 ")


@pytest.mark.parametrize("answer", ["a4", "a 4", "A4"])
def test_a_key_is_read_however_it_is_spaced(answer: str) -> None:
    overload = game("overload")
    assert menu().read(answer) == overload.parse_action(overload.start(3), "load a 4")


def test_the_notation_may_do_without_its_verb_where_that_is_clear() -> None:
    assert menu(MEETING).read("2a") is None  # give or take?
    assert menu(MEETING).read("1") is not None
    moving = MEETING.replace("meet a", "move 3")
    overload = game("overload")
    assert menu(moving).read("b") == overload.parse_action(overload.parse(moving), "move b")


def test_a_key_means_one_action(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Teller, "key", lambda *given: "x")
    with pytest.raises(ValueError, match="overload: two actions have one key in x, x"):
        menu()


THROWN = (
    "4 AA white - | 1 blue 0:o4 12 4 3, 2 red 0:m4 12 4 3, 3 green 0:i4 12 4 3, 4 yellow 0:o3 12 4 3 "
    "| - | 1 - | blue free pace,lane,lane,attack,fortune"
)


def test_a_game_may_offer_a_short_list_and_read_more_than_it_lists() -> None:
    chariot = game("chariot")
    state = chariot.parse(THROWN)
    thrown = Menu(state, Teller(chariot, ["Lola", "Ada", "Sam", "Nina"], "en"))
    assert thrown.keys() == "0, 1-5"
    assert len(shown(thrown).splitlines()) == 2
    for typed, text in (("0", "keep"), ("2 4", "reroll lane,attack"), ("43", "reroll lane,attack")):
        assert thrown.read(typed) == chariot.parse_action(state, text)
    assert thrown.read("6") is None
    assert thrown.read("22") is None


def test_a_key_may_be_said_in_the_language_of_the_player() -> None:
    chariot = game("chariot")
    state = chariot.parse("4 AA black - | - | - | 0 - | draft 1")
    for lang, keys in (("en", "B, R, G, Y, P, N"), ("fr", "B, R, V, J, T, N")):
        menu = Menu(state, Teller(chariot, ["Lola", "Ada", "Sam", "Nina"], lang))
        assert menu.keys() == keys
        assert menu.read(keys[6].lower()) == chariot.parse_action(state, "take green")
