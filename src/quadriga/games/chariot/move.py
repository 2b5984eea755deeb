"""Moving along the circuit (7): the ways on, what is suffered on entering a space, being put back."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.games.chariot.course import GO, INWARD, NO_LIMIT, NOBODY, NOWHERE, OUTWARD, STRAIGHT, WAYS
from quadriga.games.chariot.race import Race


def ways(race: Race) -> i64:
    """Return how many ways lead on from here."""
    count: i64 = 1
    if race.lanes > 0:
        for way in range(OUTWARD, WAYS):
            if _onto(race, way) != NOWHERE:
                count += 1
    return count


def nth_way(race: Race, nth: i64) -> i64:
    if nth == 1 and _onto(race, OUTWARD) == NOWHERE:
        return GO + INWARD
    return GO + nth


def can_go(race: Race, code: i64) -> bool:
    way = code - GO
    if way == STRAIGHT:
        return True
    return 0 < way < WAYS and race.lanes > 0 and _onto(race, way) != NOWHERE


def _onto(race: Race, way: i64) -> i64:
    leaves = race.places[race.mover] * WAYS + way
    return race.course.circuit.onto[leaves]


def set_off(race: Race) -> None:
    race.points = race.speed[race.mover]  # 7.1, 7.2
    race.start = race.places[race.mover]
    race.standing[race.start] = NOBODY


def step(race: Race, way: i64) -> bool:
    """Enter the next space this way and suffer what is there; return whether a chariot was struck."""
    if way != STRAIGHT:
        race.lanes -= 1  # 7.3
    race.points -= 1
    space = _enter(race, way)
    struck = race.standing[space]
    circuit = race.course.circuit
    # 7.4 pillar, curve, caltrop, ram; and 9.5: a wreck suffers and does no more
    if circuit.pillars[space] == 1:
        _hit_pillar(race, space)
    elif circuit.limits[space] != NO_LIMIT:
        _take_curve(race, race.speed[race.mover] - circuit.limits[space])
    if race.caltrops[space] == 1 and race.races(race.mover):
        _run_over(race, space)
    if struck != NOBODY and race.races(race.mover):
        _ram(race, struck)
    return struck != NOBODY


def _enter(race: Race, way: i64) -> i64:
    mover = race.mover
    leaves = race.places[mover] * WAYS + way
    circuit = race.course.circuit
    space = circuit.onto[leaves]
    race.tell("enter", "7.1" if way == STRAIGHT else "7.3", mover, space)
    if circuit.crossing[leaves] == 1:
        race.crossings[mover] += 1  # 3.4
        race.tell("line", "3.4", mover, race.crossings[mover])
    race.places[mover] = space
    race.trail[race.walked] = space
    race.walked += 1
    return space


def _hit_pillar(race: Race, space: i64) -> None:
    race.tell("pillar", "11.2", race.mover, space)
    race.wreck(race.mover)


def _take_curve(race: Race, excess: i64) -> None:
    if excess > 0:
        race.tell("curve", "7.5", race.mover, excess)
        race.hurt(race.mover, excess)


def _run_over(race: Race, space: i64) -> None:
    damage = race.course.costs.caltrop_damage
    race.tell("caltrop", "7.6", race.mover, damage)
    race.caltrops[space] = 0
    race.supply += 1
    race.hurt(race.mover, damage)


def _ram(race: Race, other: i64) -> None:
    damage = race.course.costs.ram_damage
    race.tell("ram", "11.1" if race.is_safe(other) else "7.7", other, damage)
    race.hurt(other, damage)  # 9.4 its cube lands now that the mover is in
    race.hurt(race.mover, damage)


def rest(race: Race, *, struck: bool) -> None:
    """End the move here, or behind the chariot that was struck here."""
    if struck:
        _put_back(race)
    race.standing[race.places[race.mover]] = race.mover


def _put_back(race: Race) -> None:
    """Move back to the first space of the lane without chariot and pillar (7.8)."""
    circuit = race.course.circuit
    space = race.places[race.mover]
    crossed: i64 = 0
    while True:
        space = circuit.behind[space]
        crossed += circuit.crossing[space * WAYS + STRAIGHT]
        if race.standing[space] == NOBODY and circuit.pillars[space] == 0:
            break
    race.tell("back", "7.8", race.mover, space)
    race.places[race.mover] = space  # 7.9 this is not entering
    if crossed > 0:
        race.crossings[race.mover] -= crossed
        race.tell("undone", "3.4", race.mover, race.crossings[race.mover])
