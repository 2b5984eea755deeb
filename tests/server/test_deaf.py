"""The deaf: however many come and read nothing, no more waits for them than is agreed."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from itertools import cycle, islice
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from quadriga.client import at_table, open_table
from quadriga.server import app, backlog
from quadriga.server.backlog import LITTLE, Backlog, Reader
from quadriga.server.closings import TOO_SLOW
from quadriga.server.serving import configured
from quadriga.server.storage import open_log
from quadriga.table.requests import LONGEST_SAID, MOST_WRITTEN
from tests.server.counts import counted
from tests.server.within import serving, until

NAMES = ("Lola", "Max", "Zoé", "Ada", "Bob", "Eva", "Tim", "Ida")
SEATS = [{"kind": "person", "name": name} for name in NAMES]
A_FEW = 8_000_000  # bytes
MANY = 200  # devices
MUCH = 65_536  # bytes that wait, before a system says so of its own accord


class Watched(Backlog):
    """Keeps in mind how much ever waited."""

    most = 0
    latest: Watched | None = None

    def __init__(self) -> None:
        super().__init__()
        Watched.latest = self

    def note(self, reader: Reader) -> None:
        super().note(reader)
        Watched.most = max(Watched.most, sum(each.unread for each in self._behind))


def talked(url: str) -> tuple[str, list[str]]:
    """Return a table where all has been said that may be, and the keys to all seats."""
    table, keys = open_table(url, "asteroid", SEATS)

    async def talk() -> None:
        for key in islice(cycle(keys.values()), 2):
            async with at_table(url, table, key) as seat:
                for _ in range(MOST_WRITTEN // LONGEST_SAID // 2):
                    await seat.ask("say", text="💥" * LONGEST_SAID)

    asyncio.run(talk())
    return table, list(keys.values())


def come(port: int, table: str, keys: list[str], number: int, leaving: ExitStack) -> None:
    """Come with so many devices that have every seat, and read nothing."""
    for _ in range(number):
        device = leaving.enter_context(socket.socket())
        device.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        device.connect(("127.0.0.1", port))
        open_line(device, f"/api/tables/{table}/play", keys)


def open_line(device: socket.socket, path: str, keys: list[str]) -> None:
    """Open a line and say hello, and read nothing more."""
    client = ClientProtocol(parse_uri(f"ws://127.0.0.1{path}"))
    client.send_request(client.connect())
    device.sendall(b"".join(client.data_to_send()))
    while b"\r\n\r\n" not in device.recv(4096):
        pass
    hello = Frame(Opcode.TEXT, json.dumps({"do": "hello", "keys": keys}).encode())
    device.sendall(hello.serialize(mask=True))


def plays(url: str, table: str, key: str) -> bool:
    """Whether somebody who reads is shown the table and answered."""

    async def play() -> bool:
        async with at_table(url, table, key) as seat:
            await seat.ask("pause")
            await seat.ask("resume")
            return len(seat.view["chat"]) == MOST_WRITTEN // LONGEST_SAID

    return asyncio.run(play())


def slow(url: str) -> float:
    """Return how many were sent away because they do not read."""
    return counted(url, "quadriga_dropped_total", why=str(TOO_SLOW))


@pytest.fixture
def port(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Return where a server listens for which little may wait."""
    monkeypatch.setattr(backlog, "MOST_IN_ALL", A_FEW)
    monkeypatch.setattr(app, "Backlog", Watched)
    monkeypatch.setattr(Watched, "most", 0)
    with serving(partial(configured, partial(open_log, str(file)))) as port:
        yield port


def test_no_more_waits_for_all_together_than_is_agreed(port: int) -> None:
    """And who reads is shown the table and answered meanwhile."""
    url = f"http://127.0.0.1:{port}"
    table, keys = talked(url)
    before = slow(url)
    with ExitStack() as leaving:
        come(port, table, keys, MANY, leaving)
        assert plays(url, table, keys[0])
        until(lambda: slow(url) - before > MANY // 2)
    assert A_FEW // 2 < Watched.most <= A_FEW


def test_who_never_reads_is_sent_away_in_time(port: int) -> None:
    """Also where nobody else has anything waiting."""
    url = f"http://127.0.0.1:{port}"
    table, keys = talked(url)
    before = slow(url)
    with ExitStack() as leaving:
        come(port, table, keys, 1, leaving)
        until(lambda: slow(url) > before)
        assert plays(url, table, keys[0])


def test_answers_over_http_that_nobody_reads_are_counted_as_well(port: int) -> None:
    """Also where they are not much: of many who are a little behind it would be much all the same."""
    rules = b"GET /api/games/chariot/rules HTTP/1.1\r\nHost: here\r\n\r\n"
    with socket.socket() as device:
        device.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        device.connect(("127.0.0.1", port))
        device.sendall(rules * 100)
        until(lambda: Watched.latest is not None and bool(Watched.latest._behind))
    until(lambda: Watched.latest is not None and not Watched.latest._behind)
    assert LITTLE < Watched.most < MUCH
