"""What rooms need to be opened within a test: a log, an office, and lines on which nobody listens."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from quadriga.server.news import NoNews
from quadriga.server.office import Office
from quadriga.server.storage import Log
from quadriga.server.thinkers import Thinkers


class Unheard:
    """A line on which nobody listens, and which nobody closes."""

    def send(self, message: bytes) -> None:
        pass

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


@asynccontextmanager
async def office(log: Log, thinkers: Thinkers | None = None) -> AsyncIterator[Office]:
    """Open a log, and give the office of a process that keeps its tables there."""
    thinkers = thinkers or Thinkers(1)
    async with log:
        opened = Office(log, thinkers, NoNews())
        try:
            yield opened
        finally:
            await opened.close()
            thinkers.close()
