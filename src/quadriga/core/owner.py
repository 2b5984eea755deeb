"""From a state to its game: the GAME of the module or package in which the state's class is written."""

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
    """Return the position in its game's notation; where there is no game, what Python shows."""
    try:
        game = game_of(state)
    except LookupError:
        return object.__repr__(state)
    return game.text(state)


def position_picture(state: State) -> str | None:
    """Return the position as its game draws it; None where it does not."""
    from quadriga.core.picture import picture  # noqa: PLC0415  # which is built on states

    return picture(state)


def revive(module: str, text: str) -> State:
    """Return the state that was pickled as its notation."""
    return _game_in(module).parse(text)


def _game_in(module: str) -> Game[State]:
    place = module
    while place:
        game = getattr(import_module(place), "GAME", None)
        if game is not None:
            return cast("Game[State]", game)
        place = place.rpartition(".")[0]
    raise LookupError(f"there is no GAME in {module} or in a package around it")
