"""Chapters 1 to 3 of the rule page: the board before the game, and how a turn begins."""

from __future__ import annotations

from collections import Counter

import pytest

from quadriga import CHANCE, Rng, WrongPlayers
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.sky import size
from tests.games.asteroid.play import cell, choices, part, reached, ships, told, turn

DEALT = """
2 asteroids -
hands 0,1,2 / 3,4,5
1 {}"""


def start(players: int, *, until: str, **options: object) -> str:
    """Return the position of a random game when this is first asked."""
    state = GAME.start(players, options)
    rng = Rng(players)
    while GAME.text(state).split(" | ")[7].split()[1] != until:
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
    return GAME.text(state)


def test_two_to_eight_players() -> None:
    """2.1 Nobody flies alone, and there are eight ships."""
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]
    for players in (1, 9):
        with pytest.raises(WrongPlayers):
            GAME.start(players)


@pytest.mark.parametrize("players", GAME.seats)
def test_three_tiles_each_and_a_pile(players: int) -> None:
    """2.3 Dealt seat by seat; what is left is the pile, of which nobody knows anything."""
    state = reached(start(players, until="which"))
    assert [size(hand) for hand in state.hands] == [3] * players
    assert size(state.bag) == 49 - 3 * players
    assert (state.under, state.mixes) == ([], [])
    for tile in range(49):
        holders = [seat for seat in range(players) if (state.hands[seat] >> tile) & 1]
        assert state.knows[tile] == sum(1 << seat for seat in holders)


def test_every_tile_can_be_dealt() -> None:
    """2.3 Each as likely as the others."""
    state = GAME.start(2)
    assert state.chances() == [(tile, 1) for tile in range(49)]
    state.apply(7)
    assert state.chances() == [(tile, 1) for tile in range(49) if tile != 7]


@pytest.mark.parametrize(("players", "asteroids"), [(2, 6), (3, 6), (4, 6), (5, 5), (6, 5), (7, 4), (8, 4)])
def test_asteroids_at_the_start(players: int, asteroids: int) -> None:
    """2.4 Fewer, the more players there are."""
    drawn = start(players, until="mark")
    assert part(1, drawn).count("*") == asteroids
    assert turn(start(players, until="which")) == f"1 which then setup due {asteroids}"


def test_red_5_and_blue_2() -> None:
    """2.5 The printed example: second row, sixth column, for face 5 stands for the sixth line."""
    place = DEALT.format("cell then setup due 1 rock 3r")
    blue, red = 2, 5
    assert choices(place)[(blue - 1) * 6 + red - 1] == "at f2"
    assert cell(place, "f2", "at f2", "heading 1") == "*3r1"


def test_the_middle_lines_have_no_number() -> None:
    """2.5 36 cells, each as likely; no asteroid is ever placed on column d or row 4."""
    named = choices(DEALT.format("cell then setup due 1 rock 3r"))
    assert named == [f"at {column}{row}" for row in (1, 2, 3, 5, 6, 7) for column in "abcefg"]
    state = reached(DEALT.format("cell then setup due 1 rock 3r"))
    assert {weight for _, weight in state.chances()} == {1}


def test_an_asteroid_is_placed_on_an_empty_cell() -> None:
    """2.5 Neither on another asteroid nor on a tile."""
    taken = """
       a     b     c
    1  *1b0  47.0  A7
    7  .     .     B4
    hands 0,1,2 / 3,4,5
    1 cell then refill due 1 rock 3r"""
    assert set(choices(DEALT.format("cell then setup due 1 rock 3r"))) - set(choices(taken)) == {
        "at a1",
        "at b1",
    }


def test_an_asteroid_may_be_placed_before_a_ship() -> None:
    """2.5 4.7 It strikes nothing: the ship is not out, though it had better drift away."""
    drawn = """
       a   b     c
    1  A7  *1b0  .
    7  .   .     B4
    hands 0,1,2 / 3,4,5
    1 turn then refill due 1 rock 3r cell a1"""
    assert ships(drawn, "heading 0") == "a1:7 c7:4"
    assert turn(drawn, "heading 0") == "1 roll"


def test_an_asteroid_that_was_placed_before_the_active_ship_does_not_ram_it_but_is_in_its_way() -> None:
    """2.5 4.7 5.8 Brought by a six: there is no collision, only nowhere to place a tile afterwards."""
    drawn = """
       a   b  c
    1  A7  .  *1b0
    7  .   .  B4
    hands 0,1,2 / 3,4,5
    1 drift at 1b"""
    brought = ("die 6", "asteroid 3r", "at a1", "heading 0")
    assert told(drawn, *brought) == ["die 4.2 1", "asteroid 2.5 1", "blocked 5.8 1", "win 9.1 2"]


def test_which_asteroid_and_its_turn_are_left_to_chance() -> None:
    """2.5 One of those in the supply, and one of four quarter-turns, all equally likely."""
    drawn = """
       a     b
    1  *1b0  A0B1
    gone 3r,5b
    hands 0,1,2 / 3,4,5
    1 which then refill due 1"""
    assert choices(drawn) == [f"asteroid {rock}" for rock in ("1r", "2b", "2r", "3b", "4b", "4r", "5r")]
    assert choices(drawn, "asteroid 4b", "at c3") == [f"heading {turns}" for turns in range(4)]
    assert reached(drawn).chances()[0][1] == 1
    assert cell(drawn, "c3", "asteroid 4b", "at c3", "heading 2") == "*4b2"


ALL_OUT = """
   a     b
1  *1b0  A0B1
gone 1r,2b,2r,3b,3r,4b,4r,5b,5r
hands 0,1,2 / 3,4,5
1 drift at 1b"""


