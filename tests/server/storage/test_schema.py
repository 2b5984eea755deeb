"""Versions: an older database is backed up and brought forward, a newer one is refused."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from quadriga.server.storage import StoreFailed, WrongStore, open_log, schema
from quadriga.server.storage.schema import MIGRATIONS, Migration
from quadriga.server.storage.sqlite_file import OURS
from tests.server.storage.conftest import WAITING
from tests.server.storage.postgresql import PostgreSQL

WITH_A_NOTE = Migration(
    sqlite=("ALTER TABLE tables ADD COLUMN note TEXT", "UPDATE tables SET note = 'old'"),
    postgres=("ALTER TABLE tables ADD COLUMN note text", "UPDATE tables SET note = 'old'"),
)
WITH_ANOTHER = Migration(
    sqlite=("UPDATE tables SET note = note || 'er'",), postgres=("UPDATE tables SET note = note || 'er'",)
)
NOW = len(MIGRATIONS)  # the version that this Quadriga knows
BROKEN = Migration(
    sqlite=("DELETE FROM entries", "no statement"), postgres=("DELETE FROM entries", "no statement")
)


RELEASED = [
    ("01766865ac747211", "32db12dd6c300c69"),
    ("177ca5a22b5a319d", "b08b89333419106f"),
    ("8bd3a7e76f6d5dd2", "e3b0c44298fc1c14"),
    ("c428591fb299dfd4", "e3b0c44298fc1c14"),
]


def test_released_migrations_are_never_changed() -> None:
    """Databases that have seen one would stay as it left them, and new ones be others."""
    digests = [
        tuple(sha256("\n;\n".join(words).encode()).hexdigest()[:16] for words in (each.sqlite, each.postgres))
        for each in MIGRATIONS
    ]
    advice = "let a migration be as it was and add another one after it, whose digests are put into RELEASED"
    assert digests == RELEASED, advice


@pytest.fixture
def knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this Quadriga know two versions more."""
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, WITH_A_NOTE, WITH_ANOTHER))


def newer(monkeypatch: pytest.MonkeyPatch, *migrations: Migration) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, *migrations))


async def append(place: str, after: int) -> list[bytes]:
    async with open_log(place) as log:
        await log.append("cups", after, [str(after + 1).encode()], WAITING)
        return await log.read("cups")


