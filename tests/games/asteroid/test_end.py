"""Chapter 9 of the rule page: who has won, and when one looks."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga import OVER, Rng
from quadriga.games.asteroid.reading import blank
from tests.games.asteroid.boards import read, replaced
from tests.games.asteroid.play import reached, ships, told, turn

DOUBLES = """
    "01243657", "01243756", "01253746", "01273546", "02134756", "02143756", "02153647",
    "02163457", "03142756", "04123657", "04132657", "01273645", "02134657", "02173546",
"""


def test_the_last_ship() -> None:
    """9.1 With its whole share of the win."""
    drawn = """
       a     b   g
    1  A7B1  .   .
    hands 13 / 3,4,5
    1 place"""
    assert turn(drawn, "place 13.0") == "1 won 1"
    assert reached(drawn, "place 13.0").payoff() == [1.0, 0.0]
    assert told(drawn, "place 13.0")[-1] == "win 9.1 1"


BOTH = """
   a   b     c     f     g
1  A7  *1b1  .     .     .
3  .   .     .     B2    46.0
4  .   .     .     .     *3b0
hands 0,1,2 / 3,4,5
1 drift at 1b"""


def test_one_looks_when_all_asteroids_have_moved() -> None:
    """9.1 Seat 1 is lost to the first asteroid; only after the second one seat 2 has won."""
    assert turn(BOTH, "die 2") == "1 drift at 3b lost 1"
    assert turn(BOTH, "die 2", "die 3") == "1 won 2"


def test_all_out_in_step_1() -> None:
    """9.2 The example: first one, then the other, but in the same step: they share the win."""
    assert turn(BOTH, "die 2", "die 4") == "1 won 12"
    assert reached(BOTH, "die 2", "die 4").payoff() == [0.5, 0.5]
    assert [event for event in told(BOTH, "die 2", "die 4") if "win" in event] == ["win 9.2 1", "win 9.2 2"]


def test_the_asteroid_before_the_ship_is_a_step_of_its_own() -> None:
    """9.1 5.8 Seat 2 is crushed in step 1, and seat 1, who is blocked after that, is alone already."""
    drawn = BOTH.replace("A7  *1b1", "*2b0A7  *1b2").replace("1 drift at 1b", "1 drift at 3b")
    assert turn(drawn, "die 4") == "1 won 1"


def test_blocked_the_other_wins() -> None:
    """9.1 5.8 Looked at after step 2 as well."""
    drawn = """
       a       b     g
    1  *1b0A7  *2b0  B2
    hands 0,1,2 / 3,4,5
    1 roll"""
    assert turn(drawn, "roll 2") == "1 won 2"


def test_all_out_by_one_tile() -> None:
    """9.2 In step 3 as in step 1."""
    drawn = """
       a     b   g
    1  A7B6  .   .
    hands 0 / 3,4,5
    1 place"""
    assert turn(drawn, "place 0.0") == "1 won 12"


def test_only_those_of_this_step_share() -> None:
    """9.2 Who went out before has no part in it."""
    drawn = """
    3 asteroids -
       a     b   g
    1  A7C6  .   .
    hands 0 / - / 3,4,5
    1 place"""
    assert turn(drawn, "place 0.0") == "1 won 13"
    assert reached(drawn, "place 0.0").payoff() == [0.5, 0.0, 0.5]


def test_all_tiles_are_played(tmp_path: Path) -> None:
    """9.3 With fewer tiles than cells, ships can outlast them: all that still fly share the win."""
    few = read(tmp_path, replaced(DOUBLES, "")).field(3, with_asteroids=False, bonus=False)
    ended = []
    for seed in range(60):
        state = blank(few)
        rng = Rng(seed)
        events = state.listen()
        state.play_out(rng)
        wins = [event for event in events if event.name == "win"]
        if wins[0].clause == "9.3":
            ended.append(state)
            winners = [event.facts["player_seat"] for event in wins]
            assert winners == [seat for seat in range(3) if state.flies(seat)]
            assert state.payoff() == [1 / len(winners) if seat in winners else 0.0 for seat in range(3)]
            assert all(hand == 0 for hand in state.hands)
            assert state.pile_is_empty()
    assert ended != []


LAST_CELL = """
3 asteroids -
   a       b  c     d     e     f     g
1  *1b0C7  #  #     #     #     #     #
2  #       #  #     #     #     #     #
3  #       #  #     #     #     #     #
4  {}
5  #       #  #     #     #     #     #
6  #       #  #     #     #     #     #
7  #       #  #     #     #     #     #
hands 47 / 48 / {}
no pile
1 place marker 2"""


def test_the_last_empty_cell() -> None:
    """9.4 Two leave by the edge, and a third still flies, before an asteroid: all three share the win."""
    drawn = LAST_CELL.format("46.0  A7B2  13.0  14.0  25.2  36.0  40.2", "-")
    assert ships(drawn, "place 47.0") == "out out a1:7"
    assert turn(drawn, "place 47.0") == "1 won 123"
    assert reached(drawn, "place 47.0").payoff() == [pytest.approx(1 / 3)] * 3
    assert {event for event in told(drawn, "place 47.0") if "win" in event} == {
        "win 9.4 1",
        "win 9.4 2",
        "win 9.4 3",
    }


def test_one_by_the_edge_is_not_enough() -> None:
    """9.4 9.1 The other hits an asteroid: so the third is the last."""
    drawn = LAST_CELL.format("46.0  A7B2  13.0  14.0  25.2  36.0  *2b0", "40")
    assert ships(drawn, "place 47.0") == "out out a1:7"
    assert turn(drawn, "place 47.0") == "1 won 3"


def test_not_the_last_cell() -> None:
    """9.4 9.1 As long as another cell is empty, leaving is leaving."""
    drawn = LAST_CELL.format("46.0  A7B2  13.0  14.0  25.2  36.0  40.2", "0")
    drawn = drawn.replace("7  #       #", "7  .       #")
    assert turn(drawn, "place 47.0") == "1 won 3"


def test_an_open_game_has_no_payoff() -> None:
    state = reached(BOTH)
    assert state.actor() != OVER
    with pytest.raises(ValueError, match="the game is not over"):
        state.payoff()
