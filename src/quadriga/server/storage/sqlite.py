"""The log in a SQLite file, which several processes may share."""

from __future__ import annotations

import sqlite3
from asyncio import Future, to_thread
from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from time import time_ns
from typing import Any, Self, TypeVar

import msgspec

from quadriga.server.storage import schema
from quadriga.server.storage.groups import Groups
from quadriga.server.storage.log import (
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
from quadriga.server.storage.sqlite_file import make, prepare
from quadriga.server.storage.sqlite_thread import Thread

T = TypeVar("T")
Row = tuple[Any, ...]

SECOND = 1_000_000_000  # nanoseconds
UNKNOWN = (None,) * 5  # what a row says of its table where nothing is new

# A group is written by one statement, so that this thread waits as seldom as can be for the one that serves
# everybody. What becomes of a row is for the file to say, see schema.py.
APPEND = """
    INSERT INTO appends (table_id, seq, data, phase, listed, due, keeper, summary, changed, fits)
    SELECT *, ?1, (SELECT user_version = ?2 FROM pragma_user_version) FROM (VALUES """
ROW = "(?,?,?,?,?,?,?,?)"
# From the newest entry of a table back to the one before it, and so on.
CHAIN = """
    WITH RECURSIVE chain (entry_id, previous, seq, data) AS (
        SELECT entry_id, previous, last, data FROM tables JOIN entries ON entry_id = newest
        WHERE table_id = ?1 AND last > ?2
        UNION ALL
        SELECT entries.entry_id, entries.previous, seq - 1, entries.data
        FROM chain JOIN entries ON entries.entry_id = chain.previous WHERE seq - 1 > ?2
    )"""
READ = CHAIN + "SELECT data FROM chain ORDER BY seq"  # noqa: S608  # all of it is ours
DIGESTS = """
    SELECT table_id, last, phase, listed, due, summary, keeper FROM tables
    WHERE table_id IN (SELECT value FROM json_each(?))"""
LISTED = """
    SELECT table_id, phase, listed, due, summary, keeper FROM tables
    WHERE listed AND phase = ? ORDER BY changed DESC LIMIT ?"""
DUE = """
    SELECT table_id FROM tables WHERE due IS NOT NULL AND due < ?
    AND keeper NOT IN (SELECT value FROM json_each(?)) ORDER BY due LIMIT ?"""
LASTS = """
    SELECT json_group_object(table_id, last) FROM tables
    WHERE table_id IN (SELECT value FROM json_each(?))"""
OLD = "SELECT table_id FROM tables WHERE phase IN ('waiting', 'over') AND changed < ? LIMIT ?"
FORGET_ENTRIES = CHAIN + "DELETE FROM entries WHERE entry_id IN (SELECT entry_id FROM chain)"  # noqa: S608
FORGET_TABLE = "DELETE FROM tables WHERE table_id = ?"
SIGN_IN = """
    INSERT INTO processes (process_id, seen) VALUES (?, ?)
    ON CONFLICT (process_id) DO UPDATE SET seen = excluded.seen"""
SIGN_OUT = "DELETE FROM processes WHERE process_id = ?"
FORGET = "DELETE FROM processes WHERE seen < ?"
LAST_SEEN = "SELECT max(seen) FROM processes"
SIGNED_IN = "SELECT process_id FROM processes WHERE seen > ?"


class SqliteLog:
    """One thread writes and another one reads, which in this journal's mode wait for nobody."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._writing = Thread(file)
        self._reading = Thread(file)
        self._groups = Groups(self._commit)

    async def __aenter__(self) -> Self:
        try:
            await to_thread(make, self._file)
            await self._writing.run(partial(prepare, file=self._file))
        except BaseException as error:
            await self._end()
            if isinstance(error, (sqlite3.Error, OSError)):
                raise WrongStore(str(self._file), str(error)) from error
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        try:
            await self._groups.close()
        finally:
            await self._end()

    def add(self, append: Append, told: Told) -> None:
        self._groups.add(append, told)

    def append(self, table: str, after: int, entries: Sequence[bytes], digest: Digest | None) -> Future[None]:
        return self._groups.append(Append(table, after, tuple(entries), digest))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [data for (data,) in await self._rows(READ, checked(table), bounded(after))]

    async def digests(self, tables: Collection[str]) -> dict[str, tuple[int, Digest]]:
        rows = await self._rows(DIGESTS, _json([*map(checked, tables)]))
        return {table: (last, _digest(*rest)) for table, last, *rest in rows}

    async def listed(self, phase: str, limit: int) -> list[tuple[str, Digest]]:
        return [(table, _digest(*rest)) for table, *rest in await self._rows(LISTED, phase, limit)]

    async def due(self, before: float, limit: int, kept_by: Collection[str] = ()) -> list[str]:
        return [table for (table,) in await self._rows(DUE, before, _json([*kept_by]), limit)]

    async def lasts(self, tables: Collection[str]) -> dict[str, int]:
        return await self._failing(self._reading, partial(_lasts, tables=tables))

    async def forget(self, after: float, limit: int) -> int:
        before = time_ns() - int(after * SECOND)
        return await self._failing(self._writing, partial(_forget, before=before, limit=limit))

    async def sign_in(self, process: str) -> None:
        await self._failing(self._writing, partial(_sign_in, process=process, now=time_ns()))

    async def sign_out(self, process: str) -> None:
        await self._failing(self._writing, partial(_rows, question=SIGN_OUT, facts=[process]))

    async def signed_in(self, within: float) -> set[str]:
        return {process for (process,) in await self._rows(SIGNED_IN, time_ns() - int(within * SECOND))}

    async def unattended(self) -> float | None:
        ((seen,),) = await self._rows(LAST_SEEN)
        return None if seen is None else max(0, time_ns() - seen) / SECOND

    async def _commit(self, group: Sequence[Append]) -> list[Overtaken | None]:
        return await self._failing(self._writing, partial(_commit, group=group))

    async def _rows(self, question: str, *facts: object) -> list[Row]:
        return await self._failing(self._reading, partial(_rows, question=question, facts=facts))

    async def _failing(self, thread: Thread, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await thread.run(work)
        except sqlite3.Error as error:
            raise StoreFailed(f"{self._file}: {error}") from error

    async def _end(self) -> None:
        await self._reading.end()
        await self._writing.end()


def _commit(connection: sqlite3.Connection, group: Sequence[Append]) -> list[Overtaken | None]:
    """Write a group, or as many of it as nobody was faster than."""
    try:
        _write(connection, group)
    except sqlite3.IntegrityError as error:
        if str(error) != schema.OVERTAKEN:
            raise
        if len(group) == 1:
            return [_overtaken(connection, *group)]
        half = len(group) // 2
        return [*_commit(connection, group[:half]), *_commit(connection, group[half:])]
    return [None] * len(group)


def _write(connection: sqlite3.Connection, group: Sequence[Append]) -> None:
    """Add all entries of a group behind the newest ones of their tables, or nothing."""
    rows = [
        (table, bounded(seq), entry, *_known(append.digest))
        for append in group
        for table, seq, entry in append.rows()
    ]
    question = f"{APPEND}{','.join([ROW] * len(rows))})"
    connection.execute(question, [time_ns(), schema.newest(), *chain.from_iterable(rows)])


def _known(digest: Digest | None) -> Row:
    if digest is None:
        return UNKNOWN
    return digest.phase, digest.listed, digest.due, digest.keeper, digest.summary


def _overtaken(connection: sqlite3.Connection, append: Append) -> Overtaken:
    return Overtaken(append.table, append.after, _lasts(connection, [append.table]).get(append.table, 0))


def _forget(connection: sqlite3.Connection, before: int, limit: int) -> int:
    connection.execute("BEGIN IMMEDIATE")
    old = _rows(connection, OLD, (before, limit))
    connection.executemany(FORGET_ENTRIES, [(table, 0) for (table,) in old])
    connection.executemany(FORGET_TABLE, old)
    connection.execute("COMMIT")
    return len(old)


def _sign_in(connection: sqlite3.Connection, process: str, now: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(FORGET, (now - FORGOTTEN * SECOND,))
    connection.execute(SIGN_IN, (process, now))
    connection.execute("COMMIT")


def _lasts(connection: sqlite3.Connection, tables: Collection[str]) -> dict[str, int]:
    ((found,),) = _rows(connection, LASTS, [_json([*tables])])
    lasts: dict[str, int] = msgspec.json.decode(found)
    return lasts


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _rows(connection: sqlite3.Connection, question: str, facts: Sequence[object]) -> list[Row]:
    return connection.execute(question, facts).fetchall()


def _digest(phase: str, listed: int, due: float | None, summary: bytes, keeper: str) -> Digest:
    return Digest(phase, bool(listed), due, summary, keeper)
