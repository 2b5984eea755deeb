"""What board.toml must say; each way it can be wrong is refused with the file, the place and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga import WrongBoard
from quadriga.games.overload.board import board
from quadriga.games.overload.track import DOUBLE, MINUS, PLAIN
from tests.games.overload.boards import REAL, acting, read, replaced, section

WITHOUT_SECTIONS = REAL[: REAL.index("[[section]]")]

WRONG = {
    "missing figure": (
        replaced('faces = { value = 8, origin = "public" }\n', ""),
        "figures.faces: missing; a table is needed here",
    ),
    "missing table": (
        replaced("[figures]", "[numbers]"),
        "figures: missing; a table is needed here",
    ),
    "bare figure": (
        replaced('rings = { value = 80, origin = "seed" }', "rings = 80"),
        "figures.rings: 80 is not a table",
    ),
    "missing value": (
        replaced('rings = { value = 80, origin = "seed" }', 'rings = { origin = "seed" }'),
        "figures.rings.value: missing; a whole number is needed here",
    ),
    "value in words": (
        replaced("value = 80", 'value = "eighty"'),
        "figures.rings.value: 'eighty' is not a whole number",
    ),
    "value that is no number": (
        replaced("value = 80", "value = true"),
        "figures.rings.value: True is not a whole number",
    ),
    "value too small": (
        replaced("pawns_each = { value = 2", "pawns_each = { value = 1"),
        "figures.pawns_each.value: 1 is too small; at least 2",
    ),
    "missing origin": (
        replaced('rings = { value = 80, origin = "seed" }', "rings = { value = 80 }"),
        "figures.rings.origin: missing; a word is needed here",
    ),
    "unknown origin": (
        replaced('faces = { value = 8, origin = "public" }', 'faces = { value = 8, origin = "hearsay" }'),
        "figures.faces.origin: 'hearsay' is not one of seed, public, rebuilt",
    ),
    "targets without origin": (
        replaced('[target]\norigin = "public"', "[target]"),
        "target.origin: missing; a word is needed here",
    ),
    "sections without origin": (
        replaced('[sections]\norigin = "rebuilt"', "[sections]"),
        "sections.origin: missing; a word is needed here",
    ),
    "too few rings": (
        replaced("value = 80", "value = 79"),
        "figures.rings: 79 cannot load every pawn; at least 80",
    ),
    "target gap": (
        replaced("{ 3 = 40, 4 = 35, 5 = 30 }", "{ 3 = 40, 5 = 30 }"),
        "target.values.4: missing; every number of players needs its target",
    ),
    "no target": (
        replaced("{ 3 = 40, 4 = 35, 5 = 30 }", "{}"),
        "target.values: no number of players has a target",
    ),
    "target for nobody": (
        replaced("3 = 40", "some = 40"),
        "target.values.some: is not a number of players",
    ),
    "target of nothing": (
        replaced("3 = 40", "3 = 0"),
        "target.values.3: 0 is too small; at least 1",
    ),
    "section for players without target": (
        replaced(section("C"), section("C").replace("[5]", "[5, 6]")),
        "section 6.players: 6 players have no target",
    ),
    "players in words": (
        replaced(section("C"), section("C").replace("[5]", '["five"]')),
        "section 6.players: ['five'] is not a list of whole numbers",
    ),
    "section without spaces": (
        replaced(section("B"), section("B").replace("spaces = 5", "spaces = 0")),
        "section 3.spaces: 0 is too small; at least 1",
    ),
    "duplicate section name": (
        replaced('name = "B"', 'name = "A"'),
        "section 3.name: 'A' names another section already",
    ),
    "section name with a comma": (
        replaced('name = "B"', 'name = "B,C"'),
        "section 3.name: 'B,C' is not a plain word, or it is 'none' or 'all'",
    ),
    "section without actions": (
        replaced(section("B"), section("B").replace("action", "reaction")),
        "section 3.actions: missing; a list of tables is needed here",
    ),
    "unknown act": (
        acting("B", "2 jump"),
        "section 3.actions 1.does: 'jump' is not one of + - ± x2",
    ),
    "action beyond the section": (
        acting("B", "2 -", "6 -"),
        "section 3.actions 2.space: 6 is beyond the 5 spaces of section 'B'",
    ),
    "two actions on one space": (
        acting("B", "2 -", "4 +", "2 x2"),
        "section 3.actions 3.space: 2 acts already",
    ),
    "action before the section": (
        acting("B", "0 -"),
        "section 3.actions 1.space: 0 is too small; at least 1",
    ),
    "action on START": (
        acting("start", "1 +"),
        "section: with 3 players START cannot act",
    ),
    "action on FINISH": (
        acting("finish", "5 -"),
        "section: with 3 players FINISH cannot act",
    ),
    "touching ± spaces": (
        acting("B", "1 ±", text=acting("A", "5 ±")),
        "section: with 4 players two ± spaces touch: a pawn could step for ever",
    ),
    "no section": (
        WITHOUT_SECTIONS,
        "section: missing; a list of tables is needed here",
    ),
    "sections that are no tables": (
        WITHOUT_SECTIONS.replace("[figures]", "section = [1, 2]\n[figures]"),
        "section: a list of tables is needed here",
    ),
    "a number of players without sections": (
        REAL.replace("[3, 4, 5]", "[4, 5]"),
        "section: with 3 players no section is used",
    ),
    "nothing between START and FINISH": (
        WITHOUT_SECTIONS + section("A").replace("spaces = 5", "spaces = 2").replace("space = 3", "space = 2"),
        "section: with 3 players the track needs a space between START and FINISH",
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
    """The parser's own words say where."""
    with pytest.raises(WrongBoard) as error:
        read(tmp_path, "rings: 80")
    assert str(error.value).startswith("board.toml, whole file: not TOML: ")
    assert "line 1" in str(error.value)


def test_the_real_board_is_right(tmp_path: Path) -> None:
    """A copy of the file gives the same board."""
    assert read(tmp_path, REAL) == board()


def test_a_truer_figure_needs_no_other_change(tmp_path: Path) -> None:
    """Whoever owns the box can put its figures in: longer sections make a longer track."""
    longer = read(tmp_path, replaced(section("A"), section("A").replace("spaces = 5", "spaces = 7")))
    assert len(longer.track(3, ()).spaces) == 32


@pytest.mark.parametrize(
    ("actions", "acts"),
    [((), [PLAIN] * 5), (("2 -", "5 x2"), [PLAIN, MINUS, PLAIN, PLAIN, DOUBLE])],
    ids=["none", "two"],
)
def test_an_action_side_may_have_any_number_of_action_spaces(
    actions: tuple[str, ...], acts: list[int], tmp_path: Path
) -> None:
    changed = read(tmp_path, acting("A", *actions))
    assert list(changed.track(3, ("A",)).spaces)[5:10] == acts
    assert list(changed.track(3, ()).spaces)[5:10] == [PLAIN] * 5
