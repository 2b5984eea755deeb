"""Group commit: appends that arrive while a commit runs are gathered and written by the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import perf_counter

from quadriga.server import metrics
from quadriga.server.storage.log import Append, Overtaken, StoreFailed

MOST = 1000  # appends of a group: other processes wait meanwhile

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
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._since = 0.0  # when the first of those who wait came
        self._writing: asyncio.Task[None] | None = None
        self._closed = False

    def add(self, append: Append) -> asyncio.Future[None]:
        """Let it be written, and return what is done once it is."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._closed:
            written.set_exception(StoreFailed("the log is closed"))
            return written
        if not self._waiting:
            self._since = perf_counter()
        self._waiting.append((append, written))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write())
        return written

    async def close(self) -> None:
        """Take no more, and return once all is written."""
        self._closed = True
        if self._writing is not None:
            await self._writing

    async def _write(self) -> None:
        try:
            while group := self._next():
                since = self._since
                outcomes = await self._outcomes([append for append, _ in group])
                metrics.written.observe(perf_counter() - since)
                for (_, written), outcome in zip(group, outcomes, strict=True):
                    settle(written, outcome)
        finally:
            self._writing = None

    def _next(self) -> list[tuple[Append, asyncio.Future[None]]]:
        """Return the group to be written now; who no longer waits is left out."""
        waiting = [(append, written) for append, written in self._waiting if not written.done()]
        self._waiting = waiting[MOST:]
        return waiting[:MOST]

    async def _outcomes(self, group: Sequence[Append]) -> Sequence[Exception | None]:
        try:
            return await self._commit(group)
        except Exception as error:  # whatever it was, it must reach those who wait
            return [error] * len(group)


def settle(written: asyncio.Future[None], outcome: Exception | None) -> None:
    """Let who waits know that it is done, or what went wrong."""
    if written.done():  # nobody waits any more
        return
    if outcome is None:
        written.set_result(None)
    else:
        written.set_exception(outcome)
