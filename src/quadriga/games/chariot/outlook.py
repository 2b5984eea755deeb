"""How far away the finish is, in turns: from every space, at every speed, in every condition.

Worked out once for a circuit and a sheet, from the finish backwards, for a lone driver: without
caltrops and without others. In each turn the dice grant this driver no wish, one or two; a wish is to
be one faster or slower, to sprint, or to change lanes once. The driver takes the best of what is
granted. So the outlook knows that one brakes before a curve and not in it, that the fast have fewer
dice to brake with, and that damage counts the more the less of it is left and the further it is.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.games.chariot.course import NO_LIMIT, NOWHERE, OUTWARD, STRAIGHT, WAYS, Circuit, Costs, Sheet
from quadriga.games.chariot.dice import PACE, Die

# What a wreck counts as: about two races. With more, the smallest risk outweighs everything.
LOST: Final = 22.0

# Parts of a lap that a usual turn takes a chariot on; behind the finish only the way counts.
STRIDE: Final = 66.0

# More than any chariot can bear.
DEADLY: Final = 1000


def suffered(circuit: Circuit, space: i64, speed: i64) -> i64:
    """Return what the circuit itself does to a chariot that enters this space (7.5, 11.2)."""
    if circuit.pillars[space] == 1:
        return DEADLY
    limit = circuit.limits[space]
    return speed - limit if limit != NO_LIMIT and speed > limit else 0


@final
class Outlook:
    """The turns that are left to a lone driver with this sheet on this circuit."""

    def __init__(self, circuit: Circuit, sheet: Sheet, costs: Costs, die: Die) -> None:
        self.circuit = circuit
        self.sheet = sheet
        self.laps: i64 = costs.laps
        self.speeds: i64 = sheet.most_speed + 1
        self.levels: i64 = sheet.most_damage + 1
        entries = (self.laps + 1) * circuit.spaces * self.speeds * self.levels
        self.turns = vec[float]([LOST] * entries)
        _Forecast(self, costs, die).work_out()

    def left(self, crossings: i64, space: i64, speed: i64, damage: i64) -> float:
        """Return the turns left to a chariot here; behind the finish the further, the less."""
        if damage <= 0:
            return LOST
        if crossings > self.laps:
            beyond = (crossings - self.laps - 1) * self.circuit.lap + self.circuit.fronts[space]
            return -float(beyond) / STRIDE
        at = self.entry(crossings, space) + min(speed, self.sheet.top[damage]) * self.levels + damage
        return self.turns[at]

    def entry(self, crossings: i64, space: i64) -> i64:
        """Return where the turns from a space begin: by speed, then by damage."""
        return (crossings * self.circuit.spaces + space) * self.speeds * self.levels


@final
class _Forecast:
    """Works out an outlook space by space.

    `ahead` and `aside` are the turns left after a move from the space at hand, straight on and with
    one change of lanes: by speed, then by damage before the move. `once` and `twice` say for each
    number of dice how likely they grant one wish at least, and two.
    """

    def __init__(self, outlook: Outlook, costs: Costs, die: Die) -> None:
        self.outlook = outlook
        self.costs = costs
        self.ahead = vec[float]([LOST] * (outlook.speeds * outlook.levels))
        self.aside = vec[float]([LOST] * (outlook.speeds * outlook.levels))
        granted = [_granted(die, dice) for dice in range(int(die.most) + 1)]
        self.once = vec[float]([one for one, _ in granted])
        self.twice = vec[float]([two for _, two in granted])

    def work_out(self) -> None:
        circuit = self.outlook.circuit
        # From the furthest back: every way leads to spaces that are further and thus known.
        spaces = sorted(range(int(circuit.spaces)), key=lambda space: -circuit.fronts[space])
        for crossings in range(self.outlook.laps, -1, -1):
            for space in spaces:
                self._look_ahead(crossings, space)
                self._weigh(self.outlook.entry(crossings, space))

    # Where each speed leads

    def _look_ahead(self, crossings: i64, space: i64) -> None:
        for at in range(len(self.ahead)):
            self.ahead[at] = LOST
            self.aside[at] = LOST
        for speed in range(1, self.outlook.speeds):
            self._go(crossings, space, speed)

    def _go(self, crossings: i64, space: i64, speed: i64) -> None:
        """Go straight on at this speed, and try the other lanes at every step."""
        circuit = self.outlook.circuit
        harm: i64 = 0
        for points in range(speed, 0, -1):
            for way in range(OUTWARD, WAYS):
                self._leave(crossings, space, way, points, speed, harm)
            leaves = space * WAYS + STRAIGHT
            crossings += circuit.crossing[leaves]
            space = circuit.onto[leaves]
            harm += suffered(circuit, space, speed)
        self._arrive(self.ahead, crossings, space, speed, harm)

    def _leave(self, crossings: i64, space: i64, way: i64, points: i64, speed: i64, harm: i64) -> None:
        circuit = self.outlook.circuit
        while points > 0:
            leaves = space * WAYS + way
            if circuit.onto[leaves] == NOWHERE or harm >= self.outlook.levels:
                return
            crossings += circuit.crossing[leaves]
            space = circuit.onto[leaves]
            harm += suffered(circuit, space, speed)
            way = STRAIGHT
            points -= 1
        self._arrive(self.aside, crossings, space, speed, harm)

    def _arrive(self, found: vec[float], crossings: i64, space: i64, speed: i64, harm: i64) -> None:
        for damage in range(harm + 1, self.outlook.levels):
            at = speed * self.outlook.levels + damage
            found[at] = min(found[at], self.outlook.left(crossings, space, speed, damage - harm))

    # What the dice grant

    def _weigh(self, entry: i64) -> None:
        outlook = self.outlook
        for speed in range(outlook.speeds):
            dice = outlook.sheet.dice[speed]
            one = self.once[dice]
            two = self.twice[dice]
            for damage in range(1, outlook.levels):
                none_granted = self._after(self.ahead, speed, damage)
                one_granted = min(none_granted, self._with_one(speed, damage))
                two_granted = min(one_granted, self._with_two(speed, damage))
                turns = 1.0 + (one - two) * one_granted + two * two_granted
                if speed == 0:
                    turns = turns / one if one > 0.0 else LOST  # it stands until a wish is granted
                else:
                    turns += (1.0 - one) * none_granted
                at = entry + speed * outlook.levels + damage
                outlook.turns[at] = min(turns, LOST)

    def _with_one(self, speed: i64, damage: i64) -> float:
        sprinting = speed + self.costs.sprint_speed
        return min(
            self._after(self.ahead, speed - 1, damage),
            self._after(self.ahead, speed + 1, damage),
            self._after(self.ahead, sprinting, damage - self.costs.sprint_damage),
            self._after(self.aside, speed, damage),
        )

    def _with_two(self, speed: i64, damage: i64) -> float:
        sprinting = speed + self.costs.sprint_speed
        return min(
            self._after(self.ahead, speed - 2, damage),
            self._after(self.ahead, speed + 2, damage),
            self._after(self.ahead, sprinting + 1, damage - self.costs.sprint_damage),
            self._after(self.aside, speed - 1, damage),
            self._after(self.aside, speed + 1, damage),
            self._after(self.aside, sprinting, damage - self.costs.sprint_damage),
        )

    def _after(self, found: vec[float], speed: i64, damage: i64) -> float:
        # Nobody wishes to stand still.
        if speed <= 0 or speed >= self.outlook.speeds or damage <= 0:
            return LOST
        return found[speed * self.outlook.levels + damage]


def _granted(die: Die, dice: int) -> tuple[float, float]:
    """Return how likely so many dice, rolled and rolled again, grant one wish at least, and two.

    A wish counts as granted by one face of the die.
    """
    missed = (1.0 - die.sides[PACE] / sum(die.sides)) ** 2
    none = missed**dice
    once = dice * (1.0 - missed) * missed ** (dice - 1) if dice > 0 else 0.0
    return 1.0 - none, max(0.0, 1.0 - none - once)
