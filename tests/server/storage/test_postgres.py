"""PostgreSQL: lost connections are made anew, and a database that promises less is held to its word."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

import asyncpg
import pytest

from quadriga.server.storage import StoreFailed, WrongStore, open_log
from quadriga.server.storage.postgres import PostgresLog
from quadriga.server.storage.postgres_tables import Connection
from tests.server.storage.conftest import WAITING, digest
from tests.server.storage.postgresql import PATIENCE, PostgreSQL

CUT_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'quadriga'"


# Not from pg_stat_activity, which shows a transaction no connection that is made after its first look.
WAITING_FOR_A_LOCK = "SELECT count(*) FROM pg_locks WHERE NOT granted"


async def held_up(connection: Connection) -> None:
    """Return once somebody waits for what a transaction holds."""
    async with asyncio.timeout(PATIENCE):
        while not await connection.fetchval(WAITING_FOR_A_LOCK):
            await asyncio.sleep(0.01)


async def cut_off(log: PostgresLog) -> None:
    """Return once both connections know that they are cut."""
    assert log._writing
    assert log._reading
    async with asyncio.timeout(PATIENCE):
        while not log._writing.is_closed() or log._reading.get_size():
            await asyncio.sleep(0.01)


async def done(url: str, statement: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def test_a_log_whose_connections_are_cut_goes_on(database: str) -> None:
    async def cut() -> list[bytes]:
        async with PostgresLog(database, "") as log:
            await log.append("cups", 0, [b"sit"], WAITING)
            await log.read("cups")
            await done(database, CUT_ALL)
            await cut_off(log)
            await log.append("cups", 1, [b"walk"], WAITING)
            return await log.read("cups")

    assert asyncio.run(cut()) == [b"sit", b"walk"]


def test_a_connection_that_is_cut_in_a_commit_fails_all_who_wait_and_the_next_append_is_written(
    database: str,
) -> None:
    async def cut() -> None:
        async with open_log(database) as log:
            await log.append("cups", 0, [b"sit"], WAITING)
            blocking = await asyncpg.connect(database)
            async with blocking.transaction():
                await blocking.execute("SELECT 1 FROM tables FOR UPDATE")
                waiting = [
                    log.append("cups", 1, [b"walk"], WAITING),
                    log.append("other", 0, [b"sit"], WAITING),
                ]
                await held_up(blocking)
                await done(database, CUT_ALL)
                outcomes = await asyncio.gather(*waiting, return_exceptions=True)
            await blocking.close()
            assert {type(outcome) for outcome in outcomes} == {StoreFailed}
            assert str(outcomes[0]).startswith(f"{database}: ")
            await log.append("cups", 1, [b"walk"], WAITING)
            assert await log.read("cups") == [b"sit", b"walk"]
            assert await digest(log, "other") is None

    asyncio.run(cut())


def test_a_server_that_is_gone_is_told_of_and_what_was_acknowledged_is_there_when_it_is_back(
    database: str, postgresql: PostgreSQL
) -> None:
    async def crash() -> None:
        async with open_log(database) as log:
            await log.append("cups", 0, [b"sit"], WAITING)
            await asyncio.to_thread(postgresql.stop, signal.SIGQUIT)
            try:
                with pytest.raises(StoreFailed):
                    await log.append("cups", 1, [b"walk"], WAITING)
                with pytest.raises(StoreFailed):
                    await log.read("cups")
            finally:
                await asyncio.to_thread(postgresql.start)
            await log.append("cups", 1, [b"walk"], WAITING)
            assert await log.read("cups") == [b"sit", b"walk"]

    asyncio.run(crash())


@pytest.mark.parametrize(
    ("set_there", "kept"), [("off", "on"), ("local", "local"), ("remote_apply", "remote_apply")]
)
def test_a_commit_waits_for_the_disk_at_least(
    database: str, postgresql: PostgreSQL, set_there: str, kept: str
) -> None:
    (name,) = postgresql.do("SELECT current_database()", database)[0]
    postgresql.do(f"ALTER DATABASE {name} SET synchronous_commit = {set_there}")

    async def setting() -> object:
        async with PostgresLog(database, "") as log:
            await log.append("cups", 0, [b"sit"], WAITING)
            return await (await log._writer()).fetchval("SHOW synchronous_commit")

    assert asyncio.run(setting()) == kept


async def opened(url: str) -> None:
    async with open_log(url):
        pass


def test_a_database_that_is_not_there_is_told_of(postgresql: PostgreSQL) -> None:
    with pytest.raises(WrongStore, match='database "nowhere" does not exist'):
        asyncio.run(opened(postgresql.url("nowhere")))


def test_a_server_that_is_not_there_is_told_of_without_the_password() -> None:
    with pytest.raises(WrongStore) as refused:
        asyncio.run(opened("postgresql://lola:secret@127.0.0.1:1/db"))
    assert str(refused.value).startswith("tables cannot be kept in postgresql://lola@127.0.0.1:1/db: ")
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("url", ["postgresql://lola:se/cret@host/db", "postgres://host:port/db"])
def test_a_url_that_cannot_be_read_is_told_of_without_the_password(url: str) -> None:
    with pytest.raises(WrongStore) as refused:
        asyncio.run(opened(url))
    assert refused.value.reason == "its URL cannot be read"
    assert "se" not in refused.value.place.replace("postgres", "")


async def free(url: str, statement: str, names: str) -> str:
    """Return those names for which a statement need not wait for another transaction."""
    connection = await asyncpg.connect(url, server_settings={"lock_timeout": "50ms"})
    found = ""
    for name in names:
        with suppress(asyncpg.LockNotAvailableError):
            async with connection.transaction():
                await connection.execute(statement, name)
                found += name
    await connection.close()
    return found


LOCKED = "SELECT 1 FROM tables WHERE table_id = $1 FOR UPDATE"
STARTED = "INSERT INTO tables (table_id) VALUES ($1) ON CONFLICT DO NOTHING"


@pytest.mark.parametrize(("known", "statement"), [("gfedcba", LOCKED), ("", STARTED)])
def test_tables_of_a_group_are_taken_in_the_order_of_their_names(
    database: str, known: str, statement: str
) -> None:
    """So that no two servers wait for each other: who waits for d holds what is before it, and no more."""

    async def wait() -> str:
        async with open_log(database) as log:
            for name in known:
                await log.append(name, 0, [b"sit"], WAITING)
            blocking = await asyncpg.connect(database)
            async with blocking.transaction():
                await blocking.execute(statement, "d")
                group = [log.append(name, len(known) and 1, [b"walk"], WAITING) for name in "bfgdeac"]
                await held_up(blocking)
                unlocked = await free(database, statement, "abcefg")
            await blocking.close()
            await asyncio.gather(*group, return_exceptions=True)
        return unlocked

    assert asyncio.run(wait()) == "efg"
