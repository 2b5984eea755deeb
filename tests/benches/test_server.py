"""The server's bench: a real server and a small crowd, with and without a peer."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from math import ceil
from pathlib import Path

import pytest

from benches import boardgame_io, server, serving
from benches.crowd import Played
from benches.processes import Used
from benches.report import Report
from benches.serving import Measured
from benches.steady import FLAT, MEGABYTE, Steady
from benches.tables import LONG, OVERLOAD, TIC_TAC_TOE, Company
from quadriga.builds import compiled
from quadriga.table.table import REMEMBERED

PEOPLE = 5
# Bytes. What stays of one is its number in the record, and those of its dice: up to 60; and of seats that
# seldom decide the last commands are still to come. A leak would be more: an event alone takes 300.
A_DECISION = 150


def measured(speed: float, processor: float | None = None) -> Measured:
    return Measured(Played(1.0, [0.001] * int(speed)), processor)


def test_a_steady_crowd_is_served_and_written_down(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those beside a flood and those who draw come indeed."""

    def absent() -> str:
        raise boardgame_io.Absent("boardgame.io, which is not here: make bench")

    monkeypatch.setattr(boardgame_io, "version", absent)
    monkeypatch.setattr(serving, "steady", lambda *asked: measured(40))
    results = tmp_path / "results.md"
    assert server.main(True, steady_seconds=2.0, tables=10, rate=40.0, results=results) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["left_out"] == ["boardgame.io, which is not here: make bench."]
    sizes = [(crowd["tables"], crowd["sockets"]) for crowd in report["crowds"]]
    assert sizes == [(10, 20), (2, 4), (2, 4), (4, 8 + 6 + 5 + 4)]
    for crowd in report["crowds"]:
        assert crowd["decisions_a_second"] > 0
        assert 0 < crowd["median_seconds"] <= crowd["p99_seconds"]
    with_them = [crowd["p99_seconds_with_them"] for crowd in report["crowds"]]
    assert [bool(seconds) for seconds in with_them] == [False, True, True, False]
    assert "| an even pace | 10 | 20 |" in results.read_text(encoding="utf-8")


@pytest.mark.parametrize("company", [OVERLOAD, TIC_TAC_TOE], ids=lambda company: company.game)
def test_every_table_plays_as_fast_as_it_is_answered(tmp_path: Path, company: Company) -> None:
    crowd = serving.flat_out(tmp_path, 1.0, company, tables=40)
    assert crowd.played.decisions > 0
    assert len(crowd.played.waits) == crowd.played.decisions


