"""quadriga replay: a recorded game, move by move in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from quadriga.cli.console import console
from quadriga.cli.ending import ending
from quadriga.cli.files import read
from quadriga.cli.language import Lang, language
from quadriga.cli.story import clause_line
from quadriga.cli.teller import Teller, called
from quadriga.core.errors import QuadrigaError
from quadriga.core.records import Record
from quadriga.core.state import State

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record that `quadriga play --record` wrote.")]


def replay(file: File, lang: Lang = None) -> None:
    """Tell a recorded game move by move, and show its last position."""
    spoken = language(lang)
    text = read(file)
    try:
        record = Record.parse(text)
    except QuadrigaError as error:
        raise QuadrigaError(f"{file}: {error}") from None
    out = console()
    teller = Teller(record.game, record.names, spoken)
    out.print(Text(f"{called(record.game, teller.words)}: {', '.join(record.names)}", "bold"))
    state = _tell_moves(out, record, teller)
    out.print()
    out.print(teller.draw(state, None))
    out.print()
    out.print(ending(state, teller))


def _tell_moves(out: Console, record: Record, teller: Teller) -> State:
    state = record.start()
    events = state.listen()
    seat: int | None = None
    for action in record.actions:
        notation = record.game.action_text(state, action)
        state.apply(action)
        if not events:
            out.print(f"{'':7}{notation}")
        for event in events:
            if event.facts.get("seat") != seat:
                seat = event.facts.get("seat")
                out.print()
            out.print(clause_line(event, teller))
        events.clear()
    return state
