"""Overload in a terminal: the track as a U of 80 columns at most, the points inside it.

Space 1 is at the upper left and FINISH below it. Where the terminal is too narrow for the U,
the track is broken into rows like a text, and the points stand below. A pawn shows its seat,
its letter and its rings, so that nothing hangs on the colour alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions
from rich.style import Style
from rich.text import Text

from quadriga.core.words import Words
from quadriga.games.overload.notation import mover_of, pawn_name
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.track import DOUBLE, MINUS, PLAIN, PLUS, START, STEP, Track

INKS = ("#0072b2", "#c8452f", "#00885f", "#e0a800", "#7b4fa3")
PAPER, CHARCOAL, WARNING = "#faf6ef", "#2d2d33", "#e4572e"
BRIGHT = "#e0a800"  # the one ink on which paper cannot be read
FAINT = Style(dim=True)
BOLD = Style(bold=True)

SIGNS = {PLAIN: "", PLUS: "+", MINUS: "−", STEP: "±", DOUBLE: "×2"}
FLAG = "▚▚▚▚"

WIDE = 15  # cells side by side, so that they fit into 80 columns
CELL = 4  # columns inside a cell: 1a●5
NAME, BAR = 14, 20
BESIDE = 24  # columns of a line of points without its bar


@dataclass(frozen=True)
class Plan:
    """Which spaces lie where: the upper row from left to right, down the side, and back."""

    upper: range
    side: range
    lower: range

    @staticmethod
    def of(track: Track) -> Plan:
        last = int(track.finish)
        row = min((last - int(track.players) - 2) // 2, WIDE)  # the points need their lines inside
        down = last - row
        return Plan(range(1, row + 1), range(row + 1, down + 1), range(last, down, -1))

    def width(self) -> int:
        return len(self.upper) * (CELL + 1) + 1


@dataclass(frozen=True)
class Drawing:
    """A position that is drawn when it is printed, as wide as there is room."""

    state: OverloadState
    names: Sequence[str]
    words: Words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        plan = Plan.of(self.state.track)
        yield from _start(self.state, self.words, options.max_width)
        if plan.width() <= options.max_width:
            yield from _bent(self.state, plan, self.names, self.words)
        else:
            yield from _broken(self.state, self.names, self.words, options.max_width)


def draw(state: OverloadState, seat: int | None, names: Sequence[str], words: Words) -> Drawing:
    """Return the position as every seat sees it in a terminal: nothing is secret."""
    return Drawing(state, names, words)


def _start(state: OverloadState, words: Words, width: int) -> Iterator[Text]:
    """Give the pawns on START, in more than one line where they must."""
    line = Text().append(f" {words.say('start')} ", BOLD)
    hang = line.cell_len
    for token in (_token(state, pawn) for pawn in _pawns(state, START)):
        if line.cell_len + 1 + token.cell_len > width:
            yield line
            line = Text(" " * hang)
        line.append(" ").append_text(token)
    yield line


# The track as a U


def _bent(state: OverloadState, plan: Plan, names: Sequence[str], words: Words) -> Iterator[Text]:
    yield _edge(state, plan.upper, "╭┬┬╮")
    yield from _row(state, plan.upper)
    yield _floor(plan.upper, "╰┴┼┤")
    yield from _middle(state, plan, names, words)
    yield _edge(state, plan.lower, "╭┬┼┤")
    yield from _row(state, plan.lower)
    yield _floor(plan.lower, "╰┴┴╯")
    yield Text(f" {words.say('finish')}", BOLD)


def _edge(state: OverloadState, row: range, corners: str) -> Text:
    return _line([SIGNS[state.track.spaces[space]] for space in row], corners, BOLD)


def _floor(row: range, corners: str) -> Text:
    return _line([str(space) for space in row], corners, FAINT)


def _line(labels: list[str], corners: str, style: Style) -> Text:
    """Return a border with a label on each cell; corners: first, between, before the last, last."""
    first, between, turn, last = tuple(corners)
    line = Text().append(first, FAINT)
    for at, label in enumerate(labels):
        ends = last if at == len(labels) - 1 else turn if at == len(labels) - 2 else between
        line.append("─", FAINT).append(label, style)
        line.append("─" * (CELL - 1 - len(label)) + ends, FAINT)
    return line


def _middle(state: OverloadState, plan: Plan, names: Sequence[str], words: Words) -> list[Text]:
    """Return the side of the U, and the points to its left."""
    inside = [Text(), *_points(state, names, words, BAR)]
    lines: list[Text] = []
    for space in plan.side:
        for nth, token in enumerate(_cell(state, space)):
            line = inside[len(lines)] if len(lines) < len(inside) else Text()
            line.append(" " * (len(plan.upper[1:]) * (CELL + 1) - CELL - 3 - line.cell_len))
            line.append(f"{SIGNS[state.track.spaces[space]]:>2} " if nth == 0 else "   ", BOLD)
            line.append(f"{space:>3} " if nth == 0 else "    ", FAINT)
            lines.append(line.append("│", FAINT).append_text(token).append("│", FAINT))
    return lines


# The track in rows


def _broken(state: OverloadState, names: Sequence[str], words: Words, width: int) -> Iterator[Text]:
    across = max((width - 1) // (CELL + 1), 1)
    above = 0
    for first in range(1, int(state.track.finish) + 1, across):
        row = range(first, min(first + across, int(state.track.finish) + 1))
        yield _lid(state, row, above)
        yield from _row(state, row)
        above = len(row)
    yield Text("╰" + "┴".join(["─" * CELL] * above) + "╯", FAINT)
    yield Text(f" {words.say('finish')}".rjust(above * (CELL + 1)), BOLD)
    yield from _points(state, names, words, max(min(width - BESIDE, BAR), 0))


def _lid(state: OverloadState, row: range, above: int) -> Text:
    """Return the border over a row, with numbers and signs; `above` is how many cells lie on it."""
    line = Text().append("├" if above else "╭", FAINT)
    for at, space in enumerate(row, 1):
        number, sign = str(space), SIGNS[state.track.spaces[space]]
        inner = at < len(row) or at < above
        corner = ("┼" if inner else "┤") if above else ("┬" if inner else "╮")
        line.append(number, FAINT).append(sign, BOLD)
        line.append("─" * (CELL - len(number + sign)) + corner, FAINT)
    if above > len(row):
        line.append("┴".join(["─" * CELL] * (above - len(row))) + "╯", FAINT)
    return line


# What both have in them


def _row(state: OverloadState, row: range) -> list[Text]:
    cells = [_cell(state, space) for space in row]
    lines = []
    for nth in range(max(len(cell) for cell in cells)):
        line = Text().append("│", FAINT)
        for cell in cells:
            line.append_text(cell[nth] if nth < len(cell) else Text(" " * CELL)).append("│", FAINT)
        lines.append(line)
    return lines


def _cell(state: OverloadState, space: int) -> list[Text]:
    """Return what stands on a space, a line for each pawn, at least one line."""
    if space == state.track.finish:
        return [Text(FLAG, FAINT)]
    return [_token(state, pawn) for pawn in _pawns(state, space)] or [Text(" " * CELL)]


def _pawns(state: OverloadState, space: int) -> list[int]:
    return [pawn for pawn in range(state.track.pawns) if state.places[pawn] == space]


def _token(state: OverloadState, pawn: int) -> Text:
    """Return a pawn with its rings; on START it has none, until it is loaded."""
    ink = INKS[pawn // int(state.track.pawns_each) % len(INKS)]
    on_move = pawn == mover_of(state)
    piece = Style(bold=True, color=CHARCOAL if ink == BRIGHT else PAPER, bgcolor=ink, underline=on_move)
    rings = int(state.rings[pawn])
    token = Text().append(pawn_name(state.track, pawn), piece)
    if rings == state.track.capacity:
        # One more and it is overloaded. Reversed, so that it shows without colours too.
        token.append(f"●{rings}", Style(bold=True, reverse=True, color=WARNING, bgcolor=PAPER))
    elif rings or state.places[pawn] != START:
        token.append(f"{'●' if rings else '○'}{rings}", piece)
    return token


def _points(state: OverloadState, names: Sequence[str], words: Words, bar: int) -> Iterator[Text]:
    """Give the points by seat, after how many win."""
    yield Text().append(f"   {words.say('target', points=int(state.track.target))}", FAINT)
    for seat, name in enumerate(names):
        points = int(state.points[seat])
        ink = Style(color=INKS[seat % len(INKS)], bold=True)
        done = min(points * bar // int(state.track.target), bar)
        called = Text(name)
        called.truncate(NAME, overflow="ellipsis", pad=True)
        line = Text().append(" ▸ " if seat == state.seat else "   ", BOLD)
        line.append(f"{seat + 1} {called.plain} ", ink)
        line.append("━" * done, ink).append("─" * (bar - done), FAINT)
        yield line.append(f" {points:>3}", BOLD)
