"""Callers: a connection over HTTP of which nothing comes is let go, and all others are kept."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NoReturn

import pytest

from quadriga.client import open_table
from quadriga.server import caller
from quadriga.server.caller import Caller
from quadriga.server.hall import Hall
from quadriga.server.serving import configured
from quadriga.server.storage import open_log
from quadriga.table.refusals import Refused
from tests.server.house import PATIENCE
from tests.server.raw import raw
from tests.server.within import serving, until

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}]
RULES = b"GET /api/games/chariot/rules HTTP/1.1\r\nHost: here\r\n\r\n"


class Counting(Caller):
    """Keeps count of connections that ended."""

    ended = 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        Counting.ended += 1


@pytest.fixture
def port(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Return where a server listens that soon lets go of who is silent."""
    monkeypatch.setattr(caller, "SILENCE", 0.2)
    monkeypatch.setattr(Counting, "ended", 0)
    with serving(partial(configured, partial(open_log, str(file)), http=Counting)) as port:
        yield port


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHo",
        b'POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"game"',
        RULES * 900,
    ],
    ids=["nothing", "half a question", "half of what is sent", "answers that are not read"],
)
def test_who_holds_a_connection_for_nothing_is_let_go(port: int, said: bytes) -> None:
    with socket.socket() as device:
        device.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        device.connect(("127.0.0.1", port))
        device.sendall(said)
        until(lambda: Counting.ended == 1)


def test_who_waits_for_an_answer_is_not_taken_for_silent(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where many want hints, who came last may wait long."""

    async def think(hall: Hall, name: str) -> NoReturn:
        await asyncio.sleep(5 * caller.SILENCE)
        raise Refused("no-table", "after long thought")

    monkeypatch.setattr(Hall, "room", think)
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as device:
        device.sendall(b"GET /api/tables/any/hint/0 HTTP/1.1\r\nHost: here\r\n\r\n")
        assert b" 404 " in device.recv(100)
        until(lambda: Counting.ended == 1)


def test_who_plays_is_not_taken_for_silent(port: int) -> None:
    url = f"http://127.0.0.1:{port}"
    table, keys = open_table(url, "edison", SEATS)

    async def stay() -> dict[str, object]:
        async with raw(url, table, keys[0]) as lola:
            await asyncio.sleep(5 * caller.SILENCE)
            return await lola.answer({"do": "ping", "id": "still here"})

    assert asyncio.run(stay()) == {"is": "done", "id": "still here"}


def test_nothing_is_kept_of_who_became_a_line_and_left(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes again and again would otherwise take more memory each time, for a while."""
    monkeypatch.setattr(caller, "SILENCE", 3600.0)
    callers: list[weakref.ref[Caller]] = []

    class Noted(Caller):
        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
            callers.append(weakref.ref(self))
            super().connection_made(transport)

    async def come_and_go(url: str, table: str, key: str) -> None:
        for _ in range(3):
            async with raw(url, table, key) as lola:
                await lola.hear()

    with serving(partial(configured, partial(open_log, str(file)), http=Noted)) as port:
        url = f"http://127.0.0.1:{port}"
        table, keys = open_table(url, "edison", SEATS)
        asyncio.run(come_and_go(url, table, keys[0]))
        assert len(callers) > 3
        until(lambda: gc.collect() >= 0 and not any(caller() for caller in callers))
