"""The rules of Asteroid Escape: the contract, and the turn in the order of the rule page.

Numbers in comments are clauses of the page. What can be chosen and what it does is in the module of
each part: rocks, flight and pile; what a seat can know is in knowledge. Here is what comes after what.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quadriga.core.errors import WrongMoment
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER
from quadriga.games.asteroid.field import PORTS, STOP, TURNS
from quadriga.games.asteroid.flight import can_place, fly, place, placements
from quadriga.games.asteroid.judgement import judge
from quadriga.games.asteroid.knowledge import World, rename
from quadriga.games.asteroid.pile import bury, is_short, next_short, take
from quadriga.games.asteroid.rocks import (
    brings_another,
    can_set_down,
    drift,
    free_cells,
    is_free,
    is_in_supply,
    next_drifter,
    on_board,
    random_asteroid,
    random_cell,
    set_down,
    supply,
)
from quadriga.games.asteroid.sky import (
    CELL,
    DEAL,
    DONE,
    DRAW,
    DRIFT,
    DRIFTING,
    EMPTY,
    FLOWN,
    LAST,
    MARK,
    NOBODY,
    NOTHING,
    PLACE,
    REFILL,
    ROLL,
    SETUP,
    SWAP,
    TURN,
    WHICH,
    Sky,
    nth,
    size,
)
from quadriga.games.asteroid.swap import begin_swap, end_swap, look, loot, swap, swaps

BITS: Final = 20  # of an action at most: a number beyond 64 bits must be refused, not overflow
NO_ACTION: Final = -1


@final
class AsteroidState(Sky):
    """A position of Asteroid Escape; see Sky for what it holds."""

    def copy(self) -> AsteroidState:
        return AsteroidState(
            self.field,
            self.cells[:],
            self.spots[:],
            self.headings[:],
            self.ships[:],
            self.hands[:],
            self.bag,
            self.under[:],
            self.knows[:],
            self.mixes[:],
            self.marker,
            self.active,
            self.phase,
            self.then,
            self.drifter,
            self.fresh,
            self.due,
            self.rock,
            self.cell,
            self.drawer,
            self.lost,
            self.fled,
            self.held[:],
            self.winners,
        )

    # The contract

    def players(self) -> i64:
        return self.field.players

    def actor(self) -> i64:
        phase = self.phase
        if phase in (PLACE, MARK, SWAP):
            return self.active
        return OVER if phase == DONE else CHANCE

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == PLACE:
            return placements(self)
        if phase == MARK:
            return self._free_marks()
        return swaps(self) if phase == SWAP else []

    def chances(self) -> list[tuple[int, int]]:
        phase = self.phase
        if phase == ROLL:
            return self.field.rolls[:]
        if phase == DRIFT:
            return [(face, 1) for face in range(1, self.field.faces + 1)]
        if phase in (DRAW, DEAL):
            top = self.top()
            return [(nth(top, at), 1) for at in range(size(top))]
        if phase == WHICH:
            return [(rock, 1) for rock in supply(self)]
        if phase == CELL:
            return [(cell, 1) for cell in free_cells(self)]
        if phase == TURN:
            return [(turn, 1) for turn in range(TURNS)]
        return []

    def draw(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == ROLL:
            return rng.below(self.field.faces) + rng.below(self.field.faces) + 2
        if phase == DRIFT:
            return rng.below(self.field.faces) + 1
        if phase in (DRAW, DEAL):
            top = self.top()
            return nth(top, rng.below(size(top)))
        if phase == WHICH:
            return random_asteroid(self, rng)
        if phase == CELL:
            return random_cell(self, rng)
        if phase == TURN:
            return rng.below(TURNS)
        return super().draw(rng)

    def pick(self, rng: Rng) -> i64:
        return self._random_mark(rng) if self.phase == MARK else super().pick(rng)

    def apply(self, action: int) -> None:
        # Only whole numbers can be shifted: in plain Python too, a float goes no further than this.
        code: i64 = action if action >> BITS == 0 else NO_ACTION
        if not self._allows(code):
            self.refuse(action)
        self._do(code)

    def redraw(self, seat: int, rng: Rng) -> AsteroidState:
        self.check_seat(seat)
        other = self.copy()
        rename(other, World(self, seat, rng))
        return other

    def payoff(self) -> list[float]:
        if self.phase != DONE:
            raise WrongMoment("payoff", "the game is not over", str(self))
        share = 1 / size(self.winners)
        return [share if (self.winners >> seat) & 1 == 1 else 0.0 for seat in range(self.field.players)]

    def judge(self) -> list[float]:
        return self.payoff() if self.phase == DONE else judge(self)

    def judges_openly(self) -> bool:
        return True

    def _allows(self, code: i64) -> bool:
        phase = self.phase
        if phase == ROLL:
            return 2 <= code <= 2 * self.field.faces
        if phase == DRIFT:
            return 1 <= code <= self.field.faces
        if phase in (DRAW, DEAL):
            return 0 <= code < self.field.tiles and (self.top() >> code) & 1 == 1
        if phase == WHICH:
            return is_in_supply(self, code)
        if phase == CELL:
            return is_free(self, code)
        if phase == TURN:
            return 0 <= code < TURNS
        if phase == PLACE:
            return can_place(self, code)
        return self._is_free_mark(code) if phase == MARK else code in self.legal()

    def _do(self, code: i64) -> None:
        phase = self.phase
        if phase == PLACE:
            self._place(code)
        elif phase == ROLL:
            self._roll(code)
        elif phase == DRIFT:
            self._drift(code)
        elif phase == DRAW:
            self._draw(code)
        elif phase == SWAP:
            self._swap(code)
        elif phase == DEAL:
            self._deal(code)
        elif phase == MARK:
            self._take_mark(code)
        else:
            self._place_asteroid(code)

    # 2 Setting up

    def _deal(self, tile: i64) -> None:
        take(self, self.drawer, tile)
        if size(self.hands[self.drawer]) == self.field.hand:
            self.drawer += 1
        if self.drawer == self.field.players:  # 2.3
            self.drawer = NOBODY
            self.due = self.field.first_asteroids if self.field.with_asteroids else 0  # 2.4
            self.then = SETUP
            self._next_asteroid()

    def _next_asteroid(self) -> None:
        """Place the asteroids that are due, as far as there are any, and cells for them (2.5)."""
        if self.due > 0 and can_set_down(self):
            self.phase = WHICH
            return
        self.due = 0
        if self.then == SETUP:
            self.phase = MARK
        elif self.then == REFILL:
            self.phase = ROLL
        else:
            self._after_asteroid()

    def _place_asteroid(self, code: i64) -> None:
        if self.phase == WHICH:
            self.rock = code
            self.phase = CELL
        elif self.phase == CELL:
            self.cell = code
            self.phase = TURN
        else:
            if self.then == DRIFTING:
                self.fresh |= self.field.bit[self.rock]  # 4.4
            set_down(self, code)
            self._next_asteroid()

    def _free_marks(self) -> list[int]:
        return [mark for mark in range(len(self.field.starts)) if self._is_free_mark(mark)]

    def _is_free_mark(self, mark: i64) -> bool:
        if not 0 <= mark < len(self.field.starts):
            return False
        entry = self.field.starts[mark]
        return all(self.ships[seat] != entry for seat in range(self.active))

    def _random_mark(self, rng: Rng) -> i64:
        """Return the nth free mark: the taken ones, active in number, are skipped."""
        left = rng.below(len(self.field.starts) - self.active)
        mark: i64 = 0
        while left > 0 or not self._is_free_mark(mark):
            if self._is_free_mark(mark):
                left -= 1
            mark += 1
        return mark

    def _take_mark(self, mark: i64) -> None:
        self.tell("mark", "2.6", self.active, mark, self.field.starts[mark] // PORTS)
        self.ships[self.active] = self.field.starts[mark]
        self.active += 1
        if self.active == self.field.players:
            self.active = 0
            self._begin_turn()

    # 3 The turn

    def _begin_turn(self) -> None:
        self.tell("turn", "3.1", self.active, 0)
        self.lost = 0
        self.fled = 0
        self.fresh = 0
        if not self.field.with_asteroids:
            self._offer_placing()  # 10.1
            return
        self.due = max(0, self.field.least - on_board(self))  # 3.2
        self.then = REFILL
        self._next_asteroid()

    def _end_turn(self) -> None:
        if self._all_tiles_are_played():
            self._finish(self._fliers(), "9.3")
        else:
            self.active = self.after(self.active)
            self._begin_turn()

    # 4 Asteroids

    def _roll(self, total: i64) -> None:
        self.tell("roll", "4.1", self.active, total)
        if self.field.drifts[total] == 1:
            self.drifter = NOTHING
            self._next_drifter()
        else:
            self._offer_placing()

    def _next_drifter(self) -> None:
        self.drifter = next_drifter(self)
        if self.drifter != NOTHING:
            self.phase = DRIFT
            return
        self.fresh = 0
        if self._is_decided():
            return
        self.lost = 0
        if self.flies(self.active):
            self._offer_placing()
        else:
            self._end_turn()  # 4.12

    def _drift(self, face: i64) -> None:
        self.tell("die", "4.2", NOBODY, face, self.spots[self.drifter], self.drifter)
        if brings_another(self, face):
            self.due = 1
            self.then = DRIFTING
            self._next_asteroid()
        else:
            drift(self, face)
            self._after_asteroid()

    def _after_asteroid(self) -> None:
        self.then = DRIFTING
        self._deal_to_the_short()

    # 5 Placing

    def _offer_placing(self) -> None:
        if self.hands[self.active] == 0:  # 5.9
            self._after_flight()
        elif self.cells[self.faced(self.active)] != EMPTY:
            cell = self.faced(self.active)
            self.tell("blocked", "5.8", self.active, 0, cell, self.rock_on(cell))
            self.lose(self.active)
            self._bury_lost()
        else:
            self.phase = PLACE

    def _place(self, code: i64) -> None:
        fly(self, place(self, code))  # 6
        if self._may_look():
            look(self)
            if self.hands[self.active] != 0:
                begin_swap(self)
                self.phase = SWAP
                return
        self._bury_lost()

    def _bury_lost(self) -> None:
        """Put the hands of those who went out under the pile, then see whether it is over."""
        bury(self, self.lost)
        if not self._is_decided():
            self.lost = 0
            self.fled = 0
            self._after_flight()

    # 7 Drawing, 8 the draw marker

    def _after_flight(self) -> None:
        self.then = FLOWN
        self._deal_to_the_short()

    def _deal_to_the_short(self) -> None:
        """Let the marker deal as long as there are tiles and hands that lack some (8.2)."""
        while self.marker != NOBODY:
            short = next_short(self, self.marker)
            if short == NOBODY:
                self.tell("aside", "8.4", self.marker, 0)
                self.marker = NOBODY
            elif not self.flies(self.marker):
                self._pass_marker(short)  # 8.5
            elif self.pile_is_empty():
                self._pass_marker(short)
                break
            elif self._must_draw(short):
                return
        self._go_on()

    def _pass_marker(self, seat: i64) -> None:
        if seat != self.marker:
            self.tell("marker", "8.3" if self.flies(self.marker) else "8.5", seat, 0)
            self.marker = seat

    def _must_draw(self, seat: i64) -> bool:
        """Draw the next tile if there is but one; else leave it to chance and return True."""
        self.tell("draw", "7.1" if self.marker == NOBODY else "8.2", seat, 1)
        top = self.top()
        if size(top) == 1:
            take(self, seat, nth(top, 0))
            return False
        self.drawer = seat
        self.phase = DRAW
        return True

    def _draw(self, tile: i64) -> None:
        take(self, self.drawer, tile)
        self.drawer = NOBODY
        if self.then == LAST:
            self._end_turn()
        else:
            self._deal_to_the_short()

    def _go_on(self) -> None:
        if self.then == DRIFTING:
            self._next_drifter()
        elif is_short(self, self.active):
            self._draw_last()
        else:
            self._end_turn()

    def _draw_last(self) -> None:
        self.then = LAST
        if self.pile_is_empty():
            if self.marker == NOBODY:
                self.tell("marker", "8.1", self.active, 0)
                self.marker = self.active
            self._end_turn()
        elif not self._must_draw(self.active):
            self._end_turn()

    # 9 The end

    def _is_decided(self) -> bool:
        """Whether the step just made ends the game; if so, end it."""
        fliers = self._fliers()
        if size(self.fled) > 1 and self._is_full():
            self._finish(fliers | self.fled, "9.4")
        elif size(fliers) == 1:
            self._finish(fliers, "9.1")
        elif fliers == 0:
            self._finish(self.lost, "9.2")
        else:
            return False
        return True

    def _fliers(self) -> i64:
        fliers: i64 = 0
        for seat in range(self.field.players):
            if self.flies(seat):
                fliers |= self.field.bit[seat]
        return fliers

    def _is_full(self) -> bool:
        return all(self.cells[cell] != EMPTY for cell in range(self.field.cells))

    def _all_tiles_are_played(self) -> bool:
        return self.pile_is_empty() and all(self.hands[seat] == 0 for seat in range(self.field.players))

    def _finish(self, winners: i64, clause: str) -> None:
        self.winners = winners
        self.phase = DONE
        self.marker = NOBODY
        self.lost = 0
        self.fled = 0
        for seat in range(self.field.players):
            if (winners >> seat) & 1 == 1:
                self.tell("win", clause, seat, size(winners))

    # 10 The elimination bonus

    def _may_look(self) -> bool:
        if not self.field.bonus or self.lost == 0 or self._fliers() & self.field.bit[self.active] == 0:
            return False
        decided = size(self._fliers()) == 1 or (size(self.fled) > 1 and self._is_full())
        return not decided and loot(self) != 0

    def _swap(self, code: i64) -> None:
        if code != STOP:
            swap(self, code)
            if len(swaps(self)) > 1:
                return
        end_swap(self)
        self._bury_lost()
