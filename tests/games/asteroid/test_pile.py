"""Chapters 7 and 8 of the rule page: drawing, what goes under the pile, and the draw marker."""

from __future__ import annotations

from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.rules import AsteroidState
from tests.games.asteroid.play import MIXES, choices, hands, part, reached, ships, told, turn, under

PILE = """
2 clear -
   a   b   g
1  A7  .   .
7  .   .   B3
hands 0,1,47 / 3,4,5
1 place"""


def test_draw_one() -> None:
    """7.1 From the top of the pile: any tile that is nowhere else, all equally likely."""
    state = reached(PILE, "place 47.0")
    assert GAME.text(state).endswith("1 draw to 1 then last")
    assert state.chances() == [(tile, 1) for tile in range(49) if tile not in (0, 1, 47, 3, 4, 5)]
    assert hands(PILE, "place 47.0", "draw 40") == "0,1,40 / 3,4,5"
    assert turn(PILE, "place 47.0", "draw 40") == "2 place"


def test_only_one_is_drawn() -> None:
    """7.1 Whoever lacks more draws one all the same."""
    drawn = PILE.replace("0,1,47", "47")
    assert hands(drawn, "place 47.0", "draw 40") == "40 / 3,4,5"


def test_hands_go_under_by_seat() -> None:
    """7.2 The tile of seat 4 puts seats 2 and 3 out: both hands go under, and both are mixed."""
    drawn = """
    4 clear -
       a       b   g
    1  D7C0B1  .   A3
    hands 0,1,2 / 3,4,5 / 6,7 / 13,14
    4 place"""
    assert under(drawn, "place 13.0") == "3,4,5 / 6,7"
    assert part(MIXES, drawn, "place 13.0") == "- 3+2 4+2 5+2 / - 6+3 7+3"


def test_a_tile_alone_cannot_be_mixed() -> None:
    """7.2 7.4 Its owner can follow it."""
    drawn = """
    3 clear -
       a     b   g
    1  A7B1  .   C3
    hands 13,14 / 3 / 6,7
    1 place"""
    assert under(drawn, "place 13.0") == "3+2"
    assert part(MIXES, drawn, "place 13.0") == "-"


def test_the_tile_knocked_off_goes_under_first() -> None:
    """7.2 The example: the tile, then Chloé's three (seat 1), then Lola's (seat 3)."""
    drawn = """
    4 asteroids -
       a     b     c    g
    1  47.0  A7C6  .    .
    2  *2b0  .     .    D3
    7  .     .     .    B3
    hands 0,1,2 / 3,4,5 / 6,7,8 / 9,10,11
    2 drift at 2b"""
    assert under(drawn, "die 3") == "47! / 0,1,2 / 6,7,8"


LOW = """
2 clear -
   a   b   c   d   e   f   g
1  A7  .   .   .   .   .   B3
2  .   .   #   #   #   #   #
3  #   #   #   #   #   #   #
4  #   #   #   #   #   #   #
5  #   #   #   #   #   #   #
6  #   #   #   #   #   #   #
7  #   #   #   #   #   #   #
hands 0,47 / 6,7,8
under 45! / 1,2,3
no pile
1 place"""


def test_what_went_under_is_drawn_last() -> None:
    """7.3 Above it nothing is left: first the tile knocked off, then one of the hand below."""
    assert hands(LOW, "place 47.0") == "0,45! / 6,7,8"
    assert under(LOW, "place 47.0") == "1,2,3"
    below = LOW.replace("45! / 1,2,3", "1,2,3 / 45!")
    assert choices(below, "place 47.0") == ["draw 1", "draw 2", "draw 3"]
    assert under(below, "place 47.0", "draw 2") == "1,3 / 45!"


def test_the_pile_before_what_went_under() -> None:
    """7.3 As long as there is one."""
    above = LOW.replace("under 45! / 1,2,3", "under 45!").replace("no pile", "")
    assert choices(above, "place 47.0") == ["draw 44", "draw 46", "draw 48"]


