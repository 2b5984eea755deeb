"""Devices that are shown more than the network holds and never read; sent away, they come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractContextManager

import msgspec

from benches.device import Device
from benches.processes import alongside
from quadriga.client import open_table
from quadriga.server.limits import AT_ONCE
from quadriga.table.requests import LONGEST_SAID, MOST_SAID

DEVICES = 5
PEOPLE = [{"kind": "person", "name": name} for name in ("Lola", "Max", "Zoé", "Ada", "Bob")]
SAID = "💥" * LONGEST_SAID
SAYING = int(AT_ONCE) - 20  # lines of each seat: as many as it may say in a moment
AGAIN = 0.1  # seconds before one says once more that it is there


def deafened(server: str) -> AbstractContextManager[None]:
    """Let a process of its own come with devices that never read, each with every seat of a table."""
    table, keys = open_table(server, "overload", PEOPLE)
    return alongside(_run, f"{server}/api/tables/{table}/play", [*keys.values()])


def _run(address: str, keys: list[str]) -> None:
    asyncio.run(_be_deaf(address, keys))


async def _be_deaf(address: str, keys: list[str]) -> None:
    assert SAYING * len(keys) <= MOST_SAID, "all is said that can be"
    await asyncio.gather(*(_talk(address, seat, key) for seat, key in enumerate(keys)))
    await asyncio.gather(*(_come_again(address, keys) for _ in range(DEVICES)))


async def _talk(address: str, seat: int, key: str) -> None:
    """Say so much that to be shown the table is much."""
    answers: asyncio.Queue[None] = asyncio.Queue()
    device = await _opened(address, [key], lambda told: _answered(told, answers))
    for number in range(SAYING):
        said = {"do": "say", "id": str(number), "seat": seat, "text": SAID}
        device.send(msgspec.json.encode(said))
    for _ in range(SAYING):
        await answers.get()
    device.close()


def _answered(told: bytes, answers: asyncio.Queue[None]) -> None:
    if told.startswith(b'{"is":"done"'):
        answers.put_nowait(None)


async def _come_again(address: str, keys: list[str]) -> None:
    while True:
        device = await _opened(address, keys, lambda told: None)
        device.be_deaf()
        while not device.is_lost:
            device.ping()
            await asyncio.sleep(AGAIN)


async def _opened(address: str, keys: list[str], hear: Callable[[bytes], None]) -> Device:
    device = await Device.connect(address, msgspec.json.encode({"do": "hello", "keys": keys}), hear)
    await device.opened.wait()
    return device
