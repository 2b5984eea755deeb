"""A position of Edison & Co: where the vehicles are, what they scored, who holds which cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.core.events import Event
from quadriga.core.state import State
from quadriga.games.edison.course import NOBODY, OIL, START, VEHICLES, Course

NOTHING: Final = -1

# What is asked next, or what chance decides.
LAY: Final = 0
DEAL: Final = 1
SHEET: Final = 2
CARD: Final = 3
MOVE: Final = 4
DONE: Final = 5


class Trial(State):
    """A position of Edison & Co; EdisonState adds the turn to it.

    `values` are the chips by space, NOTHING where none is laid yet counts as 0; `laid` is how many
    are. `places`, `headings` and `scores` are by vehicle. `pairs` and `distances` are for each seat
    the sets of choice and distance cards it still holds, a bit for each; `ahead` and `back` how many
    direction cards. `own` is the set of seats that made a scoring with their own 2.

    `cards` are for each side the ranking card it was dealt, or its favourite; `weights` what each
    vehicle counts for a side, four for each. `written` is how many numbers of a sheet are written,
    `dealt` how many cards are dealt.

    In a turn, `first` begins; `pair`, `distance` and `direction` are the cards on the table, and
    `waived` tells that the 2 will not score, `caller` who played it.
    """

    def __init__(
        self,
        course: Course,
        values: vec[i64],
        laid: i64,
        places: vec[i64],
        headings: vec[i64],
        scores: vec[i64],
        pairs: vec[i64],
        distances: vec[i64],
        ahead: vec[i64],
        back: vec[i64],
        own: i64,
        cards: vec[i64],
        weights: vec[i64],
        dealt: i64,
        written: i64,
        phase: i64,
        first: i64,
        pair: i64,
        distance: i64,
        direction: i64,
        waived: i64,
        caller: i64,
    ) -> None:
        self.course = course
        self.values = values
        self.laid = laid
        self.places = places
        self.headings = headings
        self.scores = scores
        self.pairs = pairs
        self.distances = distances
        self.ahead = ahead
        self.back = back
        self.own = own
        self.cards = cards
        self.weights = weights
        self.dealt = dealt
        self.written = written
        self.phase = phase
        self.first = first
        self.pair = pair
        self.distance = distance
        self.direction = direction
        self.waived = waived
        self.caller = caller

    # Who is who in a turn

    def played(self) -> i64:
        """Return how many cards lie on the table in this turn."""
        count: i64 = 0
        if self.pair != NOTHING:
            count += 1
        if self.distance != NOTHING:
            count += 1
        if self.direction != NOTHING:
            count += 1
        return count

    def clear(self) -> None:
        """Take the cards of this turn off the table."""
        self.pair = NOTHING
        self.distance = NOTHING
        self.direction = NOTHING
        self.waived = 0
        self.caller = NOBODY

    def player(self) -> i64:
        """Return who plays the next card (3.1, 3.2): in order, and with two players by turns."""
        return (self.first + self.played()) % self.course.players

    def mover(self) -> i64:
        """Return who moves a vehicle (3.3): whoever would play a fourth card."""
        return (self.first + 3) % self.course.players

    # The track

    def closed_to(self, mover: i64) -> i64:
        """Return the places where others leave this vehicle no room, as a set: a bit for each (4.4, 4.5)."""
        course = self.course
        closed: i64 = 0
        taken: i64 = 0
        for vehicle in range(VEHICLES):
            place = self.places[vehicle]
            if vehicle != mover and place != START:
                bit = course.bit[place]
                if course.room[place] == 1 or taken & bit != 0:
                    closed |= bit
                taken |= bit
        return closed

    def is_in_centre(self, vehicle: i64) -> bool:
        return self.places[vehicle] == self.course.centre

    def value(self, place: i64) -> i64:
        """Return the chip or printed value of a place, OIL included (5.2)."""
        course = self.course
        space = course.space[place]
        if space == course.top:
            return course.top_value
        if space == course.bottom:
            return course.bottom_value
        return 0 if place in (START, course.centre) else self.values[space]

    def points_at(self, place: i64) -> i64:
        """Return what a vehicle gains there: nothing on oil (5.2)."""
        value = self.value(place)
        return 0 if value == OIL else value

    # Events

    def tell(self, name: str, clause: str, seat: i64, vehicle: i64, number: i64) -> None:
        """Tell what is about to happen. Cards and sheets that not everybody sees are left out."""
        if self.events is None:
            return
        facts: dict[str, int] = {"number": number}
        if seat != NOBODY:
            facts["seat"] = seat
        if vehicle != NOTHING:
            facts["vehicle"] = vehicle
        self.events.append(Event(name, clause, facts))

    def tell_move(self, seat: i64, vehicle: i64, place: i64) -> None:
        """Tell whence and where to a vehicle moves: spaces and lanes, from 1 where there are two."""
        if self.events is None:
            return
        course = self.course
        facts: dict[str, int] = {
            "number": place,
            "seat": seat,
            "vehicle": vehicle,
            "start": course.space[self.places[vehicle]],
            "start_lane": course.lane(self.places[vehicle]),
            "end": course.space[place],
            "end_lane": course.lane(place),
        }
        self.events.append(Event("move", "4.1", facts))

    def tell_score(self, clause: str) -> None:
        """Tell a scoring, with what each vehicle on the track gains, by its number from 0."""
        if self.events is None:
            return
        facts: dict[str, int] = {"number": 0}
        for vehicle in range(VEHICLES):
            if not self.is_in_centre(vehicle):
                facts[f"vehicle{vehicle}"] = self.points_at(self.places[vehicle])
        self.events.append(Event("score", clause, facts))

    def tell_side(self, name: str, clause: str, side: i64, number: i64) -> None:
        """Tell of a side, by its seat or both of them."""
        if self.events is None:
            return
        facts: dict[str, int] = {"number": number, "seat": side}
        if self.course.teams:
            facts["partner_seat"] = side + self.course.sides()
        self.events.append(Event(name, clause, facts))
