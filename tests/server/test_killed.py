"""Killed at any moment: nothing that was acknowledged is lost, and every table is there again."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from quadriga.client import Seat, ServerRefused, ask_server, at_table, open_table
from tests.server.house import House

SLUGS = ("overload", "chariot", "asteroid", "edison")
SEATS = [
    {"kind": "person", "name": "Lola"},
    {"kind": "bot", "bot": "level1"},
    {"kind": "bot", "bot": "level2"},
    {"kind": "bot", "bot": "level1"},
]


class Witness:
    """Somebody who plays at a table, and remembers what was acknowledged."""

    def __init__(self, house: House, slug: str, seed: int) -> None:
        self.house = house
        self.table, keys = open_table(house.url, slug, SEATS)
        self.key = keys[0]
        self.luck = random.Random(seed)
        self.said: list[str] = []
        self.version = 0
        self.happened: list[Any] = []
        self.decided = 0

    async def play(self) -> None:
        """Decide and speak until the server is gone, or the game is over."""
        with suppress(OSError, EOFError, WebSocketException):
            async with at_table(self.house.url, self.table, self.key) as seat:
                self.check(seat.view)
                async for view in seat.turns():
                    await self._speak(seat)
                    with suppress(ServerRefused):  # a bot may have been faster after a restart
                        await seat.decide(self.luck.choice(view["actions"])["action"])
                        self.decided += 1
                    self.version, self.happened = seat.view["version"], seat.view["events"]

    async def _speak(self, seat: Seat) -> None:
        text = f"{len(self.said)} {self.luck.random()}"
        if len(self.said) < 900:
            await seat.ask("say", text=text)
            self.said.append(text)

    def check(self, view: dict[str, Any]) -> None:
        """What was acknowledged is there, once, in its order; what was not may be."""
        texts = [said["text"] for said in view["chat"]]
        assert len(set(texts)) == len(texts)
        assert [text for text in texts if text in set(self.said)] == self.said
        assert view["version"] >= self.version
        assert view["events"][: len(self.happened)] == self.happened


def acknowledged(witnesses: list[Witness]) -> int:
    return sum(len(witness.said) + witness.decided for witness in witnesses)


def kill_and_restart(house: House, rounds: int) -> float:
    """Return the longest that it took until every table was there again."""
    luck, longest = random.Random(1), 0.0
    witnesses = [Witness(house, slug, seed) for seed, slug in enumerate(SLUGS)]

    async def play_until_killed() -> None:
        playing = asyncio.gather(*(witness.play() for witness in witnesses))
        enough = acknowledged(witnesses) + luck.randint(1, 40)
        while acknowledged(witnesses) < enough and not playing.done():
            await asyncio.sleep(0.005)
        await asyncio.sleep(luck.uniform(0, 0.05))
        await asyncio.to_thread(house.kill)
        await playing

    for _ in range(rounds):
        asyncio.run(play_until_killed())
        began = monotonic()
        house.start()
        for number, witness in enumerate(witnesses):
            seen = ask_server(house.url, f"/tables/{witness.table}", key=witness.key)
            witness.check(seen)
            longest = max(longest, monotonic() - began)
            if seen["phase"] == "over":
                witnesses[number] = Witness(house, seen["game"], luck.randrange(10**6))
    assert sum(witness.decided for witness in witnesses) > 0
    assert "trace" not in house.log.read_text()
    return longest


def test_nothing_acknowledged_is_lost(kept_anywhere: House) -> None:
    kill_and_restart(kept_anywhere, 4)


@pytest.mark.slow
def test_nothing_acknowledged_is_lost_however_often(kept_anywhere: House) -> None:
    longest = kill_and_restart(kept_anywhere, 100)
    print(f"every table was back {longest:.2f} seconds after the server was started again, at the latest")


def test_bots_take_their_turn_after_a_restart(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)

    async def decide_once() -> int:
        async with at_table(house.url, table, keys[0]) as seat:
            async for view in seat.turns():
                await seat.decide(view["actions"][0]["action"])
                break
            return int(seat.view["version"])

    version = asyncio.run(decide_once())
    house.kill()
    house.start()

    async def wait_for_turn() -> int:
        async with at_table(house.url, table, keys[0]) as seat:
            async for view in seat.turns():
                return int(view["version"])
        raise AssertionError("the game cannot be over yet")

    assert asyncio.run(wait_for_turn()) > version
