"""Chapter 11 of the rule page: safe behind the finish, side B, and the black sheets."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, Rng
from quadriga.core.game import possible
from quadriga.games.chariot import GAME
from quadriga.games.chariot.board import board, course
from quadriga.games.chariot.rules import ChariotState
from tests.games.chariot.drawing import position
from tests.games.chariot.play import caltrops, choices, play, sheet, told, turn

# 11.1 Safe behind the finish

AFTER = """
4 AA white {}
        3  4  5  6  7
outer   . Y2 G3  .  .
G 5 3 0, Y 12 {} 0
round 12 after G: Y {}"""


def test_no_javelin_at_a_chariot_that_is_safe() -> None:
    """11.1 8.4 Without the variant it may be thrown."""
    asked = "sign 1 +0 lanes 0 attacks 1"
    assert turn(AFTER.format("safe", 1, asked), "slower") == "green won"
    assert choices(AFTER.format("-", 1, asked), "slower") == ["pass", "javelin green"]


def test_a_ram_hurts_only_the_mover() -> None:
    """11.1 7.7 Green keeps its 5 points; without the variant it loses two of them."""
    asked = "sign 1 +0 lanes 0 attacks 0"
    assert sheet(AFTER.format("safe", 1, asked), "green", "faster") == "3:o5 5 3 0"
    assert sheet(AFTER.format("safe", 1, asked), "yellow", "faster") == "3:o6 10 2 0"
    assert sheet(AFTER.format("-", 1, asked), "green", "faster") == "3:o5 3 3 0"


def test_the_safe_chariot_is_still_in_the_way() -> None:
    """11.1 7.8 Yellow is put behind it."""
    assert sheet(AFTER.format("safe", 0, "sign 1 +0 lanes 0 attacks 0"), "yellow", "faster") == "2:o4 10 1 0"


def test_not_before_its_turn_is_over() -> None:
    """11.1 Yellow crosses the line and rams in the same turn: it takes its damage, green does not."""
    start = AFTER.format("safe", 3, "sign 1 +0 lanes 0 attacks 0").replace(
        "outer   . Y2 G3  .  .", "outer   . Y2  . G3  ."
    )
    assert sheet(start, "yellow", "faster") == "3:o8 10 4 0"


def test_not_before_the_finish() -> None:
    """11.1 A chariot in its second lap is hurt as ever."""
    start = AFTER.format("safe", 1, "sign 1 +0 lanes 0 attacks 1").replace("Y2 G3", "Y1 G2")
    assert sheet(start, "green", "faster", "javelin green") == "2:o5 2 3 0"


# 11.2, 11.3 Side B

PILLARS = {
    "AA": set[str](),
    "AB": {"i21", "o30"},
    "BA": {"m7", "o24"},
    "BB": {"m7", "o24", "i21", "o30"},
}


def pillars(halves: str) -> set[str]:
    circuit = course(4, halves, black=False, safe=False).circuit
    return {name for name, stands in zip(circuit.names, circuit.pillars, strict=True) if stands}


def test_a_pillar_wrecks_whatever_the_damage() -> None:
    """11.2 9.1 9.2 In passing, too; a caltrop lies there, and the turn is over."""
    start = """
    4 BA white -
           22 23 24 25
    outer   .  B  #  .
    middle  .  .  .  Y
    B 12 3 0, Y 12 4 0
    round 3 after Y: B sign 1 +0 lanes 0 attacks 1"""
    assert play(start, "faster") == position("""
    4 BA white -
           22 23 24 25
    outer   .  .  x  .
    middle  .  .  .  Y
    Y 12 4 0
    round 4: Y roll""")
    assert "pillar 11.2 blue 24" in told(start, "faster")


def test_a_pillar_can_be_driven_round() -> None:
    """11.2 7.3 By changing lanes."""
    start = """
    4 BA white -
           21 22 23 24 25
    outer   .  .  B  #  .
    middle  .  .  .  .  .
    B 12 2 0
    round 3: B sign 1 +0 lanes 1 attacks 0"""
    assert sheet(start, "blue", "slower", "inward") == "1:m20 12 1 0"
    assert sheet(start, "blue", "slower", "ahead") == "wreck"


@pytest.mark.parametrize("halves", PILLARS)
def test_each_half_has_its_side(halves: str) -> None:
    """11.3 11.2 Pillars only on the halves that show side B; both have every lane covered."""
    assert pillars(halves) == PILLARS[halves]


def test_every_lane_has_a_pillar_on_side_b() -> None:
    """11.2 At least one each."""
    assert {name[0] for name in pillars("BB")} == {"o", "m", "i"}


@pytest.mark.parametrize("halves", PILLARS)
def test_the_circuit_is_an_option(halves: str) -> None:
    """11.3 And the position says which."""
    assert GAME.text(GAME.start(4, {"circuit": halves})).startswith(f"4 {halves} white -")


def test_where_the_first_half_ends() -> None:
    """11.3 From the line to the middle of the second straight: outer 5-26, middle 5-22, inner 5-18."""
    halves = {
        lane.name: [space for space in range(len(lane)) if lane.is_in_first_half(space)]
        for lane in board().layout.lanes
    }
    assert halves == {
        "outer": list(range(5, 27)),
        "middle": list(range(5, 23)),
        "inner": list(range(5, 19)),
    }


# 11.4, 11.5 Black sheets

BLACK = {
    "B": ("11", "4 / 11", "3 / 6"),
    "R": ("14", "3 / 11", "2 / 5"),
    "G": ("10", "5 / 12", "3 / 6"),
    "Y": ("9", "6 / 12", "4 / 6"),
    "P": ("11", "5 / 12", "3 / 6"),
    "N": ("12", "3 / 10", "5 / 6"),
}
TOP = {
    "B": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    "R": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11, 11],
    "G": [1, 2, 3, 5, 6, 7, 8, 10, 11, 12],
    "Y": [1, 2, 3, 5, 6, 8, 9, 11, 12],
    "P": [1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12],
    "N": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10],
}
DICE = {
    "B": (6, 8, 10, 11),
    "R": (4, 6, 8, 10),
    "G": (5, 7, 9, 11),
    "Y": (5, 7, 9, 11),
    "P": (5, 8, 10, 11),
    "N": (5, 7, 9, 10),
}
LETTERS = list(BLACK)


def asked(letter: str, damage: int, speed: int) -> str:
    """Return a drawing in which this chariot of six is about to be asked for a repair."""
    return f"""
    6 AA black -
            7  8
    outer   {letter}  .
    {letter} {damage} {speed} 3
    round 3: {letter} repair"""


@pytest.mark.parametrize("letter", LETTERS)
def test_every_black_sheet_begins_differently(letter: str) -> None:
    """11.4 Damage, speed and fortune at the start, and where their tracks end."""
    sheet = course(6, "AA", black=True, safe=False).sheets[LETTERS.index(letter)]
    assert (
        f"{sheet.damage}",
        f"{sheet.speed} / {sheet.most_speed}",
        f"{sheet.fortune} / {sheet.most_fortune}",
    ) == BLACK[letter]
    assert sheet.damage == sheet.most_damage


@pytest.mark.parametrize("letter", LETTERS)
def test_dice_on_black_sheets(letter: str) -> None:
    """11.4 4.4 Five dice up to the first speed, and so on; above the last there is one."""
    sheet = course(6, "AA", black=True, safe=False).sheets[LETTERS.index(letter)]
    five, four, three, two = DICE[letter]
    steps = [(five, 5), (four, 4), (three, 3), (two, 2), (99, 1)]
    expected = [
        next(dice for top, dice in steps if speed <= top) for speed in range(int(sheet.most_speed) + 1)
    ]
    assert list(sheet.dice) == expected


@pytest.mark.parametrize(
    ("letter", "damage", "top"),
    [(letter, damage, top) for letter in LETTERS for damage, top in enumerate(TOP[letter][:-1], 1)],
)
def test_the_highest_speed_for_each_damage(letter: str, damage: int, top: int) -> None:
    """11.5 11.4 Where a level stands for two speeds, the higher one is kept."""
    sheet = course(6, "AA", black=True, safe=False).sheets[LETTERS.index(letter)]
    colour = GAME.start(6).course.colours[LETTERS.index(letter)]
    for speed in range(top, int(sheet.most_speed) + 1):
        after = next_sheet(letter, colour, damage, speed)
        assert after == f"1:o7 {damage} {top} 3"


def next_sheet(letter: str, colour: str, damage: int, speed: int) -> str:
    return sheet(asked(letter, damage, speed), colour, "pass")


def test_the_adjustment_is_told_with_its_clause() -> None:
    """11.5 On white sheets it is 4.3."""
    assert told(asked("G", 8, 11), "pass") == ["adjust 11.5 green 10"]
    assert told(asked("G", 8, 11), "repair 1") == ["repair 4.1 green 1"]


def test_the_tracks_of_black_sheets_end_where_they_end() -> None:
    """11.4 2.4 6.3 Brown is no faster than 10, red's fortune is no more than 5."""
    brown = """
    6 AA black -
            7  8
    outer   N  .
    N 12 10 0
    round 3: N free sprint,fortune"""
    assert "speed 6.3 brown 10" in told(brown, "keep")
    red = """
    6 AA black -
            7  8
    outer   R  .
    R 14 11 4
    round 3: R favour fortune"""
    assert sheet(red, "red", "keep").split()[-1] == "5"
    assert turn(red.replace("favour fortune", "repair").replace("R 14", "R 13"), "repair 1") == "red roll"


