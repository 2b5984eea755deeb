"""The office behind the rooms: what is done beside everything else, and until when."""

from __future__ import annotations

import asyncio
from pathlib import Path

from quadriga.server.storage import open_log
from tests.server.halls import office


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
