"""One thing after the other, for those who wait in a coroutine and for those who do not."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class Turns:
    """Whoever has taken a turn must end it; then it is the next one's."""

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[Callable[[], None]] = deque()

    def take(self, begin: Callable[[], None]) -> None:
        """Begin now, or after all who came before."""
        if self.is_taken:
            self._waiting.append(begin)
        else:
            self.is_taken = True
            begin()

    def end(self) -> None:
        """Let the next begin."""
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._waiting.popleft())
        else:
            self.is_taken = False

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(lambda: self._give(turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given at the very moment
                self.end()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.end()

    def _give(self, turn: asyncio.Future[None]) -> None:
        if turn.cancelled():  # nobody waits for it any more
            self.end()
        else:
            turn.set_result(None)