# 11.6, 11.7, 11.8 Choosing sheets and places


def drafting(players: int, first: int) -> ChariotState:
    state = GAME.start(players, {"sheets": "black"})
    assert state.actor() == CHANCE
    assert state.chances() == [(seat, 1) for seat in range(players)]
    state.apply(first)
    return state


def order(state: ChariotState, phase: str) -> list[int]:
    """Return who decides in turn while this is asked, everyone choosing the last thing there is."""
    seats: list[int] = []
    while GAME.view(state, 0)["asked"] == phase:
        seats.append(int(state.actor()))
        state.apply(possible(state)[-1])
    return seats


@pytest.mark.parametrize(
    ("players", "first", "draft", "place"),
    [
        (2, 0, [0, 1, 1, 0], [1, 0, 0, 1]),
        (2, 1, [1, 0, 0, 1], [0, 1, 1, 0]),
        (3, 0, [0, 1, 2, 2, 1, 0], [2, 1, 0, 0, 1, 2]),
        (3, 2, [2, 0, 1, 1, 0, 2], [1, 0, 2, 2, 0, 1]),
        (4, 2, [2, 3, 0, 1], [1, 0, 3, 2]),
        (5, 4, [4, 0, 1, 2, 3], [3, 2, 1, 0, 4]),
        (6, 0, [0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0]),
    ],
)
def test_who_chooses_when(players: int, first: int, draft: list[int], place: list[int]) -> None:
    """11.6 11.7 Sheets clockwise and back again; places from the last, then the second chariots.

    Of six, the last sheet and the last place are not asked for.
    """
    state = drafting(players, first)
    assert order(state, "draft") == draft[:5]
    assert order(state, "place") == place[:5]
    assert GAME.view(state, 0)["round"] == 1


