"""How processes tell each other that a table has news: a lost word is harmless, for all look at the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from quadriga.core.errors import QuadrigaError, Reason
from quadriga.server.storage.places import shown


class News(Protocol):
    """A voice to other processes, and an ear for theirs."""

    @property
    def is_heard(self) -> bool:
        """Whether processes hear each other now."""

    def tell(self, table: str) -> None:
        """Tell other processes that a table has news; it waits for nothing."""

    async def attend(self, hear: Callable[[str], object]) -> None:
        """Carry what is told, and hear of tables that others tell of; for ever."""


class NoNews:
    """For processes that have nothing but the log."""

    is_heard = False

    def tell(self, table: str) -> None:
        """Tell nobody."""

    async def attend(self, hear: Callable[[str], object]) -> None:
        """Wait for nothing."""
        await asyncio.Event().wait()


class WrongRedis(QuadrigaError):
    """Redis cannot be used: it is not addressed as it should be, or its package is missing."""

    def __init__(self, place: str, reason: str) -> None:
        self.place = place
        self.reason = reason
        super().__init__(f"news cannot be told by {place}: {reason}")


def open_news(url: str | None = None) -> News:
    """Return the voice through the Redis at this URL, or none."""
    if url is None:
        return NoNews()
    try:
        from quadriga.server.redis_news import RedisNews  # noqa: PLC0415  # only who needs it has it
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "redis":
            raise
        missing = "Redis needs its package; install it with pip install 'quadriga[scale]'"
        raise WrongRedis(shown(url), Reason(missing, "redis-package")) from None
    try:
        return RedisNews(url)
    except ValueError:  # its own words may hold a piece of a password
        places = Reason("give redis://HOST:PORT, rediss://… or unix://FILE", "redis-places")
        raise WrongRedis(shown(url), places) from None
