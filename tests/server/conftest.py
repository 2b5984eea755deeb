"""A real server for each test that wants one, in a process of its own, with a real database under it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga.server import room, rounds
from tests.server.house import House
from tests.server.redis_server import RedisServer, program
from tests.server.storage.postgresql import PostgreSQL


@pytest.fixture
def house(file: Path, tmp_path: Path) -> Iterator[House]:
    """Return a server that runs, with tables in a file."""
    with House(str(file), tmp_path) as house:
        yield house


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    if sys.platform not in {"linux", "darwin"}:
        pytest.skip("PostgreSQL's programs come in a package that is not made for this system")
    server = PostgreSQL()
    try:
        server.start()
        yield server
    finally:
        server.remove()


@pytest.fixture
def database(postgresql: PostgreSQL) -> str:
    """Return the URL of an empty database."""
    return postgresql.new_database()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a path where no file is yet."""
    return tmp_path / "tables.sqlite3"


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> str:
    """Return where a log can be kept, in each database."""
    return str(request.getfixturevalue("file" if request.param == "sqlite" else "database"))


@pytest.fixture
def kept_anywhere(place: str, tmp_path: Path) -> Iterator[House]:
    """Return a server that runs, with tables in each database."""
    with House(place, tmp_path) as house:
        yield house


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """Return a Redis that runs."""
    found = program()
    if found is None:
        pytest.skip("Redis comes in a package that is not made for this system, and is not installed either")
    with RedisServer(found) as server:
        yield server


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make rounds often, and miss nobody by mistake, however busy the machine is."""
    monkeypatch.setattr(room, "GRACE", 3600.0)
    monkeypatch.setattr(rounds, "PATROL", 0.05)
    monkeypatch.setattr(rounds, "OFTEN", 0.02)
    monkeypatch.setattr(rounds, "LIFE", 3600.0)
    monkeypatch.setattr(rounds, "STALLED", 0.4)


@pytest.fixture
def hasty(quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Soon miss who is gone."""
    monkeypatch.setattr(room, "GRACE", 0.3)
    monkeypatch.setattr(rounds, "LIFE", 1.0)
