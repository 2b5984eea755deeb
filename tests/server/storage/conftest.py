"""Both databases, new for each test."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga.server.storage import Digest
from tests.server.storage.postgresql import PostgreSQL

WAITING = Digest("waiting", listed=True, due=None, summary=b"Cups")


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
