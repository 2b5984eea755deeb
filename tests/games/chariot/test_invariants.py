"""What is true in every position of every race, whatever the drivers and the dice do."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga import CHANCE, OVER, Rng
from quadriga.games.chariot import GAME
from quadriga.games.chariot.course import NOBODY, NOWHERE
from quadriga.games.chariot.dice import size
from quadriga.games.chariot.race import DONE, GRID, MOVE, REROLL, ROLL
from quadriga.games.chariot.reading import blank
from quadriga.games.chariot.rules import ChariotState
from tests.games.chariot.boards import SMALL, read
from tests.games.chariot.drawing import position
from tests.games.chariot.drivers import DRIVERS, Driver, at_random, careful, driven, reckless

PLAYERS = tuple(GAME.seats)
CIRCUITS = ("AA", "AB", "BA", "BB")
LONG = 20000  # actions; races take some hundreds


def check_tracks(state: ChariotState) -> None:
    """2.4 No marker is beyond the ends of its track; 9.1 only wrecks are at damage 0."""
    for chariot, sheet in enumerate(state.course.sheets):
        assert 0 <= state.damage[chariot] <= sheet.most_damage
        assert 0 <= state.speed[chariot] <= sheet.most_speed
        assert 0 <= state.fortune[chariot] <= sheet.most_fortune
        if state.round > 0:
            assert (state.damage[chariot] > 0) == state.races(chariot)


def check_caltrops(state: ChariotState) -> None:
    """2.5 8.2 Twenty in all, at most one a space."""
    assert set(state.caltrops) <= {0, 1}
    assert sum(state.caltrops) + state.supply == state.course.costs.caltrops
    assert state.supply >= 0


def check_places(state: ChariotState) -> None:
    """7.8 11.2 Nobody rests on a space with another chariot or a pillar; both lists agree."""
    moving = state.mover if state.phase == MOVE else NOBODY
    standing = [NOBODY] * state.course.circuit.spaces
    for chariot, place in enumerate(state.places):
        if place != NOWHERE and chariot != moving:
            assert standing[place] == NOBODY
            assert state.course.circuit.pillars[place] == 0
            standing[place] = chariot
    assert list(state.standing) == standing


def check_laps(state: ChariotState) -> None:
    """3.4 Nobody is behind the start, nor more than a lap beyond the finish."""
    assert all(0 <= crossings <= state.course.costs.laps + 1 for crossings in state.crossings)


def check_actor(state: ChariotState) -> None:
    """Whoever must act can act, and whoever is asked during the race has a choice."""
    if state.actor() == OVER:
        assert (state.phase, state.legal(), state.chances()) == (DONE, [], [])
    elif state.actor() == CHANCE:
        assert state.legal() == []
        assert all(weight > 0 for _, weight in state.chances())
        if state.phase in (ROLL, REROLL):
            assert sum(weight for _, weight in state.chances()) == 6**state.rolling
    else:
        assert len(state.legal()) == len(set(state.legal()))
        assert len(state.legal()) > 1  # what is forced is not asked
        assert state.chances() == []


def check_turn(state: ChariotState) -> None:
    """3.1 5.1 Whoever's turn it is has not played; there are as many dice as the speed gives."""
    if state.round == 0 or state.phase == DONE:
        return
    assert not state.has_played(state.mover)
    assert state.races(state.mover)
    if state.dice or state.rolling:
        sheet = state.course.sheets[state.mover]
        assert size(state.dice) + state.rolling == sheet.dice[state.speed[state.mover]]


def check_end(state: ChariotState) -> None:
    """10.1 10.2 10.4 The winner is ahead of all, and there is none if nobody races."""
    racing = [chariot for chariot in range(state.course.chariots) if state.races(chariot)]
    if not racing:
        assert (state.mover, sum(state.payoff())) == (NOBODY, 0.0)
        return
    assert state.mover == max(racing, key=state.distance)
    assert state.payoff()[state.owners[state.mover]] == sum(state.payoff()) == 1.0
    assert state.has_finished(state.mover) or state.round == state.course.costs.rounds


