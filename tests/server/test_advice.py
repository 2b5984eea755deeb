"""Advice: thought out once for each position, and bots do not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from quadriga.core.state import State
from quadriga.server.connection import Connection
from quadriga.server.hall import Hall
from quadriga.server.room import Room
from quadriga.server.storage import open_log
from quadriga.server.thinkers import T, Thinkers, Thought
from quadriga.table import requests
from quadriga.table.entries import House, Plan
from quadriga.table.refusals import Refused
from tests.server.ears import listening
from tests.server.halls import Unheard, office

SEATS = [Plan("person", name, key=name) for name in ("Lola", "Max", "Zoé")]


class Slow(Thinkers):
    """Thinks until it is told that it has thought, and keeps count."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.begun: list[str] = []
        self.failing = False
        self.is_known = asyncio.Event()

    async def _ask(self, thought: Thought[T], name: str, known: State, seed: int) -> T:
        self.begun.append(name)
        await self.is_known.wait()
        if self.failing:
            raise RuntimeError("no idea")
        return thought("random", known, 1)


@asynccontextmanager
async def begun(file: Path) -> AsyncIterator[tuple[Room, Slow]]:
    """Give a table where the game has begun, and who thinks there."""
    thinkers = Slow(1)
    async with office(open_log(str(file)), thinkers) as opened:
        room = await Hall(opened).open_table("overload", {}, SEATS, House())
        await room.join(Connection({0: "Lola", 1: "Max", 2: "Zoé"}, Unheard()))
        yield room, thinkers


async def decide(room: Room) -> None:
    seat, version, action = room.table.actor, room.table.version, int(room.table.state.legal()[0])
    await room.ask(lambda table, at: requests.decide(table, seat, version, action, at, ""))


def test_all_who_ask_in_one_position_share_what_is_thought_once(tmp_path: Path) -> None:
    async def ask() -> None:
        async with begun(tmp_path / "t.sqlite3") as (room, thinkers):
            asked = [asyncio.create_task(room.hint(room.table.actor)) for _ in range(50)]
            await asyncio.sleep(0)
            asked[0].cancel()  # who waits no longer takes it from nobody
            thinkers.is_known.set()
            hints = await asyncio.gather(*asked[1:])
            assert len(hints) == 49
            assert all(hint == hints[0] and hint["action"] in room.table.state.legal() for hint in hints)
            await room.hint(room.table.actor)
            assert len(thinkers.begun) == 1
            await decide(room)
            await room.hint(room.table.actor)
            assert len(thinkers.begun) == 2

    asyncio.run(ask())


def test_what_could_not_be_thought_is_thought_again(tmp_path: Path) -> None:
    """What anybody else would do is no advice."""

    async def ask() -> None:
        async with begun(tmp_path / "t.sqlite3") as (room, thinkers):
            thinkers.is_known.set()
            thinkers.failing = True
            with listening() as ear, pytest.raises(Refused, check=lambda refused: refused.code == "no-hint"):
                await room.hint(room.table.actor)
            assert ear.messages == ["no advice"]
            thinkers.failing = False
            assert (await room.hint(room.table.actor))["action"] in room.table.state.legal()

    asyncio.run(ask())


@pytest.mark.parametrize(("processes", "at_once"), [(1, 1), (2, 1), (4, 3)])
def test_bots_do_not_wait_for_all_who_ask_for_advice(tmp_path: Path, processes: int, at_once: int) -> None:
    async def ask() -> list[str]:
        thinkers = Slow(processes)
        async with begun(tmp_path / "t.sqlite3") as (room, _):
            state = room.table.state
            asked = [asyncio.create_task(thinkers.advise(state, "adviser")) for _ in range(10)]
            await asyncio.sleep(0.01)
            bot = asyncio.create_task(thinkers.decide(state, "bot"))
            await asyncio.sleep(0.01)
            before = [*thinkers.begun]
            thinkers.is_known.set()
            await asyncio.gather(bot, *asked)
            thinkers.close()
            return before

    assert asyncio.run(ask()) == ["adviser"] * at_once + ["bot"]
