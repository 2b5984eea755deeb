"""How many durable appends a second the server's log takes, with few and with many tables at once.

Each table appends, waits until that is durable, and appends again. Give the places to measure, or none for a
new file: python benches/logs.py FILE postgresql://USER@HOST/DATABASE
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from secrets import token_hex
from time import monotonic

from rich.console import Console
from rich.table import Table

from quadriga.server.storage import Digest, Log, open_log

TABLES = (1, 100, 1000)
SECONDS = 5.0
ENTRY = os.urandom(120)  # bytes: about what a move takes
KNOWN = Digest("playing", listed=True, due=None, summary=os.urandom(200))


async def play(log: Log, table: str, end: float) -> list[float]:
    """Append until the end, and return how long each append took."""
    taken: list[float] = []
    while (begun := monotonic()) < end:
        await log.append(table, len(taken), [ENTRY], KNOWN)
        taken.append(monotonic() - begun)
    return taken


async def measured(place: str, tables: int, seconds: float) -> list[float]:
    """Return how long each append took, shortest first, when so many tables are played at once."""
    async with open_log(place) as log:
        end = monotonic() + seconds
        names = (f"{token_hex(8)}-{number}" for number in range(tables))
        played = await asyncio.gather(*(play(log, name, end) for name in names))
    return sorted(one for taken in played for one in taken)


def rows(places: Iterable[str], seconds: float = SECONDS) -> Iterator[tuple[str, ...]]:
    """Give a row of the table for each place and number of tables."""
    for place in places:
        name = "PostgreSQL" if place.startswith("postgres") else "SQLite"
        for tables in TABLES:
            taken = asyncio.run(measured(place, tables, seconds))
            typical, slow = (taken[int(len(taken) * share)] * 1000 for share in (0.5, 0.99))
            speed = len(taken) / seconds
            yield name, f"{tables:,}", f"{speed:,.0f}", f"{typical:.1f}", f"{slow:.1f}"


def main(places: list[str]) -> None:
    table = Table("kept in", "tables", "appends/s", "half within ms", "99 % within ms")
    with tempfile.TemporaryDirectory() as folder:
        for row in rows(places or [str(Path(folder, "tables.sqlite3"))]):
            table.add_row(*row)
    Console().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
