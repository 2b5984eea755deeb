"""The rules of Chariot Race: the contract, and the turn in the order of the rule page.

Numbers in comments are clauses of the page. What can be chosen and what it does is in the module of
each part: setup, roll, move and attack; here is what comes after what.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quadriga.core.errors import WrongMoment
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER
from quadriga.games.chariot import dice
from quadriga.games.chariot.asked import allows, choices, mendable, nth_choice
from quadriga.games.chariot.attack import attacks, strike
from quadriga.games.chariot.course import FASTER, GO, MEND, NOBODY, NOWHERE, STOP, STRAIGHT
from quadriga.games.chariot.judgement import judge
from quadriga.games.chariot.move import rest, set_off, step, ways
from quadriga.games.chariot.race import (
    ATTACK,
    DONE,
    DRAFT,
    FAVOUR,
    FIRST,
    FREE,
    GRID,
    MOVE,
    PLACE,
    REPAIR,
    REROLL,
    ROLL,
    SIGN,
    Findings,
    Race,
)
from quadriga.games.chariot.roll import (
    fall,
    set_die,
    take_up,
)
from quadriga.games.chariot.setup import (
    choose_place,
    draft,
    drafter,
    draw_place,
    nth_setup_choice,
    placed,
    placer,
    setup_choices,
    waits,
)

BITS: Final = 20  # of an action at most: a number beyond 64 bits must be refused, not overflow
NO_ACTION: Final = -1


@final
class ChariotState(Race):
    """A position of Chariot Race; see Race for what it holds."""

    def copy(self) -> ChariotState:
        return ChariotState(
            self.course,
            self.owners[:],
            self.places[:],
            self.crossings[:],
            self.damage[:],
            self.speed[:],
            self.fortune[:],
            self.standing[:],
            self.caltrops[:],
            self.supply,
            self.played,
            self.round,
            self.phase,
            self.mover,
            self.dice,
            self.rolling,
            self.signs,
            self.push,
            self.points,
            self.lanes,
            self.attacks,
            self.start,
            self.trail[:],
            self.walked,
            self.first,
            self.picks[:],
            self.picked,
            self.findings,
        )

    # The contract

    def players(self) -> i64:
        return self.course.players

    def actor(self) -> i64:
        phase = self.phase
        if phase in (ROLL, REROLL, GRID, FIRST):
            return CHANCE
        if phase == DONE:
            return OVER
        if phase == DRAFT:
            return drafter(self)
        return self.owners[self.mover]

    def roller(self) -> i64:
        return self.owners[self.mover] if self.phase in (ROLL, REROLL) else CHANCE

    def legal(self) -> list[int]:
        return [nth_choice(self, nth) for nth in range(choices(self))]

    def chances(self) -> list[tuple[int, int]]:
        if self.phase in (ROLL, REROLL):
            return self.course.die.rolls[self.rolling][:]
        if self.phase == GRID:
            return [(chariot, 1) for chariot in range(self.course.chariots) if waits(self, chariot)]
        if self.phase == FIRST:
            return [(seat, 1) for seat in range(self.course.players)]
        return []

    def draw(self, rng: Rng) -> i64:
        if self.phase not in (ROLL, REROLL):
            return super().draw(rng)
        falls = self.course.die.falls[self.rolling]
        return falls[rng.below(len(falls))]

    def pick(self, rng: Rng) -> i64:
        number = choices(self)
        if number == 0:
            return super().pick(rng)
        return nth_choice(self, rng.below(number))

    def apply(self, action: int) -> None:
        # Only whole numbers can be shifted: in plain Python too, a float goes no further than this.
        code: i64 = action if action >> BITS == 0 else NO_ACTION
        if not allows(self, code):
            self.refuse(action)
        self._do(code)

    def payoff(self) -> list[float]:
        if self.phase != DONE:
            raise WrongMoment("payoff", "the race is not over", str(self))
        winner: int = NOBODY if self.mover == NOBODY else self.owners[self.mover]  # 10.6
        return [1.0 if seat == winner else 0.0 for seat in range(self.course.players)]

    def judge(self) -> list[float]:
        return self.payoff() if self.phase == DONE else judge(self)

    def _do(self, code: i64) -> None:
        phase = self.phase
        if phase == MOVE:
            self._go(code - GO)
        elif phase in (ROLL, REROLL):
            self._fall(code)
        elif phase == FREE:
            self._reroll(code)
        elif phase == FAVOUR:
            self._spend(code)
        elif phase == SIGN:
            self._sign(code)
        elif phase == ATTACK:
            self._attack(code)
        elif phase == REPAIR:
            self._repair(code)
        else:
            self._set_up(code)

    # 2 Setting up

    def _set_up(self, code: i64) -> None:
        if self.phase == FIRST:
            self.first = code
            self.phase = DRAFT  # 11.6
        elif self.phase == DRAFT:
            draft(self, code)
            if self.picked == self.course.racing:
                self._next_place()
            else:
                self._set_up_what_is_left()
        elif self.phase == PLACE:
            choose_place(self, code)
            self._next_place()
        else:
            draw_place(self, code)
            if placed(self) == self.course.racing:
                self._begin_round()

    def _set_up_what_is_left(self) -> None:
        """Take the last sheet or place without asking."""
        if setup_choices(self) == 1:
            self._set_up(nth_setup_choice(self, 0))

    def _next_place(self) -> None:
        if placed(self) < self.course.racing:
            self.phase = PLACE
            self.mover = placer(self)
            self._set_up_what_is_left()
        else:
            self.first = NOBODY
            self.picked = 0
            self._begin_round()

    # 3 Rounds

    def _begin_round(self) -> None:
        self.mover = NOBODY
        self.played = 0
        self.round += 1
        self.tell("round", "3.1", NOBODY, self.round)
        self._next_turn()

    def _next_turn(self) -> None:
        self.mover = self.next_chariot()
        if self.mover != NOBODY:
            self._begin_turn()
        elif self.anyone_races():
            self._end_round()
        else:
            self._finish(NOBODY, "10.4")

    def _begin_turn(self) -> None:
        self.tell("turn", "3.3", self.mover, self.round)
        if mendable(self) > 0:
            self.phase = REPAIR
        else:
            self._adjust()

    def _end_turn(self) -> None:
        self.played |= self.course.bit[self.mover]
        self.attacks = 0
        self.points = 0
        self.walked = 0
        self.start = NOWHERE
        self._next_turn()

    # 4 Repairing and adjusting the speed

    def _repair(self, code: i64) -> None:
        if code != STOP:
            points = code - MEND + 1
            self.tell("repair", "4.1", self.mover, points)
            self.fortune[self.mover] -= self.course.costs.repair_cost
            self.damage[self.mover] += points
        self._adjust()

    def _adjust(self) -> None:
        sheet = self.course.sheets[self.mover]
        top = sheet.top[self.damage[self.mover]]
        if self.speed[self.mover] > top:
            self.tell("adjust", "11.5" if top > self.damage[self.mover] else "4.3", self.mover, top)
            self.speed[self.mover] = top
        self.rolling = sheet.dice[self.speed[self.mover]]  # 4.4
        self.findings = Findings()
        self.phase = ROLL

    # 5 The dice

    def _fall(self, number: i64) -> None:
        if self.phase == ROLL:
            fall(self, number, "5.1")
            self.phase = FREE  # 5.2
        else:
            fall(self, number, "5.2")
            self._offer_favour()

    def _reroll(self, code: i64) -> None:
        if code == STOP:
            self._offer_favour()
        else:
            take_up(self, code)
            self.phase = REROLL

    def _offer_favour(self) -> None:
        if self.fortune[self.mover] >= self.course.costs.favour_cost:  # 5.4
            self.phase = FAVOUR
        else:
            self._gain_fortune()

    def _spend(self, code: i64) -> None:
        if code == STOP:
            self._gain_fortune()
            return
        self.fortune[self.mover] -= self.course.costs.favour_cost  # 5.3
        if code >= self.course.roll_at:
            self.tell("favour", "5.3", self.mover, code - self.course.roll_at)
            self._reroll(code)
        else:
            set_die(self, code)
            self._offer_favour()

    def _gain_fortune(self) -> None:
        room = self.course.sheets[self.mover].most_fortune - self.fortune[self.mover]
        gained = min(dice.shown(self.dice, dice.FORTUNE), room)
        if gained > 0:  # 5.5
            self.tell("gain", "5.5", self.mover, gained)
            self.fortune[self.mover] += gained
        self._read_dice()

    # 6 The speed

    def _read_dice(self) -> None:
        self.lanes = dice.shown(self.dice, dice.LANE)
        self.attacks = dice.shown(self.dice, dice.ATTACK)
        self.signs = dice.shown(self.dice, dice.PACE)
        sprints = dice.shown(self.dice, dice.SPRINT)
        self.dice = 0
        if sprints > 0:
            self._sprint(sprints)
        if not self.races(self.mover):
            self._give_up()
        elif self.signs > 0:
            self.phase = SIGN
        else:
            self._set_off()

    def _sprint(self, sprints: i64) -> None:
        costs = self.course.costs
        self.tell("sprint", "6.2", self.mover, sprints)
        self.push = sprints * costs.sprint_speed
        self.hurt(self.mover, sprints * costs.sprint_damage)

    def _sign(self, code: i64) -> None:
        self.push += 1 if code == FASTER else -1  # 6.1
        self.signs -= 1
        if self.signs == 0:
            self._set_off()

    def _set_off(self) -> None:
        most = self.course.sheets[self.mover].most_speed
        speed = max(0, min(self.speed[self.mover] + self.push, most))  # 6.3
        self.tell("speed", "6.3", self.mover, speed)
        self.speed[self.mover] = speed
        self.push = 0
        set_off(self)
        self.phase = MOVE
        self._run(False)

    # 7 Moving

    def _go(self, way: i64) -> None:
        self._run(step(self, way))

    def _run(self, struck: bool) -> None:
        """Go straight on while there is no choice, to the end of the move or to the wreck."""
        while self.points > 0 and self.races(self.mover):
            if self.lanes > 0 and ways(self) > 1:
                return
            struck = step(self, STRAIGHT)
        if self.races(self.mover):
            rest(self, struck=struck)
            self.lanes = 0
            self._offer_attack()
        else:
            self._give_up()  # 9.3

    def _give_up(self) -> None:
        self.signs = 0
        self.push = 0
        self.lanes = 0
        self._end_turn()

    # 8 Attacks

    def _offer_attack(self) -> None:
        if self.attacks > 0 and attacks(self) > 0:
            self.phase = ATTACK
        else:
            self._end_turn()

    def _attack(self, code: i64) -> None:
        if code == STOP:
            self._end_turn()
        else:
            strike(self, code)
            self._offer_attack()

    # 10 The end

    def _end_round(self) -> None:
        winner = self.winner()
        if winner == NOBODY:
            self._begin_round()
        else:
            self._finish(winner, "10.1" if self.has_finished(winner) else "10.7")

    def _finish(self, winner: i64, clause: str) -> None:
        self.mover = winner
        self.phase = DONE
        self.tell("nobody" if winner == NOBODY else "win", clause, winner, self.round)