def test_no_asteroid_left_none_placed() -> None:
    """2.5 3.2 4.4 A six brings nothing with an empty supply, and the minimum is waived."""
    assert turn(ALL_OUT, "die 6") == "1 place"
    assert turn(ALL_OUT, "die 6", choices(ALL_OUT, "die 6")[0], "draw 10") == "2 roll"


def full(rows: str) -> str:
    return "\n".join(f"{row} {rows}" for row in (2, 3, 5, 6, 7))


def test_no_cell_free_none_placed() -> None:
    """2.5 Where the dice name no empty cell, though one of row 4 is empty."""
    drawn = f"""
       a b c d e f g
    1  # # # # # # A3B2
    {full("# # # . # # #")}
    4  . . . . . . *1b0
    hands 30,31,32 / 33,34,35
    1 drift at 1b"""
    assert choices(drawn, "die 6")[0].startswith("asteroid")
    drawn = drawn.replace("A3B2", "#").replace(". . . . . .", "A7B6 . . . . .")
    assert turn(drawn, "die 6") == "1 place"


def test_start_marks() -> None:
    """2.6 Two on every outer side of a cell: 56."""
    drawn = DEALT.format("mark")
    marks = choices(drawn)
    assert len(marks) == len(set(marks)) == 56
    cells = Counter(mark[6:8] for mark in marks)
    assert Counter(cells.values()) == {2: 20, 4: 4}
    assert all(cells[corner] == 4 for corner in ("a1", "g1", "a7", "g7"))
    assert {mark for mark in marks if "c1" in mark} == {"start c1:0", "start c1:1"}
    assert {mark for mark in marks if "g3" in mark} == {"start g3:2", "start g3:3"}


def test_start_marks_are_taken_seat_by_seat() -> None:
    """2.6 Any that is free; no two ships have the same."""
    drawn = DEALT.format("mark")
    assert turn(drawn, "start g3:2") == "2 mark"
    assert "start g3:2" not in choices(drawn, "start g3:2")
    assert len(choices(drawn, "start g3:2")) == 55
    assert ships(drawn, "start g3:2", "start g3:3") == "g3:2 g3:3"


def test_seat_1_begins() -> None:
    """3.1 When everyone has a mark."""
    assert turn(DEALT.format("mark"), "start g3:2", "start a3:6") == "1 which then refill due 2"
    assert told(DEALT.format("mark"), "start g3:2", "start a3:6") == [
        "mark 2.6 1",
        "mark 2.6 2",
        "turn 3.1 1",
    ]


FOUR_STEPS = """
3 asteroids -
   a     b     c    g
1  A7    .     .    .
3  *1b0  .     .    C3
6  .     *2b0  .    B3
hands 47,1,2 / 3,4,5 / 6,7,8
1 roll"""


def test_four_steps() -> None:
    """3.1 The dice, the tile, the flight, the draw; then the next seat."""
    assert turn(FOUR_STEPS, "roll 2") == "1 place"
    assert turn(FOUR_STEPS, "roll 2", "place 47.0") == "1 draw to 1 then last"
    assert turn(FOUR_STEPS, "roll 2", "place 47.0", "draw 40") == "2 roll"
    assert told(FOUR_STEPS, "roll 2", "place 47.0", "draw 40") == [
        "roll 4.1 1",
        "place 5.1 1",
        "fly 6.1 1",
        "draw 7.1 1",
        "turn 3.1 2",
    ]


def test_the_turn_goes_round_those_who_fly() -> None:
    """3.1 Seat 2 is out: after seat 1 comes seat 3, and after seat 3 seat 1."""
    two = FOUR_STEPS.replace("B3", ".").replace("3,4,5", "-")
    assert turn(two, "roll 2", "place 47.0", "draw 40") == "3 roll"
    back = two.replace("1 roll", "3 roll")
    assert turn(back, "roll 2", "place 6.0", "draw 40") == "1 roll"


@pytest.mark.parametrize(("left", "due"), [(["*1b0", "*2b0"], 0), (["*1b0", "."], 1), ([".", "."], 2)])
def test_at_least_two_asteroids_when_a_turn_begins(left: list[str], due: int) -> None:
    """3.2 4.10 What is lacking is placed before the dice are rolled."""
    drawn = f"""
       a          b          c    g
    1  A7         {left[1]}  .    .
    3  {left[0]}  .          .    B3
    hands 1,2 / 3,4,5
    1 draw to 1 then last"""
    asked = f"2 which then refill due {due}" if due else "2 roll"
    assert turn(drawn, "draw 40") == asked


def test_asteroids_that_fill_up_move_like_others() -> None:
    """3.2 The example: a second one is placed, and with a 7 both of them move."""
    drawn = """
       a     b  g
    1  A7    .  .
    3  *3r0  .  B3
    hands 0,1,2 / 3,4,5
    1 which then refill due 1"""
    placed = ("asteroid 1b", "at e5", "heading 0")
    assert turn(drawn, *placed) == "1 roll"
    assert turn(drawn, *placed, "roll 7") == "1 drift at 1b"
    assert turn(drawn, *placed, "roll 7", "die 1") == "1 drift at 3r"


def test_the_last_ship_has_won() -> None:
    """1.1 The other leaves the board, and the game is over."""
    drawn = """
    2 clear -
       a     b   c
    1  A7B6  .   .
    hands 0 / 1
    1 place"""
    assert turn(drawn, "place 0.0") == "1 won 12"
    alone = drawn.replace("hands 0", "hands 47").replace("A7B6", "A7B0")
    assert turn(alone, "place 47.0") == "1 draw to 1 then last"
    struck = alone.replace("hands 47", "hands 31")
    assert "1 won 1" in {turn(struck, choice) for choice in choices(struck)}
