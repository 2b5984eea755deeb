"""Devices that are shown more than the network holds and never read; sent away, they come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import msgspec

from benches.crowd import Opening
from benches.device import Device
from benches.processes import alongside
from benches.tables import Company
from quadriga.table.requests import LONGEST_SAID, MOST_WRITTEN

TABLES = 5  # so that at none of them the game is over soon, short as it is
SEATS = 8  # to each of which all that is said is shown
COMPANY = Company("asteroid", ((0, 1, 2, 3), (4, 5, 6, 7)))
SAID = "💥" * LONGEST_SAID
SAYING = MOST_WRITTEN // LONGEST_SAID // SEATS  # lines of each seat: in all, as much as may be said
ROOM = 4096  # bytes that their systems keep for them
AGAIN = 0.1  # seconds before one says once more that it is there


@contextmanager
def deafened(server: str) -> Iterator[list[Opening]]:
    """Let a process of its own come with devices that never read, each with every seat of a table.

    Give how others come to the same tables.
    """
    opened = [COMPANY.open(server) for _ in range(TABLES)]
    seats = [(f"{server}/api/tables/{table}/play", [*keys.values()]) for table, keys in opened]
    with alongside(_run, seats):
        yield [partial(COMPANY.join, server, table, keys) for table, keys in opened]


def _run(seats: list[tuple[str, list[str]]]) -> None:
    asyncio.run(_come_to_all(seats))


async def _come_to_all(seats: list[tuple[str, list[str]]]) -> None:
    await asyncio.gather(*(_be_deaf(address, keys) for address, keys in seats))


async def _be_deaf(address: str, keys: list[str]) -> None:
    await asyncio.gather(*(_talk(address, seat, key) for seat, key in enumerate(keys)))
    await _come_again(address, keys)


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
        device = await _opened(address, keys, lambda told: None, ROOM)
        device.be_deaf()
        while not device.is_lost:
            device.ping()
            await asyncio.sleep(AGAIN)


async def _opened(address: str, keys: list[str], hear: Callable[[bytes], None], room: int = 0) -> Device:
    hello = msgspec.json.encode({"do": "hello", "keys": keys})
    device = await Device.connect(address, hello, hear, room=room)
    await device.opened.wait()
    return device
