"""The best way on for a chariot in its turn: past curves, caltrops and others, to where it will rest."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quadriga.games.chariot.course import NOBODY, NOWHERE, OUTWARD, STRAIGHT, WAYS
from quadriga.games.chariot.outlook import LOST, Outlook, suffered
from quadriga.games.chariot.race import Race

# What it is worth, in turns, that the chariot one runs into is hurt as well. Tuned by play.
RAM_GAIN: Final = 0.15

# Changes of lanes that are looked for in one move; more are seldom better and take long to try.
LANES_SEEN: Final = 2


@final
class Drive:
    """The ways on for the mover at one speed."""

    def __init__(self, race: Race, outlook: Outlook, speed: i64) -> None:
        self.race = race
        self.outlook = outlook
        self.speed: i64 = speed

    def left(self, points: i64, lanes: i64, damage: i64) -> float:
        """Return the turns left after the best way on with so many points and changes of lanes."""
        mover = self.race.mover
        space, crossings = self.race.places[mover], self.race.crossings[mover]
        return self._best(space, crossings, points, min(lanes, LANES_SEEN), damage, 0.0)

    def _best(self, space: i64, crossings: i64, points: i64, lanes: i64, damage: i64, gain: float) -> float:
        """Return the same from any space; `gain` is what the rams on the way there were worth."""
        circuit = self.race.course.circuit
        best = LOST
        while points > 0:
            points -= 1
            if lanes > 0:
                for way in range(OUTWARD, WAYS):
                    found = self._aside(space, way, crossings, points, lanes, damage, gain)
                    best = min(best, found)
            leaves = space * WAYS + STRAIGHT
            crossings += circuit.crossing[leaves]
            space = circuit.onto[leaves]
            damage -= self._harm(space)
            if damage <= 0:
                return best
            gain += self._gain(space)
        return min(best, self._rest(space, crossings, damage) - gain)

    def _aside(
        self, space: i64, way: i64, crossings: i64, points: i64, lanes: i64, damage: i64, gain: float
    ) -> float:
        circuit = self.race.course.circuit
        leaves = space * WAYS + way
        space = circuit.onto[leaves]
        if space == NOWHERE:
            return LOST
        damage -= self._harm(space)
        if damage <= 0:
            return LOST
        crossings += circuit.crossing[leaves]
        return self._best(space, crossings, points, lanes - 1, damage, gain + self._gain(space))

    def _harm(self, space: i64) -> i64:
        """Return what the mover suffers on entering a space (7.4)."""
        race = self.race
        harm = suffered(race.course.circuit, space, self.speed)
        if race.caltrops[space] == 1:
            harm += race.course.costs.caltrop_damage
        if race.standing[space] != NOBODY:
            harm += race.course.costs.ram_damage
        return harm

    def _gain(self, space: i64) -> float:
        """Return what it is worth to hurt whoever stands there."""
        race = self.race
        other = race.standing[space]
        if other == NOBODY or race.is_safe(other):
            return 0.0
        return -RAM_GAIN if race.owners[other] == race.owners[race.mover] else RAM_GAIN

    def _rest(self, space: i64, crossings: i64, damage: i64) -> float:
        """Return the turns left when the move ends here, or behind whoever stands here (7.8)."""
        race = self.race
        circuit = race.course.circuit
        if not self._is_free(space):
            while not self._is_free(space) or circuit.pillars[space] == 1:
                space = circuit.behind[space]
                crossings -= circuit.crossing[space * WAYS + STRAIGHT]
        return self.outlook.left(crossings, space, self.speed, damage)

    def _is_free(self, space: i64) -> bool:
        other = self.race.standing[space]
        return other in (NOBODY, self.race.mover)
