"""quadriga replay: a recorded game, move by move in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from quadriga.cli.console import console
from quadriga.cli.ending import ending
from quadriga.cli.files import read_record
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.cli.story import HANG, tell_event
from quadriga.cli.teller import Teller, called
from quadriga.core.records import Record
from quadriga.core.state import CHANCE, State

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record that `quadriga play --record` wrote.")]


def replay(file: File, lang: Lang = None) -> None:
    """Tell a recorded game move by move, and show its last position."""
    spoken = language(lang)
    record = read_record(file)
    out = console()
    teller = Teller(record.game, record.names, spoken)
    title = called(record.game, teller.words)
    tell(out, teller.words.say("played-by", title=title, names=", ".join(record.names)), style="bold")
    state = _tell_moves(out, record, teller)
    out.print()
    out.print(teller.draw(state, None))
    out.print()
    tell(out, ending(state, teller))


def _tell_moves(out: Console, record: Record, teller: Teller) -> State:
    state = record.start()
    events = state.listen()
    seat: int | None = None
    for action in record.actions:
        chance = state.actor() == CHANCE
        done = record.game.action_text(state, action) if chance else teller.label(state, action)
        state.apply(action)
        if not events:
            tell(out, f"{'':{HANG}}{done}", HANG)
        for event in events:
            if event.facts.get("seat") != seat:
                seat = event.facts.get("seat")
                out.print()
            tell_event(out, event, teller)
        events.clear()
    return state
