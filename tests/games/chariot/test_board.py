"""What board.toml must say; each way it can be wrong is refused with the file, the place and the reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga import WrongBoard
from tests.games.chariot.boards import TEXT, lane, read, replaced, sheet

EACH = "{ 2 = 2, 3 = 2, 4 = 1, 5 = 1, 6 = 1 }"
DIE = "pace = 1\nsprint = 1\nlane = 2\nattack = 1\nfortune = 1"
GRID = "[[0, 4], [1, 4], [2, 4], [0, 3], [1, 3], [2, 3]]"
PILLARS = "[[1, 7], [0, 24], [2, 21], [0, 30]]"
OUTER = "[[10, 12], [12, 6], [10, 12], [12, 6]]"
WHITE_TOP = "top = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]\n\n# The rules"
WHITE_DICE = '[white_dice]\norigin = "rebuilt"\ndice = [5, 7, 9, 11]'
CHARIOTS = "every number of players needs its chariots, from the least to the most"


def dice(steps: str) -> str:
    return replaced(WHITE_DICE, WHITE_DICE.replace("[5, 7, 9, 11]", steps))


MISSING = {
    "a figure": (
        replaced('caltrops = { value = 20, origin = "seed" }\n', ""),
        "figures.caltrops: missing; a table is needed here",
    ),
    "all figures": (replaced("[figures]", "[numbers]"), "figures: missing; a table is needed here"),
    "a value": (
        replaced('laps = { value = 2, origin = "seed" }', 'laps = { origin = "seed" }'),
        "figures.laps.value: missing; a whole number is needed here",
    ),
    "an origin": (
        replaced('laps = { value = 2, origin = "seed" }', "laps = { value = 2 }"),
        "figures.laps.origin: missing; a word is needed here",
    ),
    "the origin of the lanes": (
        replaced('[lanes]\norigin = "rebuilt"', "[lanes]"),
        "lanes.origin: missing; a word is needed here",
    ),
    "the origin of the line": (
        replaced('[line]\norigin = "rebuilt"', "[line]"),
        "line.origin: missing; a word is needed here",
    ),
    "the origin of the dice by speed": (
        replaced('[white_dice]\norigin = "rebuilt"', "[white_dice]"),
        "white_dice.origin: missing; a word is needed here",
    ),
    "the origin of the black sheets": (
        replaced('[black]\norigin = "rebuilt"', "[black]"),
        "black.origin: missing; a word is needed here",
    ),
    "a face": (replaced("lane = 2\n", ""), "die.lane: missing; a whole number is needed here"),
    "all lanes": (
        TEXT[: TEXT.index("[[lane]]")] + TEXT[TEXT.index("[line]") :],
        "lane: missing; a list of tables is needed here",
    ),
    "lengths": (
        lane("outer", "lengths", "widths"),
        "lane 1.lengths: missing; a list of pairs of whole numbers is needed here",
    ),
    "limits": (lane("inner", "limits", "speeds"), "lane 3.limits: missing; a table is needed here"),
    "dice by speed": (
        replaced(WHITE_DICE, WHITE_DICE.rpartition("\n")[0]),
        "white_dice.dice: missing; a list of whole numbers is needed here",
    ),
    "a starting place": (
        replaced(GRID, GRID.replace(", [2, 3]", "")),
        "grid.places: 5 places for 6 chariots",
    ),
    "a chariot": (
        TEXT[: TEXT.index('[[chariot]]\ncolour = "brown"')],
        "chariot: 5 chariots; 6 can be in a race",
    ),
}

FIGURES = {
    "a bare figure": (
        replaced('laps = { value = 2, origin = "seed" }', "laps = 2"),
        "figures.laps: 2 is not a table",
    ),
    "no lap": (
        replaced("laps = { value = 2", "laps = { value = 0"),
        "figures.laps.value: 0 is too small; at least 1",
    ),
    "an origin that is none": (
        replaced('[die]\norigin = "seed"', '[die]\norigin = "hearsay"'),
        "die.origin: 'hearsay' is not one of seed, public, rebuilt",
    ),
    "players with a gap": (replaced(EACH, "{ 2 = 2, 4 = 1 }"), f"players.chariots: {CHARIOTS}"),
    "no players": (replaced(EACH, "{}"), f"players.chariots: {CHARIOTS}"),
    "players in words": (
        replaced(EACH, EACH.replace("2 =", "two =", 1)),
        "players.chariots.two: is not a number of players",
    ),
    "nought players": (
        replaced(EACH, EACH.replace("2 =", "0 =", 1)),
        "players.chariots.0: is not a number of players",
    ),
    "no chariot each": (
        replaced(EACH, EACH.replace("2 = 2", "2 = 0")),
        "players.chariots.2: 0 is too small; at least 1",
    ),
    "three chariots each": (
        replaced(EACH, EACH.replace("2 = 2", "2 = 3")),
        "players.chariots.2: 3 chariots each; at most 2 can be drafted",
    ),
    "a race of one": (
        replaced(EACH, EACH.replace("{", "{ 1 = 1,")),
        "players.chariots.1: a single chariot makes no race",
    ),
    "a die that shows nothing": (
        replaced(DIE, DIE.replace("1", "0").replace("2", "0")),
        "die.pace: the die shows nothing",
    ),
    "a face less than never": (
        replaced("lane = 2\n", "lane = -2\n"),
        "die.lane: -2 is too small; at least 0",
    ),
}

SHEETS = {
    "a wreck at the start": (
        replaced("damage = [12, 12]\nspeed = [4", "damage = [0, 12]\nspeed = [4"),
        "white.damage: a chariot cannot begin as a wreck",
    ),
    "a start beyond the end": (
        replaced("speed = [4, 12]", "speed = [13, 12]"),
        "white.speed: [13, 12] is not where the track begins and where it ends, at most 99",
    ),
    "a start below nought": (
        sheet("red", "fortune = [2, 5]", "fortune = [-1, 5]"),
        "chariot 2.fortune: [-1, 5] is not where the track begins and where it ends, at most 99",
    ),
    "a track with three ends": (
        replaced("speed = [4, 12]", "speed = [4, 8, 12]"),
        "white.speed: [4, 8, 12] is not where the track begins and where it ends, at most 99",
    ),
    "a track without end": (
        replaced("speed = [4, 12]", "speed = [4, 100]"),
        "white.speed: [4, 100] is not where the track begins and where it ends, at most 99",
    ),
    "speeds for some levels": (
        replaced(WHITE_TOP, WHITE_TOP.replace(", 4, 5, 6, 7, 8, 9, 10, 11, 12", "")),
        "white.top: 3 speeds for damage levels 1 to 12",
    ),
    "speeds that fall": (
        sheet("green", "top = [1, 2, 3, 5", "top = [1, 2, 3, 2"),
        "chariot 3.top: speeds must rise with the level, from 0 to 12 at most",
    ),
    "speeds beyond the track": (
        sheet("green", "11, 12]", "11, 13]"),
        "chariot 3.top: speeds must rise with the level, from 0 to 12 at most",
    ),
    "speeds below nought": (
        sheet("green", "top = [1,", "top = [-1,"),
        "chariot 3.top: speeds must rise with the level, from 0 to 12 at most",
    ),
    "dice in disorder": (dice("[5, 5, 9, 11]"), "white_dice.dice: speeds must rise, from 0 to 12 at most"),
    "no dice": (dice("[]"), "white_dice.dice: speeds must rise, from 0 to 12 at most"),
    "dice beyond the track": (
        dice("[5, 7, 9, 13]"),
        "white_dice.dice: speeds must rise, from 0 to 12 at most",
    ),
    "dice below nought": (dice("[-1, 7, 9]"), "white_dice.dice: speeds must rise, from 0 to 12 at most"),
    "too many dice": (dice("[1, 3, 5, 7, 9, 11]"), "white_dice.dice: 7 dice; at most 6"),
    "a colour twice": (
        replaced('colour = "red"', 'colour = "blue"'),
        "chariot 2.colour: 'blue' is another chariot's already",
    ),
    "a colour of two words": (
        replaced('colour = "red"', 'colour = "dark red"'),
        "chariot 2.colour: 'dark red' is not a word of small letters, or it is 'nobody'",
    ),
    "a colour that is nobody's": (
        replaced('colour = "red"', 'colour = "nobody"'),
        "chariot 2.colour: 'nobody' is not a word of small letters, or it is 'nobody'",
    ),
    "faster than a lane is long": (
        sheet("brown", "speed = [3, 10]", "speed = [3, 28]"),
        "lane: inner has 28 spaces, too few for speed 28",
    ),
}

CIRCUITS = {
    "four lanes": (
        replaced("# The line lies", '[[lane]]\nname = "deep"\nlengths = []\noffset = 9\nlimits = {}\n\n#'),
        "lane: 4 lanes; at most 3",
    ),
    "lengths that are no pairs": (
        lane("outer", OUTER, "[10, 12]"),
        "lane 1.lengths: 10 is not a pair of whole numbers",
    ),
    "lengths of three": (
        lane("outer", "[10, 12], [12, 6]", "[10, 12, 6]"),
        "lane 1.lengths: [10, 12, 6] is not a pair of whole numbers",
    ),
    "lengths in words": (
        lane("outer", "[10, 12]", '["ten", 12]'),
        "lane 1.lengths: ['ten', 12] is not a pair of whole numbers",
    ),
    "no spaces": (
        lane("outer", OUTER, "[]"),
        "lane 1.lengths: outer needs spaces, each at least one part long",
    ),
    "spaces of no length": (
        lane("outer", "[12, 6]", "[12, 0]"),
        "lane 1.lengths: outer needs spaces, each at least one part long",
    ),
    "fewer spaces than none": (
        lane("outer", "[12, 6]", "[-12, 6]"),
        "lane 1.lengths: outer needs spaces, each at least one part long",
    ),
    "set back by less than nothing": (
        lane("middle", "offset = 4", "offset = -4"),
        "lane 2.offset: -4 is too small; at least 0",
    ),
    "a limit beyond the lane": (
        lane("inner", "27 = 3", "28 = 3"),
        "lane 3.limits.28: is not a space of this lane; it has 28",
    ),
    "a limit in words": (
        lane("inner", "27 = 3", "last = 3"),
        "lane 3.limits.last: is not a space of this lane; it has 28",
    ),
    "a limit below nought": (
        lane("inner", "27 = 3", "27 = -3"),
        "lane 3.limits.27: -3 is too small; at least 0",
    ),
    "a line for two lanes": (
        replaced("spaces = [4, 4, 4]", "spaces = [4, 4]"),
        "line.spaces: 2 spaces for 3 lanes",
    ),
    "a line beyond the lane": (
        replaced("spaces = [4, 4, 4]", "spaces = [4, 4, 28]"),
        "line.spaces: inner has no space 28",
    ),
    "halves beyond the lane": (
        replaced("spaces = [26, 22, 18]", "spaces = [26, -1, 18]"),
        "halves.spaces: middle has no space -1",
    ),
    "a place on no lane": (
        replaced(GRID, GRID.replace("[0, 4]", "[3, 4]")),
        "grid.places: [3, 4] is no lane and space",
    ),
    "a place twice": (
        replaced(GRID, GRID.replace("[1, 4]", "[0, 4]")),
        "lane: two starting places are the same space",
    ),
    "places in disorder": (
        replaced(GRID, GRID.replace("[0, 4], [1, 4]", "[1, 4], [0, 4]")),
        "lane: the starting places do not stand in the order of their fronts",
    ),
    "a place over the line": (
        replaced(GRID, GRID.replace("[2, 3]", "[0, 5]")),
        "lane: starting place outer 5 is over the line already",
    ),
    "a place on a pillar": (
        replaced(PILLARS, PILLARS.replace("[1, 7]", "[1, 4]")),
        "lane: a pillar stands on starting place middle 4",
    ),
    "a pillar nowhere": (
        replaced(PILLARS, PILLARS.replace("[1, 7]", "[1, 36]")),
        "pillars.spaces: [1, 36] is no lane and space",
    ),
    "a lane without a pillar": (
        replaced(PILLARS, PILLARS.replace("[1, 7], ", "")),
        "lane: middle has no pillar on side B",
    ),
    "lanes of different length": (
        lane("middle", "[8, 9]", "[8, 10]"),
        "lane: middle is 392 parts long, and the first lane 384",
    ),
    "fronts that are level": (
        lane("middle", "offset = 4", "offset = 0"),
        "lane: outer 0 and middle 0 have their fronts level",
    ),
    "a lane set back by a lap": (
        lane("middle", "offset = 4", "offset = 388"),
        "lane: middle has 0 spaces to change to from outer 4",
    ),
    "a line that leads back": (
        replaced("spaces = [4, 4, 4]", "spaces = [4, 5, 4]"),
        "lane: changing from inner 5 to middle would lead back over the line",
    ),
    "no room to be put back to": (
        replaced(
            PILLARS,
            f"[[1, 7], [0, 24], {', '.join(f'[2, {at}]' for at in range(5, 27))}]",
        ),
        "lane: inner is too short for 6 chariots",
    ),
    "a wall of pillars": (
        replaced(PILLARS, "[[1, 7], [1, 27], [1, 26], [0, 31], [0, 30], [2, 23]]"),
        "lane: on AB no way leads past the pillars from place 1",
    ),
}

WRONG = MISSING | FIGURES | SHEETS | CIRCUITS


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


def test_every_way_is_listed_once() -> None:
    assert len(WRONG) == len(MISSING) + len(FIGURES) + len(SHEETS) + len(CIRCUITS)


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    """The parser's own words say where."""
    with pytest.raises(WrongBoard) as error:
        read(tmp_path, "laps: 2")
    assert str(error.value).startswith("board.toml, whole file: not TOML: ")
    assert "line 1" in str(error.value)


def test_a_truer_figure_needs_no_other_change(tmp_path: Path) -> None:
    """Whoever owns the box can put its figures in: another limit is the limit."""
    milder = read(tmp_path, lane("outer", "11 = 7", "11 = 9")).course(4, "AA", black=False, safe=False)
    assert milder.circuit.limits[11] == 9
    stronger = read(tmp_path, replaced("ram_damage = { value = 2", "ram_damage = { value = 5"))
    assert stronger.course(4, "AA", black=False, safe=False).costs.ram_damage == 5
