"""quadriga serve: the table server."""

from __future__ import annotations

from functools import partial
from typing import Annotated

import typer

HOST = "127.0.0.1"
PORT = 8000


def serve(
    host: Annotated[str, typer.Option(help="The address to listen to; 0.0.0.0 for everybody.")] = HOST,
    port: Annotated[int, typer.Option(help="The port to listen to.")] = PORT,
    store: Annotated[
        str | None,
        typer.Option(metavar="FILE or URL", help="Where tables are kept; else in a file of your own."),
    ] = None,
) -> None:
    """Serve tables to people and bots, until Ctrl-C."""
    # Only who serves waits for what that needs.
    from quadriga.server.serving import serve as run  # noqa: PLC0415
    from quadriga.server.storage import open_log  # noqa: PLC0415

    open_log(store)  # or it says what is wrong with the place
    run(partial(open_log, store), host, port)
