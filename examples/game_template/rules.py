"""The rules of Cups, in the order of the rule page; numbers in comments are its clauses."""

from __future__ import annotations

from game_template.board import board
from quadriga import CHANCE, OVER, Event, Rng, State, WrongMoment

EMPTY = 0  # a cup that is about to be shaken

# Actions: walk, then one for each seat with which to swap.
WALK = 0
SWAP = 1


class CupsState(State):
    """A position of Cups.

    `seen[seat]` is the set of seats whose die this seat knows, a bit for each, its own always
    among them. Seats count from 0.
    """

    def __init__(
        self,
        path: str,
        swaps: bool,
        steps: list[int],
        dice: list[int],
        tokens: list[int],
        seen: list[int],
        turn: int,
    ) -> None:
        self.path = path
        self.swaps = swaps
        self.steps = steps
        self.dice = dice
        self.tokens = tokens
        self.seen = seen
        self.turn = turn

    def copy(self) -> CupsState:
        return type(self)(
            self.path,
            self.swaps,
            self.steps[:],
            self.dice[:],
            self.tokens[:],
            self.seen[:],
            self.turn,
        )

    # The contract

    def players(self) -> int:
        return len(self.steps)

    def actor(self) -> int:
        if self._is_over():
            return OVER
        return CHANCE if EMPTY in self.dice else self.turn

    def legal(self) -> list[int]:
        if self.actor() != self.turn:
            return []
        others = [seat for seat in range(self.players()) if seat != self.turn]
        return [WALK, *(SWAP + seat for seat in others if self.tokens[self.turn])]  # 3.2, 3.5

    def chances(self) -> list[tuple[int, int]]:
        return list(board().faces) if self.actor() == CHANCE else []

    def apply(self, action: int) -> None:
        if self.actor() == CHANCE:
            if action not in [face for face, _ in board().faces]:
                self.refuse(action)
            self._shake(action)
        elif action not in self.legal():
            self.refuse(action)
        elif action == WALK:
            self._walk()
        else:
            self._swap(action - SWAP)

    def redraw(self, seat: int, rng: Rng) -> CupsState:
        self.check_seat(seat)
        other = self.copy()
        for cup, die in enumerate(self.dice):
            if die != EMPTY and not self.knows(seat, cup):
                other.dice[cup] = _rolled(rng)
        return other

    def payoff(self) -> list[float]:
        if not self._is_over():
            raise WrongMoment("payoff", "the game is not over", str(self))
        arrived = [steps == self._end() for steps in self.steps]
        return [there / sum(arrived) for there in arrived]  # 4.2

    def judge(self) -> list[float]:
        if self._is_over():
            return self.payoff()
        # The further on, the likelier to win; what is in the cup is as good as walked.
        far = [1 + steps + die for steps, die in zip(self.steps, self.dice, strict=True)]
        return [each / sum(far) for each in far]

    def knows(self, seat: int, cup: int) -> bool:
        """Whether this seat knows the die in that seat's cup."""
        return bool(self.seen[seat] >> cup & 1)

    # 2 Shaking

    def _shake(self, face: int) -> None:
        shaker = self.dice.index(EMPTY)
        self.dice[shaker] = face
        self._tell("shake", "2.2", seat=shaker)  # everybody reads events: not the face

    # 3 The turn

    def _walk(self) -> None:
        face = self.dice[self.turn]
        self._tell("walk", "3.2", seat=self.turn, number=face)
        self.steps[self.turn] = min(self.steps[self.turn] + face, self._end())  # 3.3
        self.dice[self.turn] = EMPTY  # 3.4
        for seat in range(self.players()):
            if seat != self.turn:
                self.seen[seat] &= ~(1 << self.turn)
        self._end_turn()

    def _swap(self, other: int) -> None:
        self._tell("swap", "3.5", seat=self.turn, other_seat=other)
        self.tokens[self.turn] -= 1
        self.dice[self.turn], self.dice[other] = self.dice[other], self.dice[self.turn]
        for seat in range(self.players()):
            self.seen[seat] = _exchanged(self.seen[seat], self.turn, other)
        for seat in (self.turn, other):  # 3.6 both know what they gave away
            self.seen[seat] |= 1 << self.turn | 1 << other
        self._end_turn()

    def _end_turn(self) -> None:
        self.turn = (self.turn + 1) % self.players()
        if self._is_over():
            self._tell("end", "4.1")

    # 4 The end

    def _end(self) -> int:
        return board().paths[self.path]

    def _is_over(self) -> bool:
        return self.turn == 0 and self._end() in self.steps  # 4.1 after a whole round

    # Events

    def _tell(self, name: str, clause: str, **facts: int) -> None:
        if self.events is not None:
            self.events.append(Event(name, clause, facts))


def _rolled(rng: Rng) -> int:
    left = rng.below(sum(sides for _, sides in board().faces))
    for face, sides in board().faces:
        left -= sides
        if left < 0:
            return face
    raise AssertionError("a die has as many sides as its faces together")


def _exchanged(cups: int, one: int, other: int) -> int:
    """Return this set of cups after two of them changed places."""
    if (cups >> one & 1) == (cups >> other & 1):
        return cups
    return cups ^ (1 << one) ^ (1 << other)
