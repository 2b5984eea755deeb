"""quadriga draw: a position as a picture."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

from quadriga.cli.console import console
from quadriga.cli.files import trouble
from quadriga.cli.language import Lang, language
from quadriga.cli.lines import tell
from quadriga.cli.positions import At, Position, RecordFile, Slug, given
from quadriga.cli.troubles import Trouble
from quadriga.core.picture import picture
from quadriga.core.words import words

KINDS = (".svg", ".png")
WIDTH = 1600  # of a PNG


def draw(
    game: Slug = None,
    position: Position = None,
    record: RecordFile = None,
    at: At = None,
    seat: Annotated[
        int | None, typer.Option(min=1, help="The seat that sees it; else as whoever watches does.")
    ] = None,
    to: Annotated[Path, typer.Option(metavar="FILE", help="Where to: a name in .svg or .png.")] = Path(
        "quadriga.svg"
    ),
    lang: Lang = None,
) -> None:
    """Draw a position, as it is seen at the table in the browser."""
    kind = to.suffix.lower()
    if kind not in KINDS:
        raise Trouble("no-picture", file=to)
    chosen, state, _ = given("draw", game, position, record, at, language(lang))
    drawn = picture(state, None if seat is None else seat - 1)
    if drawn is None:
        raise Trouble("not-drawn", game=chosen.slug)
    _write(to, _pixels(drawn) if kind == ".png" else drawn.encode())
    tell(console(), words(language(lang), "quadriga").say("drawn-to", file=str(to)))


def _pixels(drawn: str) -> bytes:
    """Return a picture as a PNG."""
    if find_spec("resvg_py") is None:
        raise Trouble("no-png")
    import resvg_py  # noqa: PLC0415  # only who wants a PNG needs it

    return bytes(resvg_py.svg_to_bytes(svg_string=drawn, width=WIDTH))


def _write(file: Path, data: bytes) -> None:
    try:
        file.write_bytes(data)
    except OSError as error:
        raise trouble(file, error) from None
