"""What a seat cannot know: redrawn worlds look the same to it, and differ where it cannot look."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from quadriga import CHANCE, Rng
from quadriga.games.edison import GAME
from quadriga.games.edison.board import board
from quadriga.games.edison.course import VEHICLES
from quadriga.games.edison.rules import EdisonState
from tests.games.edison.play import MODES, random_game, reached

SECRET = [(players, mode) for players, mode in MODES if players > 2]


def known(state: EdisonState, side: int) -> tuple[int, list[int]]:
    weights = [int(state.weights[side * VEHICLES + vehicle]) for vehicle in range(VEHICLES)]
    return int(state.cards[side]), weights


@pytest.mark.parametrize(("players", "mode"), MODES)
@pytest.mark.parametrize("seed", range(4))
def test_a_redrawn_world_looks_the_same(players: int, mode: str, seed: int) -> None:
    """2.7 7.1 8.4 8.5 8.8 The same view, the same actions for whoever acts, and the own card."""
    rng = Rng(seed)
    for state in random_game(players, {"mode": mode}, seed):
        for seat in range(players):
            other = state.redraw(seat, rng)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert other.actor() == state.actor()
            assert known(other, int(state.side(seat))) == known(state, int(state.side(seat)))
            if state.actor() == seat:
                assert other.legal() == state.legal()
            if state.actor() != CHANCE:
                assert GAME.text(GAME.parse(GAME.text(other))) == GAME.text(other)


@pytest.mark.parametrize(("players", "mode"), SECRET)
def test_partners_see_the_same(players: int, mode: str) -> None:
    """7.1 8.8 And opponents see that a card is there, and no more until the end."""
    for state in random_game(players, {"mode": mode}, 5):
        for seat in range(players):
            for other in range(players):
                mine, theirs = GAME.view(state, seat)["sides"], GAME.view(state, other)["sides"]
                if state.side(seat) == state.side(other):
                    assert mine == theirs


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize(("players", "mode"), SECRET)
def test_cards_of_others_vary(players: int, mode: str, seat: int) -> None:
    """2.7 7.2 7.3 8.4 However the cards that I do not hold can be dealt to others, it is equally likely."""
    state, rng = reached(f"{players} {mode} lane - standard"), Rng(1)
    sides, own = int(state.course.sides()), int(state.side(seat))
    number = 3 if players == 3 and mode == "standard" else 4
    possible = [cards for cards in permutations(range(number), sides) if cards[own] == state.cards[own]]
    seen = Counter(tuple(map(int, state.redraw(seat, rng).cards)) for _ in range(100 * len(possible)))
    assert sorted(seen) == sorted(possible)
    assert min(seen.values()) > 70


@pytest.mark.parametrize(("players", "mode"), [(3, "standard"), (4, "standard"), (4, "singles")])
def test_redrawn_cards_count_as_they_say(players: int, mode: str) -> None:
    """2.7 7.2 7.3 6.3 In a redrawn world totals go by the redrawn cards, not by what others really hold."""
    state, rng = reached(f"{players} {mode} lane - standard"), Rng(1)
    for _ in range(20):
        other = state.redraw(0, rng)
        for side in range(int(state.course.sides())):
            card, weights = known(other, side)
            assert weights == list(board().rankings[players][card])


@pytest.mark.parametrize(("players", "mode"), [table for table in SECRET if "advanced" in table[1]])
def test_sheets_of_others_vary_and_are_valid(players: int, mode: str) -> None:
    """8.5 Ten points, the favourite strictly above each other."""
    state = reached(f"{players} {mode} lane - standard")
    rng = Rng(1)
    sheets = set()
    for _ in range(300):
        card, sheet = known(state.redraw(0, rng), 1)
        sheets.add((card, *sheet))
        assert sum(sheet) == 10
        assert all(points < sheet[card] for vehicle, points in enumerate(sheet) if vehicle != card)
    assert len(sheets) > 60


def whole_sheets() -> list[tuple[int, ...]]:
    """Return what can be written on a sheet: the favourite first, then the others."""
    lines = [sheet for sheet in product(range(11), repeat=VEHICLES) if sum(sheet) == 10]
    return [sheet for sheet in lines if sheet[0] > max(sheet[1:])]


def as_written(state: EdisonState, side: int) -> tuple[int, ...]:
    """Return the sheet of a side in the order in which it is written."""
    card, sheet = known(state, side)
    return (sheet.pop(card), *sheet)


def test_every_sheet_of_others_is_equally_likely() -> None:
    """8.5 All that can be written, each as often: a cautious sheet is not rarer than a bold one."""
    state, rng = reached("4 advanced-teams lane - standard"), Rng(1)
    times = 40
    drawn = Counter(as_written(state.redraw(0, rng), 1) for _ in range(63 * times))
    assert sorted(drawn) == sorted(whole_sheets())
    assert len(drawn) == 63
    assert sum((count - times) ** 2 / times for count in drawn.values()) < 100  # about 62 if it is fair


def test_what_is_written_of_a_sheet_is_drawn_from_whole_ones() -> None:
    """8.5 The favourite's points of a sheet just begun are as frequent as on whole sheets."""
    state, rng = GAME.start(4, {"mode": "advanced-teams"}), Rng(1)
    for action in ("deal 1", "deal 2", "points 6"):
        state.apply(GAME.parse_action(state, action))
    drawn = Counter(as_written(state.redraw(1, rng), 0) for _ in range(63 * 40))
    assert {sheet[1:] for sheet in drawn} == {(0, 0, 0)}
    for points, sheets in Counter(sheet[0] for sheet in whole_sheets()).items():
        assert abs(drawn[points, 0, 0, 0] - 40 * sheets) < 4 * (40 * sheets) ** 0.5


def test_an_unfinished_sheet_stays_unfinished() -> None:
    """8.5 Seat 1 has written its favourite: others know that it has, not how much."""
    state = GAME.start(4, {"mode": "advanced"})
    for card in (0, 1, 2):
        state.apply(card)
    state.apply(GAME.parse_action(state, "points 6"))
    assert GAME.view(state, 1)["sides"][0] == {"dealt": True, "lines": 1}  # type: ignore[index]  # a list
    first = Counter(
        known(state.redraw(1, Rng(seed)), 0)[1][int(state.redraw(1, Rng(seed)).cards[0])]
        for seed in range(200)
    )
    assert set(first) == {4, 5, 6, 7, 8, 9, 10}
    assert known(state.redraw(0, Rng(1)), 0) == (0, [6, 0, 0, 0])


def test_before_my_card_is_dealt_anybody_may_have_any() -> None:
    """2.7 Seat 2 waits for its card: side 1 may hold each of the four."""
    state = GAME.start(4)
    state.apply(2)
    assert {int(state.redraw(1, Rng(seed)).cards[0]) for seed in range(60)} == {0, 1, 2, 3}
    assert {int(state.redraw(2, Rng(seed)).cards[0]) for seed in range(20)} == {2}


@pytest.mark.parametrize(
    ("players", "options", "has_some"),
    [(2, {}, False), (2, {"hidden": "yes"}, True), (3, {}, True)],
)
def test_whether_there_are_secrets_hangs_on_what_is_agreed(
    players: int, options: dict[str, str], has_some: bool
) -> None:
    assert GAME.start(players, options).has_secrets() == has_some


def test_two_players_have_no_secrets() -> None:
    """7.6 Nothing is redrawn."""
    for state in random_game(2, {}, 1):
        assert GAME.text(state.redraw(0, Rng(1))) == GAME.text(state)
        assert GAME.view(state, 0)["sides"] == GAME.view(state, 1)["sides"]
