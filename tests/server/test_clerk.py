"""Clerks: whatever goes wrong reaches who asked, and the next one's turn comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from quadriga.core.registry import game
from quadriga.server.clerk import ATTEMPTS, Clerk, Errand
from quadriga.server.office import Office
from quadriga.server.storage import Append, Digest, Overtaken
from quadriga.server.storage.log import Told
from quadriga.server.storage.sqlite import SqliteLog
from quadriga.table import entries, requests
from quadriga.table.entries import House, Plan
from quadriga.table.refusals import Refused
from quadriga.table.table import Table
from tests.server.halls import office

SEATS = [Plan("person", name, key=name) for name in ("Lola", "Max", "Zoé")]


class Hurried(SqliteLog):
    """A log in which somebody else is always first, from the second entry on."""

    tries = 0

    def add(self, append: Append, told: Told) -> None:
        self.tries += 1
        told(Overtaken(append.table, append.after, append.last))


class Desk:
    """A clerk, and what became of each errand."""

    def __init__(self, table: Table, office: Office, seen: Callable[[], None]) -> None:
        self.clerk = Clerk(table, office, seen)

    async def say(self, text: str) -> Exception | None:
        """Let somebody say something; return what went wrong, if something did."""
        answer: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        self.clerk.take(
            Errand(lambda table, at: requests.say(table, 0, text, at, ""), 0, "", answer.set_result)
        )
        async with asyncio.timeout(30):
            return await answer


def at_desk(log: SqliteLog, seen: Callable[[], None], scene: Callable[[Desk], Awaitable[None]]) -> None:
    async def play() -> None:
        async with office(log) as behind:
            opened = requests.open_table(game("overload"), {}, SEATS, House(), 1)
            table = Table.read("desk", opened)
            await log.append("desk", 0, [*map(entries.encode, opened)], Digest("waiting", False, None, b""))
            await scene(Desk(table, behind, seen))

    asyncio.run(play())


def test_what_cannot_be_shown_is_written_and_holds_nobody_up(tmp_path: Path) -> None:
    seen = count()

    def see() -> None:
        if next(seen) == 0:
            raise RuntimeError("no drawing")

    async def scene(desk: Desk) -> None:
        first, second = await asyncio.gather(desk.say("first"), desk.say("second"))
        assert str(first) == "no drawing"
        assert second is None
        assert len(desk.clerk.table.chat) == 2
        assert not desk.clerk.turns.is_taken

    at_desk(SqliteLog(tmp_path / "t.sqlite3"), see, scene)


def test_who_is_never_first_is_refused_in_the_end(tmp_path: Path) -> None:
    log = Hurried(tmp_path / "t.sqlite3")

    async def scene(desk: Desk) -> None:
        error = await desk.say("too late")
        assert isinstance(error, Refused)
        assert error.code == "busy"
        assert log.tries == ATTEMPTS
        assert not desk.clerk.turns.is_taken

    at_desk(log, lambda: None, scene)
