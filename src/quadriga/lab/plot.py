"""A plot of shares with their intervals, as SVG: readable on light and on dark pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby

PAPER, INK, FAINT, RED = "#faf6ef", "#2d2d33", "#d9d2c5", "#b23a26"
BLUE, GREY = "#0072b2", "#7a7469"

TYPE = f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}"'
WIDTH = 760
LEFT, RIGHT = 270, 680  # where the axis begins and ends
TOP = 64
ROW = 26
EDGE = 18


@dataclass(frozen=True)
class Axis:
    """What is plotted, from 0 to `most`, with a line where it is fair, and dashed ones with a text.

    `ticks` and `written` are the formats of numbers, under the axis and in a row.
    """

    name: str
    title: str
    most: float
    step: float
    fair: float
    limits: Mapping[str, float]
    ticks: str
    written: str

    def x(self, number: float) -> str:
        """Return where a number is; those beyond the end are at the end."""
        return f"{LEFT + min(number / self.most, 1.0) * (RIGHT - LEFT):.1f}"

    def marks(self) -> list[float]:
        """Return the numbers that are written under the axis."""
        return [self.step * number for number in range(round(self.most / self.step) + 1)]


@dataclass(frozen=True)
class Row:
    """A number from `low` to `high`, under the heading of its group; `fair` is what equals have.

    Rows of one name in a row are the same thing with several labels.
    """

    group: str
    name: str
    number: float
    low: float
    high: float
    fair: float
    label: str = ""

    @property
    def may_be_fair(self) -> bool:
        """Whether it may be fair, for all that is known."""
        return self.low <= self.fair <= self.high


def plot(rows: Sequence[Row], axis: Axis, mark: str) -> str:
    """Return the plot, marked as ours; rows that follow one another in one group have one heading."""
    groups = [(group, list(some)) for group, some in groupby(rows, key=lambda row: row.group)]
    bottom = TOP + ROW * (len(rows) + len(groups))
    colours = _colours(rows)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 44}" role="img" {TYPE}>',
            mark,
            f"<title>{escape(axis.title)}</title>",
            f"<desc>{escape('; '.join(_said(row, axis) for row in rows))}</desc>",
            f'<rect width="{WIDTH}" height="{bottom + 44}" rx="8" fill="{PAPER}"/>',
            *_scale(axis, bottom),
            *_limits(axis, bottom),
            *_legend(colours),
            *_drawn(groups, axis, colours),
            "</svg>",
            "",
        ]
    )


def _colours(rows: Sequence[Row]) -> dict[str, str]:
    """Return the colour of each label: what came last is what counts, and blue."""
    labels = list(dict.fromkeys(row.label for row in rows))
    return {label: BLUE if label == labels[-1] else GREY for label in labels}


def _said(row: Row, axis: Axis) -> str:
    number, low, high = (format(one, axis.written) for one in (row.number, row.low, row.high))
    name = f"{row.name}, {row.label}" if row.label else row.name
    return f"{row.group}, {name}: {number} ({low} to {high})"


def _scale(axis: Axis, bottom: int) -> Iterator[str]:
    for number in axis.marks():
        x = axis.x(number)
        if number != axis.fair:
            yield f'<path d="M{x} {TOP - 6}V{bottom}" stroke="{FAINT}" stroke-width="1"/>'
        yield f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{number:{axis.ticks}}</text>'
    fair = axis.x(axis.fair)
    yield f'<path d="M{fair} {TOP - 6}V{bottom}" stroke="{INK}" stroke-width="2"/>'
    yield f'<text x="{fair}" y="{TOP - 12}" text-anchor="middle">fair</text>'
    middle = (LEFT + RIGHT) // 2
    yield f'<text x="{middle}" y="{bottom + 35}" text-anchor="middle">{escape(axis.name)}</text>'


def _limits(axis: Axis, bottom: int) -> Iterator[str]:
    for number, (text, limit) in enumerate(axis.limits.items()):
        x, y = axis.x(limit), TOP - 12 - 17 * (number + 1)
        dashes = 'stroke-width="2" stroke-dasharray="5 4"'
        yield f'<path d="M{x} {y + 6}V{bottom}" stroke="{RED}" {dashes}/>'
        yield f'<text x="{x}" y="{y}" text-anchor="middle" fill="{RED}">{escape(text)}</text>'


def _legend(colours: Mapping[str, str]) -> Iterator[str]:
    for number, (label, colour) in enumerate(colours.items()):
        y = TOP - 12 - 17 * (len(colours) - 1 - number)
        if label:
            yield f'<circle cx="{EDGE + 5}" cy="{y - 5}" r="5" fill="{colour}"/>'
            yield f'<text x="{EDGE + 16}" y="{y}">{escape(label)}</text>'


def _drawn(groups: Sequence[tuple[str, list[Row]]], axis: Axis, colours: Mapping[str, str]) -> Iterator[str]:
    y = TOP + ROW // 2
    for group, rows in groups:
        yield f'<text x="{EDGE}" y="{y + 5}" font-weight="bold">{escape(group)}</text>'
        named = ""
        for row in rows:
            y += ROW
            if row.name != named:
                yield f'<text x="{EDGE + 12}" y="{y + 5}">{escape(row.name)}</text>'
            yield from _whiskers(row, y, axis, colours[row.label])
            named = row.name
        y += ROW


def _whiskers(row: Row, y: int, axis: Axis, colour: str) -> Iterator[str]:
    low, high = axis.x(row.low), axis.x(row.high)
    if row.fair != axis.fair:
        yield f'<path d="M{axis.x(row.fair)} {y - 9}v18" stroke="{INK}" stroke-width="2"/>'
    whiskers = f"M{low} {y}H{high}M{low} {y - 5}v10"
    if row.high <= axis.most:  # else it goes on beyond the end
        whiskers += f"M{high} {y - 5}v10"
    yield f'<path d="{whiskers}" stroke="{colour}" stroke-width="2" fill="none"/>'
    filled, ring = (PAPER if row.may_be_fair else colour), f'stroke="{colour}" stroke-width="2"'
    yield f'<circle cx="{axis.x(row.number)}" cy="{y}" r="5" fill="{filled}" {ring}/>'
    number = format(row.number, axis.written)
    yield f'<text x="{WIDTH - EDGE}" y="{y + 5}" text-anchor="end">{number}</text>'
