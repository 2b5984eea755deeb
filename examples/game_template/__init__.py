"""Cups: a race with dice that only their owners see. A complete game to copy and change."""

from __future__ import annotations

from game_template.account import account
from game_template.board import board
from game_template.notation import ACTIONS, action_text, parse, position_text
from game_template.rules import EMPTY, CupsState
from game_template.view import view
from quadriga.core.game import Game
from quadriga.core.options import Choice, Flag, Options


def begin(players: int, options: Options) -> CupsState:
    """Return the first position: everybody before the path, every cup still to be shaken (2)."""
    path = str(options["path"])
    swaps = bool(options["swaps"])
    return CupsState(
        path,
        swaps,
        steps=[0] * players,
        dice=[EMPTY] * players,
        tokens=[board().tokens if swaps else 0] * players,
        seen=[1 << seat for seat in range(players)],
        turn=0,
    )


GAME = Game(
    package=__name__,
    slug="cups",
    title="Cups",
    version=1,
    seats=board().seats,
    minutes=board().minutes,
    options=(Choice("path", tuple(board().paths)), Flag("swaps", default=True)),
    begin=begin,
    write=position_text,
    read=parse,
    write_action=action_text,
    actions=ACTIONS,
    look=view,
    recount=account,
)
