"""quadriga join: a table at a server, in the terminal."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlsplit

import typer

from quadriga.cli.afar import Afar
from quadriga.cli.console import console
from quadriga.cli.language import Lang, language
from quadriga.cli.leaving import LEAVING
from quadriga.cli.troubles import Trouble
from quadriga.core.words import words

TABLE = "/table/"


def link(server: str, table: str, keys: list[str]) -> str:
    """Return what one gives to whoever shall sit there; the keys stay out of what servers are told."""
    return f"{server}{TABLE}{table}#{'.'.join(keys)}"


def read_link(text: str) -> tuple[str, str, list[str]]:
    """Return the server, the table and the keys of a link."""
    parts = urlsplit(text)
    table = parts.path.removeprefix(TABLE)
    if parts.scheme not in ("http", "https") or not parts.netloc or not table or "/" in table:
        raise Trouble("no-link", text=text)
    return f"{parts.scheme}://{parts.netloc}", table, [key for key in parts.fragment.split(".") if key]


def join(
    address: Annotated[str, typer.Argument(metavar="LINK", help="The link to a seat, with its key.")],
    name: Annotated[str | None, typer.Option(help="Your name, where the seat has none yet.")] = None,
    lang: Lang = None,
) -> None:
    """Sit down at a table of a server, in the terminal."""
    spoken = language(lang)
    server, table, keys = read_link(address)
    if not keys:
        raise Trouble("no-link", text=address)
    out = console()
    try:
        Afar(out, spoken, server, table, keys).play(name or words(spoken, "quadriga").say("person", number=1))
    except LEAVING:
        out.print("\n" + words(spoken, "quadriga").say("goodbye"))
    except OSError as error:
        raise Trouble("no-server", text=server, reason=error.strerror or error) from None
