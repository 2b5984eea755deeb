"""Chapter 5 of the rule page: which tile may lie before one's ship, and how."""

from __future__ import annotations

from tests.games.asteroid.play import cell, choices, ships, told, turn

OPEN = """
   c     d   g
4  47.0  A7  .
7  .     .   B3
hands {} / 3,4,5
1 place"""


def test_any_tile_any_turn() -> None:
    """5.1 On the cell before the ship; turns that look alike are offered once."""
    assert choices(OPEN.format("1,12,39")) == [
        "place 1.0",
        "place 1.1",
        "place 1.2",
        "place 1.3",
        "place 12.0",
        "place 12.1",
        "place 39.0",
    ]
    assert cell(OPEN.format("1,12,39"), "d4", "place 12.1") == "12.1"


def test_of_equal_tiles_one_is_offered() -> None:
    """5.1 Tiles 5 and 6 are the same; which of them is laid makes no difference."""
    drawn = OPEN.format("5,6").replace("3,4,5", "3,4")
    assert choices(drawn) == [f"place 5.{turns}" for turns in range(4)]


def test_it_stays() -> None:
    """5.2 Whatever others do, short of an asteroid."""
    drawn = OPEN.format("12,39")
    moved = (
        "place 12.1",
        "draw 40",
        "asteroid 1b",
        "at a1",
        "heading 0",
        "asteroid 2b",
        "at a2",
        "heading 0",
    )
    after = (*moved, "roll 2", choices(drawn, *moved, "roll 2")[0])
    assert cell(drawn, "d4", *after) == "12.1"


MARK = """
   a   b   g
1  A7  .   .
7  .   .   B3
hands {} / 3,4,5
1 place"""


def test_not_to_the_edge() -> None:
    """5.3 Tile 0 turns back to the side that one came from; as long as another leads on, it may not."""
    assert choices(MARK.format("0,47")) == ["place 47.0"]
    assert choices(MARK.format("0,45,47")) == ["place 45.0", "place 47.0"]


LOOP = """
   a   b     c     g
2  .   A3    31.0  .
3  .   40.0  36.1  .
7  .   .     .     B3
hands {} / 3,4,5
1 place"""


def test_no_loop() -> None:
    """5.4 Round b2, b3, c3 and c2 without an end; straight on is better."""
    assert choices(LOOP.format("47,48")) == ["place 47.0"]
    assert choices(LOOP.format("48")) == ["place 48.0"]
    assert told(LOOP.format("48"), "place 48.0")[:2] == ["place 5.1 1", "loop 6.5 1"]


ROCK = """
   c     d     e     g
4  46.0  A7    *1b0  .
7  .     .     .     B3
hands {} / 3,4,5
1 place"""


def test_not_into_an_asteroid() -> None:
    """5.5 Straight on lies one; down is free."""
    assert choices(ROCK.format("39,47")) == ["place 39.0"]
    assert choices(ROCK.format("47")) == ["place 47.0"]


BEHIND = """
3 asteroids -
   c     d     e   g
3  36.0  .     .   .
4  A0    46.0  B7  .
7  .     .     .   C3
hands {} / 3,4,5 / 6,7,8
1 place"""


def test_not_behind_another_ship() -> None:
    """5.6 An asteroid tore a hole into B's wake; whoever fills it may not follow B to the same spot."""
    found = choices(BEHIND.format("20"))
    assert found == ["place 20.1", "place 20.2", "place 20.3"]
    assert ships(BEHIND.format("39"), "place 39.0") == "e4:6 e4:7 g7:3"


SAME_CELL = """
3 asteroids -
   c     d     g
3  37.0  .     .
4  {}    1.0   .
5  40.0  36.1  .
7  .     .     C3
hands 45,47 / 3,4,5 / 6,7,8
1 place"""


def test_not_through_another_ships_place() -> None:
    """5.6 From above, round by c5, d5 and d4, back to the cell by the port before which B waits."""
    assert choices(SAME_CELL.format("A0B2")) == ["place 47.0"]


