"""A sheet of squared paper for drawings in a terminal: a sign and its style on each square."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

PLAIN = Style()


class Canvas:
    """Squares of one column each; what is put beyond the edge is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._rows = [[(" ", PLAIN)] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text) -> None:
        """Write from this square to the right; every sign of the text must be one column wide."""
        for at, (sign, style) in enumerate(_signs(text), x):
            if 0 <= at < self.width:
                self._rows[y][at] = (sign, style)

    def row(self, y: int, start: int = 0, end: int | None = None) -> Text:
        """Return a row, or the part of it from one column to before another."""
        line = Text()
        for sign, style in self._rows[y][start:end]:
            line.append(sign, style)
        return line


def _signs(text: Text) -> list[tuple[str, Style]]:
    styles = [text.style if isinstance(text.style, Style) else PLAIN] * len(text)
    for span in text.spans:
        for at in range(span.start, span.end):
            styles[at] = span.style if isinstance(span.style, Style) else PLAIN
    return list(zip(text.plain, styles, strict=True))
