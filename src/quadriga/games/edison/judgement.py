"""What a position of Edison & Co is worth: each seat's share of the win, as it looks from here.

A vehicle is worth its score and what its space will still bring. Once a card lies on the table, whoever plays
on is expected to choose what is best for their own side, to the end of the turn. Then the points of the sides
become shares: the fewer cards are left, the more a point decides.

All is judged by the ranking cards and sheets as they are in this position; who may not know them judges
positions in which they are drawn anew.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.games.edison.course import AHEAD, BACK, CLOCKWISE, OIL, VEHICLES
from quadriga.games.edison.drive import NO_END, crosses_drop, reach
from quadriga.games.edison.secrets import next_line
from quadriga.games.edison.trial import CARD, MOVE, NOTHING, SHEET, Trial

# How the game goes on: counted in random games and those of bots, with 2 to 4 players.
CARDS_A_TURN: Final = 3
USED: Final = 0.9  # of all cards so many are played before somebody cannot (0.88 to 0.99)
OIL_A_TURN: Final = 0.15  # turns that end on oil (0.13 to 0.3)
# How likely a vehicle still stands there a turn later. Three in four do, but those who stand well are moved
# first: in 160 games of four for themselves 0.6 won 58 % against 0.72, and 0.82 won 43 %.
STAYS: Final = 0.6

# In points. Without the pull, sheets are written at random, and 38 % of 160 games were won against this.
USUAL: Final = 2.5  # what a vehicle gains in a scoring, wherever it will be
RAMP_AHEAD: Final = 1.5  # to be on the way up to the centre, near enough for one card
PULL: Final = 0.4  # what a vehicle gains in a turn if all points of all sheets were on it

# How many points make a difference: some at the end, more the more turns there are.
SPREAD: Final = 0.5
SPREAD_AHEAD: Final = 0.9  # times the root of the turns left


def judge(trial: Trial) -> list[float]:
    """Return each seat's share of the win before the end."""
    course = trial.course
    players: int = course.players
    if trial.phase not in (SHEET, CARD, MOVE):
        return [1 / players] * players
    outlook = Outlook(trial)
    shares = outlook.shares(outlook.judged())
    partners = course.players // course.sides()
    return [shares[course.side(seat)] / float(partners) for seat in range(course.players)]


def turns_left(trial: Trial) -> float:
    """Return how many turns will be played after this one."""
    course = trial.course
    cards: i64 = 0
    for seat in range(course.players):
        cards += _size(trial.pairs[seat]) + _size(trial.distances[seat])
        cards += trial.ahead[seat] + trial.back[seat]
    return USED * float(cards) / float(CARDS_A_TURN)


def scoring_cards_left(trial: Trial) -> i64:
    bit = trial.course.bit[trial.course.scoring - 1]
    left: i64 = 0
    for seat in range(trial.course.players):
        if trial.distances[seat] & bit != 0:
            left += 1
    return left


def _size(cards: i64) -> i64:
    """Return how many cards are in a set."""
    size: i64 = 0
    while cards != 0:
        cards &= cards - 1
        size += 1
    return size


