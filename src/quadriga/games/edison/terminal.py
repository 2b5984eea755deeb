"""Edison & Co in a terminal: the track as an oval of 73 columns, the vehicles listed inside it.

The start is at the upper left, and it goes clockwise: the drop is on the right, from the upper row
down to the lower one. Where the terminal is too narrow, the track is broken into rows like a text. A
vehicle is a letter in its ink with an arrow for where it faces, so that nothing hangs on the colour.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions
from rich.text import Text

from quadriga.core.canvas import Canvas
from quadriga.core.words import Words
from quadriga.games.edison.board import LANES, board
from quadriga.games.edison.course import NOWHERE, START
from quadriga.games.edison.hands import hands, teams
from quadriga.games.edison.panel import Panel
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.tokens import BOLD, FAINT, chip, faced, standing

DROP = NOWHERE  # in place of a space
ACROSS, DOWN = 9, 3  # slots of a row, and of a side between the rows
CELL, NARROW = 7, 5  # columns inside a slot of the oval, and of a row
LINES = 3  # of a slot in a row: a lane, the chip, a lane
BESIDE = 2  # lines of a slot on a side
ARROWS = 3  # under the drop
RAMP = 14  # columns that the centre has inside the oval

RIGHT, LEFT, DOWNWARD, UPWARD = "→←", "←→", "↓↑", "↑↓"


@dataclass(frozen=True)
class Drawing:
    """A position that is drawn when it is printed, as wide as there is room."""

    state: EdisonState
    seat: int | None
    names: Sequence[str]
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        width = options.max_width
        panel = Panel(self.state, self.seat, self.names, self.words)
        oval = Oval(self.state, self.words)
        if oval.fits(width):
            yield from oval.lines(panel)
        else:
            yield from _rows(self.state, self.words, width)
            yield from panel.table(width)
            yield from panel.vehicles(width)
        yield Text()
        yield from hands(self.state, self.seat, self.names, self.words, width)
        for team in teams(self.state, self.names, self.words):
            yield from Text(team).wrap(console, width)


def draw(state: EdisonState, seat: int | None, names: Sequence[str], words: Words) -> Drawing:
    """Return the position as this seat sees it; without a seat, no secrets are shown before the end."""
    return Drawing(state, seat, names, words)


def _slots(state: EdisonState) -> list[int]:
    """Return the spaces clockwise from the start, with the drop among them."""
    course = state.course
    top = int(course.top)
    return [*range(START, top + 1), DROP, *range(top + 1, int(course.spaces))]


@dataclass(frozen=True)
class Pen:
    """Draws spaces of one position in slots of so many columns."""

    state: EdisonState
    words: Words
    wide: int

    def cell(self, space: int, ways: str) -> list[Text]:
        """Return a slot in three lines: the outer lane, the chip, the inner lane."""
        if space == DROP:
            lines = (ways[0], self.words.say("drop"), ways[0])
            return [self._middle(Text(line, BOLD)) for line in lines]
        if space == START:
            return self._start(ways)
        outer, inner = self._lanes(space, ways)
        return [outer, self.chip(space), inner]

    def flat(self, space: int, ways: str) -> list[Text]:
        """Return a slot in two lines: the chip, and the vehicles."""
        if space == DROP:
            return [self._middle(Text(line, BOLD)) for line in (self.words.say("drop"), ways[0] * ARROWS)]
        tokens = [faced(self.state, vehicle, self.words, ways) for vehicle in self._on(space)]
        return [self.chip(space), self._middle(Text(" ").join(tokens))]

    def chip(self, space: int) -> Text:
        """Return the chip in the middle of a line, with the wall around it where there is one."""
        place = self._places(space)[0]
        laid = space not in list(self.state.course.chip_spaces)[int(self.state.laid) :]
        shown = chip(int(self.state.value(place)), self.words) if laid else Text("·", FAINT)
        if space not in board().walls:
            return self._middle(shown)
        left = (self.wide - len(shown)) // 2
        return (
            Text()
            .append("═" * left, FAINT)
            .append_text(shown)
            .append("═" * (self.wide - left - len(shown)), FAINT)
        )

    def _lanes(self, space: int, ways: str) -> tuple[Text, Text]:
        """Return both lanes; where there is no wall between them the first vehicle stands outside."""
        places = self._places(space)
        if len(places) == 1:
            there = [*self._on(space), NOWHERE, NOWHERE]
            return self._lane(there[0], ways), self._lane(there[1], ways)
        outer, inner = (
            self._lane([*standing(self.state, place), NOWHERE][0], ways, name)
            for place, name in zip(places, LANES, strict=True)
        )
        return outer, inner

    def _lane(self, vehicle: int, ways: str, name: str = "") -> Text:
        shown = Text() if vehicle == NOWHERE else faced(self.state, vehicle, self.words, ways)
        room = self.wide - 1 - len(shown)  # behind the name of the lane
        line = Text().append(name or " ", FAINT).append(" " * (room // 2 + room % 2)).append_text(shown)
        return line.append(" " * (room // 2))

    def _start(self, ways: str) -> list[Text]:
        tokens = [faced(self.state, vehicle, self.words, ways) for vehicle in self._on(START)]
        word = self.words.say("start")
        word = word if len(word) <= self.wide else self.words.say("start-short")
        lines = [Text(" ").join(tokens[at : at + 2]) for at in (0, 2)]
        return [self._middle(lines[0]), self._middle(Text(word, BOLD)), self._middle(lines[1])]

    def _places(self, space: int) -> list[int]:
        course = self.state.course
        return [place for place in range(course.places) if course.space[place] == space]

    def _on(self, space: int) -> list[int]:
        return [vehicle for place in self._places(space) for vehicle in standing(self.state, place)]

    def _middle(self, text: Text) -> Text:
        left = (self.wide - len(text)) // 2
        return Text(" " * left).append_text(text).append(" " * (self.wide - left - len(text)))


# The oval


class Oval:
    """The track as a ring: the upper row, down on the right, the lower row, up on the left."""

    def __init__(self, state: EdisonState, words: Words) -> None:
        self.state = state
        self.words = words
        self.pen = Pen(state, words, CELL)
        self.slots = _slots(state)
        self.step = CELL + 1
        self.width = ACROSS * self.step + 1
        self.inner = LINES + 2  # the first line inside
        self.low = self.inner + DOWN * (BESIDE + 1) - 1  # the border over the lower row
        self.height = self.low + LINES + 2
        self.room = (ACROSS - 2) * self.step - 1

    def fits(self, width: int) -> bool:
        """Whether there is room, and the track has as many spaces, with the top on the right."""
        size = 2 * (ACROSS + DOWN)
        return self.width <= width and len(self.slots) == size and self.slots[ACROSS] == self.state.course.top

    def lines(self, panel: Panel) -> Iterator[Text]:
        canvas = self._drawn()
        table = [*panel.table(self.room - RAMP), Text(), Text()][:2]
        told = [*table, *panel.vehicles(self.room - 1)]
        for y in range(self.height):
            if self.inner <= y < self.low and y - self.inner < len(told):
                line = told[y - self.inner]
                start = self.step + 1 + line.cell_len
                row = canvas.row(y, 0, self.step + 1).append_text(line)
                yield row.append_text(canvas.row(y, start))
            else:
                yield canvas.row(y)

    def _drawn(self) -> Canvas:
        canvas = Canvas(self.width, self.height)
        self._draw_borders(canvas)
        upper, right = self.slots[:ACROSS], self.slots[ACROSS : ACROSS + DOWN]
        lower = self.slots[ACROSS + DOWN : 2 * ACROSS + DOWN][::-1]
        left = self.slots[2 * ACROSS + DOWN :][::-1]
        for nth, (above, below) in enumerate(zip(upper, lower, strict=True)):
            x = nth * self.step
            self._put(canvas, x + 1, 1, self.pen.cell(above, RIGHT))
            self._put(canvas, x + 1, self.low + 1, self.pen.cell(below, LEFT)[::-1])
            self._number(canvas, x, 0, above)
            self._number(canvas, x, self.height - 1, below)
        for nth, (west, east) in enumerate(zip(left, right, strict=True)):
            y = self.inner + nth * (BESIDE + 1)
            far = (ACROSS - 1) * self.step
            self._put(canvas, 1, y, self.pen.flat(west, UPWARD))
            self._put(canvas, far + 1, y, self.pen.flat(east, DOWNWARD))
            self._number(canvas, 0, y - 1, west)
            self._number(canvas, far, y - 1, east)
        self._draw_centre(canvas)
        return canvas

    def _put(self, canvas: Canvas, x: int, y: int, lines: list[Text]) -> None:
        for nth, line in enumerate(lines):
            canvas.put(x, y + nth, line)

    def _number(self, canvas: Canvas, x: int, y: int, space: int) -> None:
        if space != DROP:
            canvas.put(x + 2, y, Text(str(space), FAINT))

    def _draw_borders(self, canvas: Canvas) -> None:
        inside = range(self.inner, self.low)
        for y in range(self.height):
            every = range(0, self.width, self.step)
            for x in (0, self.step, self.width - 1 - self.step, self.width - 1) if y in inside else every:
                canvas.put(x, y, Text("│", FAINT))
        for y, corners in (
            (0, "╭┬┬┬╮"),
            (self.inner - 1, "├┼┴┼┤"),
            (self.low, "├┼┬┼┤"),
            (self.height - 1, "╰┴┴┴╯"),
        ):
            first, second, between, turn, last = tuple(corners)
            joints = [first, second, *[between] * (ACROSS - 3), turn, last]
            canvas.put(0, y, Text(("─" * CELL).join(joints), FAINT))
        for y in range(self.inner + BESIDE, self.low, BESIDE + 1):
            for x in (0, self.width - 1 - self.step):
                canvas.put(x, y, Text("├" + "─" * CELL + "┤", FAINT))

    def _draw_centre(self, canvas: Canvas) -> None:
        """Draw the centre beside the top, where the ramp begins."""
        end = self.width - 1 - self.step
        word = Text(_centre(self.state, self.words), BOLD)
        canvas.put(end, self.inner, Text("←", BOLD))
        canvas.put(end - 1 - len(word), self.inner, word)
        for vehicle in standing(self.state, int(self.state.course.centre)):
            canvas.put(end - 1 - len(word), self.inner + 1, faced(self.state, vehicle, self.words, "  "))


def _centre(state: EdisonState, words: Words) -> str:
    return words.say("centre", points=int(state.course.centre_value))


# Rows


def _rows(state: EdisonState, words: Words, width: int) -> Iterator[Text]:
    """Give the track in rows from left to right, and the centre below."""
    pen = Pen(state, words, NARROW)
    slots = _slots(state)
    across = max((width - 1) // (NARROW + 1), 1)
    for first in range(0, len(slots), across):
        row = slots[first : first + across]
        yield _lid(row, above=min(first, across), rest=across if first else 0)
        cells = [pen.cell(space, RIGHT) for space in row]
        for nth in range(LINES):
            line = Text().append("│", FAINT)
            for cell in cells:
                line.append_text(cell[nth]).append("│", FAINT)
            yield line
    yield Text("╰" + "┴".join(["─" * NARROW] * len(row)) + "╯", FAINT)
    line = Text().append(f" {state.course.top} → ", FAINT).append(_centre(state, words), BOLD)
    for vehicle in standing(state, int(state.course.centre)):
        line.append(" ").append_text(faced(state, vehicle, words, "  "))
    yield line


def _lid(row: list[int], above: int, rest: int) -> Text:
    """Return the border over a row with the numbers of its spaces; `above` slots lie on it."""
    line = Text().append("├" if above else "╭", FAINT)
    for at, space in enumerate(row, 1):
        number = "" if space == DROP else str(space)
        inner = at < len(row) or at < rest
        corner = ("┼" if inner else "┤") if above else ("┬" if inner else "╮")
        line.append("─" + number.ljust(NARROW - 1, "─") + corner, FAINT)
    if rest > len(row):
        line.append("┴".join(["─" * NARROW] * (rest - len(row))) + "╯", FAINT)
    return line
