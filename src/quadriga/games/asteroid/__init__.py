"""Asteroid Escape: follow the wakes, stay on the board, and let nothing hit you."""

from __future__ import annotations

from quadriga.core.game import Game
from quadriga.core.options import Flag, Options
from quadriga.games.asteroid.account import account
from quadriga.games.asteroid.board import board, field
from quadriga.games.asteroid.notation import ACTIONS, action_text, position_text
from quadriga.games.asteroid.reading import blank, parse
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.view import view


def begin(players: int, options: Options) -> AsteroidState:
    """Return the first position: tiles to be dealt (2)."""
    bonus = bool(options["bonus"]) and players >= board().bonus
    return blank(field(players, bool(options["asteroids"]), bonus))


GAME = Game(
    package=__name__,
    slug="asteroid",
    title="Asteroid Escape",
    version=1,
    seats=board().seats,
    minutes=board().minutes,
    options=(Flag("asteroids", True), Flag("bonus")),
    begin=begin,
    write=position_text,
    read=parse,
    write_action=action_text,
    actions=ACTIONS,
    look=view,
    recount=account,
)
