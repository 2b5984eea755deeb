"""What is done past the page: tables are opened, and games played to their end, to be looked at."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page

from quadriga import Record
from quadriga.client import at_table
from quadriga.server.clerk import digest
from quadriga.server.storage import Digest, open_log
from quadriga.table import requests
from quadriga.table.entries import House as Agreed
from quadriga.table.entries import Plan, Source, Started, encode
from quadriga.table.table import Table
from tests.server.house import House

UNREADABLE = "unreadable"
AT = "document.querySelector('quad-replay')?.at"  # the moment that is shown of a game once more


def opened(
    page: Page, house: House, game: str, seats: list[dict[str, str]], agreed: dict[str, object] | None = None
) -> tuple[str, dict[int, str]]:
    """Open a table as the page does, so that who looks at it sits there; return its name and keys."""
    table = {"game": game, "seats": seats, "house": agreed or {}}
    made: dict[str, Any] = page.request.post(f"{house.url}/api/tables", data=table).json()
    return made["table"], {int(seat): key for seat, key in made["keys"].items()}


def finish(house: House, table: str, *keys: str, seed: int = 1) -> None:
    """Play a game to its end, at random, for these seats."""

    async def sit(key: str, rng: random.Random) -> None:
        async with at_table(house.url, table, key) as seat:
            await seat.play(lambda view: int(rng.choice(view["actions"])["action"]))

    async def all_sit() -> None:
        await asyncio.gather(*(sit(key, random.Random(seed + at)) for at, key in enumerate(keys)))

    aside(all_sit())


def recorded(house: House, record: Record, name: str) -> None:
    """Let a table of this name be found where a game is over that was played as it is recorded."""
    seats = [Plan("person", seat) for seat in record.names]
    source = Source("", record.actions)
    opened = requests.open_table(record.game, record.options, seats, Agreed(), 0, source=source)
    log = [*opened, Started(at=0, outcomes=[])]

    async def keep() -> None:
        async with open_log(house.place) as storage:
            await storage.append(name, 0, [*map(encode, log)], digest(Table.read(name, log)))

    aside(keep())


def unreadable(house: House) -> str:
    """Let a table be found whose log nobody can read; return its name."""

    async def keep() -> None:
        async with open_log(house.place) as log:
            await log.append(UNREADABLE, 0, [b"{}"], Digest("over", False, None, b"{}"))

    aside(keep())
    return UNREADABLE


def aside(work: Coroutine[Any, Any, None]) -> None:
    """Do it in another thread: the browser has the loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
