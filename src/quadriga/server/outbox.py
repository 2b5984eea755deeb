"""What waits to be sent to one client: never more than so much, and the table never waits for it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

MESSAGES = 256
BYTES = 1_000_000


class Outbox:
    """Messages in their order. Of a client that does not read them in time `overflow` is told, once."""

    def __init__(self) -> None:
        self.is_full = False
        self.overflow: Callable[[], object] = lambda: None
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._news = asyncio.Event()

    def put(self, message: bytes) -> None:
        """Add a message, or none any more where too much waits."""
        if self.is_full:
            return
        self._waiting.append(message)
        self._bytes += len(message)
        self._news.set()
        if len(self._waiting) > MESSAGES or self._bytes > BYTES:
            self.is_full = True
            self._waiting.clear()
            self.overflow()

    async def take(self) -> bytes:
        """Return the next message as soon as there is one."""
        while not self._waiting:
            self._news.clear()
            await self._news.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
