"""Rooms: what fails to be written has not happened."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from quadriga.server import http
from quadriga.server.closings import FORBIDDEN
from quadriga.server.connection import Connection
from quadriga.server.hall import Hall
from quadriga.server.keys import hashed
from quadriga.server.room import Room
from quadriga.server.storage import Append, StoreFailed
from quadriga.server.storage.log import Told
from quadriga.server.storage.sqlite import SqliteLog
from quadriga.server.visit import Visit
from quadriga.table import requests
from quadriga.table.changes import changed
from quadriga.table.entries import House, Plan
from quadriga.table.refusals import Refused
from tests.server.halls import Unheard, office

SEATS = [Plan("person", name, key=name) for name in ("Lola", "Max", "Zoé")]


class Moody(SqliteLog):
    """A log that sometimes fails to write, and perhaps not at once."""

    fails = False
    held: asyncio.Future[None] | None = None  # until it is done, nobody is told that it failed

    def add(self, append: Append, told: Told) -> None:
        if self.held is not None:
            self.held.add_done_callback(lambda _: told(StoreFailed("the disk is full")))
        elif self.fails:
            told(StoreFailed("the disk is full"))
        else:
            super().add(append, told)


PLAYED_ON = [Plan("person", "Tim", key="t"), Plan("bot", "Nina", "level1"), Plan("bot", "Hugo", "level1")]


class Answered(Unheard):
    """A line on which one answer is waited for."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    def send(self, message: bytes) -> None:
        self.answer.set_result(json.loads(message))


class Notes(Unheard):
    """A line on which what is told is noted down, with what is seen by then."""

    def __init__(self) -> None:
        self.seen: Any = None
        self.changed: list[list[Any]] = []  # where

    def send(self, message: bytes) -> None:
        told = json.loads(message)
        if told["is"] == "view":
            self.seen = told["data"]
        else:
            self.seen = changed(self.seen, told["steps"])
            self.changed += [step[0] for step in told["steps"]]


@asynccontextmanager
async def hall(file: Path) -> AsyncIterator[tuple[Hall, Moody]]:
    log = Moody(file)
    async with office(log) as opened:
        yield Hall(opened), log


async def decide(room: Room) -> None:
    """Let whoever is asked decide, as this process knows the table."""
    now = room.table
    seat, version, action = now.actor, now.version, now.legal[0]
    await room.ask(lambda table, at: requests.decide(table, seat, version, action, at, ""))


async def say(room: Room, seat: int, text: str, command: str = "") -> None:
    await room.ask(lambda table, at: requests.say(table, seat, text, at, command), seat, command)


async def resign(room: Room, seat: int) -> None:
    await room.ask(lambda table, at: requests.resign(table, seat, at, ""))


def texts(view: Mapping[str, Any]) -> list[str]:
    return [line["text"] for line in view["chat"]]


def test_what_could_not_be_written_has_not_happened(tmp_path: Path) -> None:
    async def fail() -> list[str]:
        async with hall(tmp_path / "t.sqlite3") as (here, log):
            room = await here.open_table("overload", {}, SEATS, House())
            await say(room, 0, "first")
            log.fails = True
            with pytest.raises(StoreFailed):
                await say(room, 0, "lost")
            log.fails = False
            await say(room, 0, "second")
            return texts(json.loads(await room.look(None)))

    assert asyncio.run(fail()) == ["first", "second"]


def test_two_processes_at_one_table_both_have_their_say(tmp_path: Path) -> None:
    """Two halls on one file know nothing of each other but what stands in the log."""

    async def talk() -> list[str]:
        async with hall(tmp_path / "t.sqlite3") as (one, _), hall(tmp_path / "t.sqlite3") as (other, _):
            here = await one.open_table("overload", {}, SEATS, House())
            there = await other.room(here.name)
            await asyncio.gather(*(say(room, 0, f"{n}") for n in range(20) for room in (here, there)))
            await here.catch_up()
            await there.catch_up()
            assert await here.look(1) == await there.look(1)
            return texts(json.loads(await here.look(1)))

    said = asyncio.run(talk())
    assert sorted(said) == sorted(f"{n}" for n in range(20) for _ in range(2))


