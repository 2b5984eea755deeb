"""The SQLite file: how it is made, opened, backed up and brought to the newest version."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import closing, suppress
from pathlib import Path
from time import monotonic, sleep

from quadriga.core.errors import Reason
from quadriga.server.storage import schema
from quadriga.server.storage.log import WrongStore

OURS = 0x51756164  # "Quad": how SQLite tells whose file it is
PATIENCE = 30.0  # seconds for which another process may hold the file
GLANCE = 0.02  # seconds between two tries where SQLite itself does not wait
# What is committed is on disk, on macOS too, which would leave it in the disk's own memory.
SETTINGS = ("PRAGMA synchronous=FULL", "PRAGMA fullfsync=ON")


def make(file: Path) -> None:
    """Make the file and its folder where they are missing; only their owner may look into them."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def connect(file: Path) -> sqlite3.Connection:
    """Return a connection to a file that is there already; transactions begin and end by our word."""
    address = f"{file.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None)


def prepare(connection: sqlite3.Connection, file: Path) -> None:
    """Bring the file to the newest version; what is not ours is refused."""
    connection.execute("BEGIN IMMEDIATE")  # of several processes only one finds something to do
    version = _version(connection, file)
    migrations = schema.missing(str(file), version)
    if version and migrations:
        _back_up(file)
    if migrations:
        _migrate(connection, migrations)
    connection.execute("COMMIT")
    patiently(lambda: connection.execute("PRAGMA journal_mode=WAL"))


def _migrate(connection: sqlite3.Connection, migrations: Iterable[schema.Migration]) -> None:
    for statement in (statement for migration in migrations for statement in migration.sqlite):
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id={OURS}")
    connection.execute(f"PRAGMA user_version={schema.newest()}")


def version_of(connection: sqlite3.Connection) -> int:
    return _number(connection, "PRAGMA user_version")


def _version(connection: sqlite3.Connection, file: Path) -> int:
    tables = _number(connection, "SELECT count(*) FROM sqlite_master")
    if tables and _number(connection, "PRAGMA application_id") != OURS:
        raise WrongStore(str(file), Reason("it is a database of another program", "store-other-program"))
    return version_of(connection)


def _number(connection: sqlite3.Connection, question: str) -> int:
    return int(connection.execute(question).fetchone()[0])


def _back_up(file: Path) -> None:
    """Copy the file as it is before the newest version; a copy that is cut short does not bear that name."""
    copy = file.with_name(f"{file.name}.before-{schema.newest()}")
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    make(unfinished)
    with closing(connect(file)) as source, closing(connect(unfinished)) as target:
        source.backup(target)
    unfinished.replace(copy)


def patiently(work: Callable[[], object]) -> None:
    """Try again while another process holds the file: to change its journal SQLite does not wait."""
    end = monotonic() + PATIENCE
    while True:
        try:
            work()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > end:
                raise
        else:
            return
        sleep(GLANCE)
