"""The arena that the tests' positions are drawn for, and board files like it with something changed."""

from __future__ import annotations

import sys
from pathlib import Path

from quadriga.games.chariot.board import Board, board, load

FILE = Path(__file__).with_name("board.toml")
TEXT = FILE.read_text(encoding="utf-8")
DRAWN = load(FILE)


def race_here() -> None:
    """Race on this arena for as long as Python runs."""
    vars(sys.modules[board.__module__])["FILE"] = FILE
    board.cache_clear()


def replaced(old: str, new: str, text: str = TEXT) -> str:
    """Return the board file with one thing written differently."""
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the board file"
    return text.replace(old, new)


def sheet(colour: str, old: str, new: str) -> str:
    """Return the board file with one thing on this chariot's black sheet written differently."""
    start = TEXT.index(f'colour = "{colour}"')
    return TEXT[:start] + TEXT[start:].replace(old, new, 1)


def lane(name: str, old: str, new: str) -> str:
    """Return the board file with one thing of this lane written differently."""
    start = TEXT.index(f'name = "{name}"')
    assert old in TEXT[start:], f"{old!r} does not stand in the lane {name}"
    return TEXT[:start] + TEXT[start:].replace(old, new, 1)


def read(folder: Path, text: str) -> Board:
    """Return the board that a file with this text describes."""
    path = folder / "board.toml"
    path.write_text(text, encoding="utf-8")
    return load(path)


# A smaller arena of the same form: fewer spaces, other limits, pillars and starting places.
SMALL = "\n".join(
    [
        TEXT[: TEXT.index("[[lane]]")],
        """
[[lane]]
name = "outer"
lengths = [[6, 12], [6, 6], [6, 12], [6, 6]]
offset = 0
limits = { 7 = 9, 19 = 9 }

[[lane]]
name = "middle"
lengths = [[6, 12], [4, 9], [6, 12], [4, 9]]
offset = 4
limits = { 7 = 6, 17 = 6 }

[[lane]]
name = "inner"
lengths = [[6, 12], [2, 18], [6, 12], [2, 18]]
offset = 8
limits = { 7 = 4, 15 = 4 }

[line]
origin = "rebuilt"
spaces = [2, 2, 2]

[halves]
origin = "rebuilt"
spaces = [14, 12, 10]

[grid]
origin = "rebuilt"
places = [[0, 2], [1, 2], [2, 2], [0, 1], [1, 1], [2, 1]]

[pillars]
origin = "rebuilt"
spaces = [[1, 4], [0, 13], [2, 12]]
""",
        TEXT[TEXT.index("# The chariot sheets") :],
    ]
)
