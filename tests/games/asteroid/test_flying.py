"""Chapter 6 of the rule page: who flies, how far, and how a flight can end."""

from __future__ import annotations

from tests.games.asteroid.drawing import position
from tests.games.asteroid.play import play, ships, told, turn


def test_along_the_wake_to_its_end() -> None:
    """6.1 Over three tiles, one laid now and two that lay there."""
    drawn = """
       a   b     c     d   g
    1  A7  46.0  36.0  .   .
    7  .   .     .     .   B3
    hands 0,1,47 / 3,4,5
    1 place"""
    assert play(drawn, "place 47.0", "draw 40") == position("""
       a     b     c     d   g
    1  47.0  46.0  36.0  A7  .
    7  .     .     .     .   B3
    hands 0,1,40 / 3,4,5
    2 which then refill due 2""")


def test_the_same_tile_twice() -> None:
    """6.1 A wake may come by a tile again, by another of its four."""
    drawn = """
       a     b     c     g
    2  46.0  A6    34.0  .
    3  .     40.0  36.1  .
    7  .     .     .     B3
    hands 31 / 3,4,5
    1 place"""
    # 6 to 4; by b3, c3 and c2 back in by 3; 3 to 5, and by b3 once more.
    assert ships(drawn, "place 31.2") == "b4:1 g7:3"


CROSSING = """
4 asteroids -
   c     d       e     g
3  .     36.1    .     .
4  46.0  A7C2D0  37.0  .
7  .     .       .     B3
hands 0,1,2 / 3,4,5 / 39 / 9,10,11
3 place"""


def test_the_active_ship_first_then_by_seat() -> None:
    """6.2 The example: Lola (seat 3) laid the tile; then seat 1, then seat 4. Who faces nothing new stays."""
    assert told(CROSSING, "place 39.0")[:4] == [
        "place 5.1 3",
        "fly 6.1 3",
        "fly 6.2 1",
        "fly 6.2 4",
    ]
    assert ships(CROSSING, "place 39.0") == "d5:1 g7:3 d5:0 e5:0"


def test_to_the_edge() -> None:
    """6.3 The other ship is out, because the tile leads it there."""
    drawn = """
    3 asteroids -
       a     b   g
    1  A7B1  .   .
    7  .     .   C3
    hands 13 / 3,4,5 / 6,7,8
    1 place"""
    assert ships(drawn, "place 13.0") == "b1:7 out g7:3"
    assert told(drawn, "place 13.0")[1:3] == ["fly 6.1 1", "edge 6.3 2"]


def test_the_active_ship_to_the_edge() -> None:
    """6.3 5.7 If nothing else can be laid."""
    drawn = """
    3 asteroids -
       a   b   g
    1  A7  .   B3
    7  .   .   C3
    hands 0 / 3,4,5 / 6,7,8
    1 place"""
    assert ships(drawn, "place 0.0") == "out g1:3 g7:3"
    assert told(drawn, "place 0.0")[:2] == ["place 5.1 1", "edge 6.3 1"]


def test_into_an_asteroid() -> None:
    """6.4 Both ships before the new tile are struck, each by its own."""
    drawn = """
    4 asteroids -
       b     c     d     e     f     g
    4  *2b0  46.0  A7B2  36.0  *1b0  .
    5  .     .     .     .     .     D3
    7  .     .     .     .     .     C3
    hands 47 / 3,4,5 / 6,7,8 / 9,10,11
    1 place"""
    assert ships(drawn, "place 47.0") == "out out g7:3 g5:3"
    assert told(drawn, "place 47.0")[1:3] == ["struck 6.4 1", "struck 6.4 2"]


def test_round_and_round() -> None:
    """6.5 Out, and so is whoever else faces the tile and is led into the loop."""
    drawn = """
    4 asteroids -
       b     c     g
    2  A3    31.0  .
    3  40.0  36.1  .
    5  .     .     B3
    6  .     .     C3
    7  .     .     D3
    hands 48 / 3,4,5 / 6,7,8 / 9,10,11
    1 place"""
    assert ships(drawn, "place 48.0") == "out g5:3 g6:3 g7:3"
    assert told(drawn, "place 48.0")[1] == "loop 6.5 1"


def test_head_on_they_pass() -> None:
    """6.6 Each flies on along the way by which the other came, as far as it goes."""
    drawn = """
       b   c     d     e     f   g
    4  .   46.0  A7B2  36.0  .   .
    hands 47 / 3,4,5
    1 place"""
    assert ships(drawn, "place 47.0") == "f4:7 b4:2"
    assert not any(event.startswith(("edge", "struck")) for event in told(drawn, "place 47.0"))


def test_head_on_to_the_edge() -> None:
    """6.6 6.3 9.2 The example: without a gap in either wake, both leave where the other began."""
    drawn = """
       a     b     c     d     e     f     g
    4  46.0  A7B2  13.0  14.0  25.2  36.0  40.2
    hands 47 / 3,4,5
    1 place"""
    assert ships(drawn, "place 47.0") == "out out"
    assert told(drawn, "place 47.0")[1:3] == ["edge 6.3 1", "edge 6.3 2"]
    assert turn(drawn, "place 47.0") == "1 won 12"


def test_on_one_spot_they_fly_together() -> None:
    """6.7 Whoever lays the tile."""
    drawn = """
       c     d       e   g
    4  46.0  A7B7    .   .
    7  .     .       .   .
    hands 1,2,47 / 3,4,39
    {} place"""
    assert ships(drawn.format(1), "place 47.0") == "e4:7 e4:7"
    assert ships(drawn.format(2), "place 39.0") == "d5:1 d5:1"


def test_together_they_are_out_together() -> None:
    """6.7 6.3 9.2 And share the win if nobody else flies."""
    drawn = """
       a     b   g
    1  A7B7  .   .
    hands 0 / 3,4,5
    1 place"""
    assert turn(drawn, "place 0.0") == "1 won 12"