def test_who_is_overtaken_hears_what_others_did_and_nothing_again(tmp_path: Path) -> None:
    """Where another process wrote first, the whole log is read, and only what is new is told."""

    async def race() -> None:
        async with hall(tmp_path / "t.sqlite3") as (one, _), hall(tmp_path / "t.sqlite3") as (other, _):
            here, line = await one.open_table("chariot", {}, SEATS, House()), Notes()
            await here.join(Connection({2: "Zoé"}, line))
            there, told = await other.room(here.name), 0
            for _ in range(10):
                await decide(here)
                heard = len(line.seen["events"])
                line.changed.clear()
                await there.catch_up()
                await decide(there)
                await say(here, 0, "hello")  # and that is too late
                assert line.seen == json.loads(await here.look(2))
                events = [where[1] for where in line.changed if where[0] == "events"]
                assert {*events} == {*range(heard, len(line.seen["events"]))}
                told += len(events)
            assert told > 0

    asyncio.run(race())


def test_a_table_that_two_open_under_one_name_is_one(tmp_path: Path) -> None:
    async def both() -> None:
        async with hall(tmp_path / "t.sqlite3") as (one, _), hall(tmp_path / "t.sqlite3") as (other, log):
            rooms = await asyncio.gather(
                *(
                    here.open_table("overload", {}, SEATS, House(), name="again")
                    for here in (one, other, one, other)
                )
            )
            assert {room.name for room in rooms} == {"again"}
            assert len({room.table.opened.seed for room in rooms}) == 1
            assert len(await log.read("again")) == 1

    asyncio.run(both())


def test_a_command_is_known_again_in_another_process(tmp_path: Path) -> None:
    async def repeat() -> int:
        async with hall(tmp_path / "t.sqlite3") as (one, _), hall(tmp_path / "t.sqlite3") as (other, _):
            here = await one.open_table("overload", {}, SEATS, House())
            there = await other.room(here.name)
            await say(here, 0, "once", "c1")
            await say(there, 0, "once", "c1")
            return len(there.table.chat)

    assert asyncio.run(repeat()) == 1


def test_a_table_that_is_not_there_is_refused_and_nothing_is_written_for_it(tmp_path: Path) -> None:
    async def look() -> set[str]:
        async with hall(tmp_path / "t.sqlite3") as (here, log):
            with pytest.raises(Refused, match="no such table"):
                await here.room("nowhere")
            return await log.signed_in(60.0)

    assert asyncio.run(look()) == set()


def test_a_table_has_one_room_as_long_as_anybody_holds_it(tmp_path: Path) -> None:
    """A slow request holds a room that nobody else needs; who comes meanwhile comes to the same."""

    async def hold() -> list[str]:
        async with hall(tmp_path / "t.sqlite3") as (here, _):
            held = await here.open_table("overload", {}, SEATS, House())
            here._close_idle()
            room = await here.room(held.name)
            await say(held, 0, "hello")
            return texts(json.loads(await room.look(None)))

    assert len(asyncio.run(hold())) == 1


LOOKS = 20


