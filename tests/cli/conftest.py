"""A command line for the tests: what is typed, what is written where, how it ended."""

from __future__ import annotations

import os
import re
import select
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import cast

import pytest
from typer.testing import CliRunner

from game_template import GAME
from quadriga import Game, State, game
from quadriga.cli import app
from quadriga.core import registry

KNOWN_BOTS = (
    "random, greedy, search, level1, level2, level3, level4, level5, search:200ms, search:5000, FILE.py, "
    "run:COMMAND"
)


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


Run = Callable[..., Ran]

PATIENCE = 120  # seconds, for a slow machine


def shown(terminal: int) -> Iterator[bytes]:
    """Give all that a terminal shows, whenever there is more of it, until it is closed."""
    seen = b""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:  # the other side is closed
                return
            yield seen
    raise TimeoutError(seen.decode())


def read_until(terminal: int, awaited: bytes) -> bytes:
    """Return what a terminal shows, once it matches this pattern."""
    seen = b""
    for seen in shown(terminal):
        if re.search(awaited, seen):
            return seen
    raise AssertionError(seen.decode())


def read_to_end(terminal: int) -> bytes:
    """Return what a terminal shows until it is closed."""
    *_, seen = (b"", *shown(terminal))
    return seen


def pressed_until_closed(terminal: int, key: bytes) -> bytes:
    """Press a key as a person does, again after a while if nothing comes of it; return what is shown."""
    seen = b""
    end = time.monotonic() + PATIENCE
    again = 0.0
    while time.monotonic() < end:
        if time.monotonic() > again:
            time.sleep(0.3)  # nobody is faster than a question
            os.write(terminal, key)
            again = time.monotonic() + PATIENCE / 8
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:  # the other side is closed
                return seen
    raise TimeoutError(seen.decode())


def plain(said: str) -> str:
    """Return a text with its spaces as one types them; that they are the right ones is tested elsewhere."""
    return " ".join(said.split())


def forged(lines: Sequence[str]) -> str:
    """Return a record of these lines with checks that are right."""
    digest = blake2b(b"quadriga record 1")
    written = ["quadriga record 1"]
    for line in lines:
        digest.update(f"\n{line}".encode())
        written.append(f"{digest.hexdigest()[:4]} {line}")
    return "\n".join(written) + "\n"


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch) -> dict[str, Game[State]]:
    """Put Overload alone on the shelf, so that what is asked stays the same when games are added."""
    known = {"overload": game("overload")}
    monkeypatch.setattr(registry, "_found", lambda: known)
    return known


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, shelf: dict[str, Game[State]]) -> Run:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def invoke(*args: str, typed: str = "") -> Ran:
        result = CliRunner().invoke(app, list(args), input=typed, catch_exceptions=False)
        return Ran(result.exit_code, result.stdout, result.stderr)

    return invoke


@pytest.fixture
def cups(shelf: dict[str, Game[State]]) -> Game[State]:
    """Return the template, as if it were installed: a game with secrets and a yes-or-no option."""
    cups = cast("Game[State]", GAME)
    shelf[cups.slug] = cups
    return cups


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return what looks like a checkout of Quadriga, and go into its docs."""
    package = tmp_path / "src" / "quadriga"
    package.mkdir(parents=True)
    (package / "builds.py").touch()
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path / "docs")
    return tmp_path
