"""Which tests are run on the installed build."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent


Places = Callable[[bool, Sequence[str]], tuple[str, ...]]


@pytest.fixture
def places() -> Places:
    found: Places = runpy.run_path(str(ROOT / "tools" / "installed_tests.py"))["places"]
    return found


@pytest.mark.parametrize("compiled", [False, True], ids=["plain", "compiled"])
def test_what_is_run_alone_is_run_on_every_build(compiled: bool, places: Places) -> None:
    """No other run has it: where it was left out here, nobody would see that."""
    searched = [ROOT / place for place in places(compiled, ["-m", "alone", "-n", "0"])]
    marked = [file for file in TESTS.rglob("test_*.py") if "@pytest.mark.alone\n" in file.read_text()]
    assert TESTS / "benches" / "test_server.py" in marked
    assert [file for file in marked if not any(file.is_relative_to(place) for place in searched)] == []


def test_what_is_not_compiled_is_not_run_twice(places: Places) -> None:
    """The benches, for one, have been run on plain Python."""
    assert "tests/benches" in places(True, ["-m", "not alone"])
    assert "tests/benches" not in places(False, ["-m", "not alone"])
