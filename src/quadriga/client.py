"""A client of the table server in a few lines: for bots that play from afar, and for tests.

The socket is `websockets`' own, so that whoever waits for several tables can do so in one loop.
"""

from __future__ import annotations

import asyncio
import itertools
import secrets
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Plain
from quadriga.table.changes import changed

FINAL = (4400, 4403, 4404, 4410)  # closed for a reason that will be the same the next time
LATE = ("stale", "paused", "not-yours", "wrong-phase")  # refused because something else happened first
PATIENCE = 60.0  # seconds for an answer over HTTP
BETWEEN = "."  # keys in a header
AGAIN = 0.5  # seconds between two tries to come back, or to sit down
TRIES = 5  # to sit down, where no answer comes
KEY = 24  # bytes of a secret that nobody can guess


class ServerRefused(QuadrigaError):
    """The server did not do what it was asked; `code` says why to programs."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


def ask_server(server: str, path: str, data: Mapping[str, object] | None = None, key: str = "") -> Any:
    """Return what the server answers over HTTP, to what is sent or to a plain question: data, or a text.

    Several keys have a dot between.
    """
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    body = None if data is None else msgspec.json.encode(data)
    request = Request(f"{server.rstrip('/')}/api{path}", body, headers)  # noqa: S310  # http or https
    try:
        with urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310  # as above
            return _read(answer.headers.get_content_type(), answer.read())
    except HTTPError as error:
        with error:
            told = _read(error.headers.get_content_type(), error.read())
        if isinstance(told, str):  # it is not our server that answers there
            raise ServerRefused(str(error.code), told) from None
        raise ServerRefused(told["code"], told["message"]) from None


def _read(kind: str, answer: bytes) -> Any:
    return msgspec.json.decode(answer) if kind == "application/json" else answer.decode()


def open_table(
    server: str, game: str, seats: Sequence[Mapping[str, str]], **more: object
) -> tuple[str, dict[int, str]]:
    """Set up a table with these seats; return its name, and the keys to seats by their number."""
    made = ask_server(server, "/tables", {"game": game, "seats": seats, **more})
    return made["table"], {int(seat): key for seat, key in made["keys"].items()}


def sit(server: str, table: str, seat: int, name: str, key: str = "") -> str:
    """Take a seat that is free; return its key, which a seat by link needs before, and an open one is given.

    Where no answer comes it is asked for again: with the same key it is the same seat.
    """
    key = key or secrets.token_urlsafe(KEY)
    for _ in range(TRIES - 1):
        with suppress(OSError, HTTPException):
            return _sit(server, table, seat, name, key)
        time.sleep(AGAIN)
    return _sit(server, table, seat, name, key)


def _sit(server: str, table: str, seat: int, name: str, key: str) -> str:
    made = ask_server(server, f"/tables/{table}/seats/{seat}", {"name": name, "key": key})
    return str(made["keys"][str(seat)])


@asynccontextmanager
async def at_table(
    server: str, table: str, *keys: str, patience: float = 0.0, draws: bool = False
) -> AsyncIterator[Seat]:
    """Come to a table, to the seat that the key opens, or to several; without one, to watch.

    A server that was there and is lost is waited for, this many seconds. Who `draws` is shown what to draw.
    """
    seat = Seat(server.rstrip("/"), table, [key for key in keys if key], patience, draws)
    try:
        await seat.come()
        yield seat
    finally:
        await seat.leave()


class Seat:
    """A place at a table, as the server shows it: `view` is all that may be known there.

    Where several people share it, `views` are theirs by seat, and `view` is that of who must decide.
    """

    def __init__(self, server: str, table: str, keys: list[str], patience: float, draws: bool) -> None:
        self.views: dict[int | None, dict[str, Any]] = {}
        self._server, self._table, self._keys = server, table, keys
        self._patience = patience
        self._draws = draws
        self._socket: ClientConnection | None = None
        self._lost: float | None = None  # since when the server does not answer
        self._ids = (f"{secrets.token_hex(6)}-{count}" for count in itertools.count())

    @property
    def view(self) -> dict[str, Any]:
        asked = (view for view in self.views.values() if view["actions"])
        return next(asked, next(iter(self.views.values())))

    @property
    def number(self) -> int | None:
        """Which seat it is, from 0; None: one only watches."""
        number: int | None = self.view["seat"]
        return number

    @property
    def is_over(self) -> bool:
        return bool(self.view["phase"] == "over")

    @property
    def is_asked(self) -> bool:
        """Whether it is for this seat to decide now."""
        return bool(self.view["actions"]) and self.view["paused"] is None

    async def sit(self, name: str) -> None:
        """Take the seat under a name, unless it is taken; a seat by link is not until somebody does."""
        if self.number is not None and self.view["seats"][self.number]["name"] is None:
            await asyncio.to_thread(sit, self._server, self._table, self.number, name, self._keys[0])

    async def play(self, choose: Callable[[dict[str, Any]], int]) -> None:
        """Decide what is chosen, from the view, whenever it is for this seat to decide; until the end."""
        async for view in self.turns():
            try:
                await self.decide(choose(view))
            except ServerRefused as refused:
                if refused.code not in LATE:
                    raise

    async def turns(self) -> AsyncIterator[dict[str, Any]]:
        """Give the view each time that it is for this seat to decide, until the game is over."""
        while not self.is_over:
            if self.is_asked:
                yield self.view
            else:
                await self.hear()

    async def decide(self, action: int) -> None:
        """Take an action, and wait until it is written down."""
        await self.ask("decide", version=self.view["version"], action=action)

    async def ask(self, do: str, **facts: Plain) -> None:
        """Ask something for this seat, and wait until it is done; ServerRefused if it is not."""
        number = next(self._ids)
        asked = msgspec.json.encode({"do": do, "id": number, "seat": self.number, **facts})
        told: dict[str, Any] = {"is": "view"}
        while told.get("id") != number:
            if told["is"] == "view":  # at first, and where the answer may be lost: twice sent, once done
                await self._send(asked)
            told = await self.hear()
        if told["is"] == "refused":
            raise ServerRefused(told["code"], told["message"])

    async def hear(self) -> dict[str, Any]:
        """Return the next message; the view has followed it."""
        told: dict[str, Any] = msgspec.json.decode(await self._receive())
        if told["is"] == "view":
            self.views[told["seat"]] = told["data"]
        elif told["is"] == "changed":
            new = changed(self.views[told["seat"]], told["steps"])
            assert isinstance(new, dict), "a view stays a view"
            self.views[told["seat"]] = new
        elif told["is"] == "refused" and "id" not in told:
            raise ServerRefused(told["code"], told["message"])
        return told

    async def come(self) -> None:
        """Say hello, and look at the table."""
        await self._connect()
        await self.hear()

    async def leave(self) -> None:
        """Go away."""
        if self._socket is not None:
            await self._socket.close()

    async def _connect(self) -> None:
        await self.leave()
        address = f"{self._server.replace('http', 'ws', 1)}/api/tables/{self._table}/play"
        self._socket = await connect(address, max_size=None, compression=None)
        hello = {"do": "hello", "keys": self._keys, "draws": self._draws}
        await self._send(msgspec.json.encode(hello))

    async def _send(self, message: bytes) -> None:
        assert self._socket is not None, "one comes before one speaks"
        with suppress(ConnectionClosed):  # whoever listens next will find out, and see to it
            await self._socket.send(message)

    async def _receive(self) -> str | bytes:
        assert self._socket is not None, "one comes before one listens"
        while True:
            try:
                message = await self._socket.recv()
            except ConnectionClosed as closed:
                await self._come_back(closed)
            else:
                self._lost = None
                return message

    async def _come_back(self, closed: ConnectionClosed) -> None:
        """Connect again while there is patience, unless the server said that it is of no use."""
        if closed.rcvd is not None and closed.rcvd.code in FINAL:
            raise ServerRefused(str(closed.rcvd.code), closed.rcvd.reason) from None
        self._lost = self._lost or time.monotonic()
        while time.monotonic() - self._lost < self._patience:
            await asyncio.sleep(AGAIN)
            with suppress(OSError, WebSocketException):
                return await self._connect()
        raise closed
