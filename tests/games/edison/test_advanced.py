"""Chapter 8 of the rule page: chips laid otherwise, hidden hands, favourites and sheets."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, OVER, Rng, WrongOption
from quadriga.games.edison import GAME
from quadriga.games.edison.board import board
from quadriga.games.edison.course import OIL
from tests.games.edison.play import MODES, options, random_game, reached, scores, totals

FREE = "9,8,7,6,5,4,3,2,1,O,O,-1,-2,-3,-4,-5,-6,O,2,6"


def dealt(players: int, mode: str, *favourites: int) -> str:
    """Return the position after these favourites were dealt, seat by seat or team by team."""
    state = GAME.start(players, {"mode": mode})
    for favourite in favourites:
        state.apply(favourite)
    return GAME.text(state)


def written(text: str, *points: int) -> list[str]:
    """Return the sides and what is asked after these points were written."""
    state = GAME.parse(text)
    for number in points:
        state.apply(GAME.parse_action(state, f"points {number}"))
    fields = GAME.text(state).split(" | ")
    return [fields[4], fields[6]]


@pytest.mark.parametrize("seed", range(5))
def test_random_chips_go_by_the_colour_of_their_backs(seed: int) -> None:
    """8.1 Yellow, green, blue, clockwise; red ones stay in the box, and the last of a colour is no chance."""
    state, rng = GAME.start(4, {"chips": "random"}), Rng(seed)
    assert GAME.text(state).split(" | ")[1] == " ".join("." * 20)
    while GAME.text(state).endswith("lay"):
        assert state.actor() == CHANCE
        assert len(state.chances()) > 1
        state.apply(state.draw(rng))
    chips = GAME.text(state).split(" | ")[1].split()
    backs = board().backs
    assert sorted(chips[:7]) == sorted(backs["yellow"])
    assert sorted(chips[7:14]) == sorted(backs["green"])
    assert sorted(chips[14:]) == sorted(backs["blue"])


def test_two_chips_with_the_same_number_are_twice_as_likely() -> None:
    """8.1 Each chip is as likely as any other of its colour."""
    state = GAME.start(2, {"chips": "random"})
    assert [weight for _, weight in state.chances()] == [1] * 7
    assert options(state) == ["lay -1", "lay 1", "lay 2", "lay 3", "lay 4", "lay 5", "lay O"]


def test_a_free_layout() -> None:
    """8.2 20 of the 30, clockwise from the start."""
    state = GAME.start(4, {"chips": FREE})
    assert [int(state.values[space]) for space in (1, 8, 11, 22)] == [9, 2, 1, 6]
    assert state.values[12] == OIL
    drawn = f"""
        4 standard lane - {FREE}
        space 22
        a     Y
    """
    assert scores(drawn, "rocket+zeppelin", "distance 2", "ahead", "rocket to 2") == [8, 0, 0, 6]


@pytest.mark.parametrize(("players", "mode"), MODES)
@pytest.mark.parametrize("chips", ["standard", "random", FREE])
def test_every_layout_is_for_every_game(players: int, mode: str, chips: str) -> None:
    """8.1 8.2 Not only for the advanced one."""
    *_, last = random_game(players, {"mode": mode, "chips": chips}, 2)
    assert last.actor() == OVER


ALLOWED = (
    "allowed: standard, random, or 20 of these with commas between: 10, 9, 8, 7, 6, 6, 5, 5, 4, 4, 4, 3, 3, "
    "2, 2, 1, 1, -1, -2, -2, -3, -3, -4, -5, -6, O, O, O, O, O"
)


@pytest.mark.parametrize(
    ("chips", "reason"),
    [
        ("9,8", "20 are needed, not 2"),
        (FREE + ",5", "20 are needed, not 21"),
        (FREE.replace("9,", ""), "20 are needed, not 19"),
        (FREE.replace("9", "8"), "'8' is given 2 times; at most 1"),
        (FREE.replace("9", "11"), "there is no '11'"),
        (FREE.replace("9", "oil"), "there is no 'OIL'"),
        (FREE.replace("O", "-3"), "'-3' is given 4 times; at most 2"),
        ("rand", ALLOWED),
        ("", ALLOWED),
    ],
)
def test_a_layout_with_other_chips_is_refused(chips: str, reason: str) -> None:
    """8.2 Only chips of the box, as often as they are in it."""
    with pytest.raises(WrongOption) as error:
        GAME.start(4, {"chips": chips})
    assert str(error.value) == f"option chips: {chips!r} is not allowed; {reason}"


@pytest.mark.parametrize(
    "typed", [FREE, FREE.replace(",", " "), FREE.replace(",", ", "), FREE.lower(), FREE.replace("-", "−")]
)
def test_a_layout_may_be_written_as_people_do(typed: str) -> None:
    """8.2 With spaces or commas, in small letters, with the minus sign of the page: it is the same."""
    assert GAME.agree(4, {"chips": typed})["chips"] == FREE


def test_a_layout_is_text() -> None:
    """8.2 A number is not how chips are laid."""
    with pytest.raises(WrongOption) as error:
        GAME.start(4, {"chips": 20})
    assert str(error.value).endswith(ALLOWED)


@pytest.mark.parametrize(
    ("players", "mode"),
    [(2, "advanced"), (2, "singles"), (3, "singles"), (3, "advanced-teams"), (4, "duel")],
)
def test_a_mode_of_other_numbers_of_players_is_refused(players: int, mode: str) -> None:
    """8.7 8.8 What there is depends on how many play."""
    modes = [other for number, other in MODES if number == players]
    with pytest.raises(WrongOption) as error:
        GAME.start(players, {"mode": mode})
    assert str(error.value).endswith(f"allowed with {players} players: {', '.join(modes)}")


@pytest.mark.parametrize(("players", "mode"), MODES)
def test_hidden_hands_change_nothing_in_the_rules(players: int, mode: str) -> None:
    """8.3 The same game from the same seed; only the table says that hands are hidden."""
    shown = random_game(players, {"mode": mode}, 3)
    hidden = random_game(players, {"mode": mode, "hidden": True}, 3)
    for one, other in zip(shown, hidden, strict=True):
        assert GAME.text(other).replace(" hidden ", " - ") == GAME.text(one)
        assert GAME.view(other, 0)["hands"] == GAME.view(one, 0)["hands"]


def test_favourites_are_dealt_in_secret() -> None:
    """8.4 One each; with three players the fourth stays unseen in the box."""
    state = reached("3 advanced lane - standard")
    assert GAME.view(state, 0)["sides"] == [
        {"card": 1, "weights": [4, 2, 2, 2], "lines": 4},
        {"dealt": True, "lines": 4},
        {"dealt": True, "lines": 4},
    ]
    start = GAME.start(3, {"mode": "advanced"})
    assert options(start) == ["deal 1", "deal 2", "deal 3", "deal 4"]
    assert start.listen() == []


def test_nothing_tells_a_secret_card() -> None:
    """8.4 2.7 When ranking cards or favourites are dealt, partners are told of and nothing else."""
    for mode, told in (("standard", ["team", "team"]), ("advanced", [])):
        state = GAME.start(4, {"mode": mode})
        events = state.listen()
        state.apply(0)
        state.apply(1)
        assert [event.name for event in events] == told
        assert {fact for event in events for fact in event.facts} <= {"seat", "partner_seat", "number"}
        assert not any(event.facts["number"] for event in events)


def test_the_favourite_is_written_first() -> None:
    """8.5 At least 4 points, at most all ten."""
    state = GAME.parse(dealt(4, "advanced", 2, 0, 1))
    assert (state.actor(), options(state)) == (0, [f"points {points}" for points in range(4, 11)])


def test_the_others_get_less_than_the_favourite() -> None:
    """8.5 5 for the favourite: at most 4 for another, and all points are spread."""
    text = dealt(4, "advanced", 2, 0, 1)
    state = GAME.parse(text)
    state.apply(GAME.parse_action(state, "points 5"))
    assert options(state) == [f"points {points}" for points in range(5)]
    state.apply(GAME.parse_action(state, "points 0"))
    assert options(state) == [f"points {points}" for points in range(1, 5)]
    assert written(text, 5, 0, 1) == ["3: 0 1 5 4, 1, 2, 4", "sheet"]


def test_three_lines_are_asked_whatever_they_say() -> None:
    """8.5 Who watches learns nothing from how long it takes; only the last line writes itself."""
    text = dealt(4, "advanced", 2, 0, 1)
    assert written(text, 10) == ["3: . . 10 ., 1, 2, 4", "sheet"]
    assert written(text, 10, 0) == ["3: 0 . 10 ., 1, 2, 4", "sheet"]
    assert written(text, 10, 0, 0) == ["3: 0 0 10 0, 1, 2, 4", "sheet"]
    assert written(text, 4, 0, 3) == ["3: 0 3 4 3, 1, 2, 4", "sheet"]
    all_in = (10, 0, 0) * 4
    assert written(text, *all_in) == ["3: 0 0 10 0, 1: 10 0 0 0, 2: 0 10 0 0, 4: 0 0 0 10", "card"]


def test_sheets_are_written_in_the_order_of_the_seats() -> None:
    """8.5 Seat 1, then seat 2; nobody reads another's."""
    state = GAME.parse(dealt(4, "advanced", 2, 0, 1))
    for seat in range(4):
        assert state.actor() == seat
        for points in (10, 0, 0):
            state.apply(GAME.parse_action(state, f"points {points}"))
        assert GAME.view(state, (seat + 1) % 4)["sides"] != GAME.view(state, seat)["sides"]
    assert state.actor() == 0


