"""Group commit: what arrives while a commit runs is written together by the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from quadriga.server import logs
from quadriga.server.storage import groups
from quadriga.server.storage.groups import Groups
from quadriga.server.storage.log import Append, Overtaken, StoreFailed
from tests.server.storage.conftest import WAITING


def to(table: str, after: int = 0) -> Append:
    return Append(table, after, (b"sit",), WAITING)


class Disk:
    """A disk that writes when it is told to, and fails when it is told to."""

    def __init__(self) -> None:
        self.groups: list[list[str]] = []
        self.turn = asyncio.Semaphore(0)
        self.fault: Exception | None = None

    async def commit(self, group: Sequence[Append]) -> list[Overtaken | None]:
        self.groups.append([append.table for append in group])
        await self.turn.acquire()
        if self.fault:
            raise self.fault
        return groups.judged(group, {})


async def begun(writing: Groups, *appends: Append) -> list[asyncio.Future[None]]:
    """Return those that now wait to be written."""
    waiting = [writing.append(append) for append in appends]
    for _ in range(3):
        await asyncio.sleep(0)
    return waiting


def test_what_arrives_at_once_is_one_group_and_what_arrives_meanwhile_the_next() -> None:
    async def run() -> None:
        disk = Disk()
        writing = Groups(disk.commit)
        first = await begun(writing, to("a"), to("b"))
        second = await begun(writing, to("c"))
        second += await begun(writing, to("d"))
        assert disk.groups == [["a", "b"]]
        disk.turn.release()
        await asyncio.gather(*first)
        assert not any(waiting.done() for waiting in second)
        disk.turn.release()
        await asyncio.gather(*second)
        assert disk.groups == [["a", "b"], ["c", "d"]]

    asyncio.run(run())


def test_a_group_is_not_larger_than_agreed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groups, "MOST", 2)

    async def run() -> None:
        disk = Disk()
        writing = Groups(disk.commit)
        tasks = await begun(writing, *(to(name) for name in "abcde"))
        for _ in range(3):
            disk.turn.release()
        await asyncio.gather(*tasks)
        assert disk.groups == [["a", "b"], ["c", "d"], ["e"]]

    asyncio.run(run())


def test_who_appends_more_than_agreed_is_a_group_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(groups, "MOST", 2)

    async def run() -> None:
        disk = Disk()
        writing = Groups(disk.commit)
        much = Append("b", 0, (b"x",) * 3, WAITING)
        tasks = await begun(writing, to("a"), much, to("c"))
        for _ in range(3):
            disk.turn.release()
        await asyncio.gather(*tasks)
        assert disk.groups == [["a"], ["b"], ["c"]]

    asyncio.run(run())


def test_a_fault_reaches_everybody_of_its_group_and_nobody_else() -> None:
    async def run() -> None:
        disk = Disk()
        writing = Groups(disk.commit)
        first = await begun(writing, to("a"), to("b"))
        second = await begun(writing, to("c"))
        disk.fault = StoreFailed("the disk is full")
        disk.turn.release()
        outcomes = await asyncio.gather(*first, return_exceptions=True)
        assert [str(outcome) for outcome in outcomes] == ["the disk is full"] * 2
        disk.fault = None
        disk.turn.release()
        await asyncio.gather(*second)

    asyncio.run(run())


def test_who_fails_to_hear_that_it_is_written_keeps_it_from_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(outcome: Exception | None) -> None:
        raise ValueError("not ready to hear that")

    heard: list[Exception | None] = []
    noted: list[str] = []
    monkeypatch.setattr(logs, "trouble", lambda event, error: noted.append(f"{event}: {error}"))
    groups.tell([fail, heard.append], [None, None])
    assert heard == [None]
    assert noted == ["something failed when it was written: not ready to hear that"]


def test_each_sees_those_of_its_group_before_it() -> None:
    group = [to("a", 3), to("a", 4), to("a", 4), to("b", 1), to("a", 5)]
    outcomes = groups.judged(group, {"a": 3})
    assert [outcome and (outcome.after, outcome.last) for outcome in outcomes] == [
        None,
        None,
        (4, 5),
        (1, 0),
        None,
    ]
