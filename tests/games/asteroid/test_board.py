"""What board.toml must say; each way it can be wrong is refused with the file, the place and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga import WrongBoard
from quadriga.games.asteroid.board import board
from tests.games.asteroid.boards import REAL, read, replaced

EACH = "{ 2 = 6, 3 = 6, 4 = 6, 5 = 5, 6 = 5, 7 = 4, 8 = 4 }"
FACES = "faces = [1, 2, 3, 5, 6, 7]"
VALUES = "values = [1, 2, 3, 4, 5]"
TOTALS = "totals = [6, 7, 8]"
NUMBERS = "every number of players needs its asteroids, from the least to the most"

WRONG = {
    "a figure is missing": (
        replaced('hand = { value = 3, origin = "seed" }\n', ""),
        "figures.hand: missing; a table is needed here",
    ),
    "an origin is missing": (
        replaced('[lines]\norigin = "rebuilt"', "[lines]"),
        "lines.origin: missing; a word is needed here",
    ),
    "an origin that is none": (
        replaced('[drift]\norigin = "seed"', '[drift]\norigin = "hearsay"'),
        "drift.origin: 'hearsay' is not one of seed, public, rebuilt",
    ),
    "a board of one cell": (
        replaced("size = { value = 7", "size = { value = 1"),
        "figures.size.value: 1 is too small; at least 2",
    ),
    "an empty hand": (
        replaced("hand = { value = 3", "hand = { value = 0"),
        "figures.hand.value: 0 is too small; at least 1",
    ),
    "hands too large": (
        replaced("hand = { value = 3", "hand = { value = 7"),
        "figures.hand: 49 tiles are not 7 for each of 8",
    ),
    "hands of which not all turns can be told apart": (
        replaced(EACH, "{ 2 = 6 }", replaced("hand = { value = 3", "hand = { value = 16")),
        "figures.hand: 16 tiles; at most 15",
    ),
    "players with a gap": (replaced(EACH, "{ 2 = 6, 4 = 6 }"), f"players.asteroids: {NUMBERS}"),
    "no players": (replaced(EACH, "{}"), f"players.asteroids: {NUMBERS}"),
    "a lone player": (
        replaced(EACH, EACH.replace("{ 2", "{ 1 = 6, 2")),
        "players.asteroids.1: is not a number of players",
    ),
    "players in words": (
        replaced(EACH, EACH.replace("2 =", "two =", 1)),
        "players.asteroids.two: is not a number of players",
    ),
    "more asteroids than there are": (
        replaced(EACH, EACH.replace("2 = 6", "2 = 11")),
        "players.asteroids: 11 asteroids with 2 players; at most 10",
    ),
    "a line beyond the board": (
        replaced(FACES, "faces = [1, 2, 3, 5, 6, 8]"),
        "lines.faces: [1, 2, 3, 5, 6, 8] are not rising lines from 1 to 7",
    ),
    "a line before the board": (
        replaced(FACES, "faces = [0, 2, 3, 5, 6, 7]"),
        "lines.faces: [0, 2, 3, 5, 6, 7] are not rising lines from 1 to 7",
    ),
    "a line twice": (
        replaced(FACES, "faces = [1, 2, 2, 5, 6, 7]"),
        "lines.faces: [1, 2, 2, 5, 6, 7] are not rising lines from 1 to 7",
    ),
    "no lines": (replaced(FACES, "faces = []"), "lines.faces: [] are not rising lines from 1 to 7"),
    "a die with too few faces": (
        replaced(FACES, "faces = [1, 2, 3, 5]"),
        "lines.faces: a die needs a face for each of the 5 values",
    ),
    "a total that never comes": (
        replaced(TOTALS, "totals = [6, 13]"),
        "drift.totals: two dice with 6 faces never show 13",
    ),
    "no values": (
        replaced(VALUES, "values = [1, 2, 3]"),
        "asteroids.values: [1, 2, 3] are not the values 1 to 5: four arrows and a pivot",
    ),
    "no turn at all": (
        replaced("quarter_turns = 1", "quarter_turns = 0"),
        "pivot.quarter_turns: 0 is too small; at least 1",
    ),
    "all the way round": (
        replaced("quarter_turns = 1", "quarter_turns = 4"),
        "pivot.quarter_turns: 4 is no pivot; from 1 to 3",
    ),
    "no list of tiles": (
        replaced("doubled = [", "tripled = ["),
        "tiles.doubled: missing; a list of tiles is needed here",
    ),
    "a tile that is none": (
        replaced('"01243657"', '"01243658"'),
        "tiles.doubled: '01243658' is no tile in its first rotation",
    ),
    "a tile that is turned": (
        replaced('"02134657"', '"02135746"'),
        "tiles.doubled: '02135746' is no tile in its first rotation",
    ),
    "a tile that is a number": (
        replaced('"02134657"', "2134657"),
        "tiles.doubled: 2134657 is no tile in its first rotation",
    ),
    "a tile doubled twice": (
        replaced('"01243756"', '"01243657"'),
        "tiles.doubled: a tile is doubled twice",
    ),
}


@pytest.mark.parametrize("how", WRONG)
def test_a_wrong_board_is_refused(how: str, tmp_path: Path) -> None:
    """Word by word: the file, the place in it, and what is wrong there."""
    text, message = WRONG[how]
    with pytest.raises(WrongBoard) as error:
        read(tmp_path, text)
    assert str(error.value) == f"board.toml, {message}"
    assert (error.value.file, error.value.where, error.value.reason) == (
        "board.toml",
        *message.split(": ", 1),
    )


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongBoard) as error:
        read(tmp_path, "size: 7")
    assert str(error.value).startswith("board.toml, whole file: not TOML: ")


def test_the_real_board_is_right(tmp_path: Path) -> None:
    copy = read(tmp_path, REAL)
    assert copy == board()
    assert copy.seats == range(2, 9)


def test_a_truer_figure_needs_no_other_change(tmp_path: Path) -> None:
    """Whoever owns the box can put its figures in: another pivot, other lines, other tiles."""
    other = replaced("quarter_turns = 1", "quarter_turns = 3", replaced(FACES, "faces = [1, 2, 3, 4, 5, 6]"))
    field = read(tmp_path, other).field(2, with_asteroids=True, bonus=False)
    assert field.pivot == 3
    assert list(field.numbered[:7]) == [0, 1, 2, 3, 4, 5, 7]