@final
class Outlook:
    """What a position will come to: `worth` of each vehicle, `weights` four for each side.

    `lasting` is how many scorings a vehicle will meet where it stands, `coming` how many there will be.
    """

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.sides: i64 = trial.course.sides()
        self.turns: float = turns_left(trial)
        expected = float(scoring_cards_left(trial)) + OIL_A_TURN * self.turns
        stays = STAYS**self.turns
        rate = min(1.0, expected / max(self.turns, 1.0))
        self.lasting: float = rate * (1.0 - stays) / (1.0 - STAYS) + stays
        self.coming: float = expected + 1.0
        self.ramp_is_free: bool = True
        for vehicle in range(VEHICLES):
            if trial.is_in_centre(vehicle):
                self.ramp_is_free = False
        self.weights = _weights(trial, self.sides)
        self.worth = vec[float]([0.0] * VEHICLES)
        for vehicle in range(VEHICLES):
            self.worth[vehicle] = float(trial.scores[vehicle]) + self.future(
                trial.places[vehicle], trial.headings[vehicle]
            )
        self.add_pull()

    def future(self, place: i64, heading: i64) -> float:
        """Return the points that a vehicle will still gain from here."""
        trial = self.trial
        course = trial.course
        if place == course.centre:
            return 0.0
        here = float(trial.points_at(place))
        points = self.lasting * (here - USUAL) + self.coming * USUAL
        to_the_top = course.top - course.space[place]
        if heading == CLOCKWISE and 0 <= to_the_top < course.distances and self.ramp_is_free:
            points += RAMP_AHEAD * min(1.0, self.turns)
        return points

    def add_pull(self) -> None:
        """Add what those who back a vehicle will make of it."""
        for vehicle in range(VEHICLES):
            backed = 0.0
            for side in range(self.sides):
                backed += self.weights[side * VEHICLES + vehicle] / self.points_of(side)
            self.worth[vehicle] += PULL * self.turns * backed / float(self.sides)

    def points_of(self, side: i64) -> float:
        """Return what all vehicles together count for a side."""
        total = 0.0
        for vehicle in range(VEHICLES):
            total += self.weights[side * VEHICLES + vehicle]
        return max(total, 1.0)

    # From vehicles to sides

    def judged(self) -> vec[float]:
        """Return the points of each side, with the turn played to its end if it is begun."""
        trial = self.trial
        played = trial.played()
        if trial.phase == SHEET or played == 0:
            return self.totals(self.worth, trial.own)
        return self.played_on(
            trial.pair, trial.distance, trial.direction, trial.waived == 0, trial.caller, played
        )

    def totals(self, worth: vec[float], own: i64) -> vec[float]:
        """Return the points of each side by those of the vehicles (6.3, 7.5)."""
        bystander = self.trial.course.has_bystander()
        found = vec[float]([0.0] * self.sides)
        for side in range(self.sides):
            total = 0.0
            for vehicle in range(VEHICLES):
                total += self.weights[side * VEHICLES + vehicle] * worth[vehicle]
            if bystander and (own >> side) & 1 == 0:
                total += worth[self.trial.course.bystander]
            found[side] = total
        return found

    def lead(self, totals: vec[float], side: i64) -> float:
        """Return by how much a side is ahead of the others."""
        others = 0.0
        for other in range(self.sides):
            if other != side:
                others += totals[other]
        return totals[side] - others / float(self.sides - 1)

    def shares(self, totals: vec[float]) -> vec[float]:
        """Return the share of the win that these points promise each side."""
        most = totals[0]
        for side in range(self.sides):
            most = max(most, totals[side])
        spread = self.points_of(0) * (SPREAD + SPREAD_AHEAD * sqrt(self.turns))
        shares = vec[float]([0.0] * self.sides)
        whole = 0.0
        for side in range(self.sides):
            shares[side] = exp((totals[side] - most) / spread)
            whole += shares[side]
        for side in range(self.sides):
            shares[side] /= whole
        return shares

    # The rest of a turn

    def played_on(
        self, pair: i64, distance: i64, direction: i64, scores: bool, caller: i64, played: i64
    ) -> vec[float]:
        """Return what the turn comes to when everybody plays the card that is best for them."""
        trial = self.trial
        course = trial.course
        if played == CARDS_A_TURN:
            return self.moved(pair, distance, direction, scores, caller)
        seat = (trial.first + played) % course.players
        best = Best(self, course.side(seat))
        if pair == NOTHING:
            for card in range(course.pairs):
                if trial.pairs[seat] & course.bit[card] != 0:
                    best.weigh(self.played_on(card, distance, direction, scores, caller, played + 1))
        if distance == NOTHING:
            self.weigh_distances(best, pair, direction, seat, played)
        if direction == NOTHING:
            if trial.ahead[seat] > 0:
                best.weigh(self.played_on(pair, distance, AHEAD, scores, caller, played + 1))
            if trial.back[seat] > 0:
                best.weigh(self.played_on(pair, distance, BACK, scores, caller, played + 1))
        return best.totals if best.found else self.ended()

    def weigh_distances(self, best: Best, pair: i64, direction: i64, seat: i64, played: i64) -> None:
        course = self.trial.course
        for card in range(course.distances):
            if self.trial.distances[seat] & course.bit[card] != 0:
                best.weigh(self.played_on(pair, card, direction, True, seat, played + 1))
                if card == course.scoring - 1 and course.has_bystander():  # 7.4
                    best.weigh(self.played_on(pair, card, direction, False, seat, played + 1))

    def moved(self, pair: i64, distance: i64, direction: i64, scores: bool, caller: i64) -> vec[float]:
        """Return what the move comes to that is best for the mover."""
        trial = self.trial
        course = trial.course
        scores = scores and distance == course.scoring - 1
        best = Best(self, course.side(trial.mover()))
        for vehicle in (course.one_of[pair], course.other_of[pair]):
            heading = trial.headings[vehicle]
            way = heading if direction == AHEAD else -heading
            ends = reach(trial, vehicle, way, distance + 1)
            if ends != NO_END:
                for place in range(course.places):
                    if ends & course.bit[place] != 0:
                        best.weigh(self.after(vehicle, place, way, distance, scores, caller))
        return best.totals if best.found else self.stuck(scores, caller)

    def stuck(self, scores: bool, caller: i64) -> vec[float]:
        """Return the points of each side if nothing can move (4.9)."""
        if scores:
            return self.scored(self.worth[:], NOTHING, 0, scores, caller)
        return self.totals(self.worth, self.trial.own)

    def after(
        self, vehicle: i64, place: i64, way: i64, distance: i64, scores: bool, caller: i64
    ) -> vec[float]:
        """Return the points of each side after a move."""
        trial = self.trial
        course = trial.course
        start = trial.places[vehicle]
        heading = trial.headings[vehicle]
        on_oil = trial.value(place) == OIL
        worth = self.worth[:]
        worth[vehicle] += self.future(place, -heading if on_oil else heading) - self.future(start, heading)
        if place == course.centre:
            worth[vehicle] += float(course.centre_value)
        elif crosses_drop(trial, vehicle, place, way, distance + 1):
            worth[vehicle] += float(trial.points_at(place))
        if scores or on_oil:
            return self.scored(worth, vehicle, place, scores, caller)
        return self.totals(worth, trial.own)

    def scored(self, worth: vec[float], moved: i64, place: i64, by_card: bool, caller: i64) -> vec[float]:
        """Return the points of each side after a scoring, with this vehicle moved to this place."""
        trial = self.trial
        for vehicle in range(VEHICLES):
            worth[vehicle] += float(trial.points_at(place if vehicle == moved else trial.places[vehicle]))
        own = trial.own | trial.course.bit[caller] if by_card else trial.own
        return self.totals(worth, own)

    def ended(self) -> vec[float]:
        """Return the points of each side if nobody can go on: everything scores once more (6.2)."""
        trial = self.trial
        worth = vec[float]([0.0] * VEHICLES)
        for vehicle in range(VEHICLES):
            worth[vehicle] = float(trial.scores[vehicle] + trial.points_at(trial.places[vehicle]))
        return self.totals(worth, trial.own)


