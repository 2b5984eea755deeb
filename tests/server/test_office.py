"""The office behind the rooms: what is done beside everything else, and until when."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest

from quadriga.server.clerk import digest
from quadriga.server.office import SLICE
from quadriga.server.storage import open_log
from quadriga.table import entries
from quadriga.table.refusals import Refused
from tests.server.ears import listening
from tests.server.halls import office
from tests.table.matches import Match


def test_what_the_last_deeds_lead_to_is_never_begun(tmp_path: Path) -> None:
    """A decision that is written while the server closes lets no bot begin to think of the next one."""
    begun: list[str] = []

    async def close() -> None:
        async def last_deed() -> None:
            begun.append("last deed")
            try:
                await asyncio.sleep(3600)
            finally:
                opened.spawn(another("while it closes"))

        async def another(when: str) -> None:
            begun.append(when)

        async with office(open_log(str(tmp_path / "tables.sqlite3"))) as opened:
            opened.spawn(last_deed())
            await asyncio.sleep(0)
            await opened.close()
            later = opened.spawn(another("when it is closed"))
            await asyncio.wait([later])
            assert later.cancelled()

    asyncio.run(close())
    assert begun == ["last deed"]


def test_what_others_wait_for_is_not_told_as_if_nobody_did(tmp_path: Path) -> None:
    """And where they wait no longer it is no matter."""

    async def fail() -> None:
        raise Refused("no-hint", "no idea")

    async def wait() -> None:
        async with office(open_log(str(tmp_path / "tables.sqlite3"))) as opened:
            with pytest.raises(Refused, match="no idea"):
                await opened.undertake(fail())
            await asyncio.wait([opened.undertake(fail())])
            gc.collect()

    with listening() as ear, listening("asyncio") as other_ear:
        asyncio.run(wait())
    assert [*ear.lines, *other_ear.lines] == []


def test_a_long_log_holds_nobody_up_who_is_at_another_table(tmp_path: Path) -> None:
    """Others come to their turn while it is read."""
    match, slices = Match("overload", 3), 10
    while len(match.log) < slices * SLICE:
        match.take([entries.Paused(at=0, seat=0), entries.Resumed(at=0, seat=0)])
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def load() -> None:
        async with office(open_log(str(tmp_path / "tables.sqlite3"))) as opened:
            await opened.log.append("t", 0, [*map(entries.encode, match.log)], digest(match.table))
            log = await opened.log.read("t")
            opened.log.read = lambda *_: kept(log)  # type: ignore[method-assign]  # at once
            waiting = asyncio.create_task(others())
            table = await opened.load("t")
            waiting.cancel()
            assert table.seq == len(match.log)

    asyncio.run(load())
    assert turns >= slices - 1


async def kept(log: list[bytes]) -> list[bytes]:
    return log
