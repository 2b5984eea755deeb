"""Breaths between what takes a while, such as to show somebody a whole table.

However many ask for that at once, it is done for one after the other, and in half of the time at most: the
other half is for commands, which are answered and written down meanwhile.
"""

from __future__ import annotations

import asyncio
from time import monotonic


class Breaths:
    """A line for all who ask for such a thing."""

    def __init__(self) -> None:
        self._line = asyncio.Lock()
        self._until = 0.0

    async def draw(self) -> None:
        """Return when it is one's turn to do something that takes a while, at once and without a pause."""
        async with self._line:
            await asyncio.sleep(max(0.0, self._until - monotonic()))  # 0: all others have a turn
            asyncio.get_running_loop().call_soon(self._rest, monotonic())

    def _rest(self, since: float) -> None:
        """Let nobody begin for as long as it took."""
        now = monotonic()
        self._until = now + (now - since)
