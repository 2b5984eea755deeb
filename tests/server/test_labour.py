"""Labour: who asks for hints and replays without end is refused, and others go on."""

from __future__ import annotations

import asyncio
import random
import socket
from collections import Counter
from time import monotonic
from typing import BinaryIO

import pytest

from quadriga.client import Seat, ServerRefused, ask_server, at_table, open_table
from quadriga.server.limits import LABOURS, REQUESTS
from tests.server.house import PATIENCE, House

FLOODERS = 8
TOGETHER = 50  # requests, before their answers are read
LUCK = random.Random(5)


def finished(house: House) -> str:
    """Return a table where a game is over."""
    seats = [{"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}]
    table, keys = open_table(house.url, "asteroid", seats)

    async def play() -> None:
        async with at_table(house.url, table, keys[0]) as lola:
            await lola.play(lambda view: int(LUCK.choice(view["actions"])["action"]))

    asyncio.run(play())
    return table


async def flood(house: House, path: str, key: str, is_enough: asyncio.Event) -> Counter[str]:
    """Ask for something again and again; return what came of it."""
    came: Counter[str] = Counter()
    while not is_enough.is_set():
        try:
            await asyncio.to_thread(ask_server, house.url, path, key=key)
        except ServerRefused as refused:
            came[refused.code] += 1
        else:
            came["answer"] += 1
    return came


async def decide(seat: Seat, decisions: int) -> None:
    """Decide so often, with bots between."""
    while decisions:
        if seat.is_asked:
            await seat.decide(LUCK.choice(seat.view["actions"])["action"])
            decisions -= 1
        else:
            await seat.hear()


def test_who_asks_without_end_holds_nobody_up(house: House) -> None:
    """Hints that take long to think, at many tables, and replays; others play with a bot meanwhile."""
    over = finished(house)
    people = [{"kind": "person", "name": name} for name in ("Lola", "Max", "Zoé", "Ada")]
    floods = [(f"/tables/{over}/replay?seat={number % 2}", "") for number in range(FLOODERS)]
    tables = [open_table(house.url, "edison", people) for _ in range(FLOODERS)]
    quiet, quiet_keys = open_table(house.url, "overload", [*people[:2], {"kind": "bot", "bot": "level1"}])

    async def play() -> Counter[str]:
        for table, keys in tables:
            async with at_table(house.url, table, *keys.values()) as everybody:
                while not everybody.is_asked:
                    await everybody.hear()
                floods.append((f"/tables/{table}/hint/{everybody.number}", keys[everybody.number or 0]))
        is_enough = asyncio.Event()
        flooding = [asyncio.create_task(flood(house, *each, is_enough)) for each in floods]
        try:
            async with asyncio.timeout(PATIENCE), at_table(house.url, quiet, *quiet_keys.values()) as both:
                await decide(both, 40)
        finally:
            is_enough.set()
            came = await asyncio.gather(*flooding)
        return sum(came, Counter())

    came = asyncio.run(play())
    assert came["answer"] > 0
    assert "500" not in came


@pytest.mark.parametrize("what", ["replay", "hint/0"])
def test_nobody_asks_for_more_than_is_agreed(house: House, what: str) -> None:
    statuses = asked_without_end(house, f"/api/tables/nowhere/{what}")
    assert {*statuses} == {404, 429}
    assert statuses[404] >= LABOURS


def test_whatever_is_asked_for_has_its_limit(house: House) -> None:
    statuses = asked_without_end(house, "/api/tables?phase=never")
    assert {*statuses} == {400, 429}
    assert statuses[400] >= REQUESTS


def asked_without_end(house: House, path: str) -> Counter[int]:
    """Ask faster than what is spent fills up, until that is too much; count the answers."""
    statuses: Counter[int] = Counter()
    asked, end = f"GET {path} HTTP/1.1\r\nHost: {house.url}\r\n\r\n".encode(), monotonic() + PATIENCE
    with (
        socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line,
        line.makefile("rb") as answers,
    ):
        while not statuses[429] and monotonic() < end:
            line.sendall(asked * TOGETHER)
            statuses.update(status(answers) for _ in range(TOGETHER))
    return statuses


def status(answers: BinaryIO) -> int:
    """Return with what the next answer begins, past its end."""
    head, sizes = answers.readline(), []
    while (line := answers.readline().lower()) != b"\r\n":
        sizes += [int(line.split()[1])] if line.startswith(b"content-length") else []
    answers.read(sum(sizes))
    return int(head.split()[1])