def test_nor_the_other_through_ours() -> None:
    """5.6 The same the other way round: B would come by our place."""
    assert choices(SAME_CELL.format("A2B0")) == ["place 47.0"]


def test_the_other_way_is_no_sharing() -> None:
    """5.6 6.6 Head-on, two ships may use one wake."""
    drawn = """
       c     d     e     g
    4  45.0  A7B2  46.0  .
    hands 47 / 3,4,5
    1 place"""
    assert choices(drawn) == ["place 47.0"]
    assert choices(drawn.replace("hands 47 ", "hands 39,47 ")) == ["place 39.0", "place 47.0"]


def test_ships_on_one_spot_do_not_count() -> None:
    """5.6 6.7 They fly together anyway."""
    together = MARK.format("1,47").replace("A7", "A7B7").replace("B3", ".")
    assert choices(together) == choices(MARK.format("1,47")) == ["place 1.0", "place 47.0"]


TRAPPED = """
4 asteroids -
   b     c     d     e     g
2  .     *1b0  .     .     .
3  .     36.0  .     .     .
4  *2b0  A0    46.0  B7C6  .
5  .     *3b0  .     .     .
7  .     .     .     .     D3
hands {} / 3,4,5 / 6,7,8 / 9,10,11
1 place"""


def test_rather_out_than_shared() -> None:
    """5.7 The example: some lead into asteroids, all others behind another ship; the former it must be."""
    assert choices(TRAPPED.format("39,47")) == ["place 47.0"]
    found = choices(TRAPPED.format("20,39"))
    assert found == ["place 20.1", "place 20.3"]
    for choice in found:
        assert ships(TRAPPED.format("20,39"), choice).startswith("out")


def test_shared_if_everything_shares() -> None:
    """5.7 There is nothing else to lay."""
    assert choices(TRAPPED.format("39")) == ["place 39.0"]
    assert ships(TRAPPED.format("39"), "place 39.0") == "e4:6 e4:7 e4:6 g7:3"


def test_shared_but_flying_on() -> None:
    """5.7 If everything shares, what ends the flight is still only for want of anything else."""
    drawn = """
    4 asteroids -
       c     d     e       g
    3  36.0  .     .       .
    4  A0    46.0  *2b0B6  .
    5  23.0  .     .       .
    6  C1    .     .       .
    7  .     .     .       D3
    hands {} / 3,4,5 / 6,7,8 / 9,10,11
    1 place"""
    assert choices(drawn.format("39")) == ["place 39.0"]
    assert choices(drawn.format("39,45")) == ["place 45.0"]
    assert ships(drawn.format("39,45"), "place 45.0") == "c6:1 e4:6 c6:1 g7:3"


def test_an_asteroid_before_the_ship() -> None:
    """5.8 There is nowhere to place a tile: out, and the hand goes under."""
    drawn = """
    3 asteroids -
       a       b     g
    1  *1b0A7  *2b0  .
    6  .       .     C3
    7  .       .     B3
    hands 0,1,2 / 3,4,5 / 6,7,8
    1 roll"""
    assert ships(drawn, "roll 2") == "out g7:3 g6:3"
    assert told(drawn, "roll 2") == ["roll 4.1 1", "blocked 5.8 1", "turn 3.1 2"]


def test_without_a_tile_nothing_is_placed() -> None:
    """5.9 The step is left out, and an asteroid that stands there does no harm."""
    drawn = """
       a       b  c   d  e  f     g
    1  #       #  #   #  #  #     #
    2  #       #  #   #  #  #     #
    3  #       #  #   #  #  #     #
    4  #       #  #   #  #  #     #
    5  #       #  #   #  #  #     #
    6  #       #  #   #  #  #     #
    7  *1b0A4  #  B5  #  #  *2b0  #
    hands - / 1,2,3
    no pile
    1 roll marker 1"""
    assert turn(drawn, "roll 2") == "2 roll marker 1"
    assert ships(drawn, "roll 2") == "a7:4 c7:5"
