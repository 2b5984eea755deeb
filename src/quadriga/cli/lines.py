"""Lines that fit: sentences are broken at ordinary spaces alone, never at those that do not break."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text


def tell(out: Console, said: str | Text, hang: int = 0, style: str = "") -> None:
    """Print a sentence; its further lines are set in by `hang` columns."""
    out.print(fitted(out, said, hang, style))


def fitted(out: Console, said: str | Text, hang: int = 0, style: str = "") -> Text:
    """Return a sentence in lines that fit the terminal; rich would break it before a « : »."""
    text = Text(said, style) if isinstance(said, str) else said
    return Text("\n").join(line for part in text.split("\n") for line in _broken(part, out.width, hang))


def _broken(text: Text, width: int, hang: int) -> list[Text]:
    lines: list[Text] = []
    start = end = 0
    for word in re.finditer("[^ ]+", text.plain):
        room = width - (hang if lines else 0)
        if end > start and cell_len(text.plain[start : word.end()]) > room:
            lines.append(text[start:end])
            start = word.start()
        end = word.end()
    lines.append(text[start:end])
    return [lines[0], *(Text(" " * hang).append_text(line) for line in lines[1:])]
