"""The rules of Asteroid Escape as the contract asks for them: what can be chosen, and what chance decides.

What an action does, and what comes after it, is in turn. What a seat can know is in knowledge. Numbers in
comments are clauses of the rule page.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quadriga.core.errors import WrongMoment
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER
from quadriga.games.asteroid.ahead import can_place, placements, random_placement
from quadriga.games.asteroid.field import DICE, TURNS
from quadriga.games.asteroid.judgement import judge
from quadriga.games.asteroid.knowledge import World, rename
from quadriga.games.asteroid.rocks import (
    free_cells,
    is_free,
    is_in_supply,
    random_asteroid,
    random_cell,
    supply,
)
from quadriga.games.asteroid.sky import (
    CELL,
    DEAL,
    DONE,
    DRAW,
    DRIFT,
    MARK,
    PLACE,
    ROLL,
    SWAP,
    TURN,
    WHICH,
    Sky,
    members,
    nth,
    size,
)
from quadriga.games.asteroid.swap import swaps
from quadriga.games.asteroid.turn import (
    deal_tile,
    draw_tile,
    drift_on,
    place_and_fly,
    place_asteroid,
    roll,
    swap_tiles,
    take_mark,
)

BITS: Final = 20  # of an action at most: a number beyond 64 bits must be refused, not overflow
NO_ACTION: Final = -1


@final
class AsteroidState(Sky):
    """A position of Asteroid Escape; see Sky for what it holds."""

    def copy(self) -> AsteroidState:
        return AsteroidState(
            field=self.field,
            cells=self.cells[:],
            spots=self.spots[:],
            headings=self.headings[:],
            ships=self.ships[:],
            hands=self.hands[:],
            bag=self.bag,
            under=self.under[:],
            knows=self.knows[:],
            mixes=self.mixes[:],
            marker=self.marker,
            active=self.active,
            phase=self.phase,
            then=self.then,
            drifter=self.drifter,
            fresh=self.fresh,
            due=self.due,
            rock=self.rock,
            cell=self.cell,
            drawer=self.drawer,
            lost=self.lost,
            fled=self.fled,
            held=self.held[:],
            winners=self.winners,
            choices=self.choices,
        )

    # The contract

    def players(self) -> i64:
        return self.field.players

    def actor(self) -> i64:
        phase = self.phase
        if phase in (PLACE, MARK, SWAP):
            return self.active
        return OVER if phase == DONE else CHANCE

    def roller(self) -> i64:
        return self.active if self.phase == ROLL else CHANCE

    def legal(self) -> list[int]:
        phase = self.phase
        if phase == PLACE:
            return placements(self)  # 5.7
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
            return [(tile, 1) for tile in members(self.top())]
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
            return rng.below(self.field.faces) + rng.below(self.field.faces) + DICE
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
        if self.phase == PLACE:
            return random_placement(self, rng)
        return self._random_mark(rng) if self.phase == MARK else super().pick(rng)

    def apply(self, action: int) -> None:
        # Only whole numbers can be shifted: in plain Python too, a float goes no further than this.
        code: i64 = action if action >> BITS == 0 else NO_ACTION
        if not self._allows(code):
            self.refuse(action)
        self._do(code)

    def settle(self, rng: Rng) -> i64:
        # What was just drawn need not be checked.
        actor = self.actor()
        while actor == CHANCE:
            self._do(self.draw(rng))
            actor = self.actor()
        return actor

    def play_out(self, rng: Rng) -> tuple[int, int]:
        # Nor need what was just picked.
        decisions: i64 = 0
        chances: i64 = 0
        while self.phase != DONE:
            if self.actor() == CHANCE:
                self._do(self.draw(rng))
                chances += 1
            else:
                self._do(self.pick(rng))
                decisions += 1
        return decisions, chances

    def redraw(self, seat: int, rng: Rng) -> AsteroidState:
        self.check_seat(seat)
        other = self.copy()
        rename(other, World(self, seat, rng))  # 7.4
        return other

    def shows(self, action: int) -> bool:
        if self.phase != SWAP:
            return self.phase != MARK  # a tile that is placed is seen by all
        after = self.copy()
        after.apply(action)
        return after.phase != SWAP  # whoever ends a swap may draw, and without chance if one tile is left

    def payoff(self) -> list[float]:
        if self.phase != DONE:
            raise WrongMoment("payoff", "the game is not over", str(self))
        share = 1 / size(self.winners)  # 9.1 to 9.4
        return [share if (self.winners >> seat) & 1 == 1 else 0.0 for seat in range(self.field.players)]

    def judge(self) -> list[float]:
        return self.payoff() if self.phase == DONE else judge(self)

    def judges_openly(self) -> bool:
        return True

    def _allows(self, code: i64) -> bool:
        phase = self.phase
        if phase == ROLL:
            return DICE <= code <= DICE * self.field.faces
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
            place_and_fly(self, code)  # 5.1, 6.1
        elif phase == ROLL:
            roll(self, code)  # 4.1
        elif phase == DRIFT:
            drift_on(self, code)  # 4.2
        elif phase == DRAW:
            draw_tile(self, code)  # 7.1, 8.2
        elif phase == SWAP:
            swap_tiles(self, code)  # 10.3
        elif phase == DEAL:
            deal_tile(self, code)  # 2.3
        elif phase == MARK:
            take_mark(self, code)  # 2.6
        else:
            place_asteroid(self, code)  # 2.5

    # Start marks (2.6)

    def _free_marks(self) -> list[int]:
        return [mark for mark in range(self.field.place_at) if self._is_free_mark(mark)]

    def _is_free_mark(self, mark: i64) -> bool:
        if not 0 <= mark < self.field.place_at:
            return False
        entry = self.field.starts[mark]
        return all(self.ships[seat] != entry for seat in range(self.active))

    def _random_mark(self, rng: Rng) -> i64:
        """Return the nth free mark: go on by one for each taken mark up to it, until that is true."""
        number = rng.below(self.field.place_at - self.active)
        mark = number
        while mark != number + self._taken_to(mark):
            mark = number + self._taken_to(mark)
        return mark

    def _taken_to(self, mark: i64) -> i64:
        """Return how many marks are taken up to this one."""
        entry = self.field.starts[mark]  # marks are in the order of their entries
        taken: i64 = 0
        for seat in range(self.active):
            if self.ships[seat] <= entry:
                taken += 1
        return taken