def test_totals_by_sheet() -> None:
    """8.6 Score times points."""
    drawn = """
        4 advanced lane - standard
        scores R 3, Z -2, P 5, Y 1
        sides 1: 5 2 2 1, 2: 0 10 0 0, 3: 0 0 10 0, 4: 1 2 3 4
        over
    """
    assert totals(drawn) == [15 - 4 + 10 + 1, -20, 50, 3 - 4 + 15 + 4]
    assert reached(drawn).payoff() == [0.0, 0.0, 1.0, 0.0]


def test_three_players_advanced() -> None:
    """8.7 A 2 always scores, nobody adds the Zeppelin Car, and the first player moves."""
    drawn = """
        3 advanced lane - standard
        scores Z 9
        sides 1: 10 0 0 0, 3: 0 0 10 0, 4: 0 0 0 10
        over
    """
    assert totals(drawn) == [0, 0, 0]
    drawn = "3 advanced lane - standard"
    cards = ("distance 2", "rocket+zeppelin", "ahead")
    assert reached(drawn, *cards).actor() == 0
    assert scores(drawn, *cards, "rocket to 2") == [4, 0, 0, 0]


def test_two_teams_advanced() -> None:
    """8.8 One favourite and one sheet a team, written by the first partner and known to both."""
    state = GAME.parse(dealt(4, "advanced-teams", 2, 0))
    assert state.actor() == 0
    for points in (10, 0, 0):
        state.apply(GAME.parse_action(state, f"points {points}"))
    assert state.actor() == 1
    own = {"card": 3, "weights": [0, 0, 10, 0], "lines": 4}
    assert [GAME.view(state, seat)["sides"] for seat in (0, 2)] == [[own, {"dealt": True, "lines": 0}]] * 2
    for points in (10, 0, 0):
        state.apply(GAME.parse_action(state, f"points {points}"))
    assert GAME.text(state).split(" | ")[4] == "3: 0 0 10 0, 1: 10 0 0 0"
    drawn = """
        4 advanced-teams lane - standard
        scores R 1
        over
    """
    assert totals(drawn) == [4, 2]
    assert reached(drawn).payoff() == [0.5, 0.0, 0.5, 0.0]
