"""What is opened within a test: offices, and whole processes at one log, so that death can be played."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from quadriga.server import rounds
from quadriga.server.connection import Connection
from quadriga.server.hall import Hall
from quadriga.server.news import News, NoNews
from quadriga.server.office import Office
from quadriga.server.room import Room
from quadriga.server.storage import Log, open_log
from quadriga.server.thinkers import Thinkers
from quadriga.table import entries
from quadriga.table.entries import Plan
from tests.server.house import PATIENCE

PEOPLE = [Plan("person", "Lola", key="l"), Plan("person", "Max", key="m")]
BOTS = [Plan("bot", "Nina", "level1"), Plan("bot", "Hugo", "level1")]


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


@asynccontextmanager
async def process(file: Path, news: News | None = None) -> AsyncIterator[Hall]:
    """Open the hall of a process; where it was closed already, the process is dead."""
    async with open_log(str(file)) as log:
        thinkers, news = Thinkers(1), news or NoNews()
        hall = Hall(Office(log, thinkers, news))
        rounds.begin(hall, news)
        try:
            yield hall
        finally:
            await rounds.end(hall)
            thinkers.close()


async def die(hall: Hall) -> None:
    """Do nothing any more, and do not say so."""
    await hall.office.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def sit(hall: Hall, name: str, seat: int) -> tuple[Room, Connection]:
    there, connection = await hall.room(name), Connection({seat: PEOPLE[seat].key}, Unheard())
    await there.join(connection)
    return there, connection


async def know_each_other(one: Hall, other: Hall) -> None:
    """Wait until each of two processes knows that the other lives."""
    both = {one.office.process, other.office.process}
    await until(lambda: both <= one.office.living and both <= other.office.living)


async def told(hall: Hall, name: str, kind: type[entries.Entry]) -> list[entries.Logged]:
    """Return what stands of this kind in the log, once what has just happened there does."""
    await (await hall.room(name)).catch_up()
    log = [entries.decode(entry) for entry in await hall.office.log.read(name)]
    return [entry for entry in log if isinstance(entry, kind)]
