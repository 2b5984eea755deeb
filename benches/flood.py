"""One client that asks for as much as it can, in every way, and comes back whenever it is sent away."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import partial
from urllib.parse import urlsplit

import msgspec

from benches.crowd import Crowd, Opening
from benches.device import Device
from benches.processes import alongside
from benches.tables import LONG
from quadriga.server.limits import REQUESTS, REQUESTS_A_SECOND, Allowance

AT_ONCE = 50  # messages, before it looks whether it was sent away
OWN, OTHERS = 0, 1  # seats
STORY, PACE = 1.2, 90.0  # seconds, and decisions in each: a third of a game, and much to be shown
LINES = 20  # over which it comes to be shown the table, and as many over which it asks how that stands
PIPELINED = 20  # requests
LOOK = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nAccept-Encoding: gzip\r\n"
    "X-Forwarded-For: 192.0.2.1\r\n\r\n"  # who is refused is this one, and not the crowd
)
ANSWER = b"HTTP/1.1 "
AT_MOST = 1.0  # seconds to be shown it, if it is not sent away
AGAIN = 0.01  # seconds, where it may not come yet, or cannot even connect


@contextmanager
def flooded(server: str) -> Iterator[list[Opening]]:
    """Let a process of its own flood the server; give how others come to the same table."""
    table, keys = LONG.open(server)
    come = partial(LONG.join, server, table, keys)
    with ThreadPoolExecutor(1) as aside:  # whoever measures has a loop of their own
        aside.submit(asyncio.run, _play(come)).result()
    with alongside(_run, f"{server}/api/tables/{table}", keys):
        yield [come]


async def _play(come: Opening) -> None:
    crowd = Crowd([come])
    await crowd.come(1)
    await crowd.play(STORY, PACE)
    await crowd.leave()


def _run(table: str, keys: Mapping[int, str]) -> None:
    asyncio.run(_flood(table, keys))


async def _flood(table: str, keys: Mapping[int, str]) -> None:
    allowed = Allowance(REQUESTS, REQUESTS_A_SECOND)  # as one address is, which this server does not mind
    joins = (_join_again(f"{table}/play", [*keys.values()], allowed) for _ in range(LINES))
    looks = (_look_again(table) for _ in range(LINES))
    await asyncio.gather(_talk(f"{table}/play", keys[OWN]), *joins, *looks)


async def _talk(address: str, key: str) -> None:
    """Speak for its own seat, and then for another's.

    Others at its table decide for its seat as well: of what may be asked for that, some is left to them.
    """
    while True:
        device = await _come(address, [key], lambda told: None)
        seat = OWN
        while not device.is_lost:
            for _ in range(AT_ONCE):
                device.send(_saying(seat))
            seat = OTHERS
            await asyncio.sleep(0)


def _saying(seat: int) -> bytes:
    return msgspec.json.encode({"do": "say", "id": "again", "seat": seat, "text": "x" * 500})


async def _join_again(address: str, keys: list[str], allowed: Allowance) -> None:
    """Come with every seat, be shown the table as it is drawn, leave, and come again."""
    while True:
        while not allowed.takes():
            await asyncio.sleep(AGAIN)
        shown: asyncio.Queue[bytes] = asyncio.Queue()
        device = await _come(address, keys, shown.put_nowait, draws=True)
        for _ in keys:
            with suppress(TimeoutError):
                await asyncio.wait_for(shown.get(), AT_MOST)
        device.close()


async def _look_again(table: str) -> None:
    """Ask how the table stands, again before that is answered."""
    address = urlsplit(table)
    looks = LOOK.format(path=address.path, host=address.netloc).encode() * PIPELINED
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(address.hostname, address.port)
            while not reader.at_eof():
                writer.write(looks)
                answers = 0
                while answers < PIPELINED and (told := await reader.read(1 << 20)):
                    answers += told.count(ANSWER)
            writer.close()
        await asyncio.sleep(AGAIN)


async def _come(
    address: str, keys: list[str], hear: Callable[[bytes], None], *, draws: bool = False
) -> Device:
    hello = msgspec.json.encode({"do": "hello", "keys": keys, "draws": draws})
    device = await Device.connect(address, hello, hear)
    await device.opened.wait()
    return device
