"""Group commit: appends that arrive while a commit runs are gathered and written by the next one."""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from itertools import accumulate
from time import perf_counter

from quadriga.server import logs, metrics
from quadriga.server.storage.log import Append, Overtaken, StoreFailed, Told

# Entries of a group: other processes wait meanwhile, and SQLite keeps for each number of them how so many are
# written, about 1 kB an entry.
MOST = 250

# Writes a group durably, and returns for each append whether it was overtaken.
Commit = Callable[[Sequence[Append]], Awaitable[Sequence[Overtaken | None]]]


def judged(group: Sequence[Append], lasts: Mapping[str, int]) -> list[Overtaken | None]:
    """Return who is overtaken, given the last entries; each sees those of its group before it."""
    now = dict(lasts)
    return [_judged(append, now) for append in group]


def _judged(append: Append, now: dict[str, int]) -> Overtaken | None:
    last = now.get(append.table, 0)
    if last != append.after:
        return Overtaken(append.table, append.after, last)
    now[append.table] = append.last
    return None


class Groups:
    """Gathers appends, and lets one commit run at a time."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._waiting: list[tuple[Append, Told]] = []
        self._since = 0.0  # when the first of those who wait came
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    def append(self, append: Append) -> asyncio.Future[None]:
        """Let it be written, and return what is done once it is."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.add(append, partial(settle, written))
        return written

    def add(self, append: Append, told: Told) -> None:
        """Let it be written, and say so there."""
        if self._closed:
            told(StoreFailed("the log is closed"))
            return
        if not self._waiting:
            self._since = perf_counter()
        self._waiting.append((append, told))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Take no more, and return once all is written."""
        self._closed = True
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        try:
            loop = asyncio.get_running_loop()
            while group := self._next():
                since = self._since
                outcomes = await self._outcomes([append for append, _ in group])
                metrics.written.observe(perf_counter() - since)
                loop.call_soon(tell, [told for _, told in group], outcomes)  # while the next one is written
        finally:
            self._writing = None

    def _next(self) -> list[tuple[Append, Told]]:
        """Return the group to be written now: those who came first, and one of them however much it is."""
        entries = [*accumulate(len(append.entries) for append, _ in self._waiting[:MOST])]
        end = max(1, bisect_right(entries, MOST))
        group, self._waiting = self._waiting[:end], self._waiting[end:]
        return group

    async def _outcomes(self, group: Sequence[Append]) -> Sequence[Exception | None]:
        try:
            return await self._commit(group)
        except Exception as error:  # whatever it was, it must reach those who wait
            return [error] * len(group)


def tell(group: Sequence[Told], outcomes: Sequence[Exception | None]) -> None:
    """Let everybody of a group know; what goes wrong with one of them is no concern of the others."""
    for told, outcome in zip(group, outcomes, strict=True):
        try:
            told(outcome)
        except Exception as error:  # whatever it was
            logs.trouble("something failed when it was written", error)


def settle(written: asyncio.Future[None], outcome: Exception | None) -> None:
    """Let who waits know that it is done, or what went wrong."""
    if written.done():  # nobody waits any more
        return
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)
