"""Chapter 4 of the rule page: when asteroids move, where to, and what they strike."""

from __future__ import annotations

import pytest

from tests.games.asteroid.drawing import position
from tests.games.asteroid.play import (
    GONE,
    cell,
    choices,
    hands,
    part,
    play,
    reached,
    ships,
    told,
    turn,
    under,
)

UP, LEFT, DOWN, RIGHT, PIVOT = "c2", "b3", "c4", "d3", "c3"
ROUND = (UP, LEFT, DOWN, RIGHT)  # anticlockwise

LONE = """
   a   c      g
1  A7  .      .
3  .   {rock} .
7  .   .      B3
hands 0,1,2 / 3,4,5
1 {asked}"""

TWO = """
   a   c     e     g
1  A7  .     .     .
3  .   *1r0  *3b0  .
5  .   *3r0  .     .
7  .   .     .     B3
hands 0,1,2 / 3,4,5
1 {asked}"""


@pytest.mark.parametrize("total", range(2, 13))
def test_on_6_7_and_8_all_asteroids_move(total: int) -> None:
    """4.1 Otherwise none does, and a tile is placed."""
    moves = total in (6, 7, 8)
    assert turn(TWO.format(asked="roll"), f"roll {total}") == ("1 drift at 1r" if moves else "1 place")


def test_two_dice() -> None:
    """4.1 The totals have the weights of two dice with six faces."""
    assert reached(TWO.format(asked="roll")).chances() == [
        (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1),
    ]  # fmt: skip


def test_by_value_and_blue_before_red() -> None:
    """4.2 The example: red 1, then blue 3, then red 3, with a die for each."""
    rolled = "roll 7"
    drawn = TWO.format(asked="roll")
    assert turn(drawn, rolled) == "1 drift at 1r"
    assert choices(drawn, rolled) == [f"die {face}" for face in range(1, 7)]
    assert turn(drawn, rolled, "die 1") == "1 drift at 3b"
    assert turn(drawn, rolled, "die 1", "die 3") == "1 drift at 3r"
    assert turn(drawn, rolled, "die 1", "die 3", "die 3") == "1 place"
    assert play(drawn, rolled, "die 1", "die 3", "die 3") == position(
        TWO.format(asked="place").replace("r0", "r1").replace("b0", "b1")
    )


@pytest.mark.parametrize("colour", "br")
@pytest.mark.parametrize("heading", range(4))
@pytest.mark.parametrize("value", range(1, 6))
def test_what_the_faces_do(value: int, heading: int, colour: str) -> None:
    """4.3 From the face that pivots on: up, left, down, right, as the asteroid is turned."""
    drawn = LONE.format(rock=f"*{value}{colour}{heading}", asked=f"drift at {value}{colour}")
    for step in range(1, 5):
        face = (value + step - 1) % 5 + 1
        goal = ROUND[(step - 1 + heading) % 4]
        assert cell(drawn, goal, f"die {face}") == f"*{value}{colour}{heading}"
        assert cell(drawn, "c3", f"die {face}") == "."
    assert cell(drawn, "c3", f"die {value}") == f"*{value}{colour}{(heading + 1) % 4}"


def test_the_printed_asteroid() -> None:
    """4.3 The printed example: 3 up, 1 right, 5 down, 4 left, and 2 pivots; after that 3 goes left."""
    drawn = LONE.format(rock="*2b0", asked="drift at 2b")
    goals = {3: "c2", 1: "d3", 5: "c4", 4: "b3"}
    for face, goal in goals.items():
        assert cell(drawn, goal, f"die {face}") == "*2b0"
    turned = LONE.format(rock="*2b1", asked="drift at 2b")
    assert play(drawn, "die 2") == play(turned.replace("drift at 2b", "place"))
    assert cell(turned, "b3", "die 3") == "*2b1"


def test_a_six_brings_another() -> None:
    """4.4 The one that rolled it stays; the new one does not move this turn, though it comes later."""
    drawn = LONE.format(rock="*2b0", asked="drift at 2b")
    assert turn(drawn, "die 6") == "1 which then drifting due 1 at 2b"
    assert "asteroid 2b" not in choices(drawn, "die 6")
    placed = ("die 6", "asteroid 5r", "at e5", "heading 1")
    assert (cell(drawn, "c3", *placed), cell(drawn, "e5", *placed)) == ("*2b0", "*5r1")
    assert turn(drawn, *placed) == "1 place"


