"""quadriga serve: the table server."""

from __future__ import annotations

import asyncio
import webbrowser
from functools import partial
from threading import Thread
from typing import Annotated

import typer

from quadriga.cli.console import console
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.cli.ports import HOST, PORT, answers, free_port, reached, try_port
from quadriga.core.words import words


def serve(
    host: Annotated[str, typer.Option(help="The address to listen to; 0.0.0.0 for everybody.")] = HOST,
    port: Annotated[int, typer.Option(min=1, max=65_535, help="The port to listen to.")] = PORT,
    store: Annotated[
        str | None,
        typer.Option(metavar="FILE or URL", help="Where tables are kept; else in a file of your own."),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes serve.")] = 1,
    redis: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="The Redis by which processes tell each other of news; else they look for it."
        ),
    ] = None,
    tables_an_hour: Annotated[
        int, typer.Option(min=0, help="How many tables may be opened from one address; 0 for any number.")
    ] = 1000,
    sockets: Annotated[
        int, typer.Option(min=0, help="How many sockets may be open from one address; 0 for any number.")
    ] = 500,
    forget_after: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS", min=1, help="Delete tables that are over or never began, so many days later."
        ),
    ] = None,
    opens: Annotated[
        bool, typer.Option("--open", help="Open the page in your browser, at a port that is free.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Serve tables to people and bots, until Ctrl-C."""
    # Only who serves waits for what that needs.
    from quadriga.server.news import open_news  # noqa: PLC0415
    from quadriga.server.serving import serve as run  # noqa: PLC0415
    from quadriga.server.settings import Settings  # noqa: PLC0415
    from quadriga.server.storage import open_log, try_log  # noqa: PLC0415

    # Before anything is served they say what is wrong with what was given.
    open_news(redis)
    asyncio.run(try_log(store))
    if opens:
        port = port if port != PORT else free_port()
    try_port(host, port)
    address = f"http://{reached(host)}:{port}"
    if opens:
        Thread(target=_open, args=[address], daemon=True).start()
    tell(console(), words(language(lang), "quadriga").say("serving-at", server=address))
    settings = Settings(tables_an_hour, sockets, forget_after)
    run(partial(open_log, store), host, port, partial(open_news, redis), workers, settings)


def _open(address: str) -> None:
    """Open the page as soon as it is there."""
    if answers(address, lambda: True):
        webbrowser.open(address)
