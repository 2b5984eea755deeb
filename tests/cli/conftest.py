"""A command line for the tests: what is typed, what is written where, how it ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from typer.testing import CliRunner

from quadriga.cli import app


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def invoke(*args: str, typed: str = "") -> Ran:
        result = CliRunner().invoke(app, list(args), input=typed, catch_exceptions=False)
        return Ran(result.exit_code, result.stdout, result.stderr)

    return invoke
