"""Chapters 1 and 2 of the rule page: the aim, the track, the chips, the cards."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, WrongPlayers
from quadriga.core.game import possible
from quadriga.games.edison import GAME
from quadriga.games.edison.board import board, course
from tests.games.edison.play import MODES, choices, options, reached, totals

START = (
    "4 standard lane - standard | 2 4 -1 3 5 O 1 6 4 3 -3 O 5 -2 10 7 4 O 2 1 | 0 0, 0 0, 0 0, 0 0 "
    "| - - 0 0, - - 0 0, - - 0 0, - - 0 0 | -, - | 1 | deal"
)
COURSE = course(4, "standard", "standard", "lane", hidden=False)


def test_the_highest_total_wins() -> None:
    """1.1 Points of vehicles, times what they count for each side."""
    drawn = """
        scores R 10, Z 0, P 3, Y 4
        sides 1, 2
        over
    """
    assert totals(drawn) == [33, 10]
    assert reached(drawn).payoff() == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.parametrize("players", [1, 5])
def test_fewer_or_more_cannot_play(players: int) -> None:
    """2.1 Two to four players."""
    with pytest.raises(WrongPlayers):
        GAME.start(players)


def test_partners_sit_opposite_each_other() -> None:
    """2.1 Seats 1 and 3 against 2 and 4."""
    assert [GAME.start(4).side(seat) for seat in range(4)] == [0, 1, 0, 1]


def test_the_track_has_23_spaces_and_a_centre() -> None:
    """2.2 2.3 Five spaces have two lanes with a wall; all others hold two vehicles, the start four."""
    lanes = ["3a", "3b", "4a", "4b", "5a", "5b", "6a", "6b", "7a", "7b"]
    assert COURSE.names == ["0", "1", "2", *lanes, *map(str, range(8, 23)), "centre"]
    room = dict(zip(COURSE.names, COURSE.room, strict=True))
    assert [room[name] for name in ("0", "1", "3a", "7b", "8", "22", "centre")] == [4, 2, 1, 1, 2, 2, 1]


def test_lanes_have_letters_between_walls_only() -> None:
    """2.3 The first lane, the second, and none."""
    lanes = {name: int(COURSE.lane(place)) for place, name in enumerate(COURSE.names)}
    assert {name for name, lane in lanes.items() if lane == 1} == {"3a", "4a", "5a", "6a", "7a"}
    assert {name for name, lane in lanes.items() if lane == 2} == {"3b", "4b", "5b", "6b", "7b"}


def test_two_spaces_are_printed() -> None:
    """2.2 2.4 An 8 on space 9, a -10 on space 10; chips lie on all others but the start."""
    state = reached("")
    values = [state.value(COURSE.names.index(str(space))) for space in (0, 9, 10)]
    assert (values, list(COURSE.chip_spaces)) == ([0, 8, -10], [*range(1, 9), *range(11, 23)])


def test_the_first_position() -> None:
    """2.4 2.5 2.6 The standard chips, vehicles on the start and facing clockwise, nothing played."""
    assert GAME.text(GAME.start(4)) == START


def test_everyone_has_eighteen_cards() -> None:
    """2.6 3.1 All pairs, distances 1 to 6, ahead and back; whoever begins may play any of them."""
    pairs = ["rocket+zeppelin", "rocket+roller", "rocket+yacht"]
    pairs += ["zeppelin+roller", "zeppelin+yacht", "roller+yacht"]
    assert choices("") == [*pairs, *(f"distance {far}" for far in range(1, 7)), "ahead", "back"]
    for seat in range(4):
        hand = GAME.view(GAME.start(4), seat)["hands"]
        assert isinstance(hand, list)
        assert (
            hand
            == [{"choices": pairs, "distances": [1, 2, 3, 4, 5, 6], "ahead": 4, "back": 2, "scored": False}]
            * 4
        )


def test_each_team_is_dealt_a_ranking_card() -> None:
    """2.7 Two of four; both partners see theirs, and nobody another."""
    state = GAME.start(4)
    assert (state.actor(), options(state)) == (CHANCE, ["deal 1", "deal 2", "deal 3", "deal 4"])
    state.apply(2)
    assert options(state) == ["deal 1", "deal 2", "deal 4"]
    state.apply(0)
    own, hidden = {"card": 3, "weights": [1, 0, 3, 2], "lines": 0}, {"dealt": True, "lines": 0}
    assert [GAME.view(state, seat)["sides"] for seat in (0, 2)] == [[own, hidden]] * 2
    own = {"card": 1, "weights": [3, 2, 1, 0], "lines": 0}
    assert [GAME.view(state, seat)["sides"] for seat in (1, 3)] == [[hidden, own]] * 2


def test_no_vehicle_counts_the_same_on_two_cards() -> None:
    """2.7 7.3 Whichever cards two sides hold."""
    for players, ranked in ((4, (0, 1, 2, 3)), (3, (0, 2, 3))):
        for vehicle in ranked:
            numbers = [card[vehicle] for card in board().rankings[players]]
            assert len(set(numbers)) == players
    assert [card[1] for card in board().rankings[3]] == [0, 0, 0]


def test_cards_are_shown_at_the_end() -> None:
    """2.7 6.3 To everybody."""
    state = reached("over")
    sides = [
        {"card": 1, "weights": [3, 2, 1, 0], "lines": 0},
        {"card": 2, "weights": [0, 3, 2, 1], "lines": 0},
    ]
    assert all(GAME.view(state, seat)["sides"] == sides for seat in range(4))


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_seat_1_begins(players: int, mode: str) -> None:
    """2.8 In every mode, when everything is dealt and written."""
    state = GAME.start(players, {"mode": mode})
    while GAME.text(state).split(" | ")[-1] != "card":
        state.apply(possible(state)[0])
    assert (state.actor(), int(state.first)) == (0, 0)
