"""What board.toml must say; each way it can be wrong is refused with the file, the place and the reason."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from quadriga import WrongBoard
from quadriga.games.edison.board import board
from tests.games.edison.boards import REAL, read, replaced

TABLES = [
    "vehicles",
    "cards",
    "track",
    "walls",
    "drop",
    "printed",
    "chips",
    "backs",
    "shown_ranking",
    "rankings",
    "bystander",
    "sheet",
]
NAMES = '["rocket", "zeppelin", "roller", "yacht"]'
SHOWN = "card = [3, 2, 1, 0]"
FOUR = "[[0, 3, 2, 1], [1, 0, 3, 2], [2, 1, 0, 3]]"
THREE = "[[3, 0, 2, 1], [1, 0, 3, 2], [2, 0, 1, 3]]"
BLUE = '["10", "7", "4", "O", "2", "1"]'
STANDARD = 'standard = ["2", "4",'

WRONG = {
    "no list of vehicles": (
        replaced(NAMES, '"rocket"'),
        "vehicles.names: missing or wrong; a list of words is needed here",
    ),
    "a vehicle twice": (
        replaced(NAMES, '["rocket", "zeppelin", "roller", "roller"]'),
        "vehicles.names: 3 different vehicles; 4 are needed",
    ),
    "five vehicles": (
        replaced(NAMES, '["rocket", "zeppelin", "roller", "yacht", "sledge"]'),
        "vehicles.names: 5 different vehicles; 4 are needed",
    ),
    "an unknown bystander": (
        replaced('vehicle = "zeppelin"', 'vehicle = "sledge"'),
        "bystander.vehicle: 'sledge' is no vehicle",
    ),
    "no distances": (
        replaced("distances = 6", "distances = 0"),
        "cards.distances: 0 is too small; at least 1",
    ),
    "a scoring distance beyond": (
        replaced("scoring_distance = 2", "scoring_distance = 7"),
        "cards.scoring_distance: 7 is beyond the 6 distances",
    ),
    "no cards ahead": (replaced("ahead = 4", "ahead = 0"), "cards.ahead: 0 is too small; at least 1"),
    "words for a value": (
        replaced("bottom = -10", 'bottom = "-10"'),
        "printed.bottom: '-10' is not a whole number",
    ),
    "the drop elsewhere": (
        replaced("bottom = 10", "bottom = 11"),
        "drop.bottom: 11 does not follow 9 on the track",
    ),
    "the drop beyond the track": (
        replaced("top = 9\nbottom = 10", "top = 22\nbottom = 23"),
        "drop.bottom: 23 does not follow 22 on the track",
    ),
    "a wall on the drop": (
        replaced("[3, 4, 5, 6, 7]", "[3, 4, 5, 6, 9]"),
        "walls.spaces: 9 cannot be walled",
    ),
    "a wall on the start": (replaced("[3, 4, 5, 6, 7]", "[0]"), "walls.spaces: 0 cannot be walled"),
    "a wall beyond": (replaced("[3, 4, 5, 6, 7]", "[23]"), "walls.spaces: 23 cannot be walled"),
    "a short track": (
        replaced("spaces = 23", "spaces = 7").replace("top = 9\nbottom = 10", "top = 1\nbottom = 2"),
        "walls.spaces: 7 cannot be walled",
    ),
    "a track that comes round": (
        replaced("distances = 6", "distances = 22"),
        "track.spaces: 23 spaces; one must not come round with 22",
    ),
    "a chip that is none": (
        replaced(BLUE, '["10", "7", "4", "o", "2", "1"]'),
        "backs.blue: 'o' is neither a whole number nor O",
    ),
    "too few chips to lay": (
        replaced(BLUE, '["10", "7", "4", "O", "2"]'),
        "backs.blue: 19 chips to lay at random on 20 spaces",
    ),
    "too few standard chips": (
        replaced(STANDARD, 'standard = ["4",'),
        "chips.standard: 20 are needed, not 19",
    ),
    "a standard chip too often": (
        replaced(STANDARD, 'standard = ["10", "4",'),
        "chips.standard: '10' is given 2 times; at most 1",
    ),
    "three cards for four": (
        replaced(FOUR, "[[0, 3, 2, 1], [1, 0, 3, 2]]"),
        "rankings.four: 3 cards with 4 whole numbers each are needed here",
    ),
    "a shown card for five": (
        replaced(SHOWN, "card = [3, 2, 1, 0, 0]"),
        "shown_ranking.card: 5 numbers for 4 vehicles",
    ),
    "a short card": (
        replaced(THREE, "[[3, 2, 1], [1, 0, 3, 2], [2, 0, 1, 3]]"),
        "rankings.three: 3 cards with 4 whole numbers each are needed here",
    ),
    "no points": (replaced("points = 10", "points = 0"), "sheet.points: 0 is too small; at least 1"),
}


def test_the_board_is_read_as_it_is(tmp_path: Path) -> None:
    assert read(tmp_path, REAL) == board()


@pytest.mark.parametrize("text", [wrong[0] for wrong in WRONG.values()], ids=list(WRONG))
def test_what_is_wrong_is_told(tmp_path: Path, text: str) -> None:
    message = next(message for other, message in WRONG.values() if other == text)
    with pytest.raises(WrongBoard) as error:
        read(tmp_path, text)
    assert str(error.value) == f"board.toml, {message}"


def test_the_highest_distance_may_be_the_one_that_scores(tmp_path: Path) -> None:
    assert read(tmp_path, replaced("scoring_distance = 2", "scoring_distance = 6")).scoring == 6


@pytest.mark.parametrize("table", TABLES)
def test_every_table_is_needed_with_its_origin(tmp_path: Path, table: str) -> None:
    with pytest.raises(WrongBoard) as error:
        read(tmp_path, replaced(f"[{table}]", f"[other_{table}]"))
    assert str(error.value) == f"board.toml, {table}: missing; a table is needed here"
    with pytest.raises(WrongBoard) as error:
        read(tmp_path, REAL.replace(f"[{table}]\norigin =", f"[{table}]\nsource ="))
    assert str(error.value) == f"board.toml, {table}.origin: missing; a word is needed here"


def test_there_are_thirty_chips() -> None:
    """2.4 8.1 8.2 Twenty of them lie on the track."""
    chips = board()
    assert (len(chips.all_chips), len(chips.chip_spaces), len(chips.standard)) == (30, 20, 20)
    assert [len(backs) for backs in chips.backs.values()] == [7, 7, 6, 10]


@pytest.mark.parametrize(
    ("origin", "tables"),
    [
        ("seed", ["vehicles", "cards", "track", "printed", "shown_ranking", "bystander", "sheet"]),
        ("public", ["time"]),
        ("rebuilt", ["walls", "drop", "chips", "backs", "rankings"]),
    ],
)
def test_every_figure_says_where_it_comes_from(origin: str, tables: list[str]) -> None:
    """The printed values and the ranking card of the printed rules are not ours; where the drop lies is."""
    found = tomllib.loads(REAL)
    assert [table for table in found if found[table]["origin"] == origin] == tables
