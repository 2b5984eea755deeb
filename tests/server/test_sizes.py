"""What a decision's update weighs for who draws it: under 2 kB over the wire at the median, in every game."""

from __future__ import annotations

import asyncio
import json
import random
from itertools import count
from statistics import median
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from quadriga import games
from quadriga.client import open_table
from quadriga.table.changes import changed
from tests.server.house import House
from tests.server.weighing import Scales

LIGHT = 2_000  # bytes
PLAYERS = 4
ENOUGH = 60  # updates


async def updates(socket: ClientConnection, scales: Scales, key: str, rng: random.Random) -> list[int]:
    """Play a whole game as the page does, deciding at random; return the size of each update."""
    await socket.send(json.dumps({"do": "hello", "keys": [key], "draws": True}))
    sizes: list[int] = []
    view: Any = {}
    decided = -1
    for number in count():
        message = json.loads(await socket.recv())
        if message["is"] == "view":
            view = message["data"]
        elif message["is"] == "changed":
            view = changed(view, message["steps"])
            sizes.append(scales.sizes[number])
        if view["phase"] == "over":
            break
        if view["actions"] and view["version"] != decided:
            decided = view["version"]
            action = rng.choice(view["actions"])["action"]
            asked = {"do": "decide", "id": str(decided), "seat": 0, "version": decided, "action": action}
            await socket.send(json.dumps(asked))
    return sizes


async def weigh(house: House, slug: str, rng: random.Random) -> list[int]:
    """Return the sizes of all updates of a game, over a line as browsers open it."""
    bots = [{"kind": "bot", "bot": "level1"}] * (PLAYERS - 1)
    table, keys = open_table(house.url, slug, [{"kind": "person", "name": "Lola"}, *bots])
    scales = Scales()
    address = f"{house.url.replace('http', 'ws', 1)}/api/tables/{table}/play"
    async with connect(address, max_size=None, create_connection=scales.connection) as socket:
        return await updates(socket, scales, keys[0], rng)


@pytest.mark.parametrize("slug", [game.slug for game in games()])
def test_a_decision_is_told_in_few_bytes(house: House, slug: str) -> None:
    sizes: list[int] = []
    while len(sizes) < ENOUGH:
        sizes += asyncio.run(weigh(house, slug, random.Random(len(sizes))))
    assert median(sizes) < LIGHT
