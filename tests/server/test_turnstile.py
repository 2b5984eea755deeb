"""The turnstile: whatever is asked over HTTP counts, and so does every connection that is open."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn

from quadriga.server import app, turnstile
from quadriga.server.breaths import Breaths
from quadriga.server.limits import Allowances
from quadriga.server.serving import configured
from quadriga.server.settings import BROWSER, Settings
from quadriga.server.storage import open_log
from quadriga.server.turnstile import LATER, Turnstile
from tests.server.hourglass import played
from tests.server.house import PATIENCE
from tests.server.within import serving, until

A_FEW = 5
LOLA, MAX = "192.0.2.1", "192.0.2.2"
ANOTHER = {"X-Forwarded-For": "192.0.2.7"}


@pytest.fixture
def server(file: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., uvicorn.Config]:
    """Return how a server is run at which little may be asked."""
    for name in ("REQUESTS", "PARTS"):
        monkeypatch.setattr(app, name, float(A_FEW))
        monkeypatch.setattr(app, f"{name}_A_SECOND", 0.0)
    monkeypatch.setattr(turnstile, "LATER", 0.0)
    return partial(configured, partial(open_log, str(file)))


@pytest.fixture
def port(server: Callable[..., uvicorn.Config]) -> Iterator[int]:
    with serving(server) as port:
        yield port


def asked(port: int, path: str, headers: dict[str, str] | None = None) -> tuple[int, bytes]:
    """Return what is answered at an address."""
    line = HTTPConnection("127.0.0.1", port, PATIENCE)
    try:
        line.request("GET", path, headers=headers or {})
        answer = line.getresponse()
        return answer.status, answer.read()
    finally:
        line.close()


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/nothing",
        "/metrics",
        "/health",
        "/",
        "/table/t",
        "/nowhere",
        "/web/page.js",
        "/lib/x",
    ],
)
def test_whatever_is_asked_for_counts(port: int, path: str) -> None:
    answers = [asked(port, path)[0] for _ in range(A_FEW)]
    assert len({*answers}) == 1
    assert answers[0] in {200, 404}
    status, told = asked(port, path)
    assert status == 429
    assert json.loads(told)["code"] == "too-many"
    assert asked(port, path, ANOTHER)[0] == answers[0]


def test_parts_of_the_page_are_counted_apart(port: int) -> None:
    """A class that opens the page at once may play all the same."""
    for _ in range(A_FEW + 1):
        parts, _ = asked(port, "/web/page.js")
    assert parts == 429
    assert asked(port, "/api/games")[0] == 200


def test_who_is_refused_is_told_so_later_and_others_are_not() -> None:
    """So that who floods us cannot ask again at once."""

    async def scene() -> list[float]:
        hall = SimpleNamespace(office=SimpleNamespace(breaths=Breaths()))
        state = SimpleNamespace(requests=Allowances(1, 0.0), parts=Allowances(1, 0.0), hall=hall)
        loop, told = asyncio.get_running_loop(), list[float]()

        async def answer(*_: object) -> None:
            told.append(loop.time())

        here = Turnstile(answer)
        for client in (LOLA, LOLA, MAX):
            scope = {
                "type": "http",
                "path": "/api",
                "client": (client, 1),
                "app": SimpleNamespace(state=state),
            }
            await here(scope, answer, answer)  # type: ignore[arg-type]  # whatever it is, it is answered
        return told

    first, *refused, last = played(scene)
    assert first == 0.0
    assert {*refused} == {LATER}
    assert last == LATER


def connect(port: int, leaving: ExitStack) -> socket.socket:
    return leaving.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))


def is_open(line: socket.socket) -> bool:
    """Whether an answer comes."""
    try:
        line.sendall(b"GET /nothing HTTP/1.1\r\nHost: here\r\n\r\n")
        return bool(line.recv(1))
    except ConnectionError:
        return False


def come_in(port: int) -> bool:
    with ExitStack() as leaving:
        return is_open(connect(port, leaving))


def test_so_many_connections_are_open_and_who_goes_makes_room(
    server: Callable[..., uvicorn.Config],
) -> None:
    few = partial(server, settings=Settings(sockets=1), forwarded_allow_ips="192.0.2.1")
    with serving(few) as port:
        with ExitStack() as leaving:
            lines = [connect(port, leaving) for _ in range(BROWSER + 1)]
            assert [is_open(line) for line in lines] == [True] * BROWSER + [False]
        until(lambda: come_in(port))


def test_a_socket_of_a_table_is_no_connection_over_http(server: Callable[..., uvicorn.Config]) -> None:
    few = partial(server, settings=Settings(sockets=1), forwarded_allow_ips="192.0.2.1")
    upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
    with serving(few) as port, ExitStack() as leaving:
        for _ in range(BROWSER):
            line = connect(port, leaving)
            line.sendall(b"GET /api/tables/t/play HTTP/1.1\r\nHost: here\r\n" + upgrade + key + b"\r\n")
            assert b" 101 " in line.recv(1000)
        assert come_in(port)


@pytest.mark.parametrize(("sockets", "proxies"), [(1, "127.0.0.1"), (0, "192.0.2.1")])
def test_proxies_open_any_number_and_so_does_anybody_where_that_is_agreed(
    server: Callable[..., uvicorn.Config], sockets: int, proxies: str
) -> None:
    with (
        serving(partial(server, settings=Settings(sockets=sockets), forwarded_allow_ips=proxies)) as port,
        ExitStack() as leaving,
    ):
        lines = [connect(port, leaving) for _ in range(BROWSER + 1)]
        assert all(map(is_open, lines))