def test_first_chariots_are_placed_first() -> None:
    """11.7 Seat 1 takes blue and yellow, seat 2 red and green: red, blue, yellow, green are placed."""
    state = drafting(2, 0)
    for colour in ("blue", "red", "green", "yellow"):
        state.apply(GAME.parse_action(state, f"take {colour}"))
    placed = []
    for place in (1, 2, 3, 4):
        placed.append(GAME.view(state, 0)["mover"])
        state.apply(GAME.parse_action(state, f"place {place}"))
    assert placed == ["red", "blue", "yellow", "green"]
    assert GAME.text(state) == (
        "2 AA black - | 1 blue 0:m4 11 4 3, 2 red 0:o4 14 3 2, 2 green 0:o3 10 5 3, 1 yellow 0:i4 9 6 4 "
        "| - | 1 - | red roll"
    )


def test_a_sheet_is_chosen_once() -> None:
    """11.6 11.4 All six are there, whatever the number of players."""
    state = drafting(4, 0)
    texts = [GAME.action_text(state, action) for action in state.legal()]
    assert texts == ["take blue", "take red", "take green", "take yellow", "take purple", "take brown"]
    state.apply(GAME.parse_action(state, "take green"))
    texts = [GAME.action_text(state, action) for action in state.legal()]
    assert texts == ["take blue", "take red", "take yellow", "take purple", "take brown"]


def test_any_of_the_six_places() -> None:
    """11.8 Four chariots may leave the first two empty; the order of the round is that of the fronts."""
    state = drafting(4, 0)
    order(state, "draft")
    assert [GAME.action_text(state, action) for action in state.legal()] == [
        f"place {place}" for place in range(1, 7)
    ]
    for place in (6, 3, 5, 4):
        state.apply(GAME.parse_action(state, f"place {place}"))
    names = state.course.circuit.names
    assert {names[place] for place in state.places if place >= 0} == {"i3", "i4", "m3", "o3"}
    assert GAME.text(state).split(" | ")[4] == "yellow roll"


def test_a_place_is_chosen_once() -> None:
    """11.8 Those that are taken are gone."""
    state = drafting(4, 0)
    order(state, "draft")
    state.apply(GAME.parse_action(state, "place 3"))
    assert [GAME.action_text(state, action) for action in state.legal()] == [
        f"place {place}" for place in (1, 2, 4, 5, 6)
    ]


def test_white_sheets_are_not_drafted() -> None:
    """11.4 Only the black ones differ."""
    state = GAME.start(4)
    state.apply(state.draw(Rng(1)))
    assert GAME.view(state, 0)["asked"] == "grid"
    assert caltrops(GAME.text(state)) == "-"