@final
class Best:
    """The best for one side of all that was weighed."""

    def __init__(self, outlook: Outlook, side: i64) -> None:
        self.outlook = outlook
        self.side = side
        self.found = False
        self.lead: float = 0.0
        self.totals = vec[float]()

    def weigh(self, totals: vec[float]) -> None:
        lead = self.outlook.lead(totals, self.side)
        if not self.found or lead > self.lead:
            self.found = True
            self.lead = lead
            self.totals = totals


def _weights(trial: Trial, sides: i64) -> vec[float]:
    """Return what each vehicle counts; of a sheet not yet written, the points left are spread evenly."""
    weights = vec[float]([0.0] * (sides * VEHICLES))
    for at in range(sides * VEHICLES):
        weights[at] = float(trial.weights[at])
    if trial.phase == SHEET:
        for side in range(sides):
            _fill_in(trial, side, weights)
    return weights


def _fill_in(trial: Trial, side: i64, weights: vec[float]) -> None:
    written = min(max(trial.written - side * VEHICLES, 0), VEHICLES)
    left = float(trial.course.points)
    for line in range(written):
        left -= weights[side * VEHICLES + next_line(trial, side, line)]
    for line in range(written, VEHICLES):
        weights[side * VEHICLES + next_line(trial, side, line)] = left / float(VEHICLES - written)
