"""quadriga bench runs what the checkout brings."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run

BENCH = """
from __future__ import annotations
from dataclasses import dataclass

@dataclass
class Measured:
    what: str

def main(as_json: bool) -> int:
    print(Measured("all").what, as_json)
    return 3
"""


def test_the_benches_of_the_checkout_are_run(run: Run, checkout: Path) -> None:
    (checkout / "benches").mkdir()
    (checkout / "benches" / "run.py").write_text(BENCH)
    ran = run("bench", "--json")
    assert (ran.code, ran.out) == (3, "all True\n")


def test_the_bench_of_the_server_is_another(run: Run, checkout: Path) -> None:
    (checkout / "benches").mkdir()
    (checkout / "benches" / "server.py").write_text(BENCH)
    ran = run("bench", "--server")
    assert (ran.code, ran.out) == (3, "all False\n")


def test_the_bench_of_the_page_is_another(run: Run, checkout: Path) -> None:
    (checkout / "benches").mkdir()
    (checkout / "benches" / "page.py").write_text(BENCH)
    ran = run("bench", "--page")
    assert (ran.code, ran.out) == (3, "all False\n")
    ran = run("bench", "--page", "--server")
    assert (ran.code, ran.err) == (2, "quadriga: measure the server or the page, one after the other\n")


def test_the_benches_of_another_project_are_not_run(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "benches").mkdir()
    (tmp_path / "benches" / "run.py").write_text(BENCH)
    monkeypatch.chdir(tmp_path)
    ran = run("bench")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "quadriga: this is no checkout of Quadriga; the benches live in one, run this inside it\n"
    )
