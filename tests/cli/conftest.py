"""A command line for the tests: what is typed, what is written where, how it ended."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import pytest
from typer.testing import CliRunner

from game_template import GAME
from quadriga import Game, State
from quadriga.cli import app
from quadriga.core import registry


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


@pytest.fixture
def cups(monkeypatch: pytest.MonkeyPatch) -> Game[State]:
    """Return the template, as if it were installed: a game with secrets and a yes-or-no option."""
    game = cast("Game[State]", GAME)
    known = {**registry._found(), game.slug: game}
    monkeypatch.setattr(registry, "_found", lambda: known)
    return game


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return what looks like a checkout of Quadriga, and go into its docs."""
    package = tmp_path / "src" / "quadriga"
    package.mkdir(parents=True)
    (package / "builds.py").touch()
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path / "docs")
    return tmp_path
