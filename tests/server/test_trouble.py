"""Trouble: where something goes wrong within the server, who asked is told that much, and nobody why."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from quadriga import IllegalAction, WrongMoment
from quadriga.client import open_table
from quadriga.server import socket
from quadriga.server.closings import LATER, SILENT
from quadriga.server.hall import Hall
from quadriga.server.room import Room
from quadriga.server.serving import configured
from quadriga.server.storage import StoreFailed, open_log
from tests.server.ears import listening
from tests.server.house import PATIENCE
from tests.server.raw import raw
from tests.server.within import serving, until

SECRET = "the hand of Lola"
SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}]


@pytest.fixture
def url(file: Path) -> Iterator[str]:
    with serving(partial(configured, partial(open_log, str(file)))) as port:
        yield f"http://127.0.0.1:{port}"


def farewell(url: str, table: str, hello: object) -> tuple[int, str]:
    """Come to a table; return with which words one is sent away."""

    async def come() -> tuple[int, str]:
        with pytest.raises(ConnectionClosed) as caught:
            async with raw(url, table, hello=hello) as client:
                await client.hear()
        assert caught.value.rcvd is not None
        return caught.value.rcvd.code, caught.value.rcvd.reason

    return asyncio.run(come())


@pytest.mark.parametrize("error", [IllegalAction(7, SECRET), WrongMoment("why", "so", SECRET)])
def test_no_position_is_told_over_http(url: str, error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*asked: object) -> None:
        raise error

    monkeypatch.setattr(Hall, "room", fail)
    with listening("uvicorn") as ear:
        with pytest.raises(HTTPError) as caught:
            urlopen(f"{url}/api/tables/any")
        with caught.value as answer:
            assert (answer.code, answer.read()) == (500, b"Internal Server Error")
        until(lambda: bool(ear.lines))
    (line,) = ear.lines
    assert type(error).__name__ in line
    assert SECRET not in line


def test_who_could_not_be_served_comes_again_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*asked: object) -> None:
        raise IllegalAction(7, SECRET)

    table, _ = open_table(url, "overload", [*SEATS, {"kind": "bot"}])
    monkeypatch.setattr(Room, "join", fail)
    with listening() as ear:
        assert farewell(url, table, {"do": "hello"}) == (LATER, "something went wrong")
    (line,) = ear.lines
    assert "IllegalAction" in line
    assert SECRET not in line


def test_where_tables_cannot_be_read_one_comes_again_later(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*asked: object) -> None:
        raise StoreFailed("no disk")

    monkeypatch.setattr(Hall, "room", fail)
    assert farewell(url, "any", {"do": "hello"}) == (LATER, "tables cannot be read for now")


def test_who_says_no_hello_in_time_is_sent_away(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "HELLO", 0.1)

    async def be_silent() -> tuple[int, str]:
        async with asyncio.timeout(PATIENCE), connect(f"ws{url[4:]}/api/tables/any/play") as line:
            await line.wait_closed()
            return line.close_code or 0, line.close_reason or ""

    assert asyncio.run(be_silent()) == (SILENT, "say hello first")
