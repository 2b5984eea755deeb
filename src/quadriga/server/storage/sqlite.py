"""The log in a SQLite file, which several processes may share."""

from __future__ import annotations

import sqlite3
from asyncio import to_thread
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from time import time_ns
from typing import Any, Self, TypeVar

from quadriga.server.storage import schema
from quadriga.server.storage.groups import Groups, judged
from quadriga.server.storage.log import (
    CHANGED_BY_ANOTHER,
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

LAST = "SELECT last FROM tables WHERE table_id = ?"
ADD_ENTRY = "INSERT INTO entries (table_id, seq, data) VALUES (?, ?, ?)"
RENEW_DIGEST = """
    INSERT INTO tables (table_id, last, phase, listed, due, summary, changed) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET last = excluded.last, phase = excluded.phase,
    listed = excluded.listed, due = excluded.due, summary = excluded.summary, changed = excluded.changed"""
READ = "SELECT data FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq"
DIGEST = "SELECT last, phase, listed, due, summary FROM tables WHERE table_id = ?"
LISTED = """
    SELECT table_id, phase, listed, due, summary FROM tables
    WHERE listed AND phase = ? ORDER BY changed DESC LIMIT ?"""
DUE = "SELECT table_id FROM tables WHERE due IS NOT NULL AND due < ? ORDER BY due LIMIT ?"


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

    async def append(self, table: str, after: int, entries: Sequence[bytes], digest: Digest) -> None:
        await self._groups.add(Append(checked(table), after, tuple(entries), digest))

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        return [data for (data,) in await self._rows(READ, checked(table), bounded(after))]

    async def digest(self, table: str) -> tuple[int, Digest] | None:
        rows = await self._rows(DIGEST, checked(table))
        return next(((last, _digest(*rest)) for last, *rest in rows), None)

    async def listed(self, phase: str, limit: int) -> list[tuple[str, Digest]]:
        return [(table, _digest(*rest)) for table, *rest in await self._rows(LISTED, phase, limit)]

    async def due(self, before: float, limit: int) -> list[str]:
        return [table for (table,) in await self._rows(DUE, before, limit)]

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


def _lasts(connection: sqlite3.Connection, tables: Iterable[str]) -> dict[str, int]:
    return {table: last for table in tables for (last,) in connection.execute(LAST, (table,))}


def _write(connection: sqlite3.Connection, group: Sequence[Append]) -> None:
    connection.executemany(ADD_ENTRY, (row for append in group for row in append.rows()))
    connection.executemany(RENEW_DIGEST, (_digest_row(append) for append in group))


def _digest_row(append: Append) -> Row:
    known = append.digest
    return append.table, append.last, known.phase, known.listed, known.due, known.summary, time_ns()


def _rows(connection: sqlite3.Connection, question: str, facts: Sequence[object]) -> list[Row]:
    return connection.execute(question, facts).fetchall()


def _digest(phase: str, listed: int, due: float | None, summary: bytes) -> Digest:
    return Digest(phase, bool(listed), due, summary)
