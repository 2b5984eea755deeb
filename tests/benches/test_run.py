"""A whole run, made short: what it prints, what it writes, and what it does without peers or compiler."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from benches import loops, playouts, run, searches, searches_in_c
from benches.playouts import DifferentGames
from quadriga.bots.search import Settings


def absent() -> loops.OneGame:
    raise ImportError("not here")


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No peer and no C compiler."""
    for module in (loops, searches):
        peers = tuple(loops.Peer(peer.name, peer.maker, peer.package, absent) for peer in module.PEERS)
        monkeypatch.setattr(module, "PEERS", peers)
    monkeypatch.setattr(playouts, "COMPILER", "no-such-compiler")


@pytest.mark.usefixtures("alone")
def test_what_is_missing_is_left_out_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main(True, seconds=0.0, rounds=1, results=tmp_path / "results.md") == 0
    report = json.loads(capsys.readouterr().out)
    assert [row["name"] for row in report["rows"]] == [
        "playouts, chariot",
        "playouts, asteroid",
        "playouts, edison",
    ]
    assert report["left_out"] == [
        "C, which is not compiled here: install no-such-compiler.",
        "OpenSpiel, which is not installed: pip install 'open_spiel', or make bench.",
        "PettingZoo, which is not installed: pip install 'pettingzoo[classic]', or make bench.",
    ]
    assert "Left out: OpenSpiel" in (tmp_path / "results.md").read_text(encoding="utf-8")


@pytest.mark.usefixtures("alone")
def test_a_peer_gives_a_row_and_the_table_is_the_default(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Overload itself stands for a peer; a target out of reach does not change the exit code."""
    peer = loops.Peer("itself", "Quadriga", "rich", lambda: loops.ours()["overload"], rolls=True)
    monkeypatch.setattr(loops, "PEERS", (peer,))
    monkeypatch.setattr(loops, "TARGETS", {"overload": {"Quadriga itself": 1000.0}})
    monkeypatch.setattr(run, "ALONE", {})
    assert run.main(False, seconds=0.0, rounds=2, results=tmp_path / "results.md") == 0
    assert "Missed: Python loop, overload against Quadriga itself." in capsys.readouterr().out
    text = (tmp_path / "results.md").read_text(encoding="utf-8")
    assert "| Python loop, overload | Quadriga itself |" in text
    assert "| chances listed, overload | Quadriga itself |" in text


@pytest.mark.usefixtures("alone")
def test_a_peer_that_searches_gives_a_row_for_each_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Random games of Overload stand for a peer's search."""
    peer = loops.Peer("search", "Somebody", "rich", lambda: loops.ours()["overload"])
    monkeypatch.setattr(searches, "PEERS", (peer,))
    monkeypatch.setattr(searches, "SETTINGS", Settings(4, searches.DAY))
    monkeypatch.setattr(run, "ALONE", {})
    assert run.main(True, seconds=0.0, rounds=1, results=tmp_path / "results.md") == 0
    rows = json.loads(capsys.readouterr().out)["rows"]
    assert [(row["name"], row["peer"]) for row in rows] == [
        (f"search, {slug}", "Somebody search") for slug in ("overload", "chariot", "asteroid", "edison")
    ]


def test_different_games_are_refused_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def differing(*_: object) -> None:
        raise DifferentGames("they differ")

    monkeypatch.setattr(run, "measured", differing)
    assert run.main(False, results=tmp_path / "results.md") == 1
    assert "Refused: they differ." in capsys.readouterr().err
    assert not (tmp_path / "results.md").exists()


def test_nothing_written_names_the_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the compiler where there is one; peers are left out, and tries are few, to be quick."""
    monkeypatch.setattr(loops, "PEERS", ())
    monkeypatch.setattr(searches, "PEERS", ())
    monkeypatch.setattr(searches_in_c, "SETTINGS", Settings(20, searches.DAY))
    run.main(True, seconds=0.0, rounds=2, results=tmp_path / "results.md")
    text = (tmp_path / "results.md").read_text(encoding="utf-8")
    assert "Build of quadriga: " in text
    assert str(run.ROOT) not in text
    assert str(tmp_path) not in text
