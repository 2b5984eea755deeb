"""Board files like the real one, with something changed."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from quadriga.games.overload.board import Board, load

REAL = files("quadriga.games.overload").joinpath("board.toml").read_text(encoding="utf-8")


def replaced(old: str, new: str, text: str = REAL) -> str:
    """Return the board file with one thing written differently."""
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the board file"
    return text.replace(old, new)


def section(name: str, text: str = REAL) -> str:
    """Return the part of the board file that describes this section."""
    found = re.search(rf'\[\[section\]\]\nname = "{name}"\n(.+\n)+', text)
    assert found, f"no section {name!r} in the board file"
    return found[0]


def acting(name: str, *actions: str, text: str = REAL) -> str:
    """Return the board file with these action spaces in this section, written 4 +."""
    old = section(name, text)
    tables = ['{{ space = {}, does = "{}" }}'.format(*action.split()) for action in actions]
    return replaced(old, re.sub("actions = .*", f"actions = [{', '.join(tables)}]", old), text)


def read(folder: Path, text: str) -> Board:
    """Return the board that a file with this text describes."""
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    return load(path)
