"""Advice in rows that fit: first what can be counted, then the action, which may take several lines."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from quadriga.bots.thinker import Advice
from quadriga.cli.lines import tell
from quadriga.cli.menu import Menu
from quadriga.cli.teller import Teller
from quadriga.core.state import State
from quadriga.core.words import Words

GAP = 2  # columns between two that stand side by side
LEAST = 15  # columns that an action needs beside its figures; else it has lines of its own
UNBROKEN = "\u00a0"


def tell_best(out: Console, found: Sequence[Advice], state: State, menu: Menu, teller: Teller) -> None:
    """Tell somebody at the table what to type, and the chance to win with it."""
    seat = int(state.actor())
    rows = [[menu.key(each.action), _sure(each, seat, teller.words)] for each in found]
    labels = [teller.label(state, each.action) for each in found]
    tell(out, teller.words.say("best"))
    if _fits(out, rows):
        _tell_rows(out, rows, labels)
        return
    for (key, chance), label in zip(rows, labels, strict=True):
        tell(out, f"{'':{GAP}}{key}  {chance}", GAP)
        tell(out, f"{'':{2 * GAP}}{label}", 2 * GAP)


def tell_all(out: Console, found: Sequence[Advice], state: State, teller: Teller) -> None:
    """Tell everybody's chance to win with each action."""
    words, seat = teller.words, int(state.actor())
    heads = [*teller.names, words.say("column-tries")]
    rows = [[*_chances(each, seat, words), words.say("number", number=each.tries)] for each in found]
    labels = [_action(state, each.action, teller) for each in found]
    if _fits(out, [heads, *rows]):
        _tell_rows(out, [heads, *rows], [words.say("column-action"), *labels])
        return
    for each, row, label in zip(found, rows, labels, strict=True):
        tell(out, label)
        chances = [
            f"{name} {chance}".replace(" ", UNBROKEN)
            for name, chance in zip(teller.names, row[:-1], strict=True)
        ]
        told = words.say("tried", chances=" · ".join(chances), tries=each.tries)
        tell(out, f"{'':{GAP}}{told}", GAP)


def _chances(each: Advice, actor: int, words: Words) -> list[str]:
    return [
        _sure(each, actor, words) if seat == actor else words.say("share", share=share)
        for seat, share in enumerate(each.shares)
    ]


def _sure(each: Advice, seat: int, words: Words) -> str:
    return words.say("chance", share=each.shares[seat], error=100 * each.error)


def _action(state: State, action: int, teller: Teller) -> str:
    """Return an action in words, and how it is written where that is something else."""
    label, written = teller.label(state, action), teller.game.action_text(state, action)
    return label if label == written else f"{label} ({written})"


def _fits(out: Console, rows: Sequence[Sequence[str]]) -> bool:
    return sum(wide + GAP for wide in _widths(rows)) + GAP + LEAST <= out.width


def _tell_rows(out: Console, rows: Sequence[Sequence[str]], labels: Sequence[str]) -> None:
    widths = _widths(rows)
    hang = sum(wide + GAP for wide in widths) + GAP
    for row, label in zip(rows, labels, strict=True):
        cells = [" " * (GAP + wide - cell_len(cell)) + cell for cell, wide in zip(row, widths, strict=True)]
        tell(out, Text("".join(cells)).append(" " * GAP).append(label), hang)


def _widths(rows: Sequence[Sequence[str]]) -> list[int]:
    return [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
