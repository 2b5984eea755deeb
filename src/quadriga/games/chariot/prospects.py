"""What the dice of a turn may lead to: the best speed that they allow, and what a roll is worth in the air.

Where each speed leads is found out once a turn, however often dice are weighed.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.games.chariot.dice import ATTACK, FORTUNE, LANE, PACE, SPRINT, shown
from quadriga.games.chariot.drive import LANES_SEEN, Drive
from quadriga.games.chariot.outlook import LOST, Outlook
from quadriga.games.chariot.race import Race

# Weights in turns, tuned in hundreds of races of one weight against another, half the seats each. Fortune
# decides: half as much wins 43 % of them, twice as much 31 %. Of the others a wide range does as well.
FORTUNE_WORTH: Final = 0.2  # a point of fortune: it mends, and it sets dice
FORTUNE_LASTS: Final = 4.0  # so many turns before the finish there is less and less use for it
ATTACK_WORTH: Final = 0.05  # a die to attack with

UNKNOWN: Final = 1e9
MOVES: Final = LANES_SEEN + 1  # by changes of lanes, from none on


def extras(left: float, fortune: i64, attacks: i64) -> float:
    """Return what fortune and attacks are worth, so many turns before the finish."""
    if left <= 0.0:
        return 0.0
    lasts = min(1.0, left / FORTUNE_LASTS)
    return FORTUNE_WORTH * float(fortune) * lasts + ATTACK_WORTH * float(attacks)


def reading(race: Race, outlook: Outlook, dice: i64) -> float:
    """Return the turns left to the mover if these dice lie and stay."""
    mover = race.mover
    costs = race.course.costs
    sprints = shown(dice, SPRINT)
    damage = race.damage[mover] - sprints * costs.sprint_damage
    if damage <= 0:
        return LOST
    left = best_speed(
        race, outlook, sprints * costs.sprint_speed, shown(dice, PACE), shown(dice, LANE), damage
    )
    fortune = min(race.fortune[mover] + shown(dice, FORTUNE), outlook.sheet.most_fortune)
    return left - extras(left, fortune, shown(dice, ATTACK))


def rolling(race: Race, outlook: Outlook, spread: float) -> float:
    """Return the turns left that are worth as much as what the dice in the air may show.

    `spread` is how many turns make a difference: what is hopeless counts for no more than that.
    """
    die = race.course.die
    usual = reading(race, outlook, race.dice)
    worth = 0.0
    ways: i64 = 0
    for number in range(die.begins[race.rolling], die.begins[race.rolling + 1]):
        turns = reading(race, outlook, race.dice + die.packed[number])
        worth += float(die.ways[number]) * exp((usual - turns) / spread)
        ways += die.ways[number]
    return usual - spread * log(worth / float(ways))


def best_speed(race: Race, outlook: Outlook, push: i64, signs: i64, lanes: i64, damage: i64) -> float:
    """Return the turns left after the best of the speeds that these signs allow."""
    slowest = race.speed[race.mover] + push - signs
    best = LOST
    for faster in range(signs + 1):
        speed = max(0, min(slowest + 2 * faster, outlook.sheet.most_speed))  # 6.3
        best = min(best, _driven(race, outlook, speed, min(lanes, LANES_SEEN), damage))
    return best


def _driven(race: Race, outlook: Outlook, speed: i64, lanes: i64, damage: i64) -> float:
    """Return the turns left after the best way on at this speed."""
    found = race.findings
    if len(found.turns) == 0:
        found.turns = vec[float]([UNKNOWN] * (outlook.levels * outlook.speeds * MOVES))
    at = (damage * outlook.speeds + speed) * MOVES + lanes
    if found.turns[at] == UNKNOWN:
        found.turns[at] = Drive(race, outlook, speed).left(speed, lanes, damage)
    return found.turns[at]