def test_the_log_is_read_once_for_all_who_come_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After it is read for who came first: something may have been written since."""

    async def come() -> int:
        async with hall(tmp_path / "t.sqlite3") as (one, log), hall(tmp_path / "t.sqlite3") as (other, _):
            here = await one.open_table("overload", {}, SEATS, House())
            there = await other.room(here.name)
            await there.catch_up()
            reads, read = 0, log.read

            async def count(*asked: Any) -> Any:
                nonlocal reads
                reads += 1
                await say(there, 0, f"{reads}")  # too late for who began to read before it
                return await read(*asked)

            monkeypatch.setattr(log, "read", count)
            await asyncio.gather(*(here.catch_up() for _ in range(LOOKS)))
            assert len(here.table.chat) == reads
            return reads

    assert asyncio.run(come()) == 2


def test_who_asks_something_does_not_wait_for_all_who_look(tmp_path: Path) -> None:
    async def ask() -> int:
        async with hall(tmp_path / "t.sqlite3") as (here, _):
            room, looked = await here.open_table("overload", {}, SEATS, House()), 0

            async def look() -> None:
                nonlocal looked
                await room.look(None)
                looked += 1

            looking = asyncio.gather(*(look() for _ in range(LOOKS)))
            await asyncio.sleep(0)
            await say(room, 0, "hello")
            before = looked
            await looking
            return before

    assert asyncio.run(ask()) < LOOKS


def test_a_room_that_nobody_holds_is_closed(tmp_path: Path) -> None:
    async def leave() -> int:
        async with hall(tmp_path / "t.sqlite3") as (here, _):
            await here.open_table("overload", {}, SEATS, House())
            here._close_idle()
            gc.collect()
            return len(here.rooms)

    assert asyncio.run(leave()) == 0


class Closed(Unheard):
    """A line on which nothing is told but why it is closed."""

    code = 0

    def send(self, message: bytes) -> None:
        raise AssertionError(message)

    def close(self, code: int, reason: str) -> None:
        self.code = code


async def swap(room: Room) -> None:
    """Let who sits in seat 1 leave it, and somebody else sit down there."""
    await room.ask(lambda table, at: requests.stand(table, 1, at, ""))
    await room.ask(lambda table, at: requests.sit(table, 1, "Max", "new", at, ""))


async def mallory_sits(hall: Hall, key: str = "old") -> Room:
    """Set up a table with somebody in an open seat."""
    room = await hall.open_table("overload", {}, [SEATS[0], Plan("open"), Plan("open")], House())
    await room.ask(lambda table, at: requests.sit(table, 1, "Mallory", key, at, ""))
    return room


def test_who_left_a_seat_by_another_process_asks_nothing_more_from_there(tmp_path: Path) -> None:
    """Not even before this process has heard of it, and while somebody else sits there."""

    async def linger() -> str:
        line = Answered()
        async with hall(tmp_path / "t.sqlite3") as (one, _), hall(tmp_path / "t.sqlite3") as (other, _):
            here = await mallory_sits(one)
            there = await other.room(here.name)
            await there.catch_up()  # as it will do by itself
            await swap(here)
            assert there.table.seats[1].key == "old"
            visit = Visit(there, Connection({1: "old"}, line))
            visit.hear(json.dumps({"do": "say", "id": "x", "seat": 1, "text": "I am Max"}).encode())
            refused = await line.answer
            assert not there.table.chat
            return str(refused["code"])

    assert asyncio.run(linger()) == "not-yours"


def test_who_left_a_seat_meanwhile_lets_nobody_else_leave_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where a request to leave was sent twice, and the second comes after somebody else sat down."""

    async def leave() -> str:
        async with hall(tmp_path / "t.sqlite3") as (one, _), hall(tmp_path / "t.sqlite3") as (other, _):
            here = await mallory_sits(one, hashed("old"))
            there = await other.room(here.name)

            async def room(name: str) -> Room:
                await swap(here)  # which the other process has not heard
                return there

            monkeypatch.setattr(other, "room", room)
            with pytest.raises(Refused, match="not for you"):
                await http.stand(asked(other, here.name, 1, "old"))
            return there.table.seats[1].name

    assert asyncio.run(leave()) == "Max"


def asked(hall: Hall, table: str, seat: int, key: str) -> Request:
    """Return a request over HTTP at a seat."""
    headers = [(b"authorization", f"Bearer {key}".encode())]
    app = SimpleNamespace(state=SimpleNamespace(hall=hall))
    path = {"table": table, "seat": str(seat)}
    return Request({"type": "http", "headers": headers, "path_params": path, "app": app})


def test_who_comes_to_a_seat_that_was_left_meanwhile_is_shown_nothing(tmp_path: Path) -> None:
    async def come() -> int:
        async with hall(tmp_path / "t.sqlite3") as (one, _), hall(tmp_path / "t.sqlite3") as (other, log):
            here = await mallory_sits(one)
            there, line = await other.room(here.name), Closed()
            await swap(here)
            log.fails = True
            with pytest.raises(StoreFailed):
                await say(there, 0, "lost")  # so that the log is read again before anything is shown
            await there.join(Connection({1: "old"}, line))
            assert not there.connections
            return line.code

    assert asyncio.run(come()) == FORBIDDEN


def test_nothing_is_played_on_that_is_over_but_not_on_disk(tmp_path: Path) -> None:
    """It may never be: another process can have been faster."""

    async def give_up() -> None:
        async with hall(tmp_path / "t.sqlite3") as (here, log):
            room = await here.open_table("overload", {}, SEATS, House())
            await room.ask(requests.begin)
            for seat in (0, 1):
                await resign(room, seat)
            log.held = asyncio.get_running_loop().create_future()
            last = asyncio.create_task(resign(room, 2))
            await asyncio.sleep(0)
            assert room.table.phase == "over"
            played_on = asyncio.create_task(here.play_on(room, 0, PLAYED_ON))
            await asyncio.sleep(0)
            log.held.set_result(None)
            with pytest.raises(StoreFailed):
                await last
            log.held = None
            with pytest.raises(Refused, match="has begun"):
                await played_on

    asyncio.run(give_up())
