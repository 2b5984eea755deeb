"""quadriga play: a game in the terminal, for people and bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from quadriga.cli.afar import Afar
from quadriga.cli.choices import Settings
from quadriga.cli.console import console
from quadriga.cli.files import check_free, create
from quadriga.cli.given import Given
from quadriga.cli.host import Host
from quadriga.cli.join import link
from quadriga.cli.language import Lang, language
from quadriga.cli.leaving import LEAVING
from quadriga.cli.lines import tell
from quadriga.cli.own_server import own_server, planned, set_up
from quadriga.cli.seats import Seat
from quadriga.cli.table import Table
from quadriga.cli.troubles import Trouble
from quadriga.core.records import Record
from quadriga.core.words import words

SEEDS = 64  # bits of a seed that nobody chose
UNWRITTEN = 1  # the exit code when a game could not be written down


def play(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; else you are asked.")] = None,
    players: Annotated[int | None, typer.Option(help="How many play; else you are asked.")] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="me,level3,...",
            help="Who sits where: me, level1 to level5, greedy, search, random, or a bot of your own.",
        ),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="The name of a person; once for each, else you are asked.")
    ] = None,
    options: Settings = None,
    lang: Lang = None,
    seed: Annotated[int | None, typer.Option(help="The same seed rolls the same dice.")] = None,
    record: Annotated[Path | None, typer.Option(help="Write the game to this file.")] = None,
    serve: Annotated[
        bool, typer.Option("--serve", help="Start a server of your own, and play at a table there.")
    ] = False,
    defaults: Annotated[
        bool, typer.Option("--defaults", help="Ask nothing before the game: take the usual answers.")
    ] = False,
) -> None:
    """Play a game in the terminal, against bots or with others beside you."""
    spoken = language(lang)
    given = Given.read(players, seats, name or [], options)
    if serve and (record is not None or seed is not None):
        raise Trouble("server-rolls")
    if record is not None:
        check_free(record)
    out = console()
    try:
        notes, around = _prepare(Host(out, spoken, given, asks=not defaults), game)
    except LEAVING:
        out.print("\n" + words(spoken, "quadriga").say("goodbye"))
        return
    if serve:
        _play_at_own_server(out, notes, around, spoken)
        return
    if record is not None:
        create(record, notes.text())
    table = Table(out, notes, around, spoken, secrets.randbits(SEEDS) if seed is None else seed, record)
    if not table.play():
        raise typer.Exit(UNWRITTEN)


def _play_at_own_server(out: Console, notes: Record, around: list[Seat], lang: str) -> None:
    said, plans = words(lang, "quadriga"), [planned(seat) for seat in around]
    with own_server() as server:
        table, keys = set_up(server, notes, plans)
        tell(out, said.say("serving", server=server))
        try:
            Afar(out, lang, server, table, keys).play()
        except LEAVING:
            out.print("\n" + said.say("goodbye"))
            out.print(said.say("table-waits", link=link(server, table, keys)), soft_wrap=True)


def _prepare(host: Host, wish: str | None) -> tuple[Record, list[Seat]]:
    """Agree on everything: what was given stands, what was not is asked."""
    game = host.game(wish)
    players = host.players(game)
    around = host.seats(game, players)
    agreed = host.options(game, players)
    return Record(game, players, agreed, [seat.name for seat in around]), around