def test_those_that_follow_move_after_a_six() -> None:
    """4.4 The new one is passed over, and the next old one rolls its die."""
    drawn = TWO.format(asked="drift at 1r")
    placed = ("die 6", "asteroid 2b", "at f6", "heading 0")
    assert turn(drawn, *placed) == "1 drift at 3b fresh 2b"


def test_a_new_one_moves_in_the_next_turn() -> None:
    """4.4 It is new for one turn only."""
    drawn = LONE.format(rock="*2b0", asked="drift at 2b")
    placed = ("die 6", "asteroid 5r", "at e5", "heading 1")
    later = (*placed, choices(drawn, *placed)[0], "draw 40", "roll 6", "die 2")
    assert turn(drawn, *later) == "2 drift at 5r"


@pytest.mark.parametrize(("at", "face"), [("a3", 4), ("c1", 3), ("g4", 1), ("d7", 5)])
def test_off_the_board_it_is_out_of_the_game(at: str, face: int) -> None:
    """4.5 On any side; it does not come back."""
    rows = {"7": [".", "A4B5"]}
    rows.setdefault(at[1], [".", "."])[0] = "*2b0"
    drawn = "\n".join(f"{row} {' '.join(cells)}" for row, cells in rows.items())
    drawn = f"{at[0]} b\n{drawn}\nhands 0,1,2 / 3,4,5\n1 drift at 2b"
    assert part(GONE, drawn, f"die {face}") == "2b"
    assert told(drawn, f"die {face}")[:2] == ["die 4.2 1", "away 4.5 1"]


CRUSH = """
4 asteroids -
   a     b     c    g
1  47.0  B7C6  .    .
2  *2b0  .     .    D3
7  .     .     .    A3
hands 0,1,2 / 3,4,5 / 6,7,8 / 9,10,11
1 drift at 2b"""


def test_on_to_a_tile() -> None:
    """4.6 The tile goes under the pile, and every ship that stands on it is out."""
    assert play(CRUSH, "die 3") == position("""
    4 asteroids -
       a     b     c    g
    1  *2b0  .     .    .
    2  .     .     .    D3
    7  .     .     .    A3
    hands 0,1,2 / - / - / 9,10,11
    under 47! / 3,4,5 / 6,7,8
    mixes - 3+2 4+2 5+2 / - 6+3 7+3 8+3
    1 place""")
    assert told(CRUSH, "die 3")[1:] == ["drift 4.3 1", "knock 4.6 1", "crush 4.6 2", "crush 4.6 3"]


def test_the_active_ship_can_be_crushed_too() -> None:
    """4.6 4.12 Like any other; then the next player's turn begins."""
    drawn = CRUSH.replace("B7C6", "A7C6").replace("A3", "B3")
    assert ships(drawn, "die 3") == "out g7:3 out g2:3"
    assert turn(drawn, "die 3") == "2 which then refill due 1"


def test_on_its_start_mark_a_ship_stands_on_no_tile() -> None:
    """4.6 The tile beside the mark may be knocked off: whoever is on the mark faces another cell."""
    drawn = """
    3 asteroids -
       a     b     c    g
    1  47.0  B0C7  .    A2
    2  *2b0  .     .    .
    hands 0,1,2 / 3,4,5 / 6,7,8
    1 drift at 2b"""
    assert ships(drawn, "die 3") == "g1:2 b1:0 out"
    on_mark = drawn.replace("47.0  B0C7", "B7  C0")
    assert ships(on_mark, "die 3") == "g1:2 a1:7 b1:0"


FACED = """
3 asteroids -
   a   b     c    g
1  A7  *3b1  .    C2
5  B7  *2b0  .    .
hands 0,1,2 / 3,4,5 / 6,7,8
1 drift at 2b"""


def test_before_the_active_ship() -> None:
    """4.7 It moves there, and the ship is out; its hand goes under."""
    moved = ("die 2", "die 4")
    assert cell(FACED, "a1", *moved) == "*3b1"
    assert ships(FACED, *moved) == "out a5:7 g1:2"
    assert under(FACED, *moved) == "0,1,2"
    assert "collide 4.7 1" in told(FACED, *moved)


def test_a_pivot_before_the_active_ship() -> None:
    """4.7 5.8 Does not strike; but then there is nowhere to place a tile."""
    drawn = """
       a     c    g
    1  *2b0A7  .  B2
    hands 0,1,2 / 3,4,5
    1 drift at 2b"""
    happened = told(drawn, "die 2")
    assert "collide 4.7 1" not in happened
    assert happened[:3] == ["die 4.2 1", "pivot 4.3 1", "blocked 5.8 1"]


