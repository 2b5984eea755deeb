"""Chariot Race in a terminal: the circuit as an oval of 76 columns with the sheets inside.

The race runs as on the rule page: along the lower straight to the right, and back along the upper
one. Where the terminal is too narrow, straights and curves lie below each other, each of them from
left to right, and the sheets below them. Front edges keep their order in either drawing. A chariot
is a letter in its ink, so that nothing hangs on the colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions
from rich.text import Text

from quadriga.core.canvas import Canvas
from quadriga.core.words import Words
from quadriga.games.chariot.course import NO_LIMIT, NOBODY
from quadriga.games.chariot.layout import LANE_LETTERS
from quadriga.games.chariot.plan import Place, Section, circuit, line
from quadriga.games.chariot.race import MOVE
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.sheets import LEAST, sheets
from quadriga.games.chariot.tokens import BOLD, FAINT, PILLAR, STONE, token

CELL = 5  # columns of a straight's space in the oval, with its border
LANE = 4  # columns of a lane that runs up or down, with a gap
BRICKS = (5, 4)  # columns of the shortest space of a strip, with its border
NARROWEST = 3  # columns of a space without border
LINE = "▐"


@dataclass(frozen=True)
class Drawing:
    """A position that is drawn when it is printed, as wide as there is room."""

    state: ChariotState
    names: Sequence[str]
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        oval = Oval(circuit())
        if oval.width <= options.max_width and oval.room >= LEAST:
            yield from oval.lines(self.state, self.names, self.words)
        else:
            yield from _strips(self.state, self.words, options.max_width)
            yield Text()
            yield from sheets(self.state, self.names, self.words, options.max_width)
        if self.state.phase == MOVE and self.state.walked == 0:
            yield Text(self.words.say("type-ahead"), FAINT)


def draw(state: ChariotState, seat: int | None, names: Sequence[str], words: Words) -> Drawing:
    """Return the position as every seat sees it in a terminal: nothing is secret."""
    return Drawing(state, names, words)


@dataclass(frozen=True)
class Pen:
    """Draws spaces of one position."""

    canvas: Canvas
    state: ChariotState
    words: Words

    def draw_brick(self, space: int, left: int, right: int, y: int) -> None:
        """Draw a space between two borders."""
        for x in (left, right):
            self.canvas.put(x, y, Text("│", FAINT))
        self.canvas.put(left + 1, y, self._cell(space, right - left - 1))

    def draw_bare(self, space: int, x: int, y: int) -> None:
        """Draw a space without borders; where its front edge is the line, that stands behind it."""
        if space in line():
            self.canvas.put(x + NARROWEST - 1, y, Text(LINE, BOLD))
            self.canvas.put(x, y, self._cell(space, NARROWEST - 1))
        else:
            self.canvas.put(x, y, self._cell(space, NARROWEST))

    def _cell(self, space: int, room: int) -> Text:
        """Return what is on a space in so many columns, and its number where there is room."""
        circuit = self.state.course.circuit
        if circuit.pillars[space]:
            return Text("█" * min(room, 2), PILLAR)
        cell = Text()
        chariot = self._chariot_on(space)
        if chariot != NOBODY:
            cell.append_text(token(self.state, chariot, self.words))
        if self.state.caltrops[space]:
            cell.append("*", BOLD)
        if circuit.limits[space] != NO_LIMIT:
            bears = f"≤{circuit.limits[space]}"
            cell.append(bears if len(cell) + len(bears) <= room else bears[1:], STONE)
        number = Text(circuit.names[space][1:], FAINT).append(" " if chariot != NOBODY else "")
        # A number never touches what comes after the cell.
        fits = len(number) + len(cell) < room or not cell
        return number.append_text(cell) if fits else cell

    def _chariot_on(self, space: int) -> int:
        """Return who is here; on its way the mover may drive over another."""
        state = self.state
        on_its_way = state.phase == MOVE and state.places[state.mover] == space
        return int(state.mover if on_its_way else state.standing[space])


# The oval


class Oval:
    """The circuit as a ring: its first section is the lower side, then it goes on to the right."""

    def __init__(self, ring: Sequence[Section]) -> None:
        self.ring = ring
        self.lanes = len(ring[0].lanes)
        straights, curves = ring[0::2], ring[1::2]
        self.inside = max(_columns(section, CELL, section.length) for section in straights)
        self.tall = max(_columns(section, 1, section.length) for section in curves)
        self.room = self.inside - 2
        self.side = 1 + self.lanes * LANE  # columns from the outer wall to before the inner one
        self.width = 2 * self.side + self.inside
        self.height = self.tall + 2 * (self.lanes + 1)

    def lines(self, state: ChariotState, names: Sequence[str], words: Words) -> Iterator[Text]:
        canvas = self._drawn(state, words)
        told = list(sheets(state, names, words, self.room))
        first, last = self.lanes + 2, self.height - self.lanes - 3
        for y in range(self.height):
            if first <= y <= last and told:
                inner = told.pop(0)
                inner.append(" " * (self.room - inner.cell_len))
                row = canvas.row(y, 0, self.side + 1).append_text(inner)
                yield row.append_text(canvas.row(y, self.side + 1 + self.room))
            else:
                yield canvas.row(y)
        yield from told

    def _drawn(self, state: ChariotState, words: Words) -> Canvas:
        pen = Pen(Canvas(self.width, self.height), state, words)
        top, low = self.lanes + 1, self.height - self.lanes - 2
        _box(pen.canvas, 0, 0, self.width, self.height)
        _box(pen.canvas, self.side, top, self.inside, self.height - 2 * top)
        lower, right, upper, left = self.ring
        for lane in range(self.lanes):
            across = 1 + lane * LANE
            self._draw_straight(pen, lower, lane, self.height - 2 - lane, mirrored=False)
            self._draw_straight(pen, upper, lane, 1 + lane, mirrored=True)
            _draw_curve(pen, right, lane, self.width - across - LANE + 1, low, -1)
            _draw_curve(pen, left, lane, across, top, 1)
            self._draw_signs(pen.canvas, lane, across)
        return pen.canvas

    def _draw_straight(self, pen: Pen, section: Section, lane: int, y: int, *, mirrored: bool) -> None:
        """Draw a lane from left to right, or mirrored; half of what it reaches back is on either side."""
        start = self.side + _columns(section, CELL, section.lead) // 2
        edges = [(place, *_edges(section, CELL, place)) for place in section.lanes[lane]]
        if mirrored:
            last = self.width - 1
            edges = [(place, last - start - front, last - start - back) for place, back, front in edges]
        else:
            edges = [(place, start + back, start + front) for place, back, front in edges]
        for place, left, right in edges:
            pen.draw_brick(place.space, left, right, y)
        for place, left, right in edges:
            if place.space in line():
                pen.canvas.put(left if mirrored else right, y, Text(LINE, BOLD))

    def _draw_signs(self, canvas: Canvas, lane: int, across: int) -> None:
        """Draw at the corners which lane is which, and which way the race runs."""
        letter = Text().append(LANE_LETTERS[lane], BOLD)
        low, high, far = self.height - 2 - lane, 1 + lane, self.width - 1 - across
        canvas.put(across, low, letter.copy().append("→", FAINT))
        canvas.put(far - 1, low, Text("↑", FAINT))
        canvas.put(far - 1, high, Text().append("←", FAINT).append_text(letter))
        canvas.put(across + 1, high, Text("↓", FAINT))


def _draw_curve(pen: Pen, section: Section, lane: int, x: int, y: int, down: int) -> None:
    """Draw a lane upwards or downwards, each space in the row in which its front edge lies."""
    for place in section.lanes[lane]:
        row = -(-place.front // section.shortest) - 1
        pen.draw_bare(place.space, x, y + down * row)


def _box(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    for at in range(y + 1, y + height - 1):
        canvas.put(x, at, Text("│", FAINT))
        canvas.put(x + width - 1, at, Text("│", FAINT))
    canvas.put(x, y, Text("╭" + "─" * (width - 2) + "╮", FAINT))
    canvas.put(x, y + height - 1, Text("╰" + "─" * (width - 2) + "╯", FAINT))


# Strips


def _strips(state: ChariotState, words: Words, width: int) -> Iterator[Text]:
    for number, section in enumerate(circuit()):
        wide = [
            cell for cell in BRICKS if _columns(section, cell, section.length + section.lead) + 3 <= width
        ]
        if wide and number:
            yield Text()
        yield from _bricks(state, words, section, wide[0]) if wide else _bare(state, words, section)


def _bricks(state: ChariotState, words: Words, section: Section, cell: int) -> Iterator[Text]:
    """Give a section with borders between the spaces, after the letters of the lanes."""
    start = 2 + _columns(section, cell, section.lead)
    pen = Pen(Canvas(start + _columns(section, cell, section.length) + 1, len(section.lanes)), state, words)
    for lane, places in enumerate(section.lanes):
        pen.canvas.put(0, lane, Text(LANE_LETTERS[lane], BOLD))
        for place in places:
            back, front = _edges(section, cell, place)
            pen.draw_brick(place.space, start + back, start + front, lane)
        for place in places:
            if place.space in line():
                pen.canvas.put(start + _columns(section, cell, place.front), lane, Text(LINE, BOLD))
        yield pen.canvas.row(lane)


def _bare(state: ChariotState, words: Words, section: Section) -> Iterator[Text]:
    """Give a section in as few columns as can be, under the names of its spaces."""
    names = state.course.circuit.names
    spans = [f"{names[lane[0].space]}–{names[lane[-1].space][1:]}" for lane in section.lanes if lane]
    yield Text("  ".join(spans), FAINT)
    start = _columns(section, NARROWEST, section.lead)
    canvas = Canvas(start + _columns(section, NARROWEST, section.length), len(section.lanes))
    pen = Pen(canvas, state, words)
    for lane, places in enumerate(section.lanes):
        for place in places:
            back, _ = _edges(section, NARROWEST, place)
            pen.draw_bare(place.space, start + back, lane)
        yield canvas.row(lane)


def _edges(section: Section, cell: int, place: Place) -> tuple[int, int]:
    return _columns(section, cell, place.back), _columns(section, cell, place.front)


def _columns(section: Section, cell: int, parts: int) -> int:
    """Return how many columns so many parts take if the shortest space of the section takes a cell."""
    return round(parts * cell / section.shortest)
