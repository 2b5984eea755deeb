"""Measures the server beside another, and under a steady crowd; `quadriga bench --server` calls `main`."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Callable
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
from quadriga import __version__  # noqa: E402
from quadriga.builds import compiled  # noqa: E402

RESULTS = Path(__file__).with_name("server-results.md")
SECONDS = 8.0  # for one side in one round
ROUNDS = 3
TARGET = 3.0
STEADY_SECONDS = 60.0
STEADY_TABLES = 1000  # with two sockets each
STEADY_RATE = 500.0  # decisions a second


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
    with Console(stderr=True).status("Measuring the server; this takes about three minutes."):
        report = side_by_side(seconds, rounds)
        steady = Steady(
            tables, rate, _in_a_folder(lambda to: serving.steady(to, steady_seconds, tables, rate))
        )
    results.write_text(markdown(report, steady), encoding="utf-8")
    if as_json:
        print(json.dumps({**report.plain(), "steady": steady.plain()}, indent=2))
    else:
        _show(report, steady)
    return 0


def side_by_side(seconds: float, rounds: int) -> Report:
    """Measure both servers in turn, each with nothing beside it."""
    versions = {"quadriga": __version__, "Python": platform.python_version()}
    build = "compiled" if compiled() else "plain Python, not compiled"
    try:
        versions["boardgame.io"] = boardgame_io.version()
    except boardgame_io.Absent as absent:
        return Report(build, versions, (), (f"{absent}.",))
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(_in_a_folder(lambda to: serving.flat_out(to, seconds)))
        theirs.append(_in_a_folder(lambda to: boardgame_io.flat_out(to, seconds)))
    rows = [_row("full decisions a second", ours, theirs, lambda each: each.played.speed, TARGET)]
    if all(each.processor for each in (*ours, *theirs)):
        rows.append(_row("for each second of the processor", ours, theirs, _economy, None))
    return Report(build, versions, tuple(rows))


def markdown(report: Report, steady: Steady) -> str:
    """Return the page of results."""
    cells = steady.cells()
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
        "A crowd at an even pace:",
        "",
        table_line(list(cells)),
        table_line(["---"] * len(cells)),
        table_line(list(cells.values())),
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


def _show(report: Report, steady: Steady) -> None:
    out, crowd = Console(), Table(title="a crowd at an even pace", show_header=False)
    out.print(report.table("full decisions a second"))
    for name, value in steady.cells().items():
        crowd.add_row(name, value)
    out.print(crowd)
