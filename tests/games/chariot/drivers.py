"""Drivers for whole races: random ones nearly always wreck, so there are also some who brake."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from quadriga import CHANCE, OVER, Rng
from quadriga.games.chariot.course import FASTER, GO, OUTWARD, SLOWER, STOP, STRAIGHT, WAYS
from quadriga.games.chariot.dice import SPRINT, WIDTH, shown
from quadriga.games.chariot.race import FAVOUR, FREE, MOVE, REPAIR, SIGN
from quadriga.games.chariot.rules import ChariotState

Driver = Callable[[ChariotState, Rng], int]

BRISK = 6  # below the limit of the outer lane


def at_random(state: ChariotState, rng: Rng) -> int:
    return int(state.pick(rng))


def careful(state: ChariotState, rng: Rng) -> int:
    """Mend, hold back the horses, keep to the outer lane and away from pillars; attack at random."""
    phase = state.phase
    if phase == REPAIR:
        return state.legal()[-1]
    if phase == FREE:
        return _without_sprints(state)
    if phase == FAVOUR:
        return STOP
    if phase == SIGN:
        return SLOWER if state.speed[state.mover] + state.push >= BRISK else FASTER
    if phase == MOVE:
        return min(state.legal(), key=lambda action: _fear(state, action - GO))
    return int(state.pick(rng))


def reckless(state: ChariotState, rng: Rng) -> int:
    """Careful, but now and then anything."""
    return at_random(state, rng) if rng.below(8) == 0 else careful(state, rng)


DRIVERS: dict[str, Driver] = {"random": at_random, "reckless": reckless, "careful": careful}


def _without_sprints(state: ChariotState) -> int:
    sprints = shown(state.dice, SPRINT)
    if sprints == 0:
        return STOP
    return int(state.course.roll_at + state.course.die.number[sprints << (SPRINT * WIDTH)])


def _fear(state: ChariotState, way: int) -> tuple[int, int]:
    circuit = state.course.circuit
    space = circuit.onto[state.places[state.mover] * WAYS + way]
    pillars = circuit.pillars[space] * 2 + circuit.pillars[circuit.onto[space * WAYS + STRAIGHT]]
    return int(pillars), 0 if way == OUTWARD else 1 if way == STRAIGHT else 2


def driven(state: ChariotState, rng: Rng, driver: Driver) -> Iterator[ChariotState]:
    """Give this state over and over while this driver drives everyone to the end."""
    yield state
    while state.actor() != OVER:
        state.apply(int(state.draw(rng)) if state.actor() == CHANCE else driver(state, rng))
        yield state
