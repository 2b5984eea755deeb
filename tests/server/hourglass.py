"""Event loops with a time of their own: in one it passes only while nobody has anything to do, and at once.

What waits comes in its order however busy the machine is, and no test takes longer for it. Nothing but the
loop knows of this time: where a thread or another process has something to do, the real one must do.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from selectors import SelectorKey, SelectSelector
from typing import Any, TypeVar

T = TypeVar("T")


class Sand(SelectSelector):
    """Waits for nothing: it counts how long that would have been."""

    def __init__(self) -> None:
        super().__init__()
        self.run_down = 0.0  # seconds

    def select(self, timeout: float | None = None) -> list[tuple[SelectorKey, int]]:
        assert timeout is not None, "everybody waits, and nothing will ever happen"
        self.run_down += timeout
        return super().select(0)


class Hourglass(asyncio.SelectorEventLoop):
    """A loop with such a time."""

    def __init__(self) -> None:
        self._sand = Sand()
        super().__init__(self._sand)

    def time(self) -> float:
        return self._sand.run_down


class Leaping(asyncio.SelectorEventLoop):
    """A loop whose time passes as everywhere, and besides whenever a test says so."""

    leapt = 0.0  # seconds

    def time(self) -> float:
        return super().time() + self.leapt


def played(scene: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Return what comes of a scene, without waiting for what it waits for."""
    with asyncio.Runner(loop_factory=Hourglass) as runner:
        return runner.run(scene())
