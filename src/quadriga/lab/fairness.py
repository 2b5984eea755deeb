"""The page about balance: who wins more than is fair, table by table, and the commands that counted it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil

from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Game
from quadriga.core.registry import game
from quadriga.core.state import State
from quadriga.core.words import Words, words
from quadriga.lab.balance import MUCH, Balance, Weighed, order
from quadriga.lab.counted import Counted
from quadriga.lab.plot import Axis, Row, plot
from quadriga.lab.source import told

MARK = "<!-- Written by quadriga balance; what is changed here is lost. -->"

RARE = 0.01  # of the wins; what has a smaller fair share is told with all others that have

READING = f"""\
One kind of bot plays on every seat, so whoever wins more than others owes it to something else.

- **Wins** are the share of all wins that went to those who had this; equals share a win, and games that
  nobody won are left out. Partners win as one.
- **95 %** is Wilson's interval: with 95 % confidence the true share lies there.
- **Times** compares the share with the fair one: what would have been won with this if all who could win a
  game were as likely to win it, by how often somebody had it. **Bold** is more than {MUCH} times, where the
  fair share lies below the interval, too.
- **Others** are all together that have a fair share of less than {RARE:.0%} each.

In the plots a dot is that number of times, with its 95 % interval. It is hollow where it may be fair; the
dashed line is at {MUCH}. Bots that overlook something can make a fair game look unfair, and the other way
round: these figures are of games between such bots.
"""


class CountedTwice(QuadrigaError):
    """Two files tell of the same table, and no label tells them apart."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"{table}, is in two files; keep each with a --label of its own")


@dataclass(frozen=True)
class Table:
    """What was counted at one table with one kind of bot, by label in the order of the files."""

    game: Game[State]
    title: str
    counted: Sequence[Counted]

    @property
    def words(self) -> Words:
        return words("en", "quadriga", self.game.package)

    @property
    def picture(self) -> str:
        """Return the name of the file with the plot."""
        return re.sub("[^a-z0-9]+", "-", f"balance {self.game.slug} {self.title}".lower()).strip("-") + ".svg"


def tables(counted: Sequence[Counted]) -> list[Table]:
    """Return what was counted, table by table, those of a game together; where nobody won nothing is told."""
    found: dict[tuple[str, str], list[Counted]] = {}
    for one in counted:
        if one.balance.played.won:
            found.setdefault((one.asked.game, _title(one)), []).append(one)
    for (_, title), some in found.items():
        _check_labels(f"{game(some[0].asked.game).title}, {title}", some)
    return [
        Table(game(slug), title, some)
        for slug in dict.fromkeys(slug for slug, _ in found)
        for (of, title), some in found.items()
        if of == slug
    ]


def page(told: Sequence[Table], folder: str, remarks: Sequence[str] = ()) -> str:
    """Return the page in Markdown, with its pictures in this folder, and with what people remark on it."""
    return "\n".join(
        [
            MARK,
            "",
            "# Balance",
            "",
            "Who wins more often than is fair, from games that were really played.",
            "",
            f"## More than {MUCH} times the fair share",
            "",
            *_much(told),
            "",
            *(line for remark in remarks for line in (remark.strip(), "")),
            "## How to read it",
            "",
            READING,
            *(line for number, table in enumerate(told) for line in _section(table, told[:number], folder)),
        ]
    )


def picture(table: Table) -> str:
    """Return the plot of a table as SVG."""
    rows = [row for kind in _kinds(table) for row in _plotted(table, kind)]
    most = max(2.0, ceil(2 * max(row.number for row in rows)) / 2)
    title = f"{table.game.title}, {table.title}: wins in times of the fair share, with 95 % intervals"
    limits = {f"{MUCH} times": MUCH}
    return plot(rows, Axis("times the fair share", title, most, 0.5, 1.0, limits, ".1f", ".2f"), MARK)


def _title(one: Counted) -> str:
    """Return what tells a table from others of its game: players, options that are not as usual, the bot."""
    asked, of = one.asked, game(one.asked.game)
    usual = {option.name: option.text(option.check(option.default, asked.players)) for option in of.options}
    others = [f"{name} {value}" for name, value in asked.options.items() if usual.get(name) != value]
    return ", ".join([f"{asked.players} players", *others, asked.bot])


def _check_labels(title: str, some: Sequence[Counted]) -> None:
    if len({one.asked.label for one in some}) < len(some):
        raise CountedTwice(title)


def _kinds(table: Table) -> list[str]:
    return list(dict.fromkeys(kind for one in table.counted for kind in one.balance.tallies))


