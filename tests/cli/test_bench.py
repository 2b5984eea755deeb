"""quadriga bench runs what the checkout brings."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run


def test_the_benches_of_a_folder_above_are_run(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "benches").mkdir()
    (tmp_path / "benches" / "run.py").write_text(
        "def main(as_json: bool) -> int:\n    print('measured', as_json)\n    return 3\n"
    )
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path / "docs")
    ran = run("bench", "--json")
    assert (ran.code, ran.out) == (3, "measured True\n")


def test_outside_a_checkout_it_says_where_benches_are(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run("bench")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "quadriga: there is no benches/run.py here; the benches live in the source checkout, "
        "run this inside one\n"
    )
