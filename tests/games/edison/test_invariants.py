"""What is true in every position of every game, whatever is played."""

from __future__ import annotations

from collections import Counter

import pytest

from quadriga import CHANCE, OVER, Event
from quadriga.games.edison import GAME
from quadriga.games.edison.course import VEHICLES
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.trial import SHEET
from tests.games.edison.play import MODES, random_game

SEEDS = range(12)
TABLES = [(players, mode, walls) for players, mode in MODES for walls in ("lane", "space")]
GAINS = ("gain", "drop", "centre")


def cards_left(state: EdisonState, seat: int) -> int:
    hand = int(state.pairs[seat]).bit_count() + int(state.distances[seat]).bit_count()
    return hand + int(state.ahead[seat]) + int(state.back[seat])


def check_places(state: EdisonState) -> None:
    """4.4 4.5 4.8 A lane of a space holds one vehicle, the centre one, the start all."""
    there = Counter(int(place) for place in state.places)
    assert all(count <= state.course.room[place] for place, count in there.items())


def check_turn(state: EdisonState) -> None:
    """3.1 3.2 4.1 Whoever is asked has two cards to play or two ways to move; 8.5 a sheet is always asked."""
    if state.actor() == OVER:
        assert (state.legal(), state.chances()) == ([], [])
    elif state.actor() == CHANCE:
        assert state.legal() == []
        assert len(state.chances()) > 1
    else:
        assert 0 <= state.actor() < state.players()
        assert len(state.legal()) == len(set(state.legal())) > (0 if state.phase == SHEET else 1)
        assert state.legal() == sorted(state.legal())


def check_sheets(state: EdisonState) -> None:
    """8.5 A whole sheet has ten points, and the favourite strictly the most."""
    for side in range(state.course.sides()):
        if state.course.advanced and state.written >= (side + 1) * VEHICLES:
            sheet = [int(state.weights[side * VEHICLES + vehicle]) for vehicle in range(VEHICLES)]
            favourite = sheet.pop(int(state.cards[side]))
            assert favourite + sum(sheet) == state.course.points
            assert favourite > max(sheet)


def check_events(events: list[Event], players: int) -> None:
    """5.3 One scoring a turn at most; 6.2 one at the end, and then nothing."""
    names = [event.name for event in events]
    turns = "".join({"card": "c", "score": "s", "end": "e"}.get(name, "") for name in names)
    assert "ss" not in turns
    assert turns.endswith("es")
    assert turns.count("e") == 1
    assert names.count("card") <= 18 * players


@pytest.mark.parametrize(("players", "mode", "walls"), TABLES)
@pytest.mark.parametrize("seed", SEEDS)
def test_every_position_of_a_random_game(players: int, mode: str, walls: str, seed: int) -> None:
    """5.3 5.7 6.1 Scores are the sum of their events, and every game ends within its cards."""
    chips = ("standard", "random")[seed % 2]
    states = random_game(players, {"mode": mode, "walls": walls, "chips": chips}, seed)
    state = next(states)
    events = state.listen()
    parked: dict[int, int] = {}
    for state in states:
        check_places(state)
        check_turn(state)
        check_sheets(state)
        for vehicle, score in parked.items():  # 4.8
            assert (state.places[vehicle], state.scores[vehicle]) == (state.course.centre, score)
        parked |= {
            vehicle: int(state.scores[vehicle]) for vehicle in range(VEHICLES) if state.is_in_centre(vehicle)
        }
        gains = Counter[int]()
        for event in events:
            if event.name in GAINS:
                gains[event.facts["vehicle"]] += event.facts["number"]
        assert [int(score) for score in state.scores] == [gains[vehicle] for vehicle in range(VEHICLES)]
        played = Counter(event.facts["seat"] for event in events if event.name == "card")
        assert [cards_left(state, seat) for seat in range(players)] == [
            18 - played[seat] for seat in range(players)
        ]  # 2.6
    assert state.actor() == OVER
    check_events(events, players)


@pytest.mark.parametrize(("players", "mode"), MODES)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_win_is_shared_by_teams(players: int, mode: str, seed: int) -> None:
    """6.4 7.1 Payoffs add up to one, partners have the same, and the best total has one."""
    *_, state = random_game(players, {"mode": mode}, seed)
    payoff = state.payoff()
    assert sum(payoff) == pytest.approx(1)
    totals = state.totals()
    for seat in range(players):
        side = int(state.side(seat))
        assert (payoff[seat] > 0) == (totals[side] == max(totals))
        assert all(payoff[seat] == payoff[other] for other in range(players) if state.side(other) == side)
    assert GAME.view(state, 0)["totals"] == [int(total) for total in totals]


def test_the_drop_and_the_centre_are_reached() -> None:
    """4.6 4.8 The games above would prove little if they never were."""
    names = Counter[str]()
    for seed in range(60):
        states = random_game(4, {}, seed)
        events = next(states).listen()
        list(states)
        names.update(event.name for event in events)
    assert names["drop"] > 20
    assert names["centre"] > 5
    assert names["oil"] > 20
    assert names["stuck"] > 0
