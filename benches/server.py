"""Measures the server beside another, and under a steady crowd; `quadriga bench --server` calls `main`."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path.append(str(ROOT))  # this file is loaded by its path

from benches import boardgame_io, serving  # noqa: E402
from benches.report import HEADS, Report, Row, table_line  # noqa: E402
from benches.serving import Measured  # noqa: E402
from benches.steady import Steady  # noqa: E402
from benches.tables import HOUSE, OVERLOAD, TIC_TAC_TOE, Company  # noqa: E402
from quadriga import __version__  # noqa: E402
from quadriga.builds import compiled  # noqa: E402

RESULTS = Path(__file__).with_name("server-results.md")
SECONDS = 8.0  # for one side in one round
ROUNDS = 3
TARGET = 3.0
STEADY_SECONDS = 60.0
STEADY_TABLES = 1000  # with two sockets each
STEADY_RATE = 500.0  # decisions a second
STEADY_MOST = 0.1  # seconds for 99 of 100 decisions
BESIDE = 0.2  # of that crowd, and of its time, beside a flood and beside devices that never read
BESIDE_MOST = 0.05
DRAWN = 0.06  # of those tables: sixty are a meeting of more than three hundred people, each with a phone
DRAWN_TIME = 0.5
DRAWN_PACE = 1.0  # decisions a second at each of these tables: people take longer


def main(
    as_json: bool,
    *,
    seconds: float = SECONDS,
    rounds: int = ROUNDS,
    steady_seconds: float = STEADY_SECONDS,
    tables: int = STEADY_TABLES,
    rate: float = STEADY_RATE,
    results: Path = RESULTS,
) -> int:
    """Measure, show and write down; 0 also where a target is missed."""
    with Console(stderr=True).status("Measuring the server; this takes about four minutes."):
        report = side_by_side(seconds, rounds)
        crowds = [
            even(steady_seconds, tables, rate),
            flooded(BESIDE * steady_seconds, int(BESIDE * tables), BESIDE * rate),
            deafened(BESIDE * steady_seconds, int(BESIDE * tables), BESIDE * rate),
            drawn(DRAWN_TIME * steady_seconds, max(len(HOUSE), int(DRAWN * tables))),
        ]
        report = replace(report, aims=tuple(aim for crowd in crowds for aim in crowd.aims))
    results.write_text(markdown(report, crowds), encoding="utf-8")
    if as_json:
        print(json.dumps({**report.plain(), "crowds": [crowd.plain() for crowd in crowds]}, indent=2))
    else:
        _show(report, crowds)
    return 0


def side_by_side(seconds: float, rounds: int) -> Report:
    """Measure both servers in turn, each with nothing beside it."""
    versions = {"quadriga": __version__, "Python": platform.python_version()}
    build = "compiled" if compiled() else "plain Python, not compiled"
    try:
        versions["boardgame.io"] = boardgame_io.version()
    except boardgame_io.Absent as absent:
        return Report(build, versions, (), (f"{absent}.",))
    same, theirs, overload = [], [], []
    for _ in range(rounds):
        same.append(_in_a_folder(lambda to: serving.flat_out(to, seconds, TIC_TAC_TOE)))
        theirs.append(_in_a_folder(lambda to: serving.theirs_flat_out(to, seconds)))
        overload.append(_in_a_folder(lambda to: serving.flat_out(to, seconds, OVERLOAD)))
    rows = [*_rows("tic-tac-toe", same, theirs, TARGET), *_rows("overload", overload, theirs, None)]
    return Report(build, versions, tuple(rows))


def _rows(game: str, ours: list[Measured], theirs: list[Measured], target: float | None) -> Iterator[Row]:
    """Give what is compared of our game with their tic-tac-toe."""
    yield _row(f"{game}, full decisions a second", ours, theirs, lambda each: each.played.speed, target)
    if all(each.processor for each in (*ours, *theirs)):
        yield _row(f"{game}, for each second of the processor", ours, theirs, _economy, None)


def even(seconds: float, tables: int, rate: float, company: Company = OVERLOAD) -> Steady:
    """Measure a crowd at an even pace."""
    measured = _in_a_folder(lambda to: serving.steady(to, seconds, tables, rate, company))
    return Steady("an even pace", tables, sockets(tables, company), rate, STEADY_MOST, measured)


def flooded(seconds: float, tables: int, rate: float) -> Steady:
    """Measure one beside a client that floods the server."""
    measured = _in_a_folder(lambda to: serving.beside_a_flood(to, seconds, tables, rate))
    return Steady("beside a flood", tables, sockets(tables, OVERLOAD), rate, BESIDE_MOST, measured)


def deafened(seconds: float, tables: int, rate: float) -> Steady:
    """Measure one beside devices that never read."""
    measured = _in_a_folder(lambda to: serving.beside_the_deaf(to, seconds, tables, rate))
    return Steady("beside who never reads", tables, sockets(tables, OVERLOAD), rate, BESIDE_MOST, measured)


def drawn(seconds: float, tables: int) -> Steady:
    """Measure one at tables of every game, drawn on a phone for each seat."""
    rate = DRAWN_PACE * tables
    measured = _in_a_folder(lambda to: serving.drawn(to, seconds, tables, rate))
    return Steady("every game, drawn", tables, sockets(tables, *HOUSE), rate, STEADY_MOST, measured)


def sockets(tables: int, *companies: Company) -> int:
    """Return how many come to so many tables, to each with the next company."""
    return sum(len(companies[number % len(companies)].devices) for number in range(tables))


def markdown(report: Report, crowds: list[Steady]) -> str:
    """Return the page of results."""
    heads, *rows = [list(crowds[0].cells()), *(list(crowd.cells().values()) for crowd in crowds)]
    lines = [
        "# Results of the server",
        "",
        "Written by `quadriga bench --server`. What is measured, and how to read it, is in",
        "[docs/benchmarks.md](../docs/benchmarks.md).",
        "",
        table_line(HEADS),
        table_line(["---"] * len(HEADS)),
        *(table_line(row.cells()) for row in report.rows),
        "",
        "A crowd:",
        "",
        table_line(heads),
        table_line(["---"] * len(heads)),
        *map(table_line, rows),
        "",
        *(f"- {note}" for note in report.notes()),
    ]
    return "\n".join(lines) + "\n"


def _economy(measured: Measured) -> float:
    assert measured.processor is not None
    return 1 / measured.processor


def _row(
    name: str,
    ours: list[Measured],
    theirs: list[Measured],
    speed: Callable[[Measured], float],
    target: float | None,
) -> Row:
    return Row(name, boardgame_io.NAME, tuple(map(speed, ours)), tuple(map(speed, theirs)), target)


def _in_a_folder(measure: Callable[[Path], Measured]) -> Measured:
    with TemporaryDirectory() as folder:
        return measure(Path(folder))


def _show(report: Report, crowds: list[Steady]) -> None:
    out = Console()
    out.print(report.table("full decisions a second"))
    heads, *rows = zip(*(crowd.cells().values() for crowd in crowds), strict=True)
    table = Table("a crowd", *heads)
    for name, row in zip([*crowds[0].cells()][1:], rows, strict=True):
        table.add_row(name, *row)
    out.print(table)
