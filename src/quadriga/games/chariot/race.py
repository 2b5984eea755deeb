"""A position of Chariot Race: who is ahead, who is hurt, who is wrecked, who has won."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.core.events import Event
from quadriga.core.state import State
from quadriga.games.chariot.course import NOBODY, NOWHERE, Course

# What is asked next, or what chance decides.
FIRST: Final = 0
DRAFT: Final = 1
PLACE: Final = 2
GRID: Final = 3
REPAIR: Final = 4
ROLL: Final = 5
FREE: Final = 6
REROLL: Final = 7
FAVOUR: Final = 8
SIGN: Final = 9
MOVE: Final = 10
ATTACK: Final = 11
DONE: Final = 12


@final
class Findings:
    """What was found out about a turn before its chariot sets off; copies of a position share it."""

    def __init__(self) -> None:
        self.turns = vec[float]()


class Race(State):
    """A position of Chariot Race; ChariotState adds the turn to it.

    Chariots are numbered by colour. `owners` are seats, or NOBODY for a chariot that is not in the
    race; `places` are spaces, or NOWHERE for one that is wrecked or not placed yet; `crossings` count
    how often it is over the line. `standing` and `caltrops` say for each space which chariot rests
    there and whether a caltrop lies there. `played` is the set of chariots that had their turn in
    this round, a bit for each.

    `mover` is the chariot whose turn it is, or the winner. `dice` lie before its driver and `rolling`
    more are in the air. `signs` are the dice whose sign is yet to be chosen and `push` is what the
    others come to; `points`, `lanes` and `attacks` are what is left of the move and of its dice.
    `start` and `trail` are where the move began and the spaces entered since. While sheets are
    drafted `picks` are the chariots in the order of choice, and `first` is the seat that began.

    `findings` follow from all that, and spare whoever judges from working it out again.
    """

    def __init__(
        self,
        course: Course,
        owners: vec[i64],
        places: vec[i64],
        crossings: vec[i64],
        damage: vec[i64],
        speed: vec[i64],
        fortune: vec[i64],
        standing: vec[i64],
        caltrops: vec[i64],
        supply: i64,
        played: i64,
        round: i64,  # noqa: A002  # the word of the rules
        phase: i64,
        mover: i64,
        dice: i64,
        rolling: i64,
        signs: i64,
        push: i64,
        points: i64,
        lanes: i64,
        attacks: i64,
        start: i64,
        trail: vec[i64],
        walked: i64,
        first: i64,
        picks: vec[i64],
        picked: i64,
        findings: Findings,
    ) -> None:
        self.course = course
        self.owners = owners
        self.places = places
        self.crossings = crossings
        self.damage = damage
        self.speed = speed
        self.fortune = fortune
        self.standing = standing
        self.caltrops = caltrops
        self.supply = supply
        self.played = played
        self.round = round
        self.phase = phase
        self.mover = mover
        self.dice = dice
        self.rolling = rolling
        self.signs = signs
        self.push = push
        self.points = points
        self.lanes = lanes
        self.attacks = attacks
        self.start = start
        self.trail = trail
        self.walked = walked
        self.first = first
        self.picks = picks
        self.picked = picked
        self.findings = findings

    # 3 Rounds

    def races(self, chariot: i64) -> bool:
        """Whether this chariot is on the circuit."""
        return self.places[chariot] != NOWHERE

    def distance(self, chariot: i64) -> i64:
        """Return how far the front of a chariot on the circuit has come, in parts (2.3)."""
        place = self.places[chariot]
        return self.crossings[chariot] * self.course.circuit.lap + self.course.circuit.fronts[place]

    def has_played(self, chariot: i64) -> bool:
        return (self.played >> chariot) & 1 == 1

    def next_chariot(self) -> i64:
        """Return the chariot furthest ahead of those yet to play (3.1, 3.2)."""
        found: i64 = NOBODY
        furthest: i64 = 0
        for chariot in range(self.course.chariots):
            if self.races(chariot) and not self.has_played(chariot):
                distance = self.distance(chariot)
                if found == NOBODY or distance > furthest:
                    found = chariot
                    furthest = distance
        return found

    # 9 Wrecks

    def hurt(self, chariot: i64, points: i64) -> None:
        if self.is_safe(chariot):
            return
        self.damage[chariot] -= points
        if self.damage[chariot] <= 0:
            self.wreck(chariot)  # 9.1

    def is_safe(self, chariot: i64) -> bool:
        """Whether this chariot can no longer be hurt (11.1)."""
        return self.course.safe and self.has_finished(chariot) and self.has_played(chariot)

    def wreck(self, chariot: i64) -> None:
        space = self.places[chariot]
        self.tell("wreck", "9.1", chariot, space)
        if self.standing[space] == chariot:
            self.standing[space] = NOBODY
        self.places[chariot] = NOWHERE
        self.crossings[chariot] = 0
        self.damage[chariot] = 0
        self.speed[chariot] = 0
        self.fortune[chariot] = 0
        self.lay_caltrop(space)  # 9.2

    def lay_caltrop(self, space: i64) -> None:
        if self.caltrops[space] == 0 and self.supply > 0:
            self.caltrops[space] = 1
            self.supply -= 1

    # 10 The end

    def has_finished(self, chariot: i64) -> bool:
        """Whether this chariot is over the line for the last time (3.4)."""
        return self.crossings[chariot] > self.course.costs.laps

    def winner(self) -> i64:
        """Return who has won at the end of a round; NOBODY if the race goes on."""
        called_off = self.round >= self.course.costs.rounds  # 10.7
        winner: i64 = NOBODY
        for chariot in range(self.course.chariots):
            if not self.races(chariot) or not (called_off or self.has_finished(chariot)):  # 10.3
                continue
            if winner == NOBODY or self.distance(chariot) > self.distance(winner):  # 10.2
                winner = chariot
        return winner

    def anyone_races(self) -> bool:
        return any(self.races(chariot) for chariot in range(self.course.chariots))

    # Events

    def tell(self, name: str, clause: str, chariot: i64, number: i64) -> None:
        """Tell what is about to happen to a chariot, or whom the mover does it to.

        `space` is where the mover is by now, and `points` are those that it has left.
        """
        if self.events is None:
            return
        facts: dict[str, int] = {"number": number}
        if self.mover != NOBODY:
            facts["seat"] = self.owners[self.mover]
            facts["mover"] = self.mover
            facts["space"] = self.places[self.mover]
            facts["points"] = self.points
        if chariot != NOBODY:
            facts["chariot"] = chariot
            facts["owner_seat"] = self.owners[chariot]
        self.events.append(Event(name, clause, facts))
