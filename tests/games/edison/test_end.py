"""Chapter 6 of the rule page: when it is over, the last scoring, the totals."""

from __future__ import annotations

import pytest

from quadriga import OVER, WrongMoment
from quadriga.games.edison import GAME
from tests.games.edison.play import asked, reached, scores, told, totals, vehicles

# After twenty turns seat 1 has a choice and two backs left, seat 2 three choices.
LAST = """
    space 9 10 17 centre
    a     R Z  Y  P
    scores P 15
    hands 12345 123456 4 0+, 123 123456 4 2+, 123456 1234 4 1+, 123456 1234 4 1+
"""


def test_nobody_has_the_missing_type() -> None:
    """6.1 Seat 1 plays a choice, and seat 2 has only choices."""
    assert asked(LAST, "roller+yacht") == "-1 over"
    assert told(LAST, "roller+yacht")[:3] == ["card 3.1 roller+yacht", "end 6.1", "score 6.2"]


def test_a_card_of_another_type_goes_on() -> None:
    """6.1 If seat 1 plays back, seat 2 can play a choice, and seat 3 a distance."""
    assert [asked(LAST, *cards) for cards in (("back",), ("back", "zeppelin+yacht"))] == ["2 card", "3 card"]


def test_the_cards_of_the_last_turn_have_no_effect() -> None:
    """6.1 6.2 Nothing moves, and everything scores once more, but not what is in the centre."""
    assert vehicles(LAST, "roller+yacht") == ["9 8", "10 -10", "centre 15", "17 10"]


def test_a_two_of_the_last_turn_scores_nothing_of_its_own() -> None:
    """6.1 6.2 Seat 1 plays the 2, seat 2 has only distances: one scoring, the last."""
    drawn = """
        space 17
        a     Y
        hands 12345 13456 4 1, 123456 456 4 2, 12345 123456 4 0+, 1234 123456 4 1+
    """
    assert told(drawn, "distance 2")[1:3] == ["end 6.1", "score 6.2"]
    assert scores(drawn, "distance 2") == [0, 0, 0, 10]
    assert int(reached(drawn, "distance 2").own) == 0b1100  # those of seats 3 and 4, before


def test_nobody_is_asked_any_more() -> None:
    """6.1 Though everybody still holds cards."""
    state = reached(LAST, "roller+yacht")
    assert (state.actor(), state.legal(), state.chances()) == (OVER, [], [])


def test_the_totals_are_told() -> None:
    """6.3 Side by side, with both partners of a team."""
    state = reached(LAST)
    events = state.listen()
    state.apply(GAME.parse_action(state, "roller+yacht"))
    # 3 x 8 - 2 x 10 + 1 x 15, and 3 x -10 + 2 x 15 + 1 x 10
    assert [(event.clause, dict(event.facts)) for event in events if event.name == "total"] == [
        ("6.3", {"number": 19, "seat": 0, "partner_seat": 2}),
        ("6.3", {"number": 10, "seat": 1, "partner_seat": 3}),
    ]


def test_the_printed_total() -> None:
    """6.3 The printed example: 188."""
    drawn = """
        scores R 38, Z 21, P 32, Y 11
        over
    """
    assert totals(drawn) == [188, 0 * 38 + 3 * 21 + 2 * 32 + 1 * 11]
    assert reached(drawn).payoff() == [0.5, 0.0, 0.5, 0.0]


def test_negative_scores_are_multiplied_too() -> None:
    """6.3 5.7 Three times -10 is -30."""
    drawn = """
        scores R -10, Z 1, P 1, Y 1
        over
    """
    assert totals(drawn) == [-27, 6]
    assert reached(drawn).payoff() == [0.0, 0.5, 0.0, 0.5]


def test_equal_totals_share() -> None:
    """6.4 Two teams with the same total: a quarter each."""
    assert reached("over").payoff() == [0.25] * 4


def test_some_share() -> None:
    """6.4 Two of three players, the third without."""
    drawn = """
        3 standard lane - standard
        scores R 1, P 1, Y -2
        hands 123456 123456 4 2+, 123456 123456 4 2+, 123456 123456 4 2+
        over
    """
    assert totals(drawn) == [3, 0, -3]
    assert reached(drawn).payoff() == [1.0, 0.0, 0.0]
    shared = drawn.replace("R 1, P 1, Y -2", "R 0, P 1, Y 2")
    assert totals(shared) == [4, 7, 7]
    assert reached(shared).payoff() == [0.0, 0.5, 0.5]


def test_nobody_has_won_before_the_end() -> None:
    """6.1 Asking for the result before is a mistake."""
    with pytest.raises(WrongMoment, match="the game is not over"):
        reached("").payoff()
