"""Packed messages: for whom offers to unpack them, read from whom packs, and no way to blow anything up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from quadriga.client import open_table
from quadriga.server.line import LARGEST
from quadriga.server.packing import LONG, WORTH, packed
from tests.server.house import House
from tests.server.raw import closed_with
from tests.server.weighing import Scales

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}, {"kind": "bot"}]


@asynccontextmanager
async def told(
    house: House, compression: str | None = "deflate", **more: Any
) -> AsyncIterator[tuple[ClientConnection, str]]:
    table, keys = open_table(house.url, "overload", SEATS)
    address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    async with connect(address, max_size=None, compression=compression, **more) as socket:
        yield socket, keys[0]


def test_what_is_worth_it_is_packed_for_who_can_unpack_it(house: House) -> None:
    """And the same is told to everybody else as it is."""

    async def hear(compression: str | None) -> tuple[int, int, int]:
        scales = Scales()
        async with told(house, compression, create_connection=scales.connection) as (socket, key):
            await socket.send(json.dumps({"do": "hello", "keys": [key], "draws": True}))
            view = str(await socket.recv())
            await socket.send(json.dumps({"do": "say", "id": "a", "seat": 0, "text": "hello"}))
            while (done := str(await socket.recv())) != '{"is":"done","id":"a"}':
                pass
            return len(view.encode()), scales.sizes[0], scales.sizes[-1] - len(done)

    size, packed, more = asyncio.run(hear("deflate"))
    assert packed < size / 2 > WORTH
    assert more == 0, "what is short is left as it is"
    size, plain, more = asyncio.run(hear(None))
    assert (plain, more) == (size, 0)


@pytest.mark.parametrize("bits", [9, 15])
@pytest.mark.parametrize("size", [WORTH, LONG])
def test_what_is_packed_is_read_by_the_library(bits: int, size: int) -> None:
    """And what many come to see is packed once, for whoever has as much room to unpack it."""
    message = bytes(value % 251 for value in range(size))
    ours, others, theirs = (PerMessageDeflate(True, True, bits, bits) for _ in range(3))
    first, again = packed(message, [ours]), packed(message, [others])
    assert first is not None
    assert theirs.decode(Frame(Opcode.TEXT, first, rsv1=True)).data == message
    assert first == again
    assert (first is again) is (size == LONG)


@pytest.mark.parametrize("bits", [9, 15])
def test_a_client_may_have_little_room_to_unpack(house: House, bits: int) -> None:
    async def hear() -> dict[str, Any]:
        offer = ClientPerMessageDeflateFactory(server_max_window_bits=bits, client_max_window_bits=bits)
        async with told(house, None, extensions=[offer]) as (socket, key):
            await socket.send(json.dumps({"do": "hello", "keys": [key], "draws": True}))
            view: dict[str, Any] = json.loads(await socket.recv())
            return view

    assert asyncio.run(hear())["is"] == "view"


def test_what_unpacks_to_too_much_closes_the_line(house: House) -> None:
    """However little of it came over the wire."""

    async def flood() -> None:
        async with told(house) as (socket, _):
            await socket.send("x" * (LARGEST + 1))
            while True:
                await socket.recv()

    assert asyncio.run(closed_with(flood())) == 1009
