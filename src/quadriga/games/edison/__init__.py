"""Edison & Co: four machines, and nobody says which one they back."""

from __future__ import annotations

from quadriga.core.game import Game
from quadriga.core.options import Choice, Flag, Options
from quadriga.games.edison.account import account
from quadriga.games.edison.board import MODES, board, course
from quadriga.games.edison.notation import ACTIONS, action_text, position_text
from quadriga.games.edison.options import Chips, Mode
from quadriga.games.edison.reading import blank, parse
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.view import view


def begin(players: int, options: Options) -> EdisonState:
    """Return the first position: chips to be laid or cards to be dealt (2)."""
    return blank(
        course(
            players,
            str(options["mode"]),
            str(options["chips"]),
            str(options["walls"]),
            bool(options["hidden"]),
        )
    )


GAME = Game(
    package=__name__,
    slug="edison",
    title="Edison & Co",
    version=1,
    seats=range(min(MODES), max(MODES) + 1),
    minutes=board().minutes,
    options=(Mode(), Chips(), Choice("walls", ("lane", "space")), Flag("hidden")),
    begin=begin,
    write=position_text,
    read=parse,
    write_action=action_text,
    actions=ACTIONS,
    look=view,
    recount=account,
)
