"""Lines that fit: sentences are broken at ordinary spaces alone, never at those that do not break."""

from __future__ import annotations

import re

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.markdown import Markdown
from rich.segment import Segment
from rich.text import Text

# Spaces that do not break, and signs that nobody writes to stand in for them: rich breaks at any space.
STAND_INS = {"\u00a0": "\ue0a0", "\u202f": "\ue02f"}
HIDDEN = str.maketrans(STAND_INS)
SHOWN = str.maketrans({sign: space for space, sign in STAND_INS.items()})


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


class Page:
    """A page of Markdown, broken at ordinary spaces alone."""

    def __init__(self, text: str) -> None:
        self._markdown = Markdown(text.translate(HIDDEN))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Give what rich gives for Markdown, with its spaces put back."""
        for segment in console.render(self._markdown, options):
            yield Segment(segment.text.translate(SHOWN), segment.style, segment.control)
