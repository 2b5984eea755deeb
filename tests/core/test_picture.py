"""A position shows itself as a picture, where its game is drawn."""

from __future__ import annotations

import re
import sys
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from game_template import GAME as CUPS
from game_template.rules import CupsState
from quadriga import CHANCE, Game, Rng, State, WrongSeat, games, picture


def settled(game: Game[State]) -> State:
    state = game.start(game.seats[0])
    state.settle(Rng(3))
    return state


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_position_shows_itself_in_a_notebook(game: Game[State]) -> None:
    """As whoever watches sees it; nothing about the position changes."""
    state = settled(game)
    before = str(state)
    shown = state._repr_svg_()
    assert shown is not None
    assert shown == picture(state)
    assert ET.fromstring(shown).tag == "{http://www.w3.org/2000/svg}svg"
    assert (str(state), state.actor() != CHANCE) == (before, True)


def test_pictures_of_two_games_can_stand_on_one_page() -> None:
    """Every name in one of them is there, and bears the name of its game."""
    seen: set[str] = set()
    for game in games():
        drawn = picture(settled(game)) or ""
        ids, uses = (set(re.findall(rf'{sign}"#?([^"]+)"', drawn)) for sign in (r"\bid=", "href="))
        assert uses <= ids
        assert all(name.startswith(f"{game.slug}-") for name in ids)
        assert not seen & ids
        seen |= ids


def test_a_seat_sees_what_it_may() -> None:
    state = settled(next(game for game in games() if game.slug == "edison"))
    assert len({picture(state), picture(state, 0), picture(state, 1)}) == 3
    with pytest.raises(WrongSeat):
        picture(state, 2)


def test_a_game_without_a_drawing_is_not_shown() -> None:
    state = CUPS.start(2)
    assert (state._repr_svg_(), picture(state)) == (None, None)


def test_a_state_of_no_game_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost(CupsState):
        pass

    monkeypatch.setitem(sys.modules, "lost_game", ModuleType("lost_game"))
    Lost.__module__ = "lost_game"
    assert Lost("short", True, [0, 0], [1, 2], [2, 2], [1, 2], 0)._repr_svg_() is None
