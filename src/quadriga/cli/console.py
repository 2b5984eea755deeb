"""Where commands write: plain text as it is, colours only where a terminal wants them.

Where the encoding of a terminal lacks a sign, a plain one of the same width stands in for it, so
that drawings stay drawings: `make_readable` sees to it for everything that goes to a stream.
"""

from __future__ import annotations

import codecs
from contextlib import suppress
from io import TextIOWrapper
from typing import TextIO
from unicodedata import combining, normalize

from rich.cells import cell_len
from rich.console import Console, PagerContext
from rich.pager import Pager, SystemPager

PLAINLY = "quadriga-plainly"  # how encoders call `_plainly`

STAND_INS = str.maketrans(
    {
        **dict.fromkeys("├┤┬┴┼┌┐└┘┏┓┗┛┡┩╇", "+"),
        # A bend is no crossing: a line that goes round must not look like one that goes on.
        **dict.fromkeys("╭╮", "."),
        **dict.fromkeys("╰╯", "'"),
        **dict.fromkeys("─╌–—−‐‑", "-"),
        **dict.fromkeys("│┃▏‖║", "|"),
        **dict.fromkeys("━═", "="),
        **dict.fromkeys("▚█▌▐", "#"),
        **dict.fromkeys("●•", "*"),
        **dict.fromkeys("▸→", ">"),
        **dict.fromkeys("“”„«»", '"'),
        **dict.fromkeys("‘’", "'"),
        **dict.fromkeys("○…·", "."),
        **dict.fromkeys("\u00a0\u2007\u2009\u202f", " "),
        "←": "<",
        "≤": "<",
        "↑": "^",
        "↓": "v",
        "±": "~",
        "°": "o",
        "×": "x",
        "œ": "oe",
        "Œ": "OE",
        "æ": "ae",
        "Æ": "AE",
        "ß": "ss",
    }
)


class Terminal(Console):
    """A console that takes every text literally, with a pager that is given signs it can show."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def pager(self, pager: Pager | None = None, styles: bool = False, links: bool = False) -> PagerContext:
        return super().pager(pager or _PlainPager(self.encoding), styles, links)


class _PlainPager(SystemPager):
    def __init__(self, encoding: str) -> None:
        self.encoding = encoding

    def show(self, content: str) -> None:
        super().show(readable(content, self.encoding))


def console(stderr: bool = False) -> Terminal:
    """Return where to write."""
    return Terminal(stderr=stderr)


def complain(message: str) -> None:
    """Say on stderr what is wrong; where that cannot be said either, the exit code has to do."""
    with suppress(OSError):
        console(stderr=True).print(f"quadriga: {message}", soft_wrap=True)


def make_readable(stream: TextIO | None) -> None:
    """Let a stream show a plain sign in place of one that its encoding lacks."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors=PLAINLY)


def readable(text: str, encoding: str) -> str:
    """Return a text with plain signs for those that an encoding lacks."""
    return text.encode(encoding, PLAINLY).decode(encoding)


def _plainly(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """Return what stands in for a sign: a plain one, its letter without the accent, or a ? a column."""
    letters = "".join(part for part in normalize("NFKD", sign.translate(STAND_INS)) if not combining(part))
    return letters if letters.isascii() else "?" * cell_len(sign)


codecs.register_error(PLAINLY, _plainly)
