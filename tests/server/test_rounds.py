"""Rounds: what each process learns, takes over and clears away, beside another at the same log."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path

import pytest

from quadriga.server import rounds
from quadriga.server.hall import Hall
from quadriga.server.news import open_news
from quadriga.server.room import Room
from quadriga.server.storage import Digest
from quadriga.server.thinkers import Thinkers
from quadriga.table import entries, requests
from quadriga.table.entries import House
from quadriga.table.refusals import Refused
from quadriga.table.table import Table
from tests.server.halls import BOTS, PEOPLE, die, process, sit, told, until
from tests.server.redis_server import RedisServer

pytestmark = pytest.mark.usefixtures("quick")


def test_what_one_process_writes_is_soon_known_to_the_other(file: Path) -> None:
    async def say() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("chariot", {}, PEOPLE, House())).name
            here, _ = await sit(one, name, 0)
            there, _ = await sit(other, name, 1)
            await here.ask(lambda table, at: requests.say(table, 0, "Hello!", at, ""))
            await until(lambda: len(there.table.chat) == 1)
            assert there.table.keeper == other.office.process  # what is said changes nothing

    asyncio.run(say())


def test_what_is_told_through_redis_is_known_without_a_look_at_the_log(
    file: Path, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks: list[Hall] = []
    look = Hall.look

    async def counted(self: Hall) -> None:
        looks.append(self)
        await look(self)

    monkeypatch.setattr(rounds, "SELDOM", 3600.0)
    monkeypatch.setattr(Hall, "look", counted)

    async def say() -> None:
        news = [open_news(redis.url) for _ in range(2)]
        async with process(file, news[0]) as one, process(file, news[1]) as other:
            await until(lambda: all(each.is_heard for each in news))
            await until(lambda: looks.count(other) > 0)
            name = (await one.open_table("chariot", {}, PEOPLE, House())).name
            here, _ = await sit(one, name, 0)
            there, _ = await sit(other, name, 1)
            await asyncio.sleep(3 * rounds.OFTEN)  # for the last look at the log, once news are heard
            before = looks.count(other)
            for number in range(1, 4):
                await here.ask(lambda table, at: requests.say(table, 0, "Hello!", at, ""))
                await until(lambda: len(there.table.chat) == number)  # noqa: B023  # it is waited for here
            assert looks.count(other) == before

    asyncio.run(say())


def test_who_asks_another_process_is_told_what_was_written_at_once(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "OFTEN", 60.0)

    async def ask() -> None:
        async with process(file) as one, process(file) as other:
            here = await one.open_table("chariot", {}, PEOPLE, House())
            there = await other.room(here.name)
            await here.ask(lambda table, at: requests.say(table, 0, "Hello!", at, ""))
            assert await other.room(here.name) is there
            assert len(there.table.chat) == 1

    asyncio.run(ask())


def test_only_the_keeper_lets_bots_think(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[Thinkers] = []
    decide = Thinkers.decide

    async def counted(self: Thinkers, state: object, name: str) -> int:
        thought.append(self)
        await asyncio.sleep(0.6)  # longer than a table may stand still
        return await decide(self, state, name)  # type: ignore[arg-type]  # it is passed on

    monkeypatch.setattr(Thinkers, "decide", counted)

    async def think() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("overload", {}, [PEOPLE[0], *BOTS], House())).name
            here, _ = await sit(one, name, 0)
            there = await other.room(name)
            await until(lambda: here.table.actor == 0)
            await play_until_a_bot_must(here)
            for room_ in (here, there):  # words hold nobody up
                await room_.ask(lambda table, at: requests.say(table, 0, "Hello!", at, ""))
            await until(lambda: here.table.actor == 0 and there.table.version == here.table.version)
            played = await told(one, name, entries.Played)
            assert len(thought) == sum(isinstance(entry, entries.Played) and entry.bot for entry in played)

    asyncio.run(think())


def first_action(table: Table, at: int) -> list[entries.Logged]:
    return requests.decide(table, 0, table.version, table.state.legal()[0], at, "")


async def play_until_a_bot_must(here: Room) -> None:
    while here.table.actor == 0:
        await here.ask(first_action)


@pytest.mark.usefixtures("hasty")
def test_a_bots_turn_is_taken_over_when_its_keeper_dies(file: Path) -> None:
    async def take_over() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("overload", {}, [PEOPLE[0], *BOTS], House())).name
            here, _ = await sit(one, name, 0)
            await until(lambda: here.table.actor == 0)
            await play_until_a_bot_must(here)
            await die(one)
            await until(lambda: name in other.rooms)
            there = await other.room(name)
            await until(lambda: there.table.actor == 0)
            assert there.table.keeper == other.office.process

    asyncio.run(take_over())


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("said", "otherwise"),
    [
        pytest.param(b'"rules":', b'"rules":9', id="other rules"),
        pytest.param(b'"kind":"opened"', b'"kind":"juggled"', id="unknown entry"),
    ],
)
def test_a_table_that_cannot_be_opened_holds_up_no_other(
    file: Path, monkeypatch: pytest.MonkeyPatch, said: bytes, otherwise: bytes
) -> None:
    monkeypatch.setattr(rounds, "AT_ONCE", 1)

    async def take_over() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("overload", {}, [PEOPLE[0], *BOTS], House())).name
            here, _ = await sit(one, name, 0)
            await until(lambda: here.table.actor == 0)
            await play_until_a_bot_must(here)
            await die(one)
            opened = (await other.office.log.read(name))[0].replace(said, otherwise)
            await other.office.log.append("old", 0, [opened], Digest("playing", False, 1.0, b""))
            await until(lambda: "old" in other.barred)
            await until(lambda: name in other.rooms)

    asyncio.run(take_over())


def test_a_table_that_cannot_be_read_any_more_holds_up_no_other(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that was open here when another process wrote what this one does not know."""
    monkeypatch.setattr(rounds, "OFTEN", 3600.0)

    async def take_over() -> None:
        async with process(file) as one:
            rooms = [await one.open_table("chariot", {}, PEOPLE, House()) for _ in range(2)]
            for each in rooms:  # due long since, by the word of a process that is gone
                known = Digest("playing", False, float(each is rooms[1]), b"", keeper="gone")
                entry = b'{"kind":"juggled","at":1,"by":"gone"}' if each is rooms[0] else SAID
                await one.office.log.append(each.name, 1, [entry], known)
                each.table.keeper = "gone"
            await until(lambda: rooms[0].name in one.barred)
            await until(lambda: len(rooms[1].table.chat) == 1)
            with pytest.raises(Refused, match="cannot be read"):
                await one.room(rooms[0].name)

    asyncio.run(take_over())


