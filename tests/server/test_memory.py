"""Memory: a table that is played on takes no more of it."""

from __future__ import annotations

import asyncio
import gc
import random
import tracemalloc
from pathlib import Path

from quadriga.server.connection import Connection
from quadriga.server.hall import Hall
from quadriga.server.room import Room
from quadriga.server.storage import open_log
from quadriga.table import requests
from quadriga.table.entries import House, Plan
from quadriga.table.table import REMEMBERED
from tests.server.halls import Unheard, office

SEATS = [Plan("person", name, key=name) for name in ("Lola", "Max", "Zoé")]
TABLES = 10
DECISIONS = 25  # at each table, once all is remembered that ever will be
A_DECISION = 400  # bytes: an action in the record is far less, what is told of it far more


async def seated(hall: Hall) -> Room:
    """Return a table at which everybody sits, on a device that draws and on another that does not."""
    room = await hall.open_table("overload", {}, SEATS, House())
    await room.join(Connection({0: "Lola"}, Unheard(), draws=True))
    await room.join(Connection({1: "Max", 2: "Zoé"}, Unheard()))
    return room


async def play(room: Room, decisions: int, luck: random.Random) -> int:
    """Decide so often, or until the game is over; return how often that was."""
    for number in range(decisions):
        table = room.table
        if table.phase == "over":
            return number
        seat, version, action = table.actor, table.version, luck.choice(table.state.legal())
        command = f"{version}"
        await room.ask(
            lambda table, at: requests.decide(table, seat, version, action, at, command),  # noqa: B023  # asked at once
            seat,
            command,
        )
    return decisions


def used() -> int:
    """Return the bytes that are in use."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


async def grown(hall: Hall) -> float:
    """Return the bytes by which memory grows with each decision."""
    luck = random.Random(1)
    rooms = [await seated(hall) for _ in range(TABLES)]
    for room in rooms:
        await play(room, REMEMBERED * len(SEATS), luck)
    before = used()
    played = sum([await play(room, DECISIONS, luck) for room in rooms])
    assert played > DECISIONS, "the games were too short"
    return (used() - before) / played


async def measured(file: Path) -> float:
    tracemalloc.start()
    try:
        async with office(open_log(str(file))) as opened:
            return await grown(Hall(opened))
    finally:
        tracemalloc.stop()


def test_a_table_that_is_played_on_takes_no_more_memory(tmp_path: Path) -> None:
    assert asyncio.run(measured(tmp_path / "t.sqlite3")) < A_DECISION
