"""Chapter 7 of the rule page: four, three and two players."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, OVER
from quadriga.games.edison import GAME
from tests.games.edison.play import choices, options, reached, scores, told, totals

THREE = "3 standard lane - standard"
OVER_WITH = """
    3 standard lane - standard
    scores R 5, Z 7, P 3, Y 1
    hands 123456 123456 4 2{}, 123456 123456 4 2{}, 123456 123456 4 2{}
    over
"""


def test_four_in_teams() -> None:
    """7.1 One card and one total a team; partners know the same."""
    state = reached("")
    assert [int(state.side(seat)) for seat in range(4)] == [0, 1, 0, 1]
    assert GAME.view(state, 0)["sides"] == GAME.view(state, 2)["sides"]
    assert len(reached("over").totals()) == 2


def test_four_for_themselves() -> None:
    """7.2 Four cards, one each; the last is dealt without a question."""
    state = GAME.start(4, {"mode": "singles"})
    for left in (4, 3, 2):
        assert (state.actor(), len(options(state))) == (CHANCE, left)
        state.apply(state.chances()[0][0])
    assert (state.actor(), [int(card) for card in state.cards]) == (0, [0, 1, 2, 3])
    drawn = """
        4 singles lane - standard
        scores R 10, Z 2, P 1, Y 0
        over
    """
    assert totals(drawn) == [35, 8, 13, 22]
    assert reached(drawn).payoff() == [1.0, 0.0, 0.0, 0.0]
    assert [int(reached(drawn).side(seat)) for seat in range(4)] == [0, 1, 2, 3]


def test_three_have_cards_without_the_zeppelin() -> None:
    """7.3 It counts on no card, and drives all the same."""
    state = GAME.start(3)
    assert options(state) == ["deal 1", "deal 2", "deal 3"]
    assert totals(OVER_WITH.format("+", "+", "+")) == [22, 16, 16]
    assert choices(THREE, "zeppelin+yacht", "distance 1", "ahead") == ["zeppelin to 1", "yacht to 1"]


def test_the_two_may_be_waived() -> None:
    """7.4 With three players, standard."""
    assert "waive" in choices(THREE)
    turn = ("waive", "rocket+zeppelin", "ahead", "rocket to 2")
    assert scores(THREE, *turn) == [0, 0, 0, 0]
    assert scores(THREE, "distance 2", *turn[1:]) == [4, 0, 0, 0]
    assert "distance 2" not in choices(THREE, *turn, "back", "rocket+yacht")
    assert int(reached(THREE, *turn).own) == 0
    assert int(reached(THREE, "distance 2", *turn[1:]).own) == 1


@pytest.mark.parametrize(
    "table",
    ["4 standard", "4 singles", "4 advanced", "4 advanced-teams", "3 advanced", "2 standard"],
)
def test_nobody_else_may_waive(table: str) -> None:
    """7.4 8.7 Not with two or four, nor in the advanced game."""
    assert "waive" not in choices(f"{table} lane - standard")


def test_a_waived_two_on_oil() -> None:
    """7.4 The oil scores, but that is no scoring of the player's own."""
    drawn = f"""
        {THREE}
        space 4 17
        a     R Y
    """
    turn = ("rocket+zeppelin", "waive", "ahead", "rocket to 6a")
    assert scores(drawn, *turn) == [0, 0, 0, 10]
    assert "score 5.5" in told(drawn, *turn)
    assert int(reached(drawn, *turn).own) == 0


def test_a_waived_two_is_off_the_table_after_its_turn() -> None:
    """7.4 Everybody sees who waived it while it lies there, and no more in the next turn."""
    state = reached(THREE, "waive", "rocket+zeppelin", "ahead")
    assert [GAME.view(state, 1)[key] for key in ("distance", "waived", "caller")] == [2, True, 0]
    state.apply(state.legal()[0])
    assert [GAME.view(state, 1)[key] for key in ("distance", "waived", "caller")] == [None, False, None]


def test_a_two_that_scores_on_oil_is_ones_own() -> None:
    """7.4 7.5 5.3 Once, and it is the scoring of whoever played the 2."""
    drawn = f"""
        {THREE}
        space 4 17
        a     R Y
    """
    turn = ("rocket+zeppelin", "distance 2", "ahead", "rocket to 6a")
    assert scores(drawn, *turn) == [0, 0, 0, 10]
    assert int(reached(drawn, *turn).own) == 0b010


@pytest.mark.parametrize(
    ("own", "expected"),
    [(("", "", ""), [29, 23, 23]), (("+", "", ""), [22, 23, 23]), (("", "+", ""), [29, 16, 23])],
)
def test_whoever_never_scored_adds_the_zeppelin(own: tuple[str, ...], expected: list[int]) -> None:
    """7.5 Waived or never played: once its score."""
    assert totals(OVER_WITH.format(*own)) == expected


def test_a_negative_zeppelin_is_added_too() -> None:
    """7.5 Whether they like it or not."""
    assert totals(OVER_WITH.format("", "", "").replace("Z 7", "Z -7")) == [15, 9, 9]


def test_a_two_of_the_unfinished_turn_is_not_ones_own() -> None:
    """7.5 6.1 Seat 3 has no direction left, so the 2 had no effect: the Zeppelin Car is added."""
    drawn = """
        3 standard lane - standard
        scores Z 4
        hands 1234 13456 3 0, 12345 3456 2 1, 123 456 4 2
    """
    state = reached(drawn, "distance 2", "roller+yacht")
    assert (state.actor(), int(state.own)) == (OVER, 0)
    assert list(state.totals()) == [4, 4, 4]
    assert told(drawn, "distance 2", "roller+yacht")[-2:] == ["bystander 7.5 zeppelin 4", "total 6.3 4"]


def test_two_have_two_open_favourites_each() -> None:
    """7.6 Dealt openly; the score of both is added up."""
    state = GAME.start(2)
    assert options(state) == ["deal 1", "deal 2", "deal 3", "deal 4"]
    events = state.listen()
    for card in (3, 0, 2):
        state.apply(card)
    assert [(event.name, event.clause, event.facts["vehicle"]) for event in events] == [
        ("favourite", "7.6", 3),
        ("favourite", "7.6", 0),
        ("favourite", "7.6", 2),
        ("favourite", "7.6", 1),
    ]
    sides = [
        {"card": None, "weights": [1, 0, 0, 1], "lines": 0},
        {"card": None, "weights": [0, 1, 1, 0], "lines": 0},
    ]
    assert GAME.view(state, 0)["sides"] == GAME.view(state, 1)["sides"] == sides
    drawn = """
        2 standard lane - standard
        scores R 5, Z 7, P 3, Y 1
        sides 14, 23
        over
    """
    assert totals(drawn) == [6, 10]
    assert reached(drawn).payoff() == [0.0, 1.0]
