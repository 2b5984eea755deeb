"""A bot that plays at a table of a server, wherever that runs; it takes any action.

remote_bot.py SERVER GAME        opens a table and plays against two bots
remote_bot.py SERVER TABLE KEY   plays on the seat to which somebody gave it the key
"""

import asyncio
import random
import sys
from typing import Any

from quadriga.client import at_table, open_table


def choose(view: dict[str, Any]) -> int:
    return int(random.choice(view["actions"])["action"])


async def play(server: str, table: str, key: str) -> None:
    async with at_table(server, table, key, patience=60) as seat:
        await seat.sit("Remo")
        await seat.play(choose)
        print(seat.view["result"])


match sys.argv[1:]:
    case [server, game]:
        seats = [{"kind": "person", "name": "Remo"}, {"kind": "bot"}, {"kind": "bot"}]
        table, keys = open_table(server, game, seats)
        asyncio.run(play(server, table, keys[0]))
    case [server, table, key]:
        asyncio.run(play(server, table, key))
    case _:
        sys.exit(__doc__)
