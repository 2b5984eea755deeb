"""Arguments that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from quadriga.cli.troubles import Trouble

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A name that `quadriga games` lists.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="OPTION=VALUE", help="What is agreed before the game; may be repeated."),
]
Players = Annotated[int | None, typer.Option(help="How many play; else as few as can.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Cores = Annotated[int | None, typer.Option(min=1, help="How many cores; else all.")]
AsJson = Annotated[bool, typer.Option("--json", help="Write the result as JSON.")]


def settings(given: list[str] | None) -> dict[str, str]:
    """Return the options by name from texts like sections=A,B."""
    chosen = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Trouble("setting", text=text)
        if name in chosen:
            raise Trouble("set-twice", text=text, name=name)
        chosen[name] = value
    return chosen
