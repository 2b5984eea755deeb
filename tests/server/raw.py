"""A client that minds nothing: it says what tests want, and gives back what it is told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from quadriga.table.changes import changed
from tests.server.house import PATIENCE


class Raw:
    """A socket to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def say(self, message: object) -> None:
        """Send data as JSON, or text and bytes as they are."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(await self.socket.recv())
        return told

    async def begun(self) -> dict[str, Any]:
        """Return the view once the game has begun."""
        view: Any = (await self.hear())["data"]
        while view["phase"] == "waiting":
            told = await self.hear()
            view = changed(view, told["steps"]) if told["is"] == "changed" else view
        return dict(view)

    async def answer(self, message: object, to: str | None = None) -> dict[str, Any]:
        """Return the answer to a message, past all that is told meanwhile."""
        await self.say(message)
        while True:
            told = await self.hear()
            if told["is"] in ("done", "refused") and (to is None or told.get("id") == to):
                return told


@asynccontextmanager
async def raw(
    url: str, table: str, *keys: str, hello: object = None, headers: Mapping[str, str] = MappingProxyType({})
) -> AsyncIterator[Raw]:
    """Come to a table with these keys, or with another first message."""
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    async with connect(address, max_size=None, compression=None, additional_headers=headers) as socket:
        client = Raw(socket)
        await client.say({"do": "hello", "keys": list(keys)} if hello is None else hello)
        yield client


async def closed_with(work: Coroutine[Any, Any, object]) -> int | None:
    """Return the code with which the server closed a connection during this; None: without any farewell.

    Where it does not, there is an end to it all the same.
    """
    try:
        async with asyncio.timeout(PATIENCE):
            await work
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
    raise AssertionError("the connection was not closed")
