"""Outages: while no process lived nobody lost time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from quadriga.client import ask_server, at_table, open_table
from quadriga.server import outages, rounds
from quadriga.server.hall import Hall
from quadriga.server.news import NoNews
from quadriga.server.office import Office
from quadriga.server.outages import HOUSE, Outage, outage_until_now
from quadriga.server.storage import Log, open_log
from quadriga.server.thinkers import Thinkers
from quadriga.table import entries
from quadriga.table.entries import House as Agreed
from quadriga.table.entries import Pace
from tests.server.halls import PEOPLE, process, sit, told, until
from tests.server.house import House

CLOCKS = Agreed(pace=Pace(60_000))
MINUTE = 60_000  # milliseconds


def now() -> int:
    return time.time_ns() // 1_000_000


def last_outage(place: str) -> Outage | None:
    return asyncio.run(outage_until_now(partial(open_log, place)))


async def with_log(place: str, work: Callable[[Log], object]) -> None:
    async with open_log(place) as log:
        await work(log)  # type: ignore[misc]  # whatever it gives


async def played(file: Path) -> tuple[str, int, int]:
    """Let a game begin and its server end; return its table, and since when how much was on the clock."""
    async with process(file) as one:
        name = (await one.open_table("chariot", {}, PEOPLE, CLOCKS)).name
        here, _ = await sit(one, name, 0)
        await sit(one, name, 1)
        table = here.table
        await until(lambda: table.phase == "playing" and all(seat.has_come for seat in table.seats))
        left = table.seats[table.actor].left
        assert left is not None
        return name, table.since, left


def test_where_nobody_ever_served_nobody_stopped(place: str) -> None:
    assert last_outage(place) is None


def test_an_outage_begins_with_the_last_sign_of_life(place: str) -> None:
    asyncio.run(with_log(place, lambda log: log.sign_in(HOUSE)))
    signed_in = now()
    time.sleep(0.1)
    found = last_outage(place)
    assert found is not None
    assert signed_in - MINUTE <= found.begun <= signed_in + 1, "about then, on a busy machine"
    assert signed_in + 100 <= found.ended <= now()


def test_there_is_none_while_a_process_lives(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of this machine that runs no more does not, however late it signed in."""
    monkeypatch.setattr(outages, "LIFE", 3600.0)
    asyncio.run(with_log(place, lambda log: log.sign_in("elsewhere")))
    assert last_outage(place) is None
    monkeypatch.setattr(outages, "is_surely_gone", lambda name: name == "elsewhere")
    assert last_outage(place) is not None


def test_the_house_signs_in_while_no_table_is_open_and_at_the_end(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no process: nobody waits for it to do anything."""
    monkeypatch.setattr(rounds, "SIGN", 0.01)

    async def live() -> Hall:
        async with process(file) as hall:
            log = hall.office.log
            for _ in range(2):
                await log.sign_out(HOUSE)
                async with asyncio.timeout(60.0):
                    while HOUSE not in await log.signed_in(60.0):
                        await asyncio.sleep(0.01)
            await rounds.attend(hall)
            assert HOUSE not in hall.office.living
            await hall.office.close()
            await log.sign_out(HOUSE)
            return hall

    asyncio.run(live())
    found = last_outage(str(file))
    assert found is not None
    assert found.ended - found.begun < MINUTE, "it has just said so"


def test_a_clock_stands_still_whoever_opens_the_table(file: Path) -> None:
    """Before anything else happens there; and once only, however many processes begin anew."""

    async def serve() -> None:
        name, since, left = await played(file)
        outage = Outage(since + 1000, since + 100 * MINUTE)
        async with open_log(str(file)) as log:
            thinkers = Thinkers(1)
            for _ in range(2):
                hall = Hall(Office(log, thinkers, NoNews(), outage))
                opened = await hall.room(name)
                await hall.office.close()
            seat = opened.table.seats[opened.table.actor]
            assert (opened.table.since, seat.left) == (since + 100 * MINUTE, left - 1000)
            assert len(await told(hall, name, entries.Outage)) == 1
            thinkers.close()

    asyncio.run(serve())


def test_tables_that_nobody_opens_are_seen_to(file: Path) -> None:
    """Else a second outage would make the first one be forgotten."""

    async def serve() -> None:
        name, begun, _ = await played(file)
        async with open_log(str(file)) as log:
            hall = Hall(Office(log, Thinkers(1), NoNews(), Outage(begun, begun + MINUTE)))
            await rounds.set_clocks(hall)
            assert len(await told(hall, name, entries.Outage)) == 1
            await hall.office.close()
            hall.office.thinkers.close()

    asyncio.run(serve())


@pytest.mark.parametrize(("ends", "workers"), [(House.stop, "1"), (House.kill, "2")])
def test_who_was_on_turn_when_the_server_ended_has_as_much_time_as_before(
    file: Path, tmp_path: Path, ends: Callable[[House], None], workers: str
) -> None:
    with House(str(file), tmp_path, "--workers", workers) as house:
        people = [{"kind": "person", "name": name} for name in ("Lola", "Max", "Zoé")]
        table, keys = open_table(house.url, "overload", people, house={"pace": {"first": 10 * MINUTE}})

        async def begin() -> None:
            async with at_table(house.url, table, *keys.values()) as here:
                while here.view["phase"] != "playing" or not all(seat["come"] for seat in here.view["seats"]):
                    await here.hear()

        asyncio.run(begin())
        ends(house)
        ended = now()
        time.sleep(1.5)
        begun = now()
        house.start()
        ask_server(house.url, f"/tables/{table}", key=keys[0])

    async def stood_still() -> entries.Logged:
        async with open_log(str(file)) as log:
            log_of_it = [entries.decode(entry) for entry in await log.read(table)]
            (outage,) = [entry for entry in log_of_it if isinstance(entry, entries.Outage)]
            return outage

    outage = asyncio.run(stood_still())
    assert isinstance(outage, entries.Outage)
    assert outage.begun <= ended
    assert outage.ended >= begun
