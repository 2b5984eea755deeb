"""A shelf for answers that take long to make: each is made once, beside everything else, and kept a while."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

ROOM = 32_000_000  # bytes of answers that are kept


class Shelf:
    """Answers by their name. Where they do not all fit, those go first that were asked for longest ago."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._kept: dict[str, bytes] = {}
        self._making: dict[str, asyncio.Task[bytes]] = {}
        self._turn = asyncio.Lock()

    async def get(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Return the answer of this name; all who ask for it before it is made wait for the same."""
        if (kept := self._kept.pop(name, None)) is not None:
            self._kept[name] = kept  # behind all others
            return kept
        if name not in self._making:
            self._making[name] = asyncio.get_running_loop().create_task(self._make(make))
            self._making[name].add_done_callback(lambda made: self._made(name, made))
        return await asyncio.shield(self._making[name])  # for the others, if who asked waits no longer

    async def _make(self, make: Callable[[], bytes]) -> bytes:
        async with self._turn:  # one at a time: while a thread works, who serves everybody has less
            return await asyncio.to_thread(make)

    def _made(self, name: str, made: asyncio.Task[bytes]) -> None:
        del self._making[name]
        if made.cancelled() or made.exception() is not None:
            return
        self._kept[name] = made.result()
        while sum(map(len, self._kept.values())) > self._room:
            del self._kept[next(iter(self._kept))]