def test_both_servers_are_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The peer is played: what it stands for is measured where it is installed."""
    monkeypatch.setattr(boardgame_io, "version", lambda: "0.1")
    monkeypatch.setattr(serving, "theirs_flat_out", lambda folder, seconds: measured(100, 0.002))
    monkeypatch.setattr(serving, "flat_out", lambda folder, seconds, company: measured(250, 0.001))
    monkeypatch.setattr(serving, "steady", lambda *asked: measured(500))
    for beside in ("beside_a_flood", "beside_the_deaf"):
        monkeypatch.setattr(serving, beside, lambda *asked: measured(100))
    monkeypatch.setattr(serving, "drawn", lambda *asked: measured(60))
    results = tmp_path / "results.md"
    assert server.main(False, rounds=2, results=results) == 0
    shown, written = capsys.readouterr().out, results.read_text(encoding="utf-8")
    assert "Missed: tic-tac-toe, full decisions a second against boardgame.io" in " ".join(shown.split())
    for game, target in (("tic-tac-toe", "3 MISSED"), ("overload", "none")):
        head = f"| {game}, full decisions a second | {boardgame_io.NAME} | 250 | 100 | 2.50 |"
        assert f"{head} 2.50–2.50 | {target} |" in written
        assert f"| {game}, for each second of the processor | {boardgame_io.NAME} | 1 k | 500 |" in written


@pytest.mark.parametrize(
    ("waits", "waiting", "reached"),
    [
        ([0.01] * 1000, [0.01], True),
        ([0.01] * 900, [], False),
        ([0.01] * 985 + [0.2] * 15, [], False),
        ([0.01] * 1000, [0.2], False),
    ],
    ids=["in time", "too few", "too late", "unanswered"],
)
def test_what_is_reached_is_said(waits: list[float], waiting: list[float], reached: bool) -> None:
    crowd = Steady("a pace", 10, 20, 1000.0, 0.1, Measured(Played(1.0, waits, waiting), None))
    assert crowd.reached is reached


@pytest.mark.parametrize("spoilt", [Played(1.0, [0.01] * 9 + [0.2]), Played(1.0, [0.01], [0.2])])
def test_who_sits_with_a_spoiler_is_answered_as_soon_as_all_the_others(spoilt: Played) -> None:
    """However few they are among a crowd."""
    quick = Played(1.0, [0.01] * 1000)
    for with_them, reached in ((quick, True), (spoilt, False)):
        measured = Measured(quick, None, with_them=with_them)
        assert Steady("a pace", 10, 20, 1000.0, 0.1, measured).reached is reached


def test_memory_is_shown_at_first_at_most_and_at_last() -> None:
    memory = tuple(size * MEGABYTE for size in (1, 3, 2))
    crowd = Steady("a pace", 10, 20, 1.0, 0.1, Measured(Played(1.0, [0.1]), None, memory))
    assert crowd.cells()["memory before, at most, after"] == "1 MB, 3 MB, 2 MB"


@pytest.mark.parametrize(
    ("memory", "flat"), [((5, 5 + FLAT - 1, 5), True), ((5, 5 + FLAT, 5), False), ((), None)]
)
def test_memory_is_flat_where_it_never_grows_much(memory: tuple[int, ...], flat: bool | None) -> None:
    """And nobody misses what a system does not tell."""
    crowd = Steady("a pace", 10, 20, 1.0, 0.1, Measured(Played(1.0, [0.01]), None, memory))
    assert crowd.is_flat is flat
    assert crowd.reached is (flat is not False)


def test_what_was_spent_is_counted_for_each_decision() -> None:
    between = Measured.between(Played(2.0, [0.1] * 4), [Used(1.0, 10), Used(2.0, 30), Used(3.0, 20)])
    assert (between.processor, between.memory) == (0.5, (10, 30, 20))
    unknown = Measured.between(Played(2.0, [0.1]), [Used(), Used()])
    assert (unknown.processor, unknown.memory) == (None, ())


@pytest.mark.parametrize("as_json", [False, True])
def test_a_crowd_that_waits_or_for_which_memory_grows_is_in_the_verdict(
    as_json: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    late = Measured(Played(1.0, [5.0] * 500), None, (1, 2))
    grown = Measured(Played(1.0, [0.01] * 500), None, (1, 1 + FLAT))
    monkeypatch.setattr(server, "side_by_side", lambda *asked: Report("compiled", {}, ()))
    for name, seen in (("steady", late), ("beside_a_flood", grown)):
        monkeypatch.setattr(serving, name, lambda *asked, seen=seen: seen)
    for name in ("beside_the_deaf", "drawn"):
        monkeypatch.setattr(serving, name, lambda *asked: measured(500))
    results = tmp_path / "results.md"
    assert server.main(as_json, results=results) == 0
    missed = "Missed: an even pace, 100 ms; beside a flood, memory."
    shown = capsys.readouterr().out
    assert missed in (json.loads(shown)["verdict"] if as_json else " ".join(shown.split()))
    written = results.read_text(encoding="utf-8")
    assert f"- {missed}\n" in written
    assert "| 100 ms MISSED, 32 MB more reached |" in written
    assert "| 50 ms reached, 32 MB more MISSED |" in written
    assert "| 50 ms reached |" in written


def test_each_bench_can_be_loaded_by_its_path() -> None:
    bench = import_module("quadriga.cli.bench")  # in the package its name is the command's
    for file in (bench.GAMES, bench.SERVER):
        assert callable(bench.loaded(server.ROOT / file).main)


@pytest.fixture
def beside_theirs() -> None:
    """Both sides as they are compared: ours compiled, theirs installed."""
    if not compiled():
        pytest.skip("boardgame.io's server is compared with the compiled build, and this is plain Python")
    try:
        boardgame_io.version()
    except boardgame_io.Absent as absent:
        pytest.skip(str(absent))


@pytest.mark.alone
@pytest.mark.usefixtures("beside_theirs")
def test_three_times_as_many_full_decisions_as_boardgame_io() -> None:
    """Although ours are on disk, and theirs nowhere but in memory."""
    tic_tac_toe, *_ = server.side_by_side(server.SECONDS, server.ROUNDS).rows
    assert (tic_tac_toe.name, tic_tac_toe.target) == ("tic-tac-toe, full decisions a second", 3.0)
    assert tic_tac_toe.reached, tic_tac_toe.plain()


def grown(crowd: Steady) -> float:
    """Return the bytes by which memory grew with each decision, once all is remembered that ever will be."""
    memory = crowd.measured.memory
    if not memory:
        return 0.0  # the system does not tell
    a_part = crowd.measured.played.decisions / serving.PARTS
    remembered = ceil(REMEMBERED * PEOPLE * crowd.tables / a_part)
    assert remembered < serving.PARTS, "it was too short for that"
    return (memory[-1] - memory[remembered]) / ((serving.PARTS - remembered) * a_part)


@pytest.mark.alone
def test_a_thousand_tables_for_five_minutes() -> None:
    """Nobody waits long, and memory stays flat: in the end it grows by the record and no more."""
    crowd = server.even(300.0, server.STEADY_TABLES, server.STEADY_RATE, LONG)
    assert crowd.reached, crowd.plain()
    assert grown(crowd) < A_DECISION


@pytest.mark.alone
@pytest.mark.parametrize("beside", [server.flooded, server.deafened])
def test_nobody_waits_for_who_floods_or_never_reads(beside: Callable[..., Steady]) -> None:
    """They are sent away, however often they come back, and leave nothing behind."""
    crowd = beside(60.0, 200, 100.0)
    assert crowd.reached, crowd.plain()
    assert crowd.measured.sent_away > 0
