"""A position from the command line: in its notation, or out of a record."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.files import read_record
from quadriga.cli.teller import words_for
from quadriga.cli.troubles import Trouble
from quadriga.core.game import Game
from quadriga.core.records import Record
from quadriga.core.registry import game as find_game
from quadriga.core.state import State

STDIN = "-"

Slug = Annotated[str | None, typer.Argument(metavar="GAME", help="A name that `quadriga games` lists.")]
Position = Annotated[
    str | None, typer.Argument(metavar="POSITION", help="A position in its notation; - reads it.")
]
RecordFile = Annotated[
    Path | None, typer.Option(metavar="FILE", help="A record; its last decision, in place of a position.")
]
At = Annotated[int | None, typer.Option(min=0, help="The position after so many actions of the record.")]


def given(
    command: str, slug: str | None, position: str | None, file: Path | None, at: int | None, lang: str
) -> tuple[Game[State], State, Sequence[str]]:
    """Return the game, the position and the names of who plays, from what was given to a command."""
    if file is not None:
        if slug is not None:
            raise Trouble("position-and-record")
        record = read_record(file)
        return record.game, _recorded(record, at), record.names
    if at is not None:
        raise Trouble("at-alone")
    if slug is None or position is None:
        raise Trouble("no-position", command=command, game=find_game(slug).slug if slug else "GAME")
    game = find_game(slug)
    state = game.parse(sys.stdin.read().strip() if position == STDIN else position)
    said = words_for(game, lang)
    return game, state, [said.say("person", number=seat) for seat in range(1, int(state.players()) + 1)]


def _recorded(record: Record, at: int | None) -> State:
    """Return the position after so many actions, or else the last one in which somebody decides."""
    states = [*record.states()]
    if at is None:
        return next((state for state in reversed(states) if state.actor() >= 0), states[-1])
    if at >= len(states):
        raise Trouble("at-too-late", at=at, most=len(record.actions))
    return states[at]
