"""quadriga hint: the best actions of a position, with everybody's chances."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated

import typer

from quadriga.bots.hint import hint as think
from quadriga.bots.thinker import Advice
from quadriga.cli.chances import tell_all
from quadriga.cli.choices import AsJson
from quadriga.cli.console import console
from quadriga.cli.counting import INTERRUPTED
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.cli.positions import At, Position, RecordFile, Slug, given
from quadriga.cli.teller import Teller
from quadriga.core.game import Game
from quadriga.core.state import State
from quadriga.version import VERSION

SEED = 1


def hint(
    game: Slug = None,
    position: Position = None,
    record: RecordFile = None,
    at: At = None,
    seconds: Annotated[float, typer.Option(min=0, help="How long to think.")] = 1.0,
    tries: Annotated[int | None, typer.Option(min=1, help="How much to try, however long it takes.")] = None,
    top: Annotated[int, typer.Option(min=1, help="How many actions to show.")] = 10,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Think about a position, and tell the best actions with everybody's chances."""
    spoken = language(lang)
    chosen, state, names = given("hint", game, position, record, at, spoken)
    try:
        found = think(state, seconds, tries, SEED)[:top]
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    if as_json:
        print(json.dumps(_as_data(chosen, state, names, found), indent=2))
        return
    out, teller = console(), Teller(chosen, names, spoken)
    tell(out, teller.ask(state), style="bold")
    out.print()
    tell_all(out, found, state, teller)


def _as_data(
    game: Game[State], state: State, names: Sequence[str], found: Sequence[Advice]
) -> dict[str, object]:
    return {
        "quadriga": VERSION,
        "game": game.slug,
        "rules": game.version,
        "position": game.text(state),
        "names": [*names],
        "actor": int(state.actor()),
        "advice": [
            {
                "action": game.action_text(state, each.action),
                "shares": [*each.shares],
                "error": each.error,
                "tries": each.tries,
            }
            for each in found
        ],
    }