def asked(file: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(question).fetchall()


def test_an_older_database_is_brought_forward_with_all_that_is_in_it(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(append(place, 0))
    newer(monkeypatch, WITH_A_NOTE)
    assert asyncio.run(append(place, 1)) == [b"1", b"2"]
    newer(monkeypatch, WITH_A_NOTE, WITH_ANOTHER)
    assert asyncio.run(append(place, 2)) == [b"1", b"2", b"3"]


def test_a_database_of_the_first_version_is_brought_forward(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def make() -> None:
        async with open_log(place):
            pass

    async def due() -> list[str]:
        async with open_log(place) as log:
            return await log.due(9.0, 9, {"somebody"})

    with monkeypatch.context() as earlier:
        earlier.setattr(schema, "MIGRATIONS", MIGRATIONS[:1])
        asyncio.run(make())
    assert asyncio.run(due()) == []
    assert asyncio.run(append(place, 0)) == [b"1"]


def test_entries_of_the_second_version_are_linked_in_their_order(file: Path) -> None:
    told = {"cups": [b"1", b"2", b"3"], "dice": [b"a"], "ark": [b"x", b"", b"z"]}
    with closing(sqlite3.connect(file)) as older:
        for statement in (statement for migration in MIGRATIONS[:2] for statement in migration.sqlite):
            older.execute(statement)
        for number in range(3):  # they were written in turn
            for table in (table for table in told if number < len(told[table])):
                older.execute(
                    "INSERT INTO entries VALUES (?, ?, ?)", (table, number + 1, told[table][number])
                )
        for table, log in told.items():
            older.execute(
                "INSERT INTO tables VALUES (?, ?, 'over', 0, NULL, '', 0, '')",
                (table, len(log)),
            )
        older.execute(f"PRAGMA application_id={OURS}")
        older.execute("PRAGMA user_version=2")
        older.commit()

    async def go_on() -> None:
        async with open_log(str(file)) as log:
            assert {table: await log.read(table) for table in told} == told
            await asyncio.gather(*(log.append(table, len(told[table]), [b"new"], None) for table in told))
            assert {table: await log.read(table, 1) for table in told} == {
                table: [*log[1:], b"new"] for table, log in told.items()
            }

    asyncio.run(go_on())


def test_a_newer_database_is_refused_and_left_as_it_is(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as later:
        newer(later, WITH_A_NOTE)
        asyncio.run(append(place, 0))
    with pytest.raises(WrongStore) as refused:
        asyncio.run(append(place, 1))
    told = f"a newer Quadriga wrote it (version {NOW + 1}; this one knows {NOW}); update Quadriga"
    assert refused.value.reason == told
    newer(monkeypatch, WITH_A_NOTE)
    assert asyncio.run(append(place, 1)) == [b"1", b"2"]


def test_a_migration_that_fails_changes_nothing(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(append(place, 0))
    with monkeypatch.context() as later:
        newer(later, WITH_A_NOTE, BROKEN)
        with pytest.raises(WrongStore, match="syntax error"):
            asyncio.run(append(place, 1))
    assert asyncio.run(append(place, 1)) == [b"1", b"2"]


def test_who_still_runs_with_the_older_version_writes_no_more(
    place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def overtake() -> None:
        async with open_log(place) as older:
            await older.append("cups", 0, [b"1"], WAITING)
            with monkeypatch.context() as later:
                newer(later, WITH_A_NOTE)
                assert await append(place, 1) == [b"1", b"2"]
            with pytest.raises(
                StoreFailed, match="another version of Quadriga has changed it; start this one"
            ):
                await older.append("cups", 2, [b"3"], WAITING)
            assert await older.read("cups") == [b"1", b"2"]

    asyncio.run(overtake())


def test_several_may_open_a_new_or_an_older_one_at_once(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def opened(table: str, after: int) -> None:
        async with open_log(place) as log:
            await log.append(table, after, [b"sit"], WAITING)

    async def all_at_once(after: int) -> None:
        await asyncio.gather(*(opened(f"t{n}", after) for n in range(6)))
        async with open_log(place) as log:
            for n in range(6):
                assert await log.read(f"t{n}") == [b"sit"] * (after + 1)

    asyncio.run(all_at_once(0))
    newer(monkeypatch, WITH_A_NOTE)
    asyncio.run(all_at_once(1))


@pytest.mark.usefixtures("knows")
def test_a_new_database_needs_no_backup(file: Path) -> None:
    asyncio.run(append(str(file), 0))
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_a_file_is_backed_up_for_the_owner_alone(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(append(str(file), 0))
    newer(monkeypatch, WITH_A_NOTE, WITH_ANOTHER)
    asyncio.run(append(str(file), 1))
    backup = file.with_name(f"tables.sqlite3.before-{NOW + 2}")
    assert {path.name for path in file.parent.iterdir()} == {file.name, backup.name}
    assert backup.stat().st_mode & 0o777 == 0o600
    assert asked(file, "SELECT note FROM tables") == [("older",)]
    assert asked(backup, "PRAGMA user_version") == [(NOW,)]
    monkeypatch.undo()
    assert asyncio.run(append(str(backup), 1)) == [b"1", b"2"]


def test_a_backup_that_was_cut_short_is_made_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asyncio.run(append(str(file), 0))
    file.with_name(f"tables.sqlite3.before-{NOW + 1}.unfinished").write_bytes(b"half")
    newer(monkeypatch, WITH_A_NOTE)
    asyncio.run(append(str(file), 1))
    copy = file.with_name(f"tables.sqlite3.before-{NOW + 1}")
    assert asked(copy, "SELECT data FROM entries") == [(b"1",)]


def test_tables_are_copied_in_postgresql(
    database: str, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(append(database, 0))
    newer(monkeypatch, WITH_A_NOTE)
    asyncio.run(append(database, 1))
    assert [row["data"] for row in postgresql.do(f"SELECT data FROM entries_before_{NOW + 1}", database)] == [
        b"1"
    ]
    assert [row["last"] for row in postgresql.do(f"SELECT last FROM tables_before_{NOW + 1}", database)] == [
        1
    ]
    assert [row["note"] for row in postgresql.do("SELECT note FROM tables", database)] == ["old"]


def test_a_file_of_another_program_is_refused_and_left_as_it_is(file: Path) -> None:
    with closing(sqlite3.connect(file)) as theirs:
        theirs.execute("CREATE TABLE songs (title)")
    before = file.read_bytes()
    with pytest.raises(WrongStore, match="it is a database of another program"):
        asyncio.run(append(str(file), 0))
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_refused(file: Path) -> None:
    file.write_bytes(b"a letter to Lola" * 100)
    with pytest.raises(WrongStore, match="file is not a database"):
        asyncio.run(append(str(file), 0))
