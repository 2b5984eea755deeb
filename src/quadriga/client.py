"""A client of the table server in a few lines: for bots that play from afar, and for tests.

The socket is `websockets`' own, so that whoever waits for several tables can do so in one loop.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Plain
from quadriga.table.changes import changed


class ServerRefused(QuadrigaError):
    """The server did not do what it was asked; `code` says why to programs."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)


def ask_server(server: str, path: str, data: Mapping[str, object] | None = None, key: str = "") -> Any:
    """Return what the server answers over HTTP: to what is sent, or to a plain question."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    body = None if data is None else msgspec.json.encode(data)
    try:
        with urlopen(Request(f"{server}/api{path}", body, headers)) as answer:  # noqa: S310  # http or https
            return msgspec.json.decode(answer.read())
    except HTTPError as error:
        with error:
            told = msgspec.json.decode(error.read())
        raise ServerRefused(told["code"], told["message"]) from None


def open_table(
    server: str, game: str, seats: Sequence[Mapping[str, str]], **more: object
) -> tuple[str, dict[int, str]]:
    """Set up a table with these seats; return its name, and the keys to seats by their number."""
    made = ask_server(server, "/tables", {"game": game, "seats": seats, **more})
    return made["table"], {int(seat): key for seat, key in made["keys"].items()}


@asynccontextmanager
async def at_table(server: str, table: str, key: str = "") -> AsyncIterator[Seat]:
    """Come to a table, to the seat that the key opens; without one, to watch."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play"
    async with connect(address, max_size=None, compression=None) as socket:
        await socket.send(msgspec.json.encode({"do": "hello", "keys": [key] if key else []}))
        seat = Seat(socket)
        await seat.hear()
        yield seat


class Seat:
    """A place at a table, as the server shows it: `view` is all that may be known there."""

    def __init__(self, socket: ClientConnection) -> None:
        self.view: dict[str, Any] = {}
        self._socket = socket
        self._ids = (f"{secrets.token_hex(6)}-{count}" for count in itertools.count())

    @property
    def number(self) -> int | None:
        """Which seat it is, from 0; None: one only watches."""
        number: int | None = self.view["seat"]
        return number

    @property
    def is_over(self) -> bool:
        return bool(self.view.get("phase") == "over")

    @property
    def is_asked(self) -> bool:
        """Whether it is for this seat to decide now."""
        return bool(self.view.get("actions")) and self.view.get("paused") is None

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
        await self._socket.send(msgspec.json.encode({"do": do, "id": number, "seat": self.number, **facts}))
        while True:
            told = await self.hear()
            if told.get("id") == number:
                break
        if told["is"] == "refused":
            raise ServerRefused(told["code"], told["message"])

    async def hear(self) -> dict[str, Any]:
        """Return the next message; the view has followed it."""
        told: dict[str, Any] = msgspec.json.decode(await self._socket.recv())
        if told["is"] == "view":
            self.view = told["data"]
        elif told["is"] == "changed":
            new = changed(self.view, told["steps"])
            assert isinstance(new, dict), "a view stays a view"
            self.view = new
        elif told["is"] == "refused" and "id" not in told:
            raise ServerRefused(told["code"], told["message"])
        return told
