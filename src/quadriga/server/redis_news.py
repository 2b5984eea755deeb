"""News by Redis: what is told meanwhile goes in one message, and nobody waits where Redis is gone."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from quadriga.server import logs

CHANNEL = "quadriga-news"
PATIENCE = 2.0  # seconds for an answer
AGAIN = 0.5  # seconds before another try


class RedisNews:
    """Says and hears the names of tables; a message begins with who says it."""

    def __init__(self, url: str) -> None:
        self.is_heard = False
        self._redis = Redis.from_url(
            url,
            decode_responses=True,
            encoding_errors="replace",  # what is no text names no table
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 0),  # we try again ourselves, and look at the log meanwhile
        )
        self._was_tried = False
        self._own = secrets.token_hex(8)
        self._told: set[str] = set()
        self._has_told = asyncio.Event()

    def tell(self, table: str) -> None:
        """Let this name be said with the next message."""
        self._told.add(table)
        self._has_told.set()

    async def attend(self, hear: Callable[[str], object]) -> None:
        """Carry what is told, and hear of tables that others tell of; for ever."""
        try:
            await asyncio.gather(self._say(), self._listen(hear))
        finally:
            await self._redis.aclose()

    async def _say(self) -> None:
        while True:
            await self._has_told.wait()
            self._has_told.clear()
            told, self._told = self._told, set()
            try:
                await self._redis.publish(CHANNEL, " ".join([self._own, *told]))
            except Exception:  # whatever it was, who listens tells of it
                await asyncio.sleep(AGAIN)

    async def _listen(self, hear: Callable[[str], object]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await self._listen_to(channel, hear)
            except Exception as error:  # whatever it was, the next try may do better
                self._notice(False, str(error) or type(error).__name__)
            await asyncio.sleep(AGAIN)

    async def _listen_to(self, channel: PubSub, hear: Callable[[str], object]) -> None:
        await channel.subscribe(CHANNEL)
        is_asked = False
        while True:
            message = await channel.get_message(timeout=PATIENCE)
            if message is None and is_asked:
                raise ConnectionError("it does not answer")
            is_asked = message is None
            if message is None:
                await channel.ping()
            elif message["type"] == "subscribe":
                self._notice(True)
            elif message["type"] == "message":
                speaker, *tables = message["data"].split(" ")
                if speaker != self._own:
                    for table in tables:
                        hear(table)

    def _notice(self, is_heard: bool, reason: str | None = None) -> None:
        if is_heard != self.is_heard or not self._was_tried:
            level = logging.INFO if is_heard else logging.WARNING
            logs.note("Redis is heard" if is_heard else "Redis is not heard", level, reason=reason)
        self.is_heard, self._was_tried = is_heard, True