def seen(state: AsteroidState, seat: int) -> list[object]:
    """Return what a seat sees of all hands."""
    found = GAME.view(state, seat)["hands"]
    assert isinstance(found, list)
    return list(found)


UNSEEN = {"tile": None, "mix": 0}


def test_a_hand_is_secret() -> None:
    """7.4 2.3 One's own is seen, of others' only how many there are."""
    state = reached(PILE)
    assert seen(state, 0) == [[0, 1, 47], [UNSEEN] * 3]
    assert seen(state, 1) == [[UNSEEN] * 3, [3, 4, 5]]


def test_a_tile_knocked_off_is_known_to_all() -> None:
    """7.4 Also in the hand of whoever draws it."""
    state = reached(LOW, "place 47.0")
    assert seen(state, 1) == [[45, UNSEEN], [6, 7, 8]]


def test_a_buried_hand_is_known_to_its_owner() -> None:
    """7.4 The example: one of three, until it is laid; then which two are left."""
    drawn = LOW.replace("2 clear -", "3 clear -").replace("6,7,8", "6,7,8 / -")
    drawn = drawn.replace("under 45! / 1,2,3", "under 1,2,3 / 45!\nmixes - 1+3 2+3 3+3")
    state = reached(drawn, "place 47.0", "draw 2")
    mixed = {"tile": None, "mix": 1}
    assert seen(state, 0)[0] == [0, 2]
    assert seen(state, 1)[0] == [UNSEEN, mixed]
    assert seen(state, 2)[0] == [UNSEEN, mixed]
    mixes = GAME.view(state, 2)["mixes"]
    assert mixes == [{"swapper": None, "tiles": 3, "known": [1, 2, 3]}]
    assert GAME.view(state, 1)["mixes"] == [{"swapper": None, "tiles": 3, "known": []}]


SHORT = """
4 asteroids -
   a     b     c     d     e     f     g
1  A7C5  B0    .     {}    {}    .     D3
2  45.0  *2b0  #     #     #     #     #
3  #     #     #     #     #     #     #
4  #     #     #     #     #     #     #
5  #     #     #     #     #     #     #
6  #     #     #     #     #     #     #
7  #     #     #     #     #     #     #
hands {}
no pile
4 {} at 2b"""

EXAMPLE = SHORT.format(".", ".", "1 / 2,3 / 4,5 / 6,7,8", "drift marker 1")


def test_the_first_who_cannot_draw() -> None:
    """8.1 Takes the marker; whoever cannot draw later does not."""
    drawn = """
    2 clear -
       a   b   c   d   e   f   g
    1  A7  .   .   #   #   .   B3
    2  #   #   #   #   #   #   #
    3  #   #   #   #   #   #   #
    4  #   #   #   #   #   #   #
    5  #   #   #   #   #   #   #
    6  #   #   #   #   #   #   #
    7  #   #   #   #   #   #   #
    hands 0,47 / 6,7,45
    no pile
    1 place"""
    assert turn(drawn, "place 47.0") == "2 place marker 1"
    assert told(drawn, "place 47.0")[-2:] == ["marker 8.1 1", "turn 3.1 2"]
    assert ships(drawn, "place 47.0", "place 7.0") == "b1:7 f1:3"
    assert turn(drawn, "place 47.0", "place 7.0") == "1 place marker 1"


def test_the_marker_deals() -> None:
    """8.2 8.4 The example: the one knocked off and one of the hand to its holder, the other to the left."""
    assert turn(EXAMPLE, "die 4") == "4 draw marker 1 to 1 then drifting at 2b lost 3"
    assert hands(EXAMPLE, "die 4") == "1,45! / 2,3 / - / 6,7,8"
    assert hands(EXAMPLE, "die 4", "draw 5") == "1,5,45! / 2,3,4 / - / 6,7,8"
    assert turn(EXAMPLE, "die 4", "draw 5") == "4 place"
    assert told(EXAMPLE, "die 4", "draw 5")[4:] == [
        "draw 8.2 1",
        "draw 8.2 1",
        "draw 8.2 2",
        "aside 8.4 1",
    ]