def test_it_may_drift_away_again() -> None:
    """4.7 4.8 Whoever has one before the ship and rolls well, goes on."""
    drawn = """
       a       c    g
    1  *2b0A7  .    B2
    hands 0,1,2 / 3,4,5
    1 drift at 2b"""
    assert turn(drawn, "die 1") == "1 place"


def test_other_ships_are_not_out() -> None:
    """4.8 The example: before Timothée nothing happens, before Chloé it does."""
    assert ships(FACED, "die 4") == "a1:7 a5:7 g1:2"
    assert cell(FACED, "a5", "die 4") == "*2b0"
    assert ships(FACED, "die 4", "die 4") == "out a5:7 g1:2"


BUMP = """
   a   b     c     e     g
1  A7  .     .     .     B2
3  .   *1b0  *5r2  .     .
5  .   .     .     *2b0  .
hands 0,1,2 / 3,4,5
1 drift at 1b"""


def test_on_to_another_asteroid() -> None:
    """4.9 That one goes back to the supply, and may come again."""
    assert cell(BUMP, "c3", "die 5") == "*1b0"
    assert part(GONE, BUMP, "die 5") == "-"
    assert "asteroid 5r" in choices(BUMP, "die 5", "die 6")
    assert told(BUMP, "die 5")[:3] == ["die 4.2 1", "drift 4.3 1", "bump 4.9 1"]


def test_back_in_the_supply_it_forgets_its_turn() -> None:
    """4.9 2.5 Placed again, it is turned at random like any other."""
    again = ("die 5", "die 6", "asteroid 5r", "at a7", "heading 3")
    assert cell(BUMP, "a7", *again) == "*5r3"


def test_struck_before_it_moved_it_does_not_move() -> None:
    """4.11 Red 5 is struck by blue 1: after blue 2 nobody is left to move."""
    assert turn(BUMP, "die 5") == "1 drift at 2b"
    assert turn(BUMP, "die 5", "die 2") == "1 place"


def test_what_comes_back_is_new() -> None:
    """4.11 4.4 Struck, and placed again by a six in the same turn: it does not move."""
    again = ("die 5", "die 6", "asteroid 5r", "at a7", "heading 3")
    assert turn(BUMP, *again) == "1 place"


def test_a_new_one_can_be_struck_too() -> None:
    """4.9 4.11 It is back in the supply then, and nothing is left of it."""
    drawn = BUMP.replace("*5r2", "*3b0")
    placed = ("die 6", "asteroid 5r", "at f5", "heading 0")
    assert turn(drawn, *placed) == "1 drift at 2b fresh 5r"
    assert cell(drawn, "f5", *placed, "die 1") == "*2b0"
    assert turn(drawn, *placed, "die 1") == "1 drift at 3b"


def test_fewer_than_two_are_left() -> None:
    """4.10 The next player places the missing one, not this one."""
    drawn = BUMP.replace("*2b0", ".")
    assert turn(drawn, "die 5") == "1 place"
    moved = ("die 5", choices(drawn, "die 5")[0], "draw 40")
    assert turn(drawn, *moved) == "2 which then refill due 1"


def test_the_rest_still_moves() -> None:
    """4.12 The active ship is lost to the first; the second still moves, and then the turn is over."""
    drawn = """
    3 asteroids -
       a   b     c     e     g
    1  A7  *1b1  .     .     B2
    3  .   .     .     *2b0  C2
    hands 0,1,2 / 3,4,5 / 6,7,8
    1 drift at 1b"""
    assert turn(drawn, "die 2") == "1 drift at 2b lost 1"
    assert play(drawn, "die 2", "die 1") == position("""
    3 asteroids -
       a     b     c     f     g
    1  *1b1  .     .     .     B2
    3  .     .     .     *2b0  C2
    hands - / 3,4,5 / 6,7,8
    under 0,1,2
    mixes - 0+1 1+1 2+1
    2 roll""")


def test_nobody_else_becomes_the_active_ship() -> None:
    """4.12 4.8 An asteroid that comes before seat 2 after seat 1 is lost does no harm."""
    drawn = """
    3 asteroids -
       a   b     c     f     g
    1  A7  *1b1  .     .     .
    3  .   .     .     *2b0  B2
    5  .   .     .     .     C2
    hands 0,1,2 / 3,4,5 / 6,7,8
    1 drift at 1b"""
    assert ships(drawn, "die 2", "die 1") == "out g3:2 g5:2"
    assert turn(drawn, "die 2", "die 1") == "2 roll"


def test_one_move_can_put_out_several() -> None:
    """4.6 7.2 And the rest of the game goes on without them."""
    assert hands(CRUSH, "die 3") == "0,1,2 / - / - / 9,10,11"