def _fared(table: Table, kind: str) -> Iterator[tuple[str, list[Weighed | None]]]:
    """Give everything of a kind with how it fared by label; None where nobody had it."""
    balances = [one.balance for one in table.counted]
    had = [set(balance.tallies.get(kind, {})) for balance in balances]
    for name, values in _named(table, kind).items():
        found = [sorted(values & some) for some in had]
        yield (
            name,
            [
                balance.weigh(kind, some) if some else None
                for balance, some in zip(balances, found, strict=True)
            ],
        )


def _named(table: Table, kind: str) -> dict[str, set[str]]:
    """Return the things of a kind by what they are called, the rare ones together."""
    balances = [one.balance for one in table.counted if kind in one.balance.tallies]
    values = sorted({value for balance in balances for value in balance.tallies[kind]}, key=order)
    rare = {value for value in values if all(_is_rare(balance, kind, value) for balance in balances)}
    if len(rare) < 2:
        rare = set()
    common = [value for value in values if value not in rare]
    named = {_said(f"trait-{kind}-{value}", value, table.words): {value} for value in common}
    return {**named, "others": rare} if rare else named


def _is_rare(balance: Balance, kind: str, value: str) -> bool:
    return value not in balance.tallies[kind] or balance.weigh(kind, [value]).fair < RARE


def _said(key: str, otherwise: str, words: Words) -> str:
    return words.say(key) if key in words else otherwise


def _heading(kind: str, words: Words) -> str:
    return _said(f"trait-{kind}", kind, words)


def _much(told: Sequence[Table]) -> list[str]:
    lines = [
        f"- {table.game.title}, {table.title}: {_heading(kind, table.words)} {name}, {row.ratio:.2f} times"
        + (f" ({one.asked.label})" if one.asked.label else "")
        for table in told
        for kind in _kinds(table)
        for name, fared in _fared(table, kind)
        for one, row in zip(table.counted, fared, strict=True)
        if row and row.much
    ]
    return lines or ["Nobody, at none of these tables."]


def _section(table: Table, before: Sequence[Table], folder: str) -> Iterator[str]:
    if not any(other.game is table.game for other in before):
        yield from (f"## {table.game.title}", "")
    yield from (f"### {table.title[0].upper()}{table.title[1:]}", "")
    yield from (_made_by(one) for one in table.counted)
    yield from ("", f"![Wins in times of the fair share]({folder}/{table.picture})", "")
    yield from _wins(table)
    yield ""
    if any(one.balance.losses for one in table.counted):
        yield from (table.words.say("losses"), "", *_losses(table), "")


def _made_by(one: Counted) -> str:
    asked, played = one.asked, one.balance.played
    label = f"**{asked.label}**: " if asked.label else ""
    counted = f"{played.games} games, {played.won} of them won"
    lost = f", `{asked.bot}` lost {len(played.faults)} seats to `greedy`" if played.faults else ""
    code = f"rules {asked.rules}, board {asked.board}{told(asked.source)}"
    versions = f"Quadriga {asked.quadriga}, {asked.build}, {code}"
    return f"- {label}{counted}{lost} ({versions}): `{asked.command(played.games)}`"


def _wins(table: Table) -> Iterator[str]:
    labels = [one.asked.label for one in table.counted]
    heads = [f"{label}: wins" if label else "wins" for label in labels]
    yield "| what | which |" + "".join(f" {head} | 95 % | times |" for head in heads)
    yield "|---|---|" + "---:|---|---:|" * len(labels)
    for kind in _kinds(table):
        heading = _heading(kind, table.words)
        for name, fared in _fared(table, kind):
            yield f"| {heading} | {name} |" + "".join(map(_cells, fared))
            heading = ""


def _cells(row: Weighed | None) -> str:
    if row is None:
        return " | | |"
    times = f"**{row.ratio:.2f}**" if row.much else f"{row.ratio:.2f}"
    return f" {row.share:.1%} | {max(row.low, 0):.1%} to {row.high:.1%} | {times} |"


def _losses(table: Table) -> Iterator[str]:
    """Give what put anybody out, in a game on average, the first label's most frequent first."""
    causes = dict.fromkeys(cause for one in table.counted for cause, _ in one.balance.losses.most_common())
    yield "| cause |" + "".join(f" {one.asked.label or 'times'} |" for one in table.counted)
    yield "|---|" + "---:|" * len(table.counted)
    for cause in causes:
        times = (one.balance.losses[cause] / one.balance.played.games for one in table.counted)
        cells = "".join(f" {each:.2f} |" for each in times)
        yield f"| {_said(f'loss-{cause}', cause, table.words)} |{cells}"


def _plotted(table: Table, kind: str) -> Iterator[Row]:
    heading = _heading(kind, table.words)
    for name, fared in _fared(table, kind):
        for one, row in zip(table.counted, fared, strict=True):
            if row:
                low, high = max(row.low, 0) / row.fair, row.high / row.fair
                yield Row(heading, name, row.ratio, low, high, 1.0, one.asked.label)
