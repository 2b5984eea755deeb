"""quadriga serve: the table server."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated

import typer

from quadriga.cli.console import console
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.core.words import words

HOST = "127.0.0.1"
PORT = 8000


def serve(
    host: Annotated[str, typer.Option(help="The address to listen to; 0.0.0.0 for everybody.")] = HOST,
    port: Annotated[int, typer.Option(help="The port to listen to.")] = PORT,
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
    lang: Lang = None,
) -> None:
    """Serve tables to people and bots, until Ctrl-C."""
    # Only who serves waits for what that needs.
    from quadriga.server.news import open_news  # noqa: PLC0415
    from quadriga.server.serving import serve as run  # noqa: PLC0415
    from quadriga.server.storage import open_log, try_log  # noqa: PLC0415

    # Before anything is served they say what is wrong with what was given.
    open_news(redis)
    asyncio.run(try_log(store))
    tell(console(), words(language(lang), "quadriga").say("serving-at", server=f"http://{host}:{port}"))
    run(partial(open_log, store), host, port, partial(open_news, redis), workers)
