"""Killed at any moment: nothing that was acknowledged is lost, and every table is there again."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from time import monotonic
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from quadriga import Record
from quadriga.client import Seat, ask_server, at_table, open_table
from quadriga.server.storage import open_log
from quadriga.table import entries
from quadriga.table.dice import proof
from quadriga.table.requests import MOST_SAID
from quadriga.table.table import Table
from tests.server.house import House

SLUGS = ("overload", "chariot", "asteroid", "edison")
SEATS = [
    {"kind": "person", "name": "Lola"},
    {"kind": "bot", "bot": "level1"},
    {"kind": "bot", "bot": "level2"},
    {"kind": "bot", "bot": "level1"},
]
SOON = 2.0  # seconds until every table is there again


class Witness:
    """Somebody who plays at a table, and remembers what was acknowledged, and what was asked and was not."""

    def __init__(self, house: House, slug: str, seed: int) -> None:
        self.house = house
        self.table, keys = open_table(house.url, slug, SEATS)
        self.key = keys[0]
        self.luck = random.Random(seed)
        self.said: list[str] = []
        self.version = 0
        self.happened: list[Any] = []
        self.acknowledged: list[str] = []  # commands, by their ids
        self.unanswered: dict[str, Any] | None = None
        self.again = 0  # commands that were sent once more

    async def play(self) -> None:
        """Decide and speak until the server is gone, or the game is over."""
        with suppress(OSError, EOFError, WebSocketException):
            async with at_table(self.house.url, self.table, self.key) as seat:
                self.check(seat.view)
                async for view in seat.turns():
                    await self._speak(seat)
                    action = self.luck.choice(view["actions"])["action"]
                    await self._ask(seat, self._command("decide", version=view["version"], action=action))

    async def ask_again(self) -> None:
        """Send once more what was not answered; by its id the server knows whether it was done."""
        if self.unanswered is not None:
            self.again += 1
            async with at_table(self.house.url, self.table, self.key) as seat:
                await self._ask(seat, self.unanswered)

    def _command(self, do: str, **facts: object) -> dict[str, Any]:
        return {"do": do, "id": f"{len(self.acknowledged)}", "seat": 0, **facts}

    async def _speak(self, seat: Seat) -> None:
        if len(self.said) < MOST_SAID:
            await self._ask(seat, self._command("say", text=f"{len(self.said)} {self.luck.random()}"))

    async def _ask(self, seat: Seat, command: dict[str, Any]) -> None:
        """Ask something, and wait until it is done; nothing that is asked here is ever refused."""
        self.unanswered = command
        await seat._send(json.dumps(command).encode())
        told: dict[str, Any] = {}
        while told.get("id") != command["id"]:
            told = await seat.hear()
        assert told["is"] == "done", told
        self.unanswered = None
        self.acknowledged.append(command["id"])
        if command["do"] == "say":
            self.said.append(command["text"])
        self.version, self.happened = seat.view["version"], seat.view["events"]

    def check(self, view: dict[str, Any]) -> None:
        """What was acknowledged is there, once, in its order; what was not may be."""
        texts = [said["text"] for said in view["chat"]]
        assert len(set(texts)) == len(texts)
        assert [text for text in texts if text in set(self.said)] == self.said
        assert view["version"] >= self.version
        assert view["events"][: len(self.happened)] == self.happened

    def prove(self, log: list[entries.Logged]) -> None:
        """Read the table from its log: every command stands there once, and all dice follow from the seed."""
        table = Table.read(self.table, log)
        done = [entry.id for entry in log if entry.id]
        assert sorted(done, key=int) == self.acknowledged  # among them what was sent once more
        assert [said["text"] for said in table.chat] == self.said
        assert table.version >= self.version
        record = table.record()
        assert Record.parse(record.text()).actions == record.actions
        assert proof(record, table.opened.seed).stray is None


async def quiet_table(house: House, slug: str) -> str:
    """Return a table where something was decided, and then nothing more happens."""
    people = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cleo")]
    table, keys = await asyncio.to_thread(open_table, house.url, slug, people, house={"cover": None})
    for seat in keys:
        async with at_table(house.url, table, keys[seat]) as here:
            if here.is_asked:
                await here.decide(here.view["actions"][0]["action"])
    return table


async def quiet_tables(house: House, number: int) -> list[str]:
    return [await quiet_table(house, SLUGS[at % len(SLUGS)]) for at in range(number)]


def seen_of(house: House, tables: list[str]) -> list[Any]:
    """Return what whoever watches sees of these tables, but for who is there."""
    with ThreadPoolExecutor(8) as at_once:
        views = at_once.map(lambda table: ask_server(house.url, f"/tables/{table}"), tables)
        return [{**view, "seats": None} for view in views]


def acknowledged(witnesses: list[Witness]) -> int:
    return sum(len(witness.acknowledged) for witness in witnesses)


def kill_and_restart(house: House, rounds: int, others: int) -> tuple[float, int]:
    """Return the longest that it took until every table was there again, and how much was asked once more.

    Beside the tables where something happens there are so many others.
    """
    luck, longest = random.Random(1), 0.0
    quiet = asyncio.run(quiet_tables(house, others))
    as_left = seen_of(house, quiet)
    witnesses = [Witness(house, slug, seed) for seed, slug in enumerate(SLUGS)]
    all_of_them = [*witnesses]

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
        seen = [ask_server(house.url, f"/tables/{witness.table}", key=witness.key) for witness in witnesses]
        still = seen_of(house, quiet)
        longest = max(longest, monotonic() - began)
        assert still == as_left
        for number, (witness, view) in enumerate(zip(witnesses, seen, strict=True)):
            witness.check(view)
            asyncio.run(witness.ask_again())
            if view["phase"] == "over":
                witnesses[number] = Witness(house, view["game"], luck.randrange(10**6))
                all_of_them.append(witnesses[number])
    house.stop()
    asyncio.run(prove(house.place, all_of_them))
    assert "trace" not in house.log.read_text()
    return longest, sum(witness.again for witness in all_of_them)


async def prove(place: str, witnesses: list[Witness]) -> None:
    """Read every table that was set up, from where it is kept."""
    async with open_log(place) as log:
        for witness in witnesses:
            witness.prove([entries.decode(entry) for entry in await log.read(witness.table)])
    if not place.startswith("postgresql:"):
        with closing(sqlite3.connect(place)) as file:
            assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


def test_nothing_acknowledged_is_lost(kept_anywhere: House) -> None:
    kill_and_restart(kept_anywhere, 3, others=8)


@pytest.mark.alone
def test_nothing_acknowledged_is_lost_however_often(kept_anywhere: House) -> None:
    """And every table is there again soon; what was on its way when the server was killed happens once."""
    longest, again = kill_and_restart(kept_anywhere, 100, others=100)
    assert longest < SOON
    assert again > 0


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
