"""Who is there and who is not: known to all processes, wherever people come, go and come back."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from quadriga.server import room, rounds
from quadriga.server.hall import Hall
from quadriga.table import entries, requests
from quadriga.table.entries import House, Pace
from tests.server.halls import BOTS, PEOPLE, die, know_each_other, process, sit, told, until
from tests.server.house import PATIENCE

pytestmark = pytest.mark.usefixtures("quick")


async def missed(hall: Hall, name: str, monkeypatch: pytest.MonkeyPatch) -> list[entries.Logged]:
    """Let who might be missing at a table be missed at once, by this process and by all; return who was."""
    monkeypatch.setattr(room, "GRACE", 0.0)
    for seat in range(len(PEOPLE)):
        await hall.rooms[name]._go_away(seat)
    await asyncio.sleep(5 * rounds.PATROL)
    return await told(hall, name, entries.Away)


def test_who_moves_to_another_process_is_never_away(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def move() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("chariot", {}, PEOPLE, House())).name
            here, before = await sit(one, name, 0)
            await sit(one, name, 1)
            await sit(other, name, 0)
            here.leave(before)
            await until(lambda: here.table.seats[0].process == other.office.process)
            await know_each_other(one, other)
            assert await missed(one, name, monkeypatch) == []

    asyncio.run(move())


def test_a_process_that_only_looks_misses_nobody_who_is_at_another(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def look() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("chariot", {}, PEOPLE, House())).name
            for seat in (0, 1):
                await sit(one, name, seat)
            await other.room(name)
            await know_each_other(one, other)
            assert await missed(other, name, monkeypatch) == []

    asyncio.run(look())


@pytest.mark.usefixtures("hasty")
def test_who_leaves_is_away_for_everybody_and_is_back_wherever_they_come(file: Path) -> None:
    async def leave() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("chariot", {}, PEOPLE, House())).name
            here, connection = await sit(one, name, 0)
            there, _ = await sit(other, name, 1)
            here.leave(connection)
            await until(lambda: there.table.seats[0].away is not None)
            await sit(other, name, 0)
            await until(lambda: here.table.seats[0].away is None)

    asyncio.run(leave())


@pytest.mark.usefixtures("hasty")
def test_who_leaves_is_covered_by_a_bot_and_takes_the_seat_back(file: Path) -> None:
    async def leave() -> None:
        async with process(file) as one:
            name = (await one.open_table("overload", {}, [*PEOPLE, BOTS[0]], House(cover=0))).name
            here, lola = await sit(one, name, 0)
            await sit(one, name, 1)
            await until(lambda: here.table.actor == 0)
            here.leave(lola)
            await until(lambda: here.table.seats[0].covered == "away")
            await until(lambda: here.table.actor == 1)
            played = await told(one, name, entries.Played)
            assert {(entry.seat, entry.bot) for entry in played if isinstance(entry, entries.Played)} == {
                (0, True)
            }
            await sit(one, name, 0)
            assert (here.table.seats[0].away, here.table.seats[0].covered) == (None, "")

    asyncio.run(leave())


def test_who_has_no_time_left_leaves_the_rest_to_a_bot(file: Path) -> None:
    """Nobody need be asked anything for a clock to run out; where nobody has time left, the game is over."""

    async def wait() -> None:
        async with process(file) as one:
            name = (await one.open_table("edison", {}, PEOPLE, House(pace=Pace(first=50)))).name
            here, _ = await sit(one, name, 0)
            await sit(one, name, 1)
            await until(lambda: here.table.phase == "over")
            assert [seat.covered for seat in here.table.seats] == ["clock", "clock"]

    asyncio.run(wait())


@pytest.mark.usefixtures("hasty")
def test_a_clock_runs_out_in_time_though_no_room_is_kept_open_for_it(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By correspondence it may take weeks, at more tables than there is room for."""
    monkeypatch.setattr(room, "SOON", 0.1)

    async def wait() -> None:
        async with process(file) as one:
            name = (await one.open_table("edison", {}, PEOPLE, House(pace=Pace(first=3_000)))).name
            for seat in (0, 1):
                here, connection = await sit(one, name, seat)
                here.leave(connection)
            assert here.table.phase == "playing"
            del here
            async with asyncio.timeout(PATIENCE):
                while name in one.rooms:
                    gc.collect()
                    await asyncio.sleep(0.01)
                while not any(b"covered" in entry for entry in await one.office.log.read(name)):
                    await asyncio.sleep(rounds.PATROL)

    asyncio.run(wait())


@pytest.mark.usefixtures("hasty")
def test_who_was_at_a_process_that_died_is_missed_by_another(file: Path) -> None:
    async def lose() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("chariot", {}, PEOPLE, House())).name
            await sit(one, name, 0)
            there, _ = await sit(other, name, 1)
            await die(one)
            await until(lambda: there.table.seats[0].away is not None)
            assert there.table.seats[1].away is None

    asyncio.run(lose())


def test_who_is_thought_away_and_is_not_is_back_at_once(file: Path) -> None:
    """As when their process was busy for so long that others thought it dead."""

    async def mistake() -> None:
        async with process(file) as one, process(file) as other:
            name = (await one.open_table("chariot", {}, PEOPLE, House())).name
            here, _ = await sit(one, name, 0)
            there, _ = await sit(other, name, 1)
            await there.ask(lambda table, at: requests.go_away(table, 0, at))
            await until(lambda: here.table.seq > there.table.seq or there.table.seats[0].away is None)
            await until(lambda: there.table.seats[0].away is None)
            assert here.table.seats[0].process == one.office.process

    asyncio.run(mistake())
