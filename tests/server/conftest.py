"""A real server for each test that wants one, in a process of its own, with a real file under it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Return a server that runs, with tables in a file."""
    with House(str(tmp_path / "tables.sqlite3"), tmp_path) as house:
        yield house
