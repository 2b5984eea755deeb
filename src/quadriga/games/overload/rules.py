"""The rules of Overload, in the order of the rule page; numbers in comments are its clauses."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from quadriga.core.errors import WrongMoment
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER
from quadriga.games.overload.counter import ASIDE, DONE, LOAD, MEET, MOVE, NOBODY, ROLL, Counter
from quadriga.games.overload.judgement import judge
from quadriga.games.overload.track import AHEAD, BACK, DOUBLE, MINUS, PLUS, START, STEP, size

BITS: Final = 20  # of an action at most: a number beyond 64 bits must be refused, not overflow


@final
class OverloadState(Counter):
    """A position of Overload, and what may become of it."""

    def copy(self) -> OverloadState:
        return OverloadState(
            self.track,
            self.places[:],
            self.crowd[:],
            self.rings[:],
            self.points[:],
            self.seat,
            self.phase,
            self.mover,
            self.die,
            self.met,
        )

    # The contract

    def players(self) -> i64:
        return self.track.players

    def actor(self) -> i64:
        if self.phase == ROLL:
            return CHANCE
        if self.phase == DONE:
            return OVER
        return self.seat

    def roller(self) -> i64:
        return self.seat if self.phase == ROLL else CHANCE

    def legal(self) -> list[int]:
        return [self._choice(nth) for nth in range(self._choices())]

    def chances(self) -> list[tuple[int, int]]:
        return self.track.rolls[:] if self.phase == ROLL else []

    def draw(self, rng: Rng) -> i64:
        if self.phase != ROLL:
            return super().draw(rng)
        return rng.below(self.track.faces) + 1

    def pick(self, rng: Rng) -> i64:
        choices = self._choices()
        if choices == 0:
            return super().pick(rng)
        return self._choice(rng.below(choices))

    def apply(self, action: int) -> None:
        # Only whole numbers can be shifted: in plain Python too, a float goes no further than this.
        code: i64 = action if action >> BITS == 0 else NOBODY
        if not self._allows(code):
            self.refuse(action)
        self._do(code)

    def play_out(self, rng: Rng) -> tuple[int, int]:
        # Half as fast again as the general one: what was just chosen need not be checked.
        decisions: i64 = 0
        chances: i64 = 0
        while self.phase != DONE:
            if self.phase == ROLL:
                self._roll(rng.below(self.track.faces) + 1)
                chances += 1
            else:
                self._do(self._choice(rng.below(self._choices())))
                decisions += 1
        return decisions, chances

    def _do(self, code: i64) -> None:
        if self.phase == ROLL:
            self._roll(code)
        elif self.phase == MOVE:
            self._advance(self._own(code - self.track.move_at), self.die, "3.5")
        elif self.phase == LOAD:
            self._load(code)
        elif self.phase == MEET:
            self._exchange(code)
            self._meet()
        else:
            self._step(1 if code == AHEAD else -1, "9.5")

    def payoff(self) -> list[float]:
        if self.phase != DONE:
            raise WrongMoment("payoff", "the game is not over", str(self))
        return [1.0 if seat == self.seat else 0.0 for seat in range(self.track.players)]

    def judge(self) -> list[float]:
        # In the middle of a turn: whoever is on the move ends it as suits them best.
        return self._best_after().judge() if self.phase in (MOVE, ASIDE, MEET) else self.standing()

    def standing(self) -> list[float]:
        """Return each seat's share of the win if nothing more is made of this turn."""
        if self.phase == DONE:
            return self.payoff()
        entering = self.mover if self.phase == ROLL else NOBODY
        moved: i64 = 1 if self.phase in (ASIDE, MEET) else 0
        first = (self.seat + moved) % self.track.players
        return judge(self.track, self.places, self.rings, self.points, entering, first)

    def _best_after(self) -> OverloadState:
        best = self
        most = -1.0
        for nth in range(self._choices()):
            after = self.copy()
            after.apply(self._choice(nth))
            share = after.standing()[self.seat]
            if share > most:
                best = after
                most = share
        return best

    def _choices(self) -> i64:
        if self.phase == LOAD:
            return self._loads()
        if self.phase == MOVE:
            return self.track.pawns_each
        if self.phase == MEET:
            return self._exchanges()
        return BACK + 1 if self.phase == ASIDE else 0

    def _choice(self, nth: i64) -> i64:
        if self.phase == LOAD:
            return self._nth_load(nth)
        if self.phase == MOVE:
            return self.track.move_at + nth
        if self.phase == MEET:
            return self._nth_exchange(nth)
        return AHEAD + nth

    def _allows(self, code: i64) -> bool:
        track = self.track
        if self.phase == ROLL:
            return 1 <= code <= track.faces
        if self.phase == MOVE:
            return track.move_at <= code < track.load_at
        if self.phase == LOAD:
            return track.load_at <= code < track.give_at and self._at_start(self._loaded(code))
        if self.phase == MEET:
            return track.give_at <= code < track.actions and self._can_exchange(code)
        return self.phase == ASIDE and AHEAD <= code <= BACK

    # 3 The turn

    def _begin_turn(self) -> None:
        self.mover = NOBODY
        self.phase = LOAD if self._waiting() != 0 else ROLL  # 3.1

    def _loads(self) -> i64:
        return size(self._waiting()) * (self.track.capacity + 1)

    def _nth_load(self, nth: i64) -> i64:
        loads = self.track.capacity + 1
        pawn: i64 = 0
        while nth >= loads or not self._at_start(self._own(pawn)):
            if self._at_start(self._own(pawn)):
                nth -= loads
            pawn += 1
        return self.track.load_at + pawn * loads + nth

    def _loaded(self, code: i64) -> i64:
        return self._own((code - self.track.load_at) // (self.track.capacity + 1))

    def _load(self, code: i64) -> None:
        self.mover = self._loaded(code)
        self.rings[self.mover] = (code - self.track.load_at) % (self.track.capacity + 1)
        self._tell("load", "3.1", self.mover, self.rings[self.mover])
        self.phase = ROLL

    def _roll(self, face: i64) -> None:
        self._tell("roll", "3.3", NOBODY, face)
        if self.mover != NOBODY:
            self._advance(self.mover, face, "3.4")  # 3.4 the loaded pawn enters
        else:
            self.die = face
            self.phase = MOVE  # 3.5

    def _advance(self, pawn: i64, steps: i64, clause: str) -> None:
        self.mover = pawn
        self.die = 0
        start = self.places[pawn]
        goal = min(start + steps, self.track.finish)  # 7.1 what is beyond FINISH does not matter
        self._tell("move", clause, pawn, goal - start)
        self._pass(start, goal)  # 7.2 before it arrives
        if self.phase != DONE:
            self._stand(pawn, goal)
            self._land()

    def _land(self) -> None:
        place = self.places[self.mover]
        if place == self.track.finish:
            self._arrive()
        elif self.track.spaces[place] != STEP:
            self.met = self.track.bit[self.mover]
            self._meet()
        elif place == START + 1:
            self._step(1, "9.7")  # 9.7 no step back on to START
        else:
            self.phase = ASIDE  # 9.5

    def _end_turn(self) -> None:
        if self.phase != DONE:
            self.seat = (self.seat + 1) % self.track.players  # 2.4
            self._begin_turn()

    # 4 Passing

    def _pass(self, start: i64, goal: i64) -> None:
        for space in range(start + 1, goal):  # 4.2 nearest to START first, 4.3 START itself never
            passed = self.crowd[space]
            pawn: i64 = 0
            while passed != 0 and self.phase != DONE:
                if passed & 1 == 1:
                    self._pass_pawn(pawn)
                passed >>= 1
                pawn += 1

    def _pass_pawn(self, pawn: i64) -> None:
        place = self.places[pawn]
        doubled = self.track.spaces[place] == DOUBLE
        self._tell("pass", "4.1", pawn, 1)
        self._put(pawn)
        if doubled and not self._at_start(pawn):
            self._tell("pass", "9.8", pawn, 1)
            self._put(pawn)

    # 5 Meeting

    def _exchanges(self) -> i64:
        unmet = self._unmet()
        count: i64 = 0
        pawn: i64 = 0
        while unmet != 0:
            if unmet & 1 == 1:
                if self.rings[self.mover] > 0:
                    count += 1
                if self.rings[pawn] > 0:
                    count += 1
            unmet >>= 1
            pawn += 1
        return count

    def _nth_exchange(self, nth: i64) -> i64:
        unmet = self._unmet()
        pawn: i64 = 0
        while True:
            if (unmet >> pawn) & 1 == 1:
                if self.rings[self.mover] > 0:
                    if nth == 0:
                        return self.track.give_at + pawn
                    nth -= 1
                if self.rings[pawn] > 0:
                    if nth == 0:
                        return self.track.take_at + pawn
                    nth -= 1
            pawn += 1

    def _gives(self, code: i64) -> bool:
        return code < self.track.take_at

    def _other(self, code: i64) -> i64:
        return code - (self.track.give_at if self._gives(code) else self.track.take_at)

    def _can_exchange(self, code: i64) -> bool:
        other = self._other(code)
        giver = self.mover if self._gives(code) else other
        return (self._unmet() >> other) & 1 == 1 and self.rings[giver] > 0

    def _meet(self) -> None:
        """Settle what is forced; ask when there is a choice; else the space acts and the turn ends."""
        while self.phase != DONE and not self._at_start(self.mover):  # 6.4 an overload ends it
            choices = self._exchanges()
            if choices > 1:
                self.phase = MEET
                return
            if choices == 0:  # 5.4 who is left has nothing to exchange
                self._act()
                break
            self._exchange(self._nth_exchange(0))  # 5.3
        self._end_turn()

    def _exchange(self, code: i64) -> None:
        other = self._other(code)
        self.met |= self.track.bit[other]
        gives = self._gives(code)
        giver, taker = (self.mover, other) if gives else (other, self.mover)
        place = self.places[self.mover]
        doubled = self.track.spaces[place] == DOUBLE
        name = "give" if gives else "take"
        self._tell(name, "5.1", other, 1)
        self._hand(giver, taker)
        if doubled and self.rings[giver] > 0 and not self._at_start(taker):  # 9.10 at most one overload
            self._tell(name, "9.9", other, 1)
            self._hand(giver, taker)

    def _hand(self, giver: i64, taker: i64) -> None:
        self.rings[giver] -= 1
        self._put(taker)

    # 6 Overload

    def _put(self, pawn: i64) -> None:
        if self.rings[pawn] < self.track.capacity:
            self.rings[pawn] += 1
        else:
            self._overload(pawn)  # 6.5 whatever is left in the bowl

    def _overload(self, pawn: i64) -> None:
        self._tell("overload", "6.1", pawn, self.rings[pawn] + 1)
        self._restart(pawn)
        if pawn // self.track.pawns_each != self.seat:  # 6.3 one's own gives nothing
            self._tell("reward", "6.2", pawn, self.track.reward)
            self._score(self.track.reward)

    def _restart(self, pawn: i64) -> None:
        self.rings[pawn] = 0
        self._stand(pawn, START)

    # 7 Arrival

    def _arrive(self) -> None:
        rings = self.rings[self.mover]
        full = rings == self.track.capacity
        points = rings + (self.track.bonus if full else 0)
        self._tell("arrive", "7.4" if full else "7.3", self.mover, points)
        self._restart(self.mover)  # 7.5
        self._score(points)
        self._end_turn()

    # 8 The end

    def _score(self, points: i64) -> None:
        self.points[self.seat] += points
        if self.points[self.seat] >= self.track.target:
            self._tell("win", "8.1", NOBODY, self.points[self.seat])
            self.phase = DONE

    # 9 Action spaces

    def _act(self) -> None:
        place = self.places[self.mover]
        act = self.track.spaces[place]
        if act == PLUS:
            self._tell("plus", "9.3", self.mover, 1)
            self._put(self.mover)
        elif act == MINUS and self.rings[self.mover] > 0:  # 9.4
            self._tell("minus", "9.4", self.mover, 1)
            self.rings[self.mover] -= 1

    def _step(self, by: i64, clause: str) -> None:
        self._tell("step", clause, self.mover, by)
        self._stand(self.mover, self.places[self.mover] + by)
        self._land()
