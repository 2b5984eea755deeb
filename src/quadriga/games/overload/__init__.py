"""Overload: a race in which pawns carry rings, and the ninth ring is one too many."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.core.game import Game
from quadriga.core.options import Options, Subset
from quadriga.games.overload.account import account
from quadriga.games.overload.board import board, track
from quadriga.games.overload.counter import LOAD, NOBODY
from quadriga.games.overload.notation import ACTIONS, action_text, parse, position_text
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.view import view


def begin(players: int, options: Options) -> OverloadState:
    """Return the first position: every pawn on START, seat 1 to load (2)."""
    turned = options["sections"]
    assert isinstance(turned, tuple)
    table = track(players, turned)
    return OverloadState(
        table,
        vec[i64]([0] * table.pawns),
        vec[i64]([(1 << table.pawns) - 1] + [0] * table.finish),
        vec[i64]([0] * table.pawns),
        vec[i64]([0] * table.players),
        0,
        LOAD,
        NOBODY,
        0,
        0,
    )


GAME = Game(
    package=__name__,
    slug="overload",
    title="Overload",
    version=1,
    seats=board().seats,
    minutes=board().minutes,
    options=(Subset("sections", board().names),),
    begin=begin,
    write=position_text,
    read=parse,
    write_action=action_text,
    actions=ACTIONS,
    look=view,
    recount=account,
)
