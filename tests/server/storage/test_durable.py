"""What was acknowledged is there, whatever became of who wrote it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from quadriga.server.storage import open_log
from tests.server.storage.writer import ENTRIES, TABLES

WRITER = Path(__file__).with_name("writer.py")


def writer(deed: str, place: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen([sys.executable, str(WRITER), deed, place], stdout=subprocess.PIPE)


def killed_while_writing(place: str, seconds: float) -> int:
    """Return the last round that was acknowledged before a writer was killed."""
    with writer("rounds", place) as process:
        assert process.stdout
        first = process.stdout.readline()
        time.sleep(seconds)
        process.kill()
        told = first + process.stdout.read()
    return int(told.split()[-1])


async def kept(place: str) -> tuple[list[list[bytes]], list[int]]:
    """Return the entries of all tables, and the last numbers by their digests."""
    async with open_log(place) as log:
        lasts = [last for last, _ in (await log.digests(TABLES)).values()]
        return [await log.read(table) for table in TABLES], lasts


@pytest.mark.parametrize("seed", range(4))
def test_a_writer_that_is_killed_leaves_all_it_acknowledged_and_no_half_group(place: str, seed: int) -> None:
    acknowledged = 0
    for seconds in (Random(seed).random() / 5, 0.0):
        acknowledged = killed_while_writing(place, seconds)
        tables, lasts = asyncio.run(kept(place))
        written = len(tables[0]) // ENTRIES
        assert written in {acknowledged, acknowledged + 1}
        assert lasts == [written * ENTRIES] * len(TABLES)
        whole = [f"{n} {part}".encode() for n in range(1, written + 1) for part in range(ENTRIES)]
        assert tables == [whole] * len(TABLES)
    assert acknowledged > 1


def test_processes_that_open_a_new_place_at_once_and_write_to_the_same_tables_lose_nothing(
    place: str,
) -> None:
    writers = [writer("8", place) for _ in range(3)]
    assert [process.communicate()[0] for process in writers] == [b""] * 3
    assert [process.returncode for process in writers] == [0] * 3
    tables, _ = asyncio.run(kept(place))
    expected = sorted(f"{process.pid} {number}".encode() for process in writers for number in range(8))
    assert [sorted(entries) for entries in tables] == [expected] * len(TABLES)
