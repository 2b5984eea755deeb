"""Board files like the real one, with something changed."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from quadriga.games.edison.board import Board, load

REAL = files("quadriga.games.edison").joinpath("board.toml").read_text(encoding="utf-8")


def replaced(old: str, new: str) -> str:
    """Return the board file with one thing written differently."""
    assert REAL.count(old) == 1, f"{old!r} stands {REAL.count(old)} times in the board file"
    return REAL.replace(old, new)


def read(folder: Path, text: str) -> Board:
    """Return the board that a file with this text describes."""
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    return load(path)
