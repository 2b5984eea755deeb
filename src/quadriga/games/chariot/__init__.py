"""Chariot Race: two laps of the arena, fast enough to win and slow enough to arrive."""

from __future__ import annotations

from quadriga.core.game import Game
from quadriga.core.options import Choice, Flag, Options
from quadriga.games.chariot.account import account
from quadriga.games.chariot.board import board, course
from quadriga.games.chariot.layout import HALVES
from quadriga.games.chariot.notation import ACTIONS, action_text, position_text
from quadriga.games.chariot.race import FIRST, GRID
from quadriga.games.chariot.reading import blank, parse
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.view import view


def begin(players: int, options: Options) -> ChariotState:
    """Return the first position: starting places to be drawn, or sheets to be drafted (2, 11)."""
    black = options["sheets"] == "black"
    race = course(players, str(options["circuit"]), black, bool(options["safe"]))
    state = blank(race)
    state.phase = FIRST if black else GRID
    if not black:
        for chariot in range(race.racing):
            state.owners[chariot] = chariot % race.players  # 2.1
    return state


GAME = Game(
    package=__name__,
    slug="chariot",
    title="Chariot Race",
    version=2,
    seats=board().seats,
    minutes=board().minutes,
    options=(
        Choice("circuit", HALVES),
        Choice("sheets", ("white", "black")),
        Flag("safe"),
    ),
    begin=begin,
    write=position_text,
    read=parse,
    write_action=action_text,
    actions=ACTIONS,
    look=view,
    recount=account,
)
