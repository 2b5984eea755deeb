"""What a process does again and again: say that it lives, see who is there, take over, and look for news.

Each table has a keeper, the process that wrote there last and sees to what goes on by itself. Others take
over where that process lives no more. Who lives is told by the clock of the database, and of those on this
machine by the machine.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial

from quadriga.server import logs, metrics
from quadriga.server.hall import Hall
from quadriga.server.news import News
from quadriga.server.outages import HOUSE, LIFE, with_clocks
from quadriga.server.processes import is_surely_gone

PATROL = 1.0  # seconds between two rounds
SIGN = 10.0  # seconds between two signs that the house is open, whether any table is or not
STALLED = 1.5  # seconds for which any table may stand still: its keeper may have signed in since we looked
AT_ONCE = 500  # tables that are taken over in one round
OFTEN = 0.2  # seconds between two looks at the log where nobody tells of news
SELDOM = 4.0  # seconds between them where somebody does
DAY = 24 * 3600  # seconds
SWEEP = 3600.0  # seconds between two looks for tables to be forgotten
FEW = 100  # tables that are forgotten at once
PAUSE = 0.1  # seconds before the next few
REST = 10  # times as long as a look took, at least, before the next


def begin(hall: Hall, news: News, forget_after: int | None = None) -> None:
    """Let all this be done for as long as the hall is open."""
    for work in (_again(hall, attend), _again(hall, patrol), watch(hall, news), news.attend(hall.hear)):
        hall.office.spawn(work)
    hall.office.spawn(_again(hall, keep_open, SIGN))
    if hall.office.outage is not None:
        hall.office.spawn(_tried(set_clocks(hall)))
    if forget_after is not None:
        hall.office.spawn(_again(hall, partial(forget, days=forget_after), SWEEP))


async def end(hall: Hall) -> None:
    """Let nothing more be done, and say so: others need not wait for this process."""
    await hall.office.close()
    metrics.tell()
    await _tried(keep_open(hall))
    await _tried(hall.office.log.sign_out(hall.office.process))


async def keep_open(hall: Hall) -> None:
    """Say that some process lives: if none does after this, clocks stand still."""
    await hall.office.log.sign_in(HOUSE)


async def set_clocks(hall: Hall) -> None:
    """Open each table once at which a clock may have run while no process lived."""
    for name in await with_clocks(hall.office.log):
        await hall.take_over(name)


async def attend(hall: Hall) -> None:
    """Sign in, where anything is open here, and see who is there."""
    office = hall.office
    if hall.rooms:
        await office.log.sign_in(office.process)
    signed_in = await office.log.signed_in(LIFE) - {HOUSE}
    gone = {*filter(is_surely_gone, signed_in)}
    for process in gone:
        await office.log.sign_out(process)
    office.living = {*(signed_in - gone), office.process}
    for room in hall.rooms.values():
        if room.connections:
            room.see_who_is_here()


async def patrol(hall: Hall) -> None:
    """Go on with what nobody keeps any more, or only this process does, and close rooms that nobody needs."""
    office, most = hall.office, AT_ONCE + len(hall.barred) + len(hall.rooms)
    for name in await office.log.due(time.time() - STALLED, most, office.living - {office.process}):
        if not hall.sees_to(name):
            await hall.take_over(name)
    hall.tidy()
    metrics.rooms.set(len(hall.rooms))
    metrics.tell()


async def forget(hall: Hall, days: int) -> None:
    """Delete tables that are over or never began, and at which nothing has happened for so many days."""
    while forgotten := await hall.office.log.forget(days * DAY, FEW):
        logs.note("tables forgotten", tables=forgotten)
        await asyncio.sleep(PAUSE)  # others write as well


async def watch(hall: Hall, news: News) -> None:
    """Look at the log: often, or only now and then while other processes tell what they write; for ever."""
    was_heard, looked, took = False, 0.0, 0.0
    while True:
        is_heard, now = news.is_heard, time.monotonic()
        if not (was_heard and is_heard) or now - looked >= SELDOM:
            await _tried(hall.look())
            looked, took = now, time.monotonic() - now
        was_heard = is_heard
        await asyncio.sleep(max(OFTEN, REST * took))


async def _again(hall: Hall, round_: Callable[[Hall], Awaitable[None]], pause: float | None = None) -> None:
    while True:
        await _tried(round_(hall))
        await asyncio.sleep(PATROL if pause is None else pause)


async def _tried(work: Awaitable[None]) -> None:
    try:
        await work
    except Exception as error:  # whatever it was, the next round may do better
        logs.trouble("a round failed", error)
