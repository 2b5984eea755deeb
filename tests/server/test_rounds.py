"""Rounds: two processes at one log, here within one, so that time can be short and death be played."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from quadriga.server import room, rounds
from quadriga.server.connection import Connection
from quadriga.server.hall import Hall
from quadriga.server.news import NoNews
from quadriga.server.office import Office
from quadriga.server.room import Room
from quadriga.server.storage import Digest, open_log
from quadriga.server.thinkers import Thinkers
from quadriga.table import entries, requests
from quadriga.table.entries import House, Pace, Plan
from quadriga.table.refusals import Refused
from quadriga.table.table import Table
from tests.server.halls import Unheard
from tests.server.house import PATIENCE

PEOPLE = [Plan("person", "Lola", key="l"), Plan("person", "Max", key="m")]
BOTS = [Plan("bot", "Nina", "level1"), Plan("bot", "Hugo", "level1")]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make rounds often, and miss nobody by mistake, however busy the machine is."""
    monkeypatch.setattr(room, "GRACE", 3600.0)
    monkeypatch.setattr(rounds, "PATROL", 0.05)
    monkeypatch.setattr(rounds, "OFTEN", 0.02)
    monkeypatch.setattr(rounds, "LIFE", 3600.0)
    monkeypatch.setattr(rounds, "STALLED", 0.4)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Soon miss who is gone."""
    monkeypatch.setattr(room, "GRACE", 0.3)
    monkeypatch.setattr(rounds, "LIFE", 1.0)


@asynccontextmanager
async def process(file: Path) -> AsyncIterator[Hall]:
    """Open the hall of a process; where it was closed already, the process is dead."""
    async with open_log(str(file)) as log:
        thinkers, news = Thinkers(1), NoNews()
        hall = Hall(Office(log, thinkers, news))
        rounds.begin(hall, news)
        try:
            yield hall
        finally:
            await rounds.end(hall)
            thinkers.close()


async def die(hall: Hall) -> None:
    """Do nothing any more, and do not say so."""
    await hall.office.close()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def sit(hall: Hall, name: str, seat: int) -> tuple[Room, Connection]:
    there, connection = await hall.room(name), Connection({seat: PEOPLE[seat].key}, Unheard())
    await there.join(connection)
    return there, connection


async def know_each_other(one: Hall, other: Hall) -> None:
    """Wait until each of two processes knows that the other lives."""
    both = {one.office.process, other.office.process}
    await until(lambda: both <= one.office.living and both <= other.office.living)


async def told(hall: Hall, name: str, kind: type[entries.Entry]) -> list[entries.Logged]:
    """Return what stands of this kind in the log, once what has just happened there does."""
    await (await hall.room(name)).catch_up()
    log = [entries.decode(entry) for entry in await hall.office.log.read(name)]
    return [entry for entry in log if isinstance(entry, kind)]


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