@pytest.mark.usefixtures("hasty")
def test_a_table_at_which_something_goes_wrong_holds_up_no_other(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither those that are due later, nor those that are open."""
    find, see_to_it = Hall.room, Room.see_to_it
    seen: set[str] = set()

    async def room(self: Hall, name: str) -> Room:
        if name == "old":
            raise LookupError("it went wrong")
        return await find(self, name)

    def see(self: Room) -> None:
        if self.table.game.slug == "chariot":
            raise LookupError("it went wrong")
        seen.add(self.name)
        see_to_it(self)

    monkeypatch.setattr(Hall, "room", room)
    monkeypatch.setattr(Room, "see_to_it", see)

    async def take_over() -> None:
        async with process(file) as one, process(file) as other:
            with contextlib.suppress(LookupError):
                await other.open_table("chariot", {}, PEOPLE, House())
            name = (await one.open_table("overload", {}, [PEOPLE[0], *BOTS], House())).name
            here, _ = await sit(one, name, 0)
            await until(lambda: here.table.actor == 0)
            await play_until_a_bot_must(here)
            await die(one)
            opened = await other.office.log.read(name)
            await other.office.log.append("old", 0, opened[:1], Digest("playing", False, 1.0, b""))
            seen.clear()
            await until(lambda: name in other.rooms)
            await until(lambda: name in seen)
            assert "old" not in other.barred, "the next time it may be well"

    asyncio.run(take_over())


SAID = entries.encode(entries.Said(at=1, seat=0, text="Hello!", by="gone"))


def test_a_decision_whose_writing_was_not_waited_for_is_shown_all_the_same(file: Path) -> None:
    async def hurry() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("chariot", {}, PEOPLE, House())).name
            here, _ = await sit(one, name, 0)
            there, _ = await sit(other, name, 1)
            await until(lambda: here.table.seq == there.table.seq)
            asking = asyncio.create_task(
                here.ask(lambda table, at: requests.say(table, 0, "I must go", at, "1"))
            )
            while not here.table.chat:
                await asyncio.sleep(0)
            await asyncio.sleep(0)  # now it is on its way to the disk
            asking.cancel()
            await until(lambda: len(there.table.chat) == 1)
            await until(lambda: not here.is_behind(there.table.seq))

    asyncio.run(hurry())


def test_a_table_that_never_began_is_forgotten_and_one_that_is_played_is_not(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rounds, "DAY", 0.001)

    async def sweep() -> None:
        async with process(file) as one:
            begun = await one.open_table("chariot", {}, PEOPLE, House())
            await sit(one, begun.name, 0)
            await until(lambda: begun.table.phase == "playing")
            never = await one.open_table("chariot", {}, PEOPLE, House())
            await asyncio.sleep(0.01)
            await rounds.forget(one, days=1)
            assert await one.office.log.read(never.name) == []
            assert await one.office.log.read(begun.name) != []
            with pytest.raises(Refused, match="no such table"):
                await never.ask(lambda table, at: requests.say(table, 0, "Hello?", at, ""))

    asyncio.run(sweep())


def test_a_process_that_ended_opens_nothing_more(file: Path) -> None:
    """Not even what it was opening then: others would wait for it once more."""
    read, go_on = asyncio.Event(), asyncio.Event()

    async def end() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("chariot", {}, PEOPLE, House())).name
            load = other.office.load

            async def held(table: str) -> Table:
                loaded = await load(table)
                read.set()
                await go_on.wait()
                return loaded

            other.office.load = held  # type: ignore[assignment,method-assign]  # as it is asked here
            other.office.spawn(other.take_over(name))
            await read.wait()
            await rounds.end(other)
            go_on.set()
            await until(lambda: not other._opening)
            assert name not in other.rooms
            assert other.office.process not in await one.office.log.signed_in(60.0)

    asyncio.run(end())
