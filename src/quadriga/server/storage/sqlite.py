"""The log in a SQLite file, which several processes may share."""

from __future__ import annotations

import json
import sqlite3
from asyncio import Future, to_thread
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from pathlib import Path
from time import time_ns
from typing import Any, Self, TypeVar

from quadriga.server.storage import schema
from quadriga.server.storage.groups import Groups, judged
from quadriga.server.storage.log import (
    CHANGED_BY_ANOTHER,
    FORGOTTEN,
    Append,
    Digest,
    Overtaken,
    StoreFailed,
    WrongStore,
    bounded,
    checked,
)
from quadriga.server.storage.sqlite_file import make, prepare, version_of
from quadriga.server.storage.sqlite_thread import Thread

T = TypeVar("T")
Row = tuple[Any, ...]

SECOND = 1_000_000_000  # nanoseconds

LAST = "SELECT last FROM tables WHERE table_id = ?"
ADD_ENTRY = "INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)"
RENEW_DIGEST = """
    INSERT INTO tables (table_id, last, phase, listed, due, keeper, summary, changed)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET last = excluded.last, phase = excluded.phase,
    listed = excluded.listed, due = excluded.due, keeper = excluded.keeper, summary = excluded.summary,
    changed = excluded.changed"""
READ = "SELECT data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
DIGEST = "SELECT last, phase, listed, due, summary, keeper FROM tables WHERE table_id = ?"
LISTED = """
    SELECT table_id, phase, listed, due, summary, keeper FROM tables
    WHERE listed AND phase = ? ORDER BY changed DESC LIMIT ?"""
DUE = """
    SELECT table_id FROM tables WHERE due IS NOT NULL AND due < ?
    AND keeper NOT IN (SELECT value FROM json_each(?)) ORDER BY due LIMIT ?"""
LASTS = "SELECT table_id, last FROM tables WHERE table_id IN (SELECT value FROM json_each(?))"
OLD = "SELECT table_id FROM tables WHERE phase IN ('waiting', 'over') AND changed < ? LIMIT ?"
FORGET_ENTRIES = "DELETE FROM entries WHERE table_id = ?"
FORGET_TABLE = "DELETE FROM tables WHERE table_id = ?"
SIGN_IN = """
    INSERT INTO processes (process_id, seen) VALUES (?, ?)
    ON CONFLICT (process_id) DO UPDATE SET seen = excluded.seen"""
SIGN_OUT = "DELETE FROM processes WHERE process_id = ?"
FORGET = "DELETE FROM processes WHERE seen < ?"
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

    def append(self, table: str, after: int, entries: Sequence[bytes], digest: Digest) -> Future[None]:
        return self._groups.add(Append(checked(table), after, tuple(entries), digest))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [data for (data,) in await self._rows(READ, checked(table), bounded(after))]

    async def digest(self, table: str) -> tuple[int, Digest] | None:
        rows = await self._rows(DIGEST, checked(table))
        return next(((last, _digest(*rest)) for last, *rest in rows), None)

    async def listed(self, phase: str, limit: int) -> list[tuple[str, Digest]]:
        return [(table, _digest(*rest)) for table, *rest in await self._rows(LISTED, phase, limit)]

    async def due(self, before: float, limit: int, kept_by: Collection[str] = ()) -> list[str]:
        return [table for (table,) in await self._rows(DUE, before, json.dumps([*kept_by]), limit)]

    async def lasts(self, tables: Collection[str]) -> dict[str, int]:
        return dict(await self._rows(LASTS, json.dumps([*tables])))

    async def forget(self, after: float, limit: int) -> int:
        before = time_ns() - int(after * SECOND)
        return await self._failing(self._writing, partial(_forget, before=before, limit=limit))

    async def sign_in(self, process: str) -> None:
        await self._failing(self._writing, partial(_sign_in, process=process, now=time_ns()))

    async def sign_out(self, process: str) -> None:
        await self._failing(self._writing, partial(_rows, question=SIGN_OUT, facts=[process]))

    async def signed_in(self, within: float) -> set[str]:
        return {process for (process,) in await self._rows(SIGNED_IN, time_ns() - int(within * SECOND))}

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
    connection.execute("BEGIN IMMEDIATE")
    if version_of(connection) != schema.newest():
        raise sqlite3.DatabaseError(CHANGED_BY_ANOTHER)
    outcomes = judged(group, _lasts(connection, {append.table for append in group}))
    _write(connection, [append for append, overtaken in zip(group, outcomes, strict=True) if not overtaken])
    connection.execute("COMMIT")
    return outcomes


def _forget(connection: sqlite3.Connection, before: int, limit: int) -> int:
    connection.execute("BEGIN IMMEDIATE")
    old = _rows(connection, OLD, (before, limit))
    connection.executemany(FORGET_ENTRIES, old)
    connection.executemany(FORGET_TABLE, old)
    connection.execute("COMMIT")
    return len(old)


def _sign_in(connection: sqlite3.Connection, process: str, now: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(FORGET, (now - FORGOTTEN * SECOND,))
    connection.execute(SIGN_IN, (process, now))
    connection.execute("COMMIT")


def _lasts(connection: sqlite3.Connection, tables: Iterable[str]) -> dict[str, int]:
    return {table: last for table in tables for (last,) in connection.execute(LAST, (table,))}


def _write(connection: sqlite3.Connection, group: Sequence[Append]) -> None:
    connection.executemany(ADD_ENTRY, (row for append in group for row in append.rows()))
    connection.executemany(RENEW_DIGEST, (_digest_row(append) for append in group))


def _digest_row(append: Append) -> Row:
    known = append.digest
    return (
        append.table,
        append.last,
        known.phase,
        known.listed,
        known.due,
        known.keeper,
        known.summary,
        time_ns(),
    )


def _rows(connection: sqlite3.Connection, question: str, facts: Sequence[object]) -> list[Row]:
    return connection.execute(question, facts).fetchall()


def _digest(phase: str, listed: int, due: float | None, summary: bytes, keeper: str) -> Digest:
    return Digest(phase, bool(listed), due, summary, keeper)
