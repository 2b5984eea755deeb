"""Positions of which who thinks about them dies, or cannot go on."""

from __future__ import annotations

import os
import time
from multiprocessing import parent_process
from pathlib import Path

from quadriga import IllegalAction, Rng, game
from quadriga.core.state import State

PICKED, CHOSEN = 1, 2  # what the bots "random" and "greedy" decide
SECRET = "the hand of Lola"
BETRAYED = 3  # what any bot decides who is told too much
GAME = game("overload")  # which has no ways that could be looked for


class Position(State):
    """A position in which each bot decides something else, and nothing else matters."""

    def __reduce__(self) -> tuple[object, ...]:  # type: ignore[override]  # it has no notation
        return type(self), ()

    def players(self) -> int:
        return 2

    def actor(self) -> int:
        return 0

    def legal(self) -> list[int]:
        return [CHOSEN]

    def pick(self, rng: Rng) -> int:
        return PICKED

    def chances(self) -> list[tuple[int, int]]:
        return []

    def apply(self, action: int) -> None:
        raise NotImplementedError

    def copy(self) -> State:
        return self

    def payoff(self) -> list[float]:
        return []


class Deadly(Position):
    """Here "random" is the death of who thinks."""

    def pick(self, rng: Rng) -> int:
        os._exit(1)


class DeadlyForAll(Deadly):
    """And "greedy" too: only the server itself may look."""

    def legal(self) -> list[int]:
        if parent_process() is not None:
            os._exit(1)
        return [CHOSEN]


class Veiled(Position):
    """The true position; all that seat 1 may know of it, whose turn it is, is this other one."""

    def __init__(self, known: type[Position] = Position) -> None:
        self.known = known

    def __reduce__(self) -> tuple[object, ...]:  # type: ignore[override]  # as above
        return type(self), (self.known,)

    def actor(self) -> int:
        return 1

    def legal(self) -> list[int]:
        return [BETRAYED]

    def pick(self, rng: Rng) -> int:
        return BETRAYED

    def redraw(self, seat: int, rng: Rng) -> State:
        return self.known() if seat == 1 else self


class Wrong(Position):
    """Here "random" fails, and says too much of why."""

    def pick(self, rng: Rng) -> int:
        try:
            return {CHOSEN: PICKED}[SECRET]  # type: ignore[index]  # it is what is wrong
        except KeyError as error:
            raise IllegalAction(7, SECRET) from error


class Endless(Position):
    """Here "random" thinks until it is killed, for the first time; the file says who it is."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[object, ...]:  # type: ignore[override]  # as above
        return type(self), (self.file,)

    def pick(self, rng: Rng) -> int:
        if not self.file.exists():
            self.file.write_text(str(os.getpid()))
            time.sleep(3600)
        return PICKED
