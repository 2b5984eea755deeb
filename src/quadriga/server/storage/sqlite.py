"""The log in a SQLite file, which several processes may share."""

from __future__ import annotations

import sqlite3
from asyncio import Future, to_thread
from collections.abc import Callable, Collection, Sequence
from functools import partial
from pathlib import Path
from time import time_ns
from typing import Any, Self, TypeVar

import msgspec

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
from quadriga.server.storage.sqlite_file import make, prepare
from quadriga.server.storage.sqlite_thread import Thread

T = TypeVar("T")
Row = tuple[Any, ...]

SECOND = 1_000_000_000  # nanoseconds

# A group is written by few statements: before each and after it this thread must wait for the one that serves
# everybody; while one runs nobody waits. Data come in one piece, and each row says where its own begin; of
# nothing there is no piece.
STANDING = """
    SELECT (SELECT user_version FROM pragma_user_version),
    (SELECT coalesce(max(entry_id), 0) + 1 FROM entries),
    (SELECT json_group_object(table_id, json_array(last, newest)) FROM tables
    WHERE table_id IN (SELECT value FROM json_each(?)))"""
ADD_ENTRIES = """
    INSERT INTO entries (entry_id, previous, data)
    SELECT ?3 + key, json_extract(value, '$[0]'),
    ifnull(substr(?2, json_extract(value, '$[1]'), json_extract(value, '$[2]')), x'') FROM json_each(?1)"""
RENEW_LATEST = """
    UPDATE tables SET last = json_extract(value, '$[1]'), newest = json_extract(value, '$[2]'), changed = ?2
    FROM json_each(?1) WHERE table_id = json_extract(value, '$[0]')"""
RENEW_DIGESTS = """
    INSERT INTO tables (table_id, last, newest, phase, listed, due, keeper, summary, changed)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
    json_extract(value, '$[6]'),
    ifnull(substr(?2, json_extract(value, '$[7]'), json_extract(value, '$[8]')), x''), ?3
    FROM json_each(?1) WHERE true
    ON CONFLICT (table_id) DO UPDATE SET last = excluded.last, newest = excluded.newest,
    phase = excluded.phase, listed = excluded.listed, due = excluded.due, keeper = excluded.keeper,
    summary = excluded.summary, changed = excluded.changed"""
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
    ((version, free, found),) = _rows(connection, STANDING, [_json([*{append.table for append in group}])])
    if version != schema.newest():
        raise sqlite3.DatabaseError(CHANGED_BY_ANOTHER)
    latest: dict[str, tuple[int, int | None]] = msgspec.json.decode(found)
    outcomes = judged(group, {table: last for table, (last, _) in latest.items()})
    written = [append for append, overtaken in zip(group, outcomes, strict=True) if not overtaken]
    if written:
        _write(connection, written, free, {table: newest for table, (_, newest) in latest.items()})
    connection.execute("COMMIT")
    return outcomes


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


def _write(
    connection: sqlite3.Connection, group: Sequence[Append], free: int, newest: dict[str, int | None]
) -> None:
    """Add entries behind the newest ones of their tables, and renew what is known of those."""
    links: list[tuple[int | None, int, int]] = []
    data = Pieces()
    for append in group:
        for entry in append.entries:
            place = free + len(links)
            links.append((newest.get(append.table), *data.add(entry)))
            newest[append.table] = place
    connection.execute(ADD_ENTRIES, (_json(links), data.whole(), free))
    _renew(connection, group, newest)


def _renew(connection: sqlite3.Connection, group: Sequence[Append], newest: dict[str, int | None]) -> None:
    """Renew what is known of tables; where nothing else is, what their last entry is."""
    # Of two appends to one table the second knows more.
    known = {append.table: append.digest for append in group if append.digest}
    lasts = {append.table: (append.table, append.last, newest.get(append.table)) for append in group}
    summaries = Pieces()
    digests = [_digest_row(lasts.pop(table), digest, summaries) for table, digest in known.items()]
    now = time_ns()
    if digests:
        connection.execute(RENEW_DIGESTS, (_json(digests), summaries.whole(), now))
    if lasts:
        connection.execute(RENEW_LATEST, (_json([*lasts.values()]), now))


class Pieces:
    """Data in one piece: each says from where on, counted from 1, and how long it is."""

    def __init__(self) -> None:
        self._all: list[bytes] = []
        self._end = 1

    def add(self, data: bytes) -> tuple[int, int]:
        begin, self._end = self._end, self._end + len(data)
        self._all.append(data)
        return begin, len(data)

    def whole(self) -> bytes:
        return b"".join(self._all)


def _digest_row(last: Row, known: Digest, summaries: Pieces) -> Row:
    return (*last, known.phase, known.listed, known.due, known.keeper, *summaries.add(known.summary))


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()


def _rows(connection: sqlite3.Connection, question: str, facts: Sequence[object]) -> list[Row]:
    return connection.execute(question, facts).fetchall()


def _digest(phase: str, listed: int, due: float | None, summary: bytes, keeper: str) -> Digest:
    return Digest(phase, bool(listed), due, summary, keeper)
