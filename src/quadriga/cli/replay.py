"""quadriga replay: a recorded game, move by move in words, or the proof of its dice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from quadriga.cli.choices import AsJson
from quadriga.cli.console import console
from quadriga.cli.ending import tell_ending
from quadriga.cli.files import read_record
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.cli.proof import prove
from quadriga.cli.story import HANG, tell_event
from quadriga.cli.teller import Teller, called
from quadriga.cli.troubles import Trouble
from quadriga.core.records import Record
from quadriga.core.state import CHANCE, State

File = Annotated[
    Path,
    typer.Argument(metavar="FILE", help="A record that `quadriga play --record` wrote or a table gave."),
]
Check = Annotated[bool, typer.Option("--check", help="Check instead that the dice follow from the seed.")]
Seal = Annotated[
    str | None, typer.Option(metavar="HASH", help="The seed's hash that the table showed before the game.")
]


def replay(
    file: File, check: Check = False, seal: Seal = None, as_json: AsJson = False, lang: Lang = None
) -> None:
    """Tell a recorded game move by move, and show its last position."""
    spoken = language(lang)
    for option, given in (("--seal", seal is not None), ("--json", as_json)):
        if given and not check:
            raise Trouble("only-check", option=option)
    record = read_record(file)
    if check:
        prove(record, file, seal, as_json, spoken)
    else:
        _tell_game(record, spoken)


def _tell_game(record: Record, lang: str) -> None:
    out = console()
    teller = Teller(record.game, record.names, lang)
    title = called(record.game, teller.words)
    tell(out, teller.words.say("played-by", title=title, names=", ".join(record.names)), style="bold")
    if record.given:
        tell(out, teller.words.say("played-on", number=record.given))
    state = _tell_moves(out, record, teller)
    out.print()
    out.print(teller.draw(state, None))
    out.print()
    tell_ending(out, record, teller)


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
