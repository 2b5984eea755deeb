"""What can be chosen, whatever is asked: how many choices, which they are, which are allowed."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.games.chariot.attack import attacks, can_attack, nth_attack
from quadriga.games.chariot.course import FASTER, MEND, SLOWER, STOP
from quadriga.games.chariot.move import can_go, nth_way, ways
from quadriga.games.chariot.race import ATTACK, FAVOUR, FREE, MOVE, REPAIR, REROLL, ROLL, SIGN, Race
from quadriga.games.chariot.roll import can_fall, can_roll, can_set, nth_roll, nth_setting, rolls, settings
from quadriga.games.chariot.setup import can_set_up, nth_setup_choice, setup_choices


def choices(race: Race) -> i64:
    phase = race.phase
    if phase == MOVE:
        return ways(race)
    if phase == FREE:
        return rolls(race)
    if phase == FAVOUR:
        return rolls(race) + settings(race)
    if phase == SIGN:
        return SLOWER - FASTER + 1
    if phase == ATTACK:
        return 1 + attacks(race)
    if phase == REPAIR:
        return 1 + mendable(race)
    return setup_choices(race)


def nth_choice(race: Race, nth: i64) -> i64:
    phase = race.phase
    if phase == MOVE:
        return nth_way(race, nth)
    if phase == FREE:
        return nth_roll(race, nth)
    if phase == FAVOUR:
        again = rolls(race)
        return nth_roll(race, nth) if nth < again else nth_setting(race, nth - again)
    if phase == SIGN:
        return FASTER + nth
    if phase == ATTACK:
        return nth_attack(race, nth)
    if phase == REPAIR:
        return STOP if nth == 0 else MEND + nth - 1
    return nth_setup_choice(race, nth)


def allows(race: Race, code: i64) -> bool:
    phase = race.phase
    if phase == MOVE:
        return can_go(race, code)
    if phase in (ROLL, REROLL):
        return can_fall(race, code)
    if phase == FREE:
        return can_roll(race, code)
    if phase == FAVOUR:
        return can_roll(race, code) or can_set(race, code)
    if phase == SIGN:
        return code in (FASTER, SLOWER)
    if phase == ATTACK:
        return can_attack(race, code)
    if phase == REPAIR:
        return code == STOP or MEND <= code < MEND + mendable(race)
    return can_set_up(race, code)


def mendable(race: Race) -> i64:
    """Return how many points can be repaired now (4.1, 4.2)."""
    costs = race.course.costs
    if race.fortune[race.mover] < costs.repair_cost:
        return 0
    lost = race.course.sheets[race.mover].most_damage - race.damage[race.mover]
    return min(lost, costs.repair_most)
