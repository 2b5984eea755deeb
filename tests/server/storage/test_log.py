"""The log: entries are numbered without a gap, and who comes second is told so."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from msgspec.structs import replace

from quadriga.server.storage import Digest, Log, Overtaken, StoreFailed, WrongTable, open_log
from quadriga.server.storage.groups import MOST
from tests.server.house import PATIENCE
from tests.server.storage.conftest import WAITING, digest

T = TypeVar("T")
PLAYING = Digest("playing", listed=True, due=12.5, summary=b"\x00\xff")


def within(place: str, work: Callable[[Log], Awaitable[T]]) -> T:
    """Return what is done with a log while it is open."""

    async def opened() -> T:
        async with open_log(place) as log:
            return await work(log)

    return asyncio.run(opened())


def test_what_was_appended_is_read_in_order_by_whoever_opens_it_next(place: str) -> None:
    async def write(log: Log) -> None:
        await log.append("cups", 0, [b"sit", b"\x00\xff"], WAITING)
        await log.append("cups", 2, [b"", b"walk"], PLAYING)
        await log.append("other", 0, [b"sit"], WAITING)

    async def read(log: Log) -> None:
        assert await log.read("cups") == [b"sit", b"\x00\xff", b"", b"walk"]
        assert await log.read("cups", after=3) == [b"walk"]
        assert await log.read("cups", after=4) == []
        assert await digest(log, "cups") == (4, PLAYING)
        assert await digest(log, "other") == (1, WAITING)

    within(place, write)
    within(place, read)


@pytest.mark.parametrize("number", [10**30, -(10**30)])
def test_a_number_may_be_as_large_as_it_likes(place: str, number: int) -> None:
    async def ask(log: Log) -> None:
        await log.append("cups", 0, [b"sit"], WAITING)
        assert await log.read("cups", after=number) == ([] if number > 0 else [b"sit"])
        with pytest.raises(Overtaken):
            await log.append("cups", number, [b"late"], WAITING)

    within(place, ask)


def test_a_table_that_is_not_there_has_neither_entries_nor_digest(place: str) -> None:
    async def read(log: Log) -> None:
        assert await log.read("cups") == []
        assert await digest(log, "cups") is None

    within(place, read)


@pytest.mark.parametrize("after", [-1, 0, 1, 3])
def test_who_does_not_follow_the_last_entry_is_overtaken_and_writes_nothing(place: str, after: int) -> None:
    async def write(log: Log) -> None:
        await log.append("cups", 0, [b"sit", b"sit"], WAITING)
        with pytest.raises(Overtaken) as overtaken:
            await log.append("cups", after, [b"late"], PLAYING)
        assert (overtaken.value.table, overtaken.value.after, overtaken.value.last) == ("cups", after, 2)
        assert str(overtaken.value) == f"table cups has 2 entries, not {after}"
        assert await log.read("cups") == [b"sit", b"sit"]
        assert await digest(log, "cups") == (2, WAITING)

    within(place, write)


def test_no_table_begins_after_its_first_entry(place: str) -> None:
    async def write(log: Log) -> None:
        with pytest.raises(Overtaken, match="table cups has 0 entries, not 1"):
            await log.append("cups", 1, [b"late"], WAITING)
        assert await digest(log, "cups") is None

    within(place, write)


def test_who_is_overtaken_does_not_hold_up_the_others_of_its_group(place: str) -> None:
    async def write(log: Log) -> None:
        outcomes = await asyncio.gather(
            log.append("a", 0, [b"1"], WAITING),
            log.append("b", 5, [b"6"], WAITING),
            log.append("c", 0, [b"1", b"2"], WAITING),
            log.append("a", 0, [b"late"], PLAYING),
            log.append("c", 2, [b"3"], PLAYING),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [
            type(None),
            Overtaken,
            type(None),
            Overtaken,
            type(None),
        ]
        assert await log.read("a") == [b"1"]
        assert await digest(log, "b") is None
        assert await log.read("c") == [b"1", b"2", b"3"]
        assert [await digest(log, table) for table in "ac"] == [(1, WAITING), (3, PLAYING)]

    within(place, write)


def test_the_largest_group_is_written(place: str) -> None:
    """Few entries each at many tables, or many at few; and more than that at one."""
    for each in (1, 9, MOST, 10 * MOST):
        tables = [f"t{each}-{number}" for number in range(max(1, MOST // each))]

        async def write(log: Log, each: int = each, tables: list[str] = tables) -> None:
            await asyncio.gather(*(log.append(table, 0, [b"back"] * each, WAITING) for table in tables))
            assert await log.lasts(tables) == dict.fromkeys(tables, each)

        within(place, write)


def test_nothing_is_never_appended(place: str) -> None:
    async def write(log: Log) -> None:
        await log.append("cups", 0, [b"sit"], PLAYING)
        with pytest.raises(ValueError, match="nothing is appended to table cups"):
            await log.append("cups", 1, [], PLAYING)

    within(place, write)


def test_a_due_time_can_be_taken_back(place: str) -> None:
    async def write(log: Log) -> None:
        await log.append("cups", 0, [b"sit"], PLAYING)
        await log.append("cups", 1, [b"walk"], replace(PLAYING, due=None))
        assert await digest(log, "cups") == (2, replace(PLAYING, due=None))

    within(place, write)


def test_what_is_known_stays_where_nothing_new_is(place: str) -> None:
    async def write(log: Log) -> None:
        await log.append("cups", 0, [b"sit"], PLAYING)
        await log.append("cups", 1, [b"walk", b"", b"walk"], None)
        assert await digest(log, "cups") == (4, PLAYING)
        assert await log.read("cups", 1) == [b"walk", b"", b"walk"]
        both = (log.append("cups", 4, [b""], WAITING), log.append("cups", 5, [b"run"], None))
        await asyncio.gather(*both)
        assert await digest(log, "cups") == (6, WAITING)

    within(place, write)


def test_a_table_begins_with_what_is_known_of_it(place: str) -> None:
    async def write(log: Log) -> None:
        with pytest.raises(ValueError, match="table cups begins with what is known of it"):
            log.append("cups", 0, [b"sit"], None)
        assert await digest(log, "cups") is None

    within(place, write)


def test_an_entry_and_a_summary_may_be_empty(place: str) -> None:
    async def write(log: Log) -> None:
        await log.append("cups", 0, [b""], replace(WAITING, summary=b""))
        await log.append("cups", 1, [b"", b"walk"], replace(WAITING, summary=b""))
        assert await log.read("cups") == [b"", b"", b"walk"]
        assert await digest(log, "cups") == (3, replace(WAITING, summary=b""))

    within(place, write)


def test_strangers_see_the_listed_tables_of_a_phase_the_latest_changed_first(place: str) -> None:
    async def write(log: Log) -> None:
        for table in ("a", "b", "c"):
            await log.append(table, 0, [b"sit"], replace(WAITING, summary=table.encode()))
        await log.append("secret", 0, [b"sit"], replace(WAITING, listed=False))
        await log.append("begun", 0, [b"sit"], PLAYING)
        await log.append("a", 1, [b"sit"], replace(WAITING, summary=b"a again"))
        seen = await log.listed("waiting", 10)
        assert [(table, digest.summary) for table, digest in seen] == [
            ("a", b"a again"),
            ("c", b"c"),
            ("b", b"b"),
        ]
        assert [table for table, _ in await log.listed("waiting", 2)] == ["a", "c"]
        assert await log.listed("playing", 10) == [("begun", PLAYING)]
        assert await log.listed("over", 10) == []

    within(place, write)


def test_tables_are_due_once_their_time_has_come_the_longest_due_first(place: str) -> None:
    async def write(log: Log) -> None:
        for table, due in (("late", 30.0), ("never", None), ("soon", 10.5), ("then", 20.0)):
            await log.append(table, 0, [b"sit"], replace(PLAYING, due=due))
        assert await log.due(30.0, 10) == ["soon", "then"]
        assert await log.due(31.0, 2) == ["soon", "then"]
        await log.append("soon", 1, [b"walk"], WAITING)
        assert await log.due(31.0, 10) == ["then", "late"]

    within(place, write)


def test_tables_that_a_living_process_keeps_are_not_due_to_others(place: str) -> None:
    async def write(log: Log) -> None:
        for number, keeper in enumerate(("one", "other", "")):
            await log.append(f"t{number}", 0, [b"sit"], replace(PLAYING, due=10.0 + number, keeper=keeper))
        known = await digest(log, "t1")
        assert known
        assert known[1].keeper == "other"
        assert await log.due(99.0, 9) == ["t0", "t1", "t2"]
        assert await log.due(99.0, 9, {"one", "third"}) == ["t1", "t2"]
        assert await log.due(99.0, 1, {"one"}) == ["t1"]

    within(place, write)


def test_old_tables_that_are_over_or_never_began_are_forgotten(place: str) -> None:
    over = replace(PLAYING, phase="over", due=None)

    async def write(log: Log) -> None:
        for table, known in (("never", WAITING), ("on", PLAYING), ("ended", over), ("also", over)):
            await log.append(table, 0, [b"sit", b"walk"], known)
        assert await log.forget(3600.0, 10) == 0
        assert await log.forget(-1.0, 2) == 2
        assert await log.forget(-1.0, 2) == 1
        assert await log.forget(-1.0, 2) == 0
        assert [await log.read(table) for table in ("never", "ended", "also")] == [[], [], []]
        assert await log.lasts(["never", "on", "ended", "also"]) == {"on": 2}
        assert await log.read("on") == [b"sit", b"walk"]
        await log.append("ended", 0, [b"sit"], WAITING)
        assert await log.read("ended") == [b"sit"]

    within(place, write)


def test_what_is_known_of_many_tables_is_asked_for_at_once(place: str) -> None:
    async def ask(log: Log) -> None:
        await log.append("a", 0, [b"1"], WAITING)
        await log.append("b", 0, [b"1", b"2"], PLAYING)
        assert await log.digests(["b", "nowhere", "a"]) == {"a": (1, WAITING), "b": (2, PLAYING)}
        assert await log.digests([]) == {}

    within(place, ask)


def test_the_last_entries_of_many_tables_are_asked_for_at_once(place: str) -> None:
    async def write(log: Log) -> None:
        await log.append("a", 0, [b"sit", b"walk"], PLAYING)
        await log.append("b", 0, [b"sit"], WAITING)
        await log.append("c", 0, [b"sit"], WAITING)
        assert await log.lasts(["a", "b", "nowhere"]) == {"a": 2, "b": 1}
        assert await log.lasts([]) == {}
        await log.append("b", 1, [b"walk"], WAITING)
        assert await log.lasts({"b"}) == {"b": 2}

    within(place, write)


def test_processes_are_alive_for_as_long_as_they_say_so(place: str) -> None:
    async def write(log: Log) -> None:
        assert await log.signed_in(60.0) == set()
        for process in ("one", "other", "third"):
            await log.sign_in(process)
        await log.sign_out("third")
        await log.sign_out("never")
        assert await log.signed_in(PATIENCE) == {"one", "other"}
        await asyncio.sleep(0.6)
        async with asyncio.timeout(PATIENCE):
            while True:  # until that is asked in time, on a busy machine
                await log.sign_in("one")
                living = await log.signed_in(0.5)
                assert "other" not in living
                if living == {"one"}:
                    break
        assert await log.signed_in(2 * PATIENCE) == {"one", "other"}

    within(place, write)


def test_a_process_that_is_long_dead_leaves_no_trace(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("sqlite", "postgres"):
        monkeypatch.setattr(f"quadriga.server.storage.{module}.FORGOTTEN", 0)

    async def write(log: Log) -> None:
        for process in ("one", "other"):
            await log.sign_in(process)
            await asyncio.sleep(0.01)
        assert await log.signed_in(60.0) == {"other"}

    within(place, write)


@pytest.mark.parametrize("name", ["", "x" * 65, "a b", "a/b", "a\n", "a\0", "é", "\ud800"])
def test_what_no_table_can_be_called_is_refused(place: str, name: str) -> None:
    async def ask(log: Log) -> None:
        with pytest.raises(WrongTable):
            await log.append(name, 0, [b"sit"], WAITING)
        for asked in (log.read(name), log.digests([name])):
            with pytest.raises(WrongTable):
                await asked

    within(place, ask)


def test_a_wrong_name_is_told_with_what_a_name_is() -> None:
    told = "no table is called 'a b'; a name is 1 to 64 letters, digits, - and _"
    assert str(WrongTable("a b")) == told


def test_closing_waits_for_what_is_still_to_be_written(place: str) -> None:
    async def leave() -> list[bytes]:
        async with open_log(place) as log:
            written = [log.append(f"t{n}", 0, [b"sit"], WAITING) for n in range(20)]
            await asyncio.sleep(0)
        await asyncio.gather(*written)
        async with open_log(place) as log:
            return [entry for n in range(20) for entry in await log.read(f"t{n}")]

    assert asyncio.run(leave()) == [b"sit"] * 20


def test_a_closed_log_says_so(place: str) -> None:
    async def leave() -> None:
        async with open_log(place) as log:
            await log.append("cups", 0, [b"sit"], WAITING)
        with pytest.raises(StoreFailed, match="the log is closed"):
            await log.append("cups", 1, [b"sit"], WAITING)
        with pytest.raises(StoreFailed, match="closed"):
            await log.read("cups")

    asyncio.run(leave())


def test_servers_that_want_the_same_tables_lose_nothing_and_never_wait_for_each_other_in_a_ring(
    place: str,
) -> None:
    """Each appends to all tables at once, in an order of its own, and tries again where it was overtaken."""
    tables = [f"t{n}" for n in range(6)]

    async def insist(log: Log, table: str, mine: bytes) -> None:
        while True:
            known = await digest(log, table)
            try:
                await log.append(table, known[0] if known else 0, [mine, mine], WAITING)
            except Overtaken:
                continue
            return

    async def serve(mine: bytes, order: list[str]) -> None:
        async with open_log(place) as log:
            for _ in range(5):
                await asyncio.gather(*(insist(log, table, mine) for table in order))

    async def all_at_once() -> list[list[bytes]]:
        await asyncio.gather(*(serve(str(n).encode(), tables[n:] + tables[:n][::-1]) for n in range(4)))
        async with open_log(place) as log:
            return [await log.read(table) for table in tables]

    for entries in asyncio.run(all_at_once()):
        assert sorted(entries) == sorted(str(n).encode() for n in range(4) for _ in range(10))
        assert entries[::2] == entries[1::2]
