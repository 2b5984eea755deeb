"""A plot of shares with whiskers, as SVG: on its own paper, readable on light and dark pages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby

# What is asked of the strongest level: its share of the wins against these.
TARGETS = {"greedy": 0.65, "random": 0.90}

PAPER, INK, FAINT, BLUE, RED = "#faf6ef", "#2d2d33", "#d9d2c5", "#0072b2", "#b23a26"

MARK = "<!-- Written by quadriga arena; what is changed here is lost. -->"

TYPE = f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}"'
WIDTH = 760
LEFT, RIGHT = 270, 680  # where 0 % and 100 % are
TOP = 64
ROW = 26
EDGE = 18


@dataclass(frozen=True)
class Row:
    """A share of wins from `low` to `high`, under the heading of its group; `fair` is what equals win."""

    group: str
    name: str
    share: float
    low: float
    high: float
    fair: float

    @property
    def may_be_fair(self) -> bool:
        """Whether the bot may be as strong as the others, for all that is known."""
        return self.low <= self.fair <= self.high


def plot(rows: Sequence[Row]) -> str:
    """Return the plot; rows that follow one another in one group have one heading."""
    groups = [(group, list(some)) for group, some in groupby(rows, key=lambda row: row.group)]
    bottom = TOP + ROW * (len(rows) + len(groups))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 44}" role="img" {TYPE}>',
            MARK,
            "<title>Shares of wins with their 95 % intervals</title>",
            f"<desc>{escape('; '.join(map(_said, rows)))}</desc>",
            f'<rect width="{WIDTH}" height="{bottom + 44}" rx="8" fill="{PAPER}"/>',
            *_scale(bottom),
            *_targets(bottom),
            *_drawn(groups),
            "</svg>",
            "",
        ]
    )


def _said(row: Row) -> str:
    return f"{row.group}, {row.name}: {row.share:.1%} ({row.low:.1%} to {row.high:.1%})"


def _x(share: float) -> str:
    return f"{LEFT + share * (RIGHT - LEFT):.1f}"


def _scale(bottom: int) -> Iterator[str]:
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, fair = _x(share), share == 0.5
        ink, width = (INK, 2) if fair else (FAINT, 1)
        yield f'<path d="M{x} {TOP - 6}V{bottom}" stroke="{ink}" stroke-width="{width}"/>'
        yield f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{share:.0%}</text>'
    yield f'<text x="{_x(0.5)}" y="{TOP - 12}" text-anchor="middle">fair</text>'
    yield f'<text x="{_x(0.5)}" y="{bottom + 35}" text-anchor="middle">share of wins</text>'


def _targets(bottom: int) -> Iterator[str]:
    for number, (bot, share) in enumerate(TARGETS.items()):
        x, y = _x(share), TOP - 12 - 17 * (number + 1)
        dashes = 'stroke-width="2" stroke-dasharray="5 4"'
        yield f'<path d="M{x} {y + 6}V{bottom}" stroke="{RED}" {dashes}/>'
        yield f'<text x="{x}" y="{y}" text-anchor="middle" fill="{RED}">{share:.0%} against {bot}</text>'


def _drawn(groups: Sequence[tuple[str, list[Row]]]) -> Iterator[str]:
    y = TOP + ROW // 2
    for group, rows in groups:
        yield f'<text x="{EDGE}" y="{y + 5}" font-weight="bold">{escape(group)}</text>'
        y += ROW
        for row in rows:
            yield from _whiskers(row, y)
            y += ROW


def _whiskers(row: Row, y: int) -> Iterator[str]:
    low, high = _x(row.low), _x(row.high)
    yield f'<text x="{EDGE + 12}" y="{y + 5}">{escape(row.name)}</text>'
    if row.fair != 0.5:
        yield f'<path d="M{_x(row.fair)} {y - 9}v18" stroke="{INK}" stroke-width="2"/>'
    whiskers = f"M{low} {y}H{high}M{low} {y - 5}v10M{high} {y - 5}v10"
    yield f'<path d="{whiskers}" stroke="{BLUE}" stroke-width="2" fill="none"/>'
    filled = PAPER if row.may_be_fair else BLUE
    yield f'<circle cx="{_x(row.share)}" cy="{y}" r="5" fill="{filled}" stroke="{BLUE}" stroke-width="2"/>'
    yield f'<text x="{WIDTH - EDGE}" y="{y + 5}" text-anchor="end">{row.share:.1%}</text>'
