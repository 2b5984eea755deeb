"""Asteroid Escape in a terminal: the board with its wakes, the sheets beside it, the own tiles below.

Wakes run on from tile to tile, and a ship is a letter with an arrow on the empty cell in front of
it, so that nothing hangs on the colour alone. Where the terminal is narrower, the sheets stand below
the board, and then tiles are drawn smaller.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions
from rich.text import Text

from quadriga.core.words import Words
from quadriga.games.asteroid.chart import Chart, width
from quadriga.games.asteroid.field import DOWN, LEFT, PORTS, RIGHT, SIDE_OF_PORT, UP
from quadriga.games.asteroid.hand import hand
from quadriga.games.asteroid.inks import BOLD, FAINT, letters
from quadriga.games.asteroid.marks import mark_number
from quadriga.games.asteroid.notation import LETTERS
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sheets import LEAST, sheets
from quadriga.games.asteroid.sky import MARK
from quadriga.games.asteroid.strokes import NARROW, WIDE, Font

GUTTER = 2  # columns at either side, for the numbers of rows and marks
GAP = 1


@dataclass(frozen=True)
class Drawing:
    """A position that is drawn when it is printed, as wide as there is room."""

    state: AsteroidState
    seat: int | None
    names: Sequence[str]
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        room = options.max_width
        wide = width(self.state, WIDE) + 2 * GUTTER + 2
        font = WIDE if wide <= room else NARROW
        board = list(_framed(self.state, letters(self.names), font))
        beside = room - wide - GAP
        if beside >= LEAST:
            yield from _beside(board, list(self._sheets(beside)), wide + GAP)
        else:
            yield from board
            yield Text()
            yield from self._sheets(room)
        yield from self._hand(font, room)

    def _sheets(self, room: int) -> Iterator[Text]:
        return sheets(self.state, self.names, letters(self.names), self.words, room)

    def _hand(self, font: Font, room: int) -> Iterator[Text]:
        if self.seat is not None and self.state.hands[self.seat]:
            yield Text()
            yield from hand(self.state, self.seat, letters(self.names), self.names, self.words, font, room)


def draw(state: AsteroidState, seat: int | None, names: Sequence[str], words: Words) -> Drawing:
    """Return the position as a seat sees it in a terminal; without a seat nobody's tiles."""
    return Drawing(state, seat, names, words)


def _beside(board: Sequence[Text], told: Sequence[Text], column: int) -> Iterator[Text]:
    """Give the lines of the board with other lines to their right."""
    for at in range(max(len(board), len(told))):
        line = board[at] if at < len(board) else Text()
        if at < len(told):
            line.append(" " * (column - line.cell_len)).append_text(told[at])
        yield line


def _framed(state: AsteroidState, signs: Sequence[str], font: Font) -> Iterator[Text]:
    """Give the board inside its frame: names of rows and columns, or the start marks to choose from."""
    chart = Chart(state, signs, font)
    frame = _Frame(state, font)
    yield from frame.above(UP)
    for y in range(int(state.field.size) * font.height):
        line = frame.beside(LEFT, y).append_text(chart.canvas.row(y))
        yield line.append_text(frame.beside(RIGHT, y))
    yield from reversed(list(frame.above(DOWN)))


class _Frame:
    """What stands round the board."""

    def __init__(self, state: AsteroidState, font: Font) -> None:
        self.font = font
        self.size = int(state.field.size)
        self.walls = font is WIDE
        self.asked = state.phase == MARK
        taken = list(state.ships)
        self.marks: dict[tuple[int, int], str] = {}  # by side, and column or row
        if self.asked:
            for entry in state.field.starts:
                self._note(int(entry), "" if entry in taken else str(mark_number(state.field, entry)))

    def _note(self, entry: int, number: str) -> None:
        cell, port = divmod(entry, PORTS)
        side = SIDE_OF_PORT[port]
        x, y = self.font.square(port)
        across = cell % self.size * self.font.width + x
        down = cell // self.size * self.font.height + y
        self.marks[side, across if side in (UP, DOWN) else down] = number

    def above(self, side: int) -> Iterator[Text]:
        """Give the lines over the board, the outermost first; those below it come in reverse."""
        edge = " " * (GUTTER + self.walls)
        columns = range(self.size * self.font.width)
        if self.asked:
            rows = zip(*(self.marks.get((side, at), "").rjust(2) for at in columns), strict=True)
            upright = ["".join(row) for row in rows]  # two figures stand one above the other
            for line in upright if side == UP else reversed(upright):
                yield Text().append(edge + line, BOLD)
        else:
            names = "".join(LETTERS[at].center(self.font.width) for at in range(self.size))
            yield Text().append(edge + names, FAINT)
        if self.walls:
            corners = "╭╮" if side == UP else "╰╯"
            yield Text().append(" " * GUTTER + corners[0] + "─" * len(columns) + corners[1], FAINT)

    def beside(self, side: int, row: int) -> Text:
        """Return what stands left or right of a row."""
        if self.asked:
            note, style = self.marks.get((side, row), "").rjust(GUTTER), BOLD
        else:
            number = str(row // self.font.height + 1) if row % self.font.height == self.font.rows[0] else ""
            apart = side == LEFT and not self.walls  # a number must not touch a wake
            note, style = number.ljust(GUTTER) if apart else number.rjust(GUTTER), FAINT
        text, wall = Text().append(note, style), Text().append("│" if self.walls else "", FAINT)
        return text.append_text(wall) if side == LEFT else wall.append_text(text)
