"""Dice in play (5): which may be rolled again, which may be set, and what they show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quadriga.games.chariot.course import STOP
from quadriga.games.chariot.dice import FACES, WIDTH, contains, selection, selections, shown, size
from quadriga.games.chariot.race import Race

PAIRS: Final = FACES * FACES


def rolls(race: Race) -> i64:
    """Return how many choices of dice to roll again there are; the first is to roll none."""
    return selections(race.dice)


def nth_roll(race: Race, nth: i64) -> i64:
    if nth == 0:
        return STOP
    taken = selection(race.dice, nth)
    return race.course.roll_at + race.course.die.number[taken]


def can_roll(race: Race, code: i64) -> bool:
    number = code - race.course.roll_at
    die = race.course.die
    return code == STOP or (0 < number < die.multisets and contains(race.dice, die.packed[number]))


def take_up(race: Race, code: i64) -> None:
    """Take these dice into the hand, to be rolled again."""
    number = code - race.course.roll_at
    taken = race.course.die.packed[number]
    race.dice -= taken
    race.rolling = size(taken)


def can_fall(race: Race, number: i64) -> bool:
    """Whether the dice in the hand can show this."""
    die = race.course.die
    return 0 <= number < die.multisets and size(die.packed[number]) == race.rolling


def fall(race: Race, number: i64, clause: str) -> None:
    race.tell("roll", clause, race.mover, number)
    race.dice += race.course.die.packed[number]
    race.rolling = 0


def settings(race: Race) -> i64:
    """Return in how many ways one die can be set (5.3)."""
    count: i64 = 0
    for face in range(FACES):
        if shown(race.dice, face) > 0:
            # Not to itself, and not to what cannot be bought.
            count += FACES - 1 if face == race.course.die.unbuyable else FACES - 2
    return count


def nth_setting(race: Race, nth: i64) -> i64:
    pair: i64 = 0
    while nth > 0 or not _may_set(race, pair):
        if _may_set(race, pair):
            nth -= 1
        pair += 1
    return race.course.set_at + pair


def can_set(race: Race, code: i64) -> bool:
    pair = code - race.course.set_at
    return 0 <= pair < PAIRS and _may_set(race, pair)


def _may_set(race: Race, pair: i64) -> bool:
    before, after = pair // FACES, pair % FACES
    return after not in (race.course.die.unbuyable, before) and shown(race.dice, before) > 0


def set_die(race: Race, code: i64) -> None:
    pair = code - race.course.set_at
    race.tell("set", "5.3", race.mover, pair)
    one: i64 = 1
    race.dice += (one << (pair % FACES * WIDTH)) - (one << (pair // FACES * WIDTH))
