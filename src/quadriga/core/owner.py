"""From a state to its game: the GAME of the package in which the state's class is written."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from quadriga.core.game import Game
    from quadriga.core.state import State


def game_of(state: State) -> Game[State]:
    """Return the game whose rules made this state."""
    return _game_in(type(state).__module__)


def position_text(state: State) -> str:
    """Return the position in its game's notation."""
    return game_of(state).text(state)


def revive(module: str, text: str) -> State:
    """Return the state that was pickled as its notation."""
    return _game_in(module).parse(text)


def _game_in(module: str) -> Game[State]:
    package = import_module(module.rpartition(".")[0])
    return cast("Game[State]", package.GAME)
