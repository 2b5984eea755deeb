"""Attacks (8): caltrops on the way one came, javelins at chariots in reach."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.games.chariot.course import STOP
from quadriga.games.chariot.race import Race


def attacks(race: Race) -> i64:
    """Return how many attacks are possible, not counting that one may stop."""
    return _javelins(race) + _drops(race)


def nth_attack(race: Race, nth: i64) -> i64:
    if nth == 0:
        return STOP
    javelins = _javelins(race)
    if nth <= javelins:
        return race.course.javelin_at + _nth_target(race, nth - 1)
    return race.course.caltrop_at + _nth_drop(race, nth - 1 - javelins)


def can_attack(race: Race, code: i64) -> bool:
    return code == STOP or _can_throw(race, code) or _can_drop(race, code)


def strike(race: Race, code: i64) -> None:
    race.attacks -= 1  # 8.1
    if code >= race.course.caltrop_at:
        _drop(race, code - race.course.caltrop_at)
    else:
        _throw(race, code - race.course.javelin_at)


# Javelins


def _javelins(race: Race) -> i64:
    count: i64 = 0
    for other in range(race.course.chariots):
        if _is_target(race, other):
            count += 1
    return count


def _nth_target(race: Race, nth: i64) -> i64:
    other: i64 = 0
    while nth > 0 or not _is_target(race, other):
        if _is_target(race, other):
            nth -= 1
        other += 1
    return other


def _can_throw(race: Race, code: i64) -> bool:
    other = code - race.course.javelin_at
    return 0 <= other < race.course.chariots and _is_target(race, other)


def _is_target(race: Race, other: i64) -> bool:
    """Whether a javelin reaches this chariot and can hurt it (8.3)."""
    if other == race.mover or not race.races(other) or race.is_safe(other):
        return False
    here = race.places[race.mover]
    there = race.places[other]
    circuit = race.course.circuit
    most = race.course.costs.javelin_range
    return circuit.leads(here, there, most) or circuit.leads(there, here, most)  # 8.4


def _throw(race: Race, other: i64) -> None:
    damage = race.course.costs.javelin_damage
    race.tell("javelin", "8.3", other, damage)
    race.hurt(other, damage)


# Caltrops


def _drops(race: Race) -> i64:
    count: i64 = 0
    for at in range(race.walked):
        if _may_drop_on(race, race.trail[at]):
            count += 1
    return count


def _nth_drop(race: Race, nth: i64) -> i64:
    at: i64 = 0
    while nth > 0 or not _may_drop_on(race, race.trail[at]):
        if _may_drop_on(race, race.trail[at]):
            nth -= 1
        at += 1
    return race.trail[at]


def _can_drop(race: Race, code: i64) -> bool:
    space = code - race.course.caltrop_at
    for at in range(race.walked):
        if race.trail[at] == space:
            return _may_drop_on(race, space)
    return False


def _may_drop_on(race: Race, space: i64) -> bool:
    """Whether a caltrop may lie on this space of the trail (8.2)."""
    if race.supply == 0 or race.caltrops[space] == 1:
        return False
    ends = race.trail[race.walked - 1]
    return space not in (race.start, ends) and space != race.places[race.mover]


def _drop(race: Race, space: i64) -> None:
    race.tell("drop", "8.2", race.mover, space)
    race.lay_caltrop(space)
