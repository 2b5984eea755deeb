"""What every room needs of its process: the log, the time, bots, and a voice to other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec.structs import replace

from quadriga.server import logs
from quadriga.server.breaths import Breaths
from quadriga.server.news import News
from quadriga.server.outages import Outage
from quadriga.server.processes import own_name
from quadriga.server.storage import Log
from quadriga.server.stories import Stories
from quadriga.server.thinkers import Thinkers
from quadriga.table import entries, refusals
from quadriga.table.refusals import Refused
from quadriga.table.table import Table

SLICE = 200  # entries of a log that happen without a pause

T = TypeVar("T")


class Office:
    """The house behind the rooms. `process` is what this process is called; `living` are all that live.

    To show somebody a whole table takes a while: `breaths` are between two of them, wherever they are.
    `outage` is when no process lived, before this one and those that began with it.
    """

    def __init__(self, log: Log, thinkers: Thinkers, news: News, outage: Outage | None = None) -> None:
        self.log = log
        self.thinkers = thinkers
        self.outage = outage
        self.process = own_name()
        self.living = {self.process}
        self.stories = Stories()
        self.breaths = Breaths()
        self._news = news
        self._is_closed = False
        self._tasks: set[asyncio.Task[Any]] = set()

    def now(self) -> int:
        """Return milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def signed(self, log: Iterable[entries.Logged]) -> list[entries.Logged]:
        """Return entries as this process writes them."""
        return [replace(entry, by=self.process) for entry in log]

    async def load(self, name: str, heard: int | None = None) -> Table:
        """Return a table as its log tells it; of so many entries everybody has heard, of all unless given."""
        log = await self.log.read(name)
        if not log:
            raise Refused("no-table", "there is no such table")
        old, new = log[1:heard], log[heard or len(log) :]
        with reading(name):
            table = Table.read(name, [entries.decode(log[0])])
            await happen(table, old, heard=True)
            await happen(table, new)
        return table

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something be done beside everything else, for which nobody waits."""
        task = self.undertake(work)
        task.add_done_callback(_failed)
        return task

    def undertake(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something be done for who waits, and is told what goes wrong; it is kept until it is over.

        Where the office is closed it never begins: what is written last lets nothing more happen.
        """
        task = asyncio.get_running_loop().create_task(work)
        if self._is_closed:
            task.cancel()
        self._tasks.add(task)
        task.add_done_callback(self._over)
        return task

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # who waited may do so no longer, and then it is no matter

    def tell_others(self, table: str) -> None:
        """Tell other processes that a table has news."""
        self._news.tell(table)

    async def close(self) -> None:
        """Let nothing more be done."""
        self._is_closed = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _failed(task: asyncio.Task[Any]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        logs.trouble("something failed that went on by itself", error)


async def happen(table: Table, log: Sequence[bytes], heard: bool = False) -> None:
    """Let happen what a log says; a long one holds nobody up. Once it is heard, nothing of it is news."""
    for at in range(0, len(log), SLICE):
        if at > 0:
            await asyncio.sleep(0)
        for entry in log[at : at + SLICE]:
            table.take(entries.decode(entry))
        if heard:
            table.heard()


@contextmanager
def reading(table: str) -> Iterator[None]:
    """Refuse a table whose log cannot be read. What was wrong there is told nowhere: it may hold a hand."""
    try:
        yield
    except Refused:
        raise
    except Exception as error:  # whatever stands there, it is no concern of other tables
        logs.note("log of a table cannot be read", logging.ERROR, table=table, error=type(error).__name__)
        raise refusals.broken() from None
