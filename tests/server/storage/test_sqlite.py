"""The SQLite file: safe against the loss of power, and usable again after every fault."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from functools import partial
from pathlib import Path

import pytest

from quadriga.server.storage import StoreFailed, open_log, sqlite_file
from quadriga.server.storage.sqlite import DUE, LISTED, SqliteLog
from tests.server.storage.conftest import WAITING, digest

KIB = 1024


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """Let no file grow beyond what this one has now."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    largest = max(path.stat().st_size for path in file.parent.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest + 8 * KIB, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_told_to_all_who_wait_and_forgotten_once_there_is_room(file: Path) -> None:
    async def fill() -> None:
        async with open_log(str(file)) as log:
            await log.append("a", 0, [b"sit"], WAITING)
            with full_disk(file):
                large = [log.append(table, 0, [bytes(200 * KIB)], WAITING) for table in "bcd"]
                outcomes = await asyncio.gather(*large, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {StoreFailed}
            assert all(str(outcome).startswith(f"{file}: ") for outcome in outcomes)
            await log.append("b", 0, [bytes(200 * KIB)], WAITING)
            assert await log.read("a") == [b"sit"]
            assert await digest(log, "c") is None

    asyncio.run(fill())


def test_who_holds_the_file_for_too_long_is_told_of(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.05)

    async def wait() -> None:
        async with open_log(str(file)) as log:
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreFailed, match="database is locked"):
                    await log.append("cups", 0, [b"sit"], WAITING)
                assert await log.read("cups") == []
                other.execute("ROLLBACK")
            await log.append("cups", 0, [b"sit"], WAITING)

    asyncio.run(wait())


async def opened(file: Path) -> None:
    async with open_log(str(file)):
        pass


@contextmanager
def held(file: Path, *statements: str) -> Iterator[None]:
    """Hold the file by a transaction of another process."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        for statement in statements:
            other.execute(statement)
        yield


async def opened_once_it_is_free(file: Path, *statements: str) -> None:
    """Open the file several times while it is held."""
    with held(file, *statements):
        opening = [asyncio.create_task(opened(file)) for _ in range(5)]
        await asyncio.sleep(0.2)
        assert not any(task.done() for task in opening)
    await asyncio.gather(*opening)


def test_who_opens_a_new_file_waits_for_who_makes_it(file: Path) -> None:
    asyncio.run(opened_once_it_is_free(file, "BEGIN IMMEDIATE"))


def test_who_opens_a_file_waits_until_its_journal_can_be_changed(file: Path) -> None:
    asyncio.run(opened(file))
    read = "SELECT count(*) FROM entries"
    asyncio.run(opened_once_it_is_free(file, "PRAGMA journal_mode=DELETE", "BEGIN", read))


@pytest.mark.parametrize(("busy", "patience", "tried"), [(3, 30.0, 4), (3, -1.0, 1)])
def test_where_sqlite_does_not_wait_it_is_asked_again_for_a_while(
    monkeypatch: pytest.MonkeyPatch, busy: int, patience: float, tried: int
) -> None:
    """As when two change the journal at once: one of them is sent away."""
    monkeypatch.setattr(sqlite_file, "PATIENCE", patience)
    tries = []

    def work() -> None:
        tries.append(1)
        if len(tries) <= busy:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY
            raise error

    with nullcontext() if tried > busy else pytest.raises(sqlite3.OperationalError):
        sqlite_file.patiently(work)
    assert len(tries) == tried


def test_reading_and_the_event_loop_go_on_while_a_commit_waits(file: Path) -> None:
    async def wait() -> None:
        async with open_log(str(file)) as log:
            await log.append("cups", 0, [b"sit"], WAITING)
            with closing(sqlite3.connect(file, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                writing = log.append("cups", 1, [b"walk"], WAITING)
                await asyncio.sleep(0.05)
                assert await log.read("cups") == [b"sit"]
                assert not writing.done()
                other.execute("ROLLBACK")
            await writing
            assert await log.read("cups") == [b"sit", b"walk"]

    asyncio.run(wait())


def test_a_file_that_was_taken_away_is_not_made_anew(file: Path) -> None:
    async def take_away() -> None:
        async with open_log(str(file)) as log:
            await log.append("cups", 0, [b"sit"], WAITING)
            for path in file.parent.iterdir():
                path.rename(path.with_name(f"taken {path.name}"))
            with pytest.raises(StoreFailed, match="unable to open database file"):
                await log.read("cups")

    asyncio.run(take_away())


def setting(connection: sqlite3.Connection, name: str) -> object:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def test_the_writer_waits_for_the_disk_at_each_commit(file: Path) -> None:
    async def settings() -> list[object]:
        async with SqliteLog(file) as log:
            await log.append("cups", 0, [b"sit"], WAITING)
            asked = ("journal_mode", "synchronous", "fullfsync", "busy_timeout")
            return [await log._writing.run(partial(setting, name=name)) for name in asked]

    full = 2
    assert asyncio.run(settings()) == ["wal", full, 1, 30_000]


@pytest.mark.parametrize(
    ("question", "facts", "index"),
    [(LISTED, ("waiting", 9), "tables_listed"), (DUE, (time.time(), "[]", 9), "tables_due")],
)
def test_lists_are_not_made_by_looking_at_every_table(
    file: Path, question: str, facts: tuple[object, ...], index: str
) -> None:
    async def make() -> None:
        async with open_log(str(file)):
            pass

    asyncio.run(make())
    with closing(sqlite3.connect(file)) as connection:
        (*_, plan), *_ = connection.execute(f"EXPLAIN QUERY PLAN {question}", facts)
    assert f"USING INDEX {index}" in plan.replace("COVERING ", "")
