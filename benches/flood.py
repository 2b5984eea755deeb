"""One client that sends as fast as it can, and comes back whenever it is sent away."""

from __future__ import annotations

import asyncio
from contextlib import AbstractContextManager

import msgspec

from benches.device import Device
from benches.processes import alongside
from quadriga.client import open_table

AT_ONCE = 50  # messages, before it looks whether it was sent away
PEOPLE = [{"kind": "person", "name": name} for name in ("Lola", "Max", "Zoé")]


def flooded(server: str) -> AbstractContextManager[None]:
    """Let a process of its own flood the server."""
    table, keys = open_table(server, "overload", PEOPLE)
    return alongside(_run, f"{server}/api/tables/{table}/play", keys[0])


def _run(address: str, key: str) -> None:
    asyncio.run(_flood(address, msgspec.json.encode({"do": "hello", "keys": [key]})))


async def _flood(address: str, hello: bytes) -> None:
    message = msgspec.json.encode({"do": "say", "id": "again", "seat": 0, "text": "x" * 500})
    while True:
        device = await Device.connect(address, hello, lambda told: None)
        await device.opened.wait()
        while not device.is_lost:
            for _ in range(AT_ONCE):
                device.send(message)
            await asyncio.sleep(0)
