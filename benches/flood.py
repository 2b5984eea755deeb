"""One client that sends as fast as it can, and comes back whenever it is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import msgspec

from benches.crowd import Opening
from benches.device import Device
from benches.processes import alongside
from benches.tables import LONG

AT_ONCE = 50  # messages, before it looks whether it was sent away
OWN, OTHERS = 0, 1  # seats


@contextmanager
def flooded(server: str) -> Iterator[list[Opening]]:
    """Let a process of its own flood the server; give how others come to the same table."""
    table, keys = LONG.open(server)
    with alongside(_run, f"{server}/api/tables/{table}/play", keys[OWN]):
        yield [partial(LONG.join, server, table, keys)]


def _run(address: str, key: str) -> None:
    asyncio.run(_flood(address, msgspec.json.encode({"do": "hello", "keys": [key]})))


async def _flood(address: str, hello: bytes) -> None:
    """Speak for its own seat, and then for another's.

    Others at its table decide for its seat as well: of what may be asked for that, some is left to them.
    """
    while True:
        device = await Device.connect(address, hello, lambda told: None)
        await device.opened.wait()
        seat = OWN
        while not device.is_lost:
            for _ in range(AT_ONCE):
                device.send(_saying(seat))
            seat = OTHERS
            await asyncio.sleep(0)


def _saying(seat: int) -> bytes:
    return msgspec.json.encode({"do": "say", "id": "again", "seat": seat, "text": "x" * 500})
