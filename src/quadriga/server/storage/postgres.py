"""The log in PostgreSQL, which any number of servers may share."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Self

import asyncpg

from quadriga.core.errors import Reason
from quadriga.server.storage import schema
from quadriga.server.storage.groups import Groups, judged
from quadriga.server.storage.log import (
    CHANGED_BY_ANOTHER,
    FORGOTTEN,
    Append,
    Digest,
    Overtaken,
    StoreFailed,
    Told,
    WrongStore,
    bounded,
    checked,
)
from quadriga.server.storage.postgres_tables import Connection, migrate

FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)

PATIENCE = 30.0  # seconds for an answer
TO_CONNECT = 10.0  # seconds
READERS = 4  # connections
# A server that is cut off in the middle of a commit must not hold up the others for ever.
SETTINGS = {"application_name": "quadriga", "idle_in_transaction_session_timeout": "60s"}

# Who runs the database may promise more than that a commit is on disk, but not less.
KEEP_FOR_SURE = """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'"""

# All servers lock tables in the order of their names; otherwise two could wait for each other.
START_TABLES = """
    INSERT INTO tables (table_id)
    SELECT started FROM unnest($1::text[]) AS started ORDER BY started COLLATE "C"
    ON CONFLICT DO NOTHING"""
LOCK_TABLES = """
    SELECT table_id, last, (SELECT number FROM quadriga_version) FROM tables
    WHERE table_id = ANY($1::text[]) ORDER BY table_id FOR UPDATE OF tables"""
ADD_ENTRIES = """
    INSERT INTO entries (table_id, seq, data) SELECT * FROM unnest($1::text[], $2::bigint[], $3::bytea[])"""
RENEW_DIGESTS = """
    UPDATE tables SET last = new.last, phase = new.phase, listed = new.listed, due = new.due,
    keeper = new.keeper, summary = new.summary, changed = clock_timestamp()
    FROM unnest($1::text[], $2::bigint[], $3::text[], $4::boolean[], $5::float8[], $6::text[], $7::bytea[])
    AS new (table_id, last, phase, listed, due, keeper, summary) WHERE tables.table_id = new.table_id"""
RENEW_LASTS = """
    UPDATE tables SET last = new.last, changed = clock_timestamp()
    FROM unnest($1::text[], $2::bigint[]) AS new (table_id, last) WHERE tables.table_id = new.table_id"""
READ = "SELECT data FROM entries WHERE table_id = $1 AND seq > $2 ORDER BY seq"
DIGESTS = """
    SELECT table_id, last, phase, listed, due, summary, keeper FROM tables
    WHERE table_id = ANY($1::text[])"""
LISTED = """
    SELECT table_id, phase, listed, due, summary, keeper FROM tables
    WHERE listed AND phase = $1 ORDER BY changed DESC LIMIT $2"""
DUE = "SELECT table_id FROM tables WHERE due < $1 AND keeper <> ALL($3::text[]) ORDER BY due LIMIT $2"
LASTS = "SELECT table_id, last FROM tables WHERE table_id = ANY($1::text[])"
# What somebody writes to now is not old, and waits for nobody.
FORGET = """
    WITH old AS (
        SELECT table_id FROM tables WHERE phase IN ('waiting', 'over')
        AND changed < clock_timestamp() - $1 * interval '1 second' LIMIT $2 FOR UPDATE SKIP LOCKED
    ), gone AS (DELETE FROM entries USING old WHERE entries.table_id = old.table_id)
    DELETE FROM tables USING old WHERE tables.table_id = old.table_id RETURNING tables.table_id"""
SIGN_IN = """
    WITH forgotten AS (DELETE FROM processes WHERE seen < clock_timestamp() - $2 * interval '1 second')
    INSERT INTO processes (process_id, seen) VALUES ($1, clock_timestamp())
    ON CONFLICT (process_id) DO UPDATE SET seen = excluded.seen"""
SIGN_OUT = "DELETE FROM processes WHERE process_id = $1"
UNATTENDED = "SELECT extract(epoch FROM clock_timestamp() - max(seen))::float8 AS seconds FROM processes"
SIGNED_IN = "SELECT process_id FROM processes WHERE seen > clock_timestamp() - $1 * interval '1 second'"


