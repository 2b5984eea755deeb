"""The printed rules' own examples, played: a ship and an asteroid over three turns."""

from __future__ import annotations

from tests.games.asteroid.drawing import position
from tests.games.asteroid.play import cell, play, ships, told, turn, under

START = """
   a   c     d     e     g
1  .   .     .     *5r0  .
3  .   45.0  *2b3  .     .
4  A7  .     .     .     .
7  .   .     .     .     B3
hands 13,36,46 / 15,40,47
1 roll"""

TURN_1 = ("roll 2", "place 46.0", "draw 20")
OTHER_1 = ("roll 2", "place 47.0", "draw 21")
TURN_2 = ("roll 7", "die 5", "die 5", "place 36.0", "draw 22")
OTHER_2 = ("roll 2", "place 40.2", "draw 23")
TURN_3 = ("roll 6", "die 2", "die 5", "place 13.0", "draw 24")


def test_turn_1() -> None:
    """5.1 6.1 The first tile, and along its wake."""
    assert ships(START, *TURN_1) == "b4:7 g7:3"


def test_turn_2() -> None:
    """4.3 4.6 6.1 A 5 moves the asteroid left, the tile there is knocked off; then on, close by."""
    before = (*TURN_1, *OTHER_1)
    assert cell(START, "c3", *before) == "45.0"
    assert cell(START, "c3", *before, *TURN_2) == "*2b3"
    assert under(START, *before, *TURN_2) == "45!"
    assert ships(START, *before, *TURN_2) == "c4:7 f7:3"
    assert "knock 4.6 1" in told(START, *before, *TURN_2)


def test_turn_3() -> None:
    """4.3 4.7 A 2 only makes it pivot, right beside the ship's way; the ship flies on."""
    assert play(START, *TURN_1, *OTHER_1, *TURN_2, *OTHER_2, *TURN_3) == position("""
       a     b     c     d   e     f     g
    1  .     .     .     .   *5r2  .     .
    3  .     .     *2b0  .   .     .     .
    4  46.0  36.0  13.0  A7  .     .     .
    6  .     .     .     .   .     B4    .
    7  .     .     .     .   .     40.2  47.0
    hands 20,22,24 / 15,21,23
    under 45!
    2 roll""")


def test_and_then_a_5() -> None:
    """4.6 9.1 What the pilot hoped nobody would roll next: now the 5 goes down, and the ship is lost."""
    turns = (*TURN_1, *OTHER_1, *TURN_2, *OTHER_2, *TURN_3, "roll 8", "die 5")
    assert ships(START, *turns) == "out f6:4"
    assert turn(START, *turns, "die 5") == "2 won 2"