def test_the_marker_goes_on() -> None:
    """8.3 The pile is empty again, and seat 2 still lacks one."""
    drawn = SHORT.format("#", ".", "1 / 2 / 4,5 / 6,7,8", "drift marker 1")
    assert hands(drawn, "die 4", "draw 5") == "1,5,45! / 2,4 / - / 6,7,8"
    assert turn(drawn, "die 4", "draw 5") == "4 place marker 2"
    assert told(drawn, "die 4", "draw 5")[-1] == "marker 8.3 2"


def test_the_marker_stays_with_who_still_lacks() -> None:
    """8.3 Its holder comes first; nothing is told then."""
    drawn = SHORT.format("#", "#", "1 / 2,3 / - / 6,7,8", "drift marker 1")
    assert hands(drawn, "die 4") == "1,45! / 2,3 / - / 6,7,8"
    assert turn(drawn, "die 4") == "4 place marker 1"
    assert told(drawn, "die 4")[-1] == "draw 8.2 1"


def test_its_holder_is_out() -> None:
    """8.5 From seat 3 it goes on to seat 1, for seat 4 lacks nothing."""
    drawn = SHORT.format("#", "#", "1 / 2,3 / - / 6,7,8", "drift marker 3")
    assert turn(drawn, "die 4") == "4 place marker 1"
    assert hands(drawn, "die 4") == "1,45! / 2,3 / - / 6,7,8"
    assert told(drawn, "die 4")[-2:] == ["marker 8.5 1", "draw 8.2 1"]


def test_after_each_asteroid() -> None:
    """8.2 Not only when all have moved: a second one waits."""
    drawn = EXAMPLE.replace("1  A7C5  B0    .     .", "1  A7C5  B0    .     *5r0")
    assert turn(drawn, "die 4", "draw 5") == "4 drift at 5r lost 3"


def test_before_step_4() -> None:
    """8.2 7.1 Seat 3 is put out: the holder draws first, then to the left, the active player included."""
    drawn = """
    4 clear -
       a     b   c   d   e   f   g
    1  D7C1  .   .   .   .   .   A3B2
    2  #     #   #   #   #   #   #
    3  #     #   #   #   #   #   #
    4  #     #   #   #   #   #   #
    5  #     #   #   #   #   #   #
    6  #     #   #   #   #   #   #
    7  #     #   #   #   #   #   .
    hands 0 / 1,2,3 / 4,5 / 13,14
    no pile
    4 place marker 1"""
    assert ships(drawn, "place 13.0") == "g1:3 g1:2 out b1:7"
    assert turn(drawn, "place 13.0") == "4 draw marker 1 to 1 then flown"
    assert hands(drawn, "place 13.0", "draw 5") == "0,4,5 / 1,2,3 / - / 14"
    assert turn(drawn, "place 13.0", "draw 5") == "1 place marker 4"
    assert told(drawn, "place 13.0", "draw 5")[3:] == [
        "draw 8.2 1",
        "draw 8.2 1",
        "marker 8.3 4",
        "turn 3.1 1",
    ]


def test_the_marker_fills_the_active_hand_too() -> None:
    """8.2 7.1 Then there is nothing left to draw in step 4."""
    drawn = """
    4 clear -
       a     b   c   d   e   f   g
    1  D7C1  .   .   .   .   .   A3B2
    2  #     #   #   #   #   #   #
    3  #     #   #   #   #   #   #
    4  #     #   #   #   #   #   #
    5  #     #   #   #   #   #   #
    6  #     #   #   #   #   #   #
    7  #     #   #   #   .   .   .
    hands 0,6,7 / 1,2,3 / 4 / 13,14,15
    no pile
    4 place marker 4"""
    assert hands(drawn, "place 13.0") == "0,6,7 / 1,2,3 / - / 4+3,14,15"
    assert turn(drawn, "place 13.0") == "1 place"