class PostgresLog:
    """One connection writes, and a few others read; those that are lost are made anew."""

    def __init__(self, url: str, shown: str) -> None:
        self._url = url
        self._shown = shown
        self._groups = Groups(self._commit)
        self._writing: Connection | None = None
        self._reading: asyncpg.Pool[asyncpg.Record] | None = None

    async def __aenter__(self) -> Self:
        try:
            await self._prepare()
        except FAILURES as error:
            raise WrongStore(self._shown, _reason(error)) from error
        return self

    async def __aexit__(self, *_: object) -> None:
        try:
            await self._groups.close()
        finally:
            await self._disconnect()

    def add(self, append: Append, told: Told) -> None:
        self._groups.add(append, told)

    def append(self, table: str, after: int, entries: Sequence[bytes], digest: Digest | None) -> Future[None]:
        return self._groups.append(Append(table, after, tuple(entries), digest))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [row["data"] for row in await self._rows(READ, checked(table), bounded(after))]

    async def digests(self, tables: Collection[str]) -> dict[str, tuple[int, Digest]]:
        rows = await self._rows(DIGESTS, [*map(checked, tables)])
        return {row["table_id"]: (row["last"], _digest(row)) for row in rows}

    async def listed(self, phase: str, limit: int) -> list[tuple[str, Digest]]:
        return [(row["table_id"], _digest(row)) for row in await self._rows(LISTED, phase, limit)]

    async def due(self, before: float, limit: int, kept_by: Collection[str] = ()) -> list[str]:
        return [row["table_id"] for row in await self._rows(DUE, before, limit, [*kept_by])]

    async def lasts(self, tables: Collection[str]) -> dict[str, int]:
        return {row["table_id"]: row["last"] for row in await self._rows(LASTS, [*tables])}

    async def forget(self, after: float, limit: int) -> int:
        return len(await self._rows(FORGET, after, limit))

    async def sign_in(self, process: str) -> None:
        await self._rows(SIGN_IN, process, FORGOTTEN)

    async def sign_out(self, process: str) -> None:
        await self._rows(SIGN_OUT, process)

    async def signed_in(self, within: float) -> set[str]:
        return {row["process_id"] for row in await self._rows(SIGNED_IN, within)}

    async def unattended(self) -> float | None:
        (row,) = await self._rows(UNATTENDED)
        seconds: float | None = row["seconds"]
        return seconds

    async def _prepare(self) -> None:
        connection = await self._connect(None)  # to copy all tables may take its time
        try:
            await migrate(connection, self._shown)
        finally:
            await connection.close()
        self._reading = await asyncpg.create_pool(
            self._url,
            min_size=0,
            max_size=READERS,
            timeout=TO_CONNECT,
            command_timeout=PATIENCE,
            server_settings=SETTINGS,
        )

    async def _connect(self, patience: float | None) -> Connection:
        try:
            return await asyncpg.connect(
                self._url, timeout=TO_CONNECT, command_timeout=patience, server_settings=SETTINGS
            )
        except ValueError:
            # The library's words may hold a piece of a password that is not written as it should be.
            raise WrongStore(self._shown, Reason("its URL cannot be read", "store-url")) from None

    async def _disconnect(self) -> None:
        for one in (self._reading, self._writing):
            with suppress(*FAILURES):  # a connection that is lost is closed
                if one is not None:
                    await one.close()

    async def _rows(self, question: str, *facts: object) -> list[asyncpg.Record]:
        assert self._reading is not None, "it is open"
        with self._failing():
            return await self._reading.fetch(question, *facts)

    async def _commit(self, group: Sequence[Append]) -> list[Overtaken | None]:
        with self._failing():
            connection = await self._writer()
            with _leaving(connection):
                return await _commit(connection, group)

    async def _writer(self) -> Connection:
        if self._writing is None or self._writing.is_closed():
            self._writing = await self._connect(PATIENCE)
            with _leaving(self._writing):
                await self._writing.execute(KEEP_FOR_SURE)
        return self._writing

    @contextmanager
    def _failing(self) -> Iterator[None]:
        try:
            yield
        except FAILURES as error:
            raise StoreFailed(f"{self._shown}: {_reason(error)}") from error


@contextmanager
def _leaving(connection: Connection) -> Iterator[None]:
    """Let go of a connection after a fault, whatever state it is in: the next group begins with a new one."""
    try:
        yield
    except BaseException:
        connection.terminate()
        raise


async def _commit(connection: Connection, group: Sequence[Append]) -> list[Overtaken | None]:
    async with connection.transaction(isolation="read_committed"):
        lasts = await _lock(connection, group)
        outcomes = judged(group, lasts)
        written = [append for append, overtaken in zip(group, outcomes, strict=True) if not overtaken]
        if written:
            await _write(connection, written)
    return outcomes


async def _lock(connection: Connection, group: Sequence[Append]) -> dict[str, int]:
    """Return the last entries of the tables, which nobody else changes until the end of the transaction."""
    started = {append.table for append in group if append.after == 0}
    if started:
        await connection.execute(START_TABLES, list(started))
    rows = await connection.fetch(LOCK_TABLES, list({append.table for append in group}))
    if any(version != schema.newest() for _, _, version in rows):
        raise asyncpg.InterfaceError(CHANGED_BY_ANOTHER)
    return {table: last for table, last, _ in rows}


async def _write(connection: Connection, group: Sequence[Append]) -> None:
    await connection.execute(ADD_ENTRIES, *_columns([row for append in group for row in append.rows()]))
    # Of two appends to one table the second knows more.
    known = {append.table: append.digest for append in group if append.digest}
    lasts = {append.table: append.last for append in group}
    if known:
        rows = [_digest_row(table, lasts.pop(table), digest) for table, digest in known.items()]
        await connection.execute(RENEW_DIGESTS, *_columns(rows))
    if lasts:
        await connection.execute(RENEW_LASTS, [*lasts], [*lasts.values()])


def _columns(rows: Sequence[Sequence[object]]) -> list[list[object]]:
    return [list(column) for column in zip(*rows, strict=True)]


def _digest_row(table: str, last: int, known: Digest) -> Sequence[object]:
    return table, last, known.phase, known.listed, known.due, known.keeper, known.summary


def _digest(row: asyncpg.Record) -> Digest:
    return Digest(row["phase"], row["listed"], row["due"], row["summary"], row["keeper"])


def _reason(error: Exception) -> str:
    silent = Reason("it does not answer", "store-silent")
    return silent if isinstance(error, TimeoutError) else str(error)
