"""A process that writes: `rounds` until it is killed, or `insist`, a number of entries against others.

A round is one append to each table, all of them one group. Whatever was acknowledged is told on stdout.
"""

from __future__ import annotations

import asyncio
import os
import sys
from itertools import count

from quadriga.server.storage import Digest, Log, Overtaken, open_log

TABLES = ("a", "b", "c", "d", "e", "f")
ENTRIES = 3  # of an append
KNOWN = Digest("playing", listed=True, due=None, summary=b"")


async def last(log: Log, table: str) -> int:
    return (await log.lasts([table])).get(table, 0)


async def rounds(log: Log) -> None:
    for number in count(await last(log, TABLES[0]) // ENTRIES + 1):
        after = (number - 1) * ENTRIES
        entries = [f"{number} {part}".encode() for part in range(ENTRIES)]
        await asyncio.gather(*(log.append(table, after, entries, KNOWN) for table in TABLES))
        os.write(1, f"{number}\n".encode())


async def insist(log: Log, table: str, times: int) -> None:
    for number in range(times):
        while True:
            try:
                await log.append(table, await last(log, table), [f"{os.getpid()} {number}".encode()], KNOWN)
            except Overtaken:
                continue
            break


async def main(deed: str, place: str) -> None:
    async with open_log(place) as log:
        if deed == "rounds":
            await rounds(log)
        else:
            await asyncio.gather(*(insist(log, table, int(deed)) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