def check_race(state: ChariotState, rng: Rng, driver: Driver) -> ChariotState:
    """Drive to the end and check every position on the way."""
    before = (0, NOBODY, 0)
    turns: list[int] = []
    for done, now in enumerate(driven(state, rng, driver)):
        assert done < LONG
        for check in (check_tracks, check_caltrops, check_places, check_laps, check_actor, check_turn):
            check(now)
        if now.round != before[0]:
            turns = []
        if now.round > 0 and now.phase != DONE and (now.round, now.mover) != before[:2]:
            assert now.mover not in turns, "3.1 one turn a round"
            turns.append(int(now.mover))
        before = (int(now.round), int(now.mover), 0)
    check_end(state)
    return state


@pytest.mark.parametrize("driver", DRIVERS)
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_every_race(players: int, circuit: str, driver: str) -> None:
    state = GAME.start(players, {"circuit": circuit})
    check_race(state, Rng(players), DRIVERS[driver])


@pytest.mark.parametrize("driver", DRIVERS)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_race_with_all_variants(players: int, driver: str) -> None:
    state = GAME.start(players, {"circuit": "BA", "sheets": "black", "safe": True})
    check_race(state, Rng(players), DRIVERS[driver])


@settings(max_examples=30, deadline=None)
@given(
    players=st.sampled_from(PLAYERS),
    circuit=st.sampled_from(CIRCUITS),
    sheets=st.sampled_from(["white", "black"]),
    safe=st.booleans(),
    driver=st.sampled_from(sorted(DRIVERS)),
    seed=st.integers(min_value=0, max_value=2**63),
)
def test_every_race_whatever_the_options(
    players: int, circuit: str, sheets: str, driver: str, seed: int, *, safe: bool
) -> None:
    state = GAME.start(players, {"circuit": circuit, "sheets": sheets, "safe": safe})
    check_race(state, Rng(seed), DRIVERS[driver])


LATE = """
6 BA white {}
        1  2  3  4  5
outer   . B2  .  .  .
middle  .  . R2  . P3
inner  Y2  .  .  . G3
       42 43
outer  N2  x
B 3 6 2, R 2 4 3, G 4 7 1, Y 5 5 4, P 2 9 0, N 6 8 3
round 14 after GP: R repair"""


@pytest.mark.parametrize("rule", ["-", "safe"])
@pytest.mark.parametrize("seed", range(25))
def test_the_last_rounds(rule: str, seed: int) -> None:
    """10.1 10.2 10.3 11.1 With two over the line and four behind it, whatever happens is sound."""
    state = GAME.parse(position(LATE.format(rule)))
    ended = check_race(state, Rng(seed), reckless)
    if rule == "safe":
        assert ended.round == 14
        assert (ended.damage[2], ended.damage[4]) == (4, 2)


def test_careful_drivers_arrive() -> None:
    """10.1 Races do have winners: on side A nearly always, when everyone brakes."""
    ended = [check_race(GAME.start(4), Rng(seed), careful) for seed in range(12)]
    assert sum(state.mover != NOBODY for state in ended) >= 10
    assert all(state.round < 60 for state in ended)


def test_random_drivers_wreck() -> None:
    """10.4 And nobody wins."""
    ended = [check_race(GAME.start(4), Rng(seed), at_random) for seed in range(12)]
    assert sum(state.mover == NOBODY for state in ended) >= 10


@pytest.mark.parametrize("driver", DRIVERS)
@pytest.mark.parametrize("circuit", CIRCUITS)
def test_every_race_on_another_circuit(circuit: str, driver: str, tmp_path: Path) -> None:
    """A smaller arena from another file is raced by the same rules."""
    course = read(tmp_path, SMALL).course(4, circuit, black=False, safe=False)
    for seed in range(3):
        state = blank(course)
        state.phase = GRID
        for chariot in range(4):
            state.owners[chariot] = chariot
        check_race(state, Rng(seed), DRIVERS[driver])


def test_the_smaller_arena_has_winners(tmp_path: Path) -> None:
    """1.1 Two laps of it, too."""
    course = read(tmp_path, SMALL).course(4, "AA", black=False, safe=False)
    winners = 0
    for seed in range(8):
        state = blank(course)
        state.phase = GRID
        for chariot in range(4):
            state.owners[chariot] = chariot
        ended = check_race(state, Rng(seed), careful)
        winners += ended.mover != NOBODY and bool(ended.has_finished(ended.mover))
    assert winners >= 6
