"""The rules of Edison & Co: the contract, and the turn in the order of the rule page.

Numbers in comments are clauses of the page. Moving is in drive, what only some may know in secrets.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quadriga.core.errors import WrongMoment
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER
from quadriga.games.edison.course import AHEAD, BACK, NOBODY, OIL, VEHICLES
from quadriga.games.edison.drive import NO_END, drive, ends_of, gain, is_move, is_single, moves, only_one
from quadriga.games.edison.judgement import judge
from quadriga.games.edison.secrets import (
    deal,
    is_open,
    left,
    open_points,
    redeal,
    to_deal,
    write_line,
    writer,
)
from quadriga.games.edison.trial import CARD, DEAL, DONE, LAY, MOVE, NOTHING, SHEET, Trial

BITS: Final = 20  # of an action at most: a number beyond 64 bits must be refused, not overflow
NO_ACTION: Final = -1
NO_CARD: Final = 0  # an empty set of cards


@final
class EdisonState(Trial):
    """A position of Edison & Co; see Trial for what it holds."""

    def copy(self) -> EdisonState:
        return EdisonState(
            self.course,
            self.values[:],
            self.laid,
            self.places[:],
            self.headings[:],
            self.scores[:],
            self.pairs[:],
            self.distances[:],
            self.ahead[:],
            self.back[:],
            self.own,
            self.cards[:],
            self.weights[:],
            self.dealt,
            self.written,
            self.phase,
            self.first,
            self.pair,
            self.distance,
            self.direction,
            self.waived,
            self.caller,
        )

    # The contract

    def players(self) -> i64:
        return self.course.players

    def side(self, seat: int) -> i64:
        self.check_seat(seat)
        return self.course.side(seat)

    def actor(self) -> i64:
        phase = self.phase
        if phase == CARD:
            return self.player()
        if phase == MOVE:
            return self.mover()
        if phase == SHEET:
            return writer(self)
        return OVER if phase == DONE else CHANCE

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == CARD:
            return self._playable()
        if phase == MOVE:
            return moves(self)
        if phase == SHEET:
            points = open_points(self, writer(self), self.written % VEHICLES)
            return [self.course.points_at + line for line in points]
        return []

    def chances(self) -> list[tuple[int, int]]:
        if self.phase == LAY:
            return self.course_chips()
        if self.phase == DEAL:
            return [(card, 1) for card in left(self)]
        return []

    def apply(self, action: int) -> None:
        # Only whole numbers can be shifted: in plain Python too, a float goes no further than this.
        code: i64 = action if action >> BITS == 0 else NO_ACTION
        if not self._allows(code):
            self.refuse(action)
        self._do(code)

    def redraw(self, seat: int, rng: Rng) -> EdisonState:
        self.check_seat(seat)
        other = self.copy()
        redeal(other, seat, rng)
        return other

    def has_secrets(self) -> bool:
        return self.course.hidden or not is_open(self)

    def shows(self, action: int) -> bool:
        return False  # what is held follows from what was played, and sheets stay hidden

    def payoff(self) -> list[float]:
        if self.phase != DONE:
            raise WrongMoment("payoff", "the game is not over", str(self))
        totals = self.totals()
        best = max(totals)
        winners = [seat for seat in range(self.course.players) if totals[self.course.side(seat)] == best]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.course.players)]  # 6.4

    def judge(self) -> list[float]:
        return self.payoff() if self.phase == DONE else judge(self)

    def _allows(self, code: i64) -> bool:
        phase = self.phase
        if phase == CARD:
            return 0 <= code < self.course.move_at and self._cards() & self.course.bit[code] != 0
        if phase == MOVE:
            vehicle, place = self._move_of(code)
            return 0 <= vehicle < VEHICLES and is_move(self, vehicle, place)
        if phase == SHEET:
            return code in self.legal()
        return any(outcome == code for outcome, _ in self.chances())

    def _do(self, code: i64) -> None:
        if self.phase == CARD:
            self._play(code)
        elif self.phase == MOVE:
            vehicle, place = self._move_of(code)
            self._move(vehicle, place)
        elif self.phase == SHEET:
            self._write(code - self.course.points_at)
        elif self.phase == DEAL:
            self._deal(code)
        else:
            self._lay(code)

    # 2 Setting up

    def course_chips(self) -> list[tuple[int, int]]:
        """Return the chips of which one is laid next, by what they show and how many do (8.1)."""
        return self.course.next_chips(self.laid, [int(value) for value in self.values])

    def _lay(self, code: i64) -> None:
        self.values[self.course.chip_spaces[self.laid]] = self.course.chip_values[code]
        self.laid += 1
        while self.laid < len(self.course.chip_spaces):
            chips = self.course_chips()
            if len(chips) > 1:
                return
            self.values[self.course.chip_spaces[self.laid]] = self.course.chip_values[chips[0][0]]
            self.laid += 1
        self._next_deal()

    def _next_deal(self) -> None:
        while self.dealt < to_deal(self):
            cards = left(self)
            if len(cards) > 1:
                self.phase = DEAL
                return
            deal(self, cards[0])
        self.phase = SHEET if self.course.advanced else CARD

    def _deal(self, card: i64) -> None:
        deal(self, card)
        self._next_deal()

    def _write(self, points: i64) -> None:
        """Write a line of the sheet; the last one takes what is left (8.5).

        A line is asked for even if there is no choice: who watches must not learn from it.
        """
        side = writer(self)
        write_line(self, side, self.written % VEHICLES, points)
        self.written += 1
        if self.written % VEHICLES == VEHICLES - 1:
            write_line(self, side, VEHICLES - 1, open_points(self, side, VEHICLES - 1)[0])
            self.written += 1
        if self.written == self.course.sides() * VEHICLES:
            self.phase = CARD

    # 3 The turn

    def _playable(self) -> list[int]:
        cards, bit = self._cards(), self.course.bit
        return [card for card in range(self.course.move_at) if cards & bit[card] != 0]

    def _cards(self) -> i64:
        """Return what the player holds of the types not on the table, as a set: a bit for each (3.1, 3.2)."""
        course = self.course
        seat = self.player()
        cards: i64 = 0
        if self.pair == NOTHING:
            cards |= self.pairs[seat]
        if self.distance == NOTHING:
            cards |= self.distances[seat] << course.distance_at
            if self._may_waive(seat):
                cards |= course.bit[course.waive_at]
        if self.direction == NOTHING:
            if self.ahead[seat] > 0:
                cards |= course.bit[course.direction_at + AHEAD]
            if self.back[seat] > 0:
                cards |= course.bit[course.direction_at + BACK]
        return cards

    def _may_waive(self, seat: i64) -> bool:
        """Whether the 2 can be played without scoring: with three players, standard (7.4)."""
        course = self.course
        has_it = (self.distances[seat] >> (course.scoring - 1)) & 1 == 1
        return has_it and course.has_bystander()

    def _play(self, code: i64) -> None:
        course = self.course
        seat = self.player()
        self.tell("card", "3.1" if self.played() == 0 else "3.2", seat, NOTHING, code)
        if code < course.distance_at:
            self.pair = code
            self.pairs[seat] &= ~course.bit[code]
        elif code < course.direction_at:
            self.waived = 1 if code == course.waive_at else 0
            self.distance = course.scoring - 1 if code == course.waive_at else code - course.distance_at
            self.distances[seat] &= ~course.bit[self.distance]
            self.caller = seat if self.distance == course.scoring - 1 else NOBODY
        elif code == course.direction_at + AHEAD:
            self.direction = AHEAD
            self.ahead[seat] -= 1
        else:
            self.direction = BACK
            self.back[seat] -= 1
        self._next_card()

    def _next_card(self) -> None:
        """Ask which card to play if there is a choice."""
        if self.played() == 3:
            self._next_move()
            return
        self.phase = CARD
        cards = self._cards()
        if cards == NO_CARD:
            self._end()  # 6.1
        elif is_single(cards):
            self._play(only_one(self.course, cards))

    # 4 Moving

    def _next_move(self) -> None:
        """Ask where to move if there is a choice."""
        course = self.course
        one, other = course.one_of[self.pair], course.other_of[self.pair]
        ends, others_ends = ends_of(self, one), ends_of(self, other)
        if ends == NO_END and others_ends == NO_END:
            self.tell("stuck", "4.9", self.mover(), NOTHING, self.pair)
            self._end_turn(False)
        elif others_ends == NO_END and is_single(ends):
            self._move(one, only_one(course, ends))
        elif ends == NO_END and is_single(others_ends):
            self._move(other, only_one(course, others_ends))
        else:
            self.phase = MOVE

    def _move_of(self, code: i64) -> tuple[i64, i64]:
        """Return the vehicle and the place that an action stands for."""
        vehicle = (code - self.course.move_at) // self.course.places
        return vehicle, code - self.course.move_at - vehicle * self.course.places

    def _move(self, vehicle: i64, place: i64) -> None:
        drive(self, self.mover(), vehicle, place)
        on_oil = self.value(place) == OIL
        if on_oil:
            self.tell("oil", "5.5", self.mover(), vehicle, place)
            self.headings[vehicle] = -self.headings[vehicle]
        self._end_turn(on_oil)

    # 5 Scoring

    def _scores_by_card(self) -> bool:
        return self.distance == self.course.scoring - 1 and self.waived == 0

    def _end_turn(self, on_oil: bool) -> None:
        if self._scores_by_card():  # 5.3 one scoring, even if it ends on oil
            self.own |= self.course.bit[self.caller]  # 7.5
            self._score("5.1")
        elif on_oil:
            self._score("5.5")
        self.clear()
        self.first = (self.first + 1) % self.course.players  # 3.4
        self._next_card()

    def _score(self, clause: str) -> None:
        """Score every vehicle on the track (5.2)."""
        self.tell_score(clause)
        for vehicle in range(VEHICLES):
            if not self.is_in_centre(vehicle):
                gain(self, "gain", "5.2", NOBODY, vehicle, self.points_at(self.places[vehicle]))

    # 6 The end

    def _end(self) -> None:
        """End the game: the cards of this turn have no effect, and everything scores once more."""
        self.tell("end", "6.1", self.player(), NOTHING, 0)
        self.clear()
        self._score("6.2")
        for side, total in enumerate(self.totals()):
            if self.counts_bystander(side):
                self.tell("bystander", "7.5", side, self.course.bystander, self.scores[self.course.bystander])
            self.tell_side("total", "6.3", side, total)
        self.phase = DONE

    def counts_bystander(self, side: i64) -> bool:
        """Whether a vehicle that is on no card counts for a side: it never scored with its 2 (7.5)."""
        course = self.course
        plays = course.has_bystander()
        return plays and (self.own >> side) & 1 == 0

    def totals(self) -> list[int]:
        """Return the points of each side (6.3, 7.5)."""
        course = self.course
        found: list[int] = []
        for side in range(course.sides()):
            total: i64 = 0
            for vehicle in range(VEHICLES):
                total += self.weights[side * VEHICLES + vehicle] * self.scores[vehicle]
            if self.counts_bystander(side):
                total += self.scores[course.bystander]
            found.append(total)
        return found
