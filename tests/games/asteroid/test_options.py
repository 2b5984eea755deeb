"""Chapter 10 of the rule page: without asteroids, and the elimination bonus."""

from __future__ import annotations

import pytest

from quadriga.games.asteroid import GAME
from tests.games.asteroid.play import MIXES, choices, hands, part, random_game, reached, told, turn, under


@pytest.mark.parametrize("players", GAME.seats)
def test_without_asteroids(players: int) -> None:
    """10.1 None is placed and no dice are rolled in the whole game."""
    states = random_game(players, {"asteroids": False}, seed=players)
    events = next(states).listen()
    for state in states:
        assert all(spot == -1 for spot in state.spots)
    told_of = {event.name for event in events}
    assert told_of.isdisjoint({"roll", "die", "asteroid", "drift", "pivot", "knock", "blocked"})
    assert "place" in told_of


def test_without_asteroids_the_turn_begins_with_a_tile() -> None:
    """10.1 At once after the marks, and after every turn."""
    drawn = """
    2 clear -
    hands 0,1,2 / 3,4,5
    1 mark"""
    assert turn(drawn, "start a1:7", "start g7:3") == "1 place"


BONUS = """
4 clear bonus
   a       b   g
1  A7B1C0  .   D3
hands {} / 3,4 / 6 / 9,10,11
1 place"""


def test_a_look_at_the_hands() -> None:
    """10.2 The active player sees them before they go under, and nobody else does."""
    drawn = BONUS.format("13,14,15")
    assert turn(drawn, "place 13.0") == "1 swap lost 23 fled 23 held 14,15/3,4/6/9,10,11"
    assert told(drawn, "place 13.0")[-1] == "look 10.2 1"
    state = reached(drawn, "place 13.0")
    unseen = [{"tile": None, "mix": 1}]
    first, second = GAME.view(state, 0)["hands"], GAME.view(state, 1)["hands"]
    assert first == [[14, 15], [3, 4], [6], [{"tile": None, "mix": 0}] * 3]
    assert second == [unseen * 2, [3, 4], unseen, [{"tile": None, "mix": 0}] * 3]


def test_no_bonus_no_look() -> None:
    """10.2 It is an option."""
    drawn = BONUS.format("13,14,15").replace("bonus", "-")
    assert turn(drawn, "place 13.0") == "1 draw to 1 then last"
    assert under(drawn, "place 13.0") == "3,4 / 6+3"


def test_not_with_two_players() -> None:
    """10.2 Three or more."""
    assert GAME.text(GAME.start(2, {"bonus": True})).startswith("2 asteroids - |")
    assert GAME.text(GAME.start(3, {"bonus": True})).startswith("3 asteroids bonus |")


def test_not_if_the_game_is_over() -> None:
    """10.2 9.1 Only one flies on."""
    drawn = BONUS.format("13,14,15").replace("D3", ".").replace("9,10,11", "-")
    assert turn(drawn, "place 13.0") == "1 won 1"


def test_not_if_oneself_is_out() -> None:
    """10.2 The tile puts its own player out as well."""
    drawn = """
    4 clear bonus
       a     b   g
    1  A7B6  .   C3D2
    hands 0 / 3,4 / 6 / 9,10,11
    1 place"""
    assert turn(drawn, "place 0.0") == "3 place"
    assert part(MIXES, drawn, "place 0.0") == "- 3+2 4+2"


def test_not_for_an_asteroid() -> None:
    """10.2 Whom an asteroid puts out keeps the secret."""
    drawn = """
    4 asteroids bonus
       a     b     c    g
    1  47.0  B7C6  .    .
    2  *2b0  .     .    D3
    7  .     .     .    A3
    hands 0,1,2 / 3,4,5 / 6,7,8 / 9,10,11
    1 drift at 2b"""
    assert turn(drawn, "die 3") == "1 place"


def test_a_look_without_a_tile_to_give() -> None:
    """10.2 7.4 There is nothing to exchange, but what was seen is known."""
    drawn = BONUS.format("13")
    assert turn(drawn, "place 13.0") == "1 draw to 1 then last"
    assert under(drawn, "place 13.0") == "3,4 / 6+13"
    assert part(MIXES, drawn, "place 13.0") == "- 3+12 4+12"


def test_nobody_lost_had_a_tile() -> None:
    """10.2 Nothing to look at."""
    drawn = BONUS.format("13,14,15").replace("3,4 / 6 /", "- / - /")
    assert turn(drawn, "place 13.0") == "1 draw to 1 then last"


def test_one_for_one() -> None:
    """10.3 Each own tile against each of theirs, or stop; a tile that was exchanged stays."""
    drawn = BONUS.format("13,14,15")
    laid = "place 13.0"
    every = [f"swap {own} {other}" for own in (14, 15) for other in (3, 4, 6)]
    assert choices(drawn, laid) == ["stop", *every]
    assert choices(drawn, laid, "swap 14 6") == ["stop", "swap 15 3", "swap 15 4"]
    assert hands(drawn, laid, "swap 14 6", "stop") == "6,15 / - / - / 9,10,11"


def test_as_many_as_one_likes() -> None:
    """10.3 The example: two tiles against three; after two exchanges nothing is left to give."""
    drawn = BONUS.format("13,14,15").replace("3,4 / 6 /", "3,4,6 / - /")
    assert turn(drawn, "place 13.0", "swap 14 6", "swap 15 3") == "1 draw to 1 then last"
    assert hands(drawn, "place 13.0", "swap 14 6", "swap 15 3") == "3,6 / - / - / 9,10,11"
    assert under(drawn, "place 13.0", "swap 14 6", "swap 15 3") == "4,14,15"


def test_what_is_left_goes_under() -> None:
    """10.3 7.2 Hand by hand, by seat, with what was exchanged in them."""
    drawn = BONUS.format("13,14,15")
    assert under(drawn, "place 13.0", "swap 14 6", "stop") == "3,4 / 14+1"
    assert under(drawn, "place 13.0", "swap 14 3", "stop") == "4,14 / 6+1"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_others_are_not_told(seat: int) -> None:
    """10.4 Whatever was exchanged, and whether anything was, looks the same to them; before and after."""
    drawn = BONUS.format("13,14,15")
    ways = [("stop",), ("swap 14 3", "stop"), ("swap 14 6", "swap 15 4"), ("swap 15 4", "swap 14 6")]
    ends = [GAME.view(reached(drawn, "place 13.0", *way), seat) for way in ways]
    assert all(view == ends[0] for view in ends)
    begins = [GAME.view(reached(drawn, "place 13.0", *way[:1]), seat) for way in ways[1:]]
    assert all(view == begins[0] == GAME.view(reached(drawn, "place 13.0"), seat) for view in begins)
    events = [told(drawn, "place 13.0", *way) for way in ways]
    assert all(happened == events[0] for happened in events)


def test_the_exchanger_knows() -> None:
    """10.4 7.4 Which tile lies alone under the pile, and which are mixed there."""
    drawn = BONUS.format("13,14,15")
    view = GAME.view(reached(drawn, "place 13.0", "swap 14 6", "stop"), 0)
    mixed = {"tile": None, "mix": 2}
    assert view["under"] == [[mixed, mixed], [14]]
    assert view["mixes"] == [
        {"swapper": 0, "tiles": 5, "known": [3, 4, 6, 14, 15]},
        {"swapper": None, "tiles": 2, "known": [3, 4]},
    ]
