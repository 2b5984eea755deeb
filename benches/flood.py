"""One client that sends as fast as it can, and comes back whenever it is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context

import msgspec

from benches.device import Device
from quadriga.client import open_table

AT_ONCE = 50  # messages, before it looks whether it was sent away
PEOPLE = [{"kind": "person", "name": name} for name in ("Lola", "Max", "Zoé")]


@contextmanager
def flooded(server: str) -> Iterator[None]:
    """Let a process of its own flood the server."""
    table, keys = open_table(server, "overload", PEOPLE)
    address = f"{server}/api/tables/{table}/play"
    process = get_context("spawn").Process(target=_run, args=(address, keys[0]), daemon=True)
    process.start()
    try:
        yield
        assert process.is_alive(), "the flood dried up"
    finally:
        process.kill()
        process.join()


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
