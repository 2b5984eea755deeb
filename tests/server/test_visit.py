"""A visit: one thing is answered after the other, and nothing more once it has ended."""

from __future__ import annotations

import json
from typing import cast

from prometheus_client import REGISTRY

from quadriga.server.clerk import Errand
from quadriga.server.connection import Connection
from quadriga.server.limits import AT_ONCE, UNHEARD, UNHEARD_BYTES, Allowance
from quadriga.server.line import LARGEST
from quadriga.server.room import Room
from quadriga.server.storage import StoreFailed
from quadriga.server.visit import Flooded, Visit
from quadriga.table.refusals import stale
from tests.server.hourglass import played


class Table:
    """A room where everything takes until it is told to be done."""

    name = "abc"

    def __init__(self) -> None:
        self.allowances = [Allowance(), Allowance()]
        self.errands: list[Errand] = []

    def take(self, errand: Errand) -> None:
        self.errands.append(errand)


class Told:
    """A line, and what was told on it."""

    def __init__(self) -> None:
        self.told: list[tuple[str, str]] = []

    def send(self, message: bytes) -> None:
        told = json.loads(message)
        self.told.append((told["is"], told.get("id", "")))

    def close(self, code: int, reason: str) -> None:
        raise AssertionError(reason)


def visited() -> tuple[Visit, Table, Told]:
    table, line = Table(), Told()
    return Visit(cast("Room", table), Connection({0: "key"}, line)), table, line


def said(number: int) -> bytes:
    return json.dumps({"do": "say", "id": str(number), "seat": 0, "text": "hello"}).encode()


def test_what_is_asked_meanwhile_waits_its_turn() -> None:
    async def scene() -> None:
        visit, table, line = visited()
        for number in range(3):
            visit.hear(said(number))
        assert [errand.command for errand in table.errands] == ["0"]
        for _ in range(3):
            table.errands[-1].settled(None)
        assert [errand.command for errand in table.errands] == ["0", "1", "2"]
        assert line.told == [("done", "0"), ("done", "1"), ("done", "2")]

    played(scene)


def test_who_asks_too_much_for_a_seat_is_answered_nothing_more() -> None:
    async def scene() -> None:
        visit, table, line = visited()
        for number in range(10 * int(AT_ONCE)):
            visit.hear(said(number))
            while table.errands:
                table.errands.pop().settled(None)
        assert isinstance(visit.ended.exception(), Flooded)
        answered = len(line.told)
        assert AT_ONCE <= answered < 10 * AT_ONCE
        visit.hear(b'{"do": "ping", "id": "still there?"}')
        assert len(line.told) == answered

    played(scene)


def test_only_so_much_waits_where_the_table_has_no_time() -> None:
    """As where the disk is full, or another process holds the database."""

    async def scene() -> None:
        visit, table, _ = visited()
        for number in range(UNHEARD + 1):
            visit.hear(said(number))
        assert not visit.ended.done()
        visit.hear(said(0))
        assert isinstance(visit.ended.exception(), Flooded)
        table.errands[0].settled(None)
        assert len(table.errands) == 1

    played(scene)


def test_only_so_many_bytes_wait_there() -> None:
    """However few messages they are."""

    async def scene() -> None:
        visit, _, _ = visited()
        visit.hear(said(0))
        for _ in range(UNHEARD_BYTES // LARGEST):
            visit.hear(b"x" * LARGEST)
        assert not visit.ended.done()
        visit.hear(b"x")
        assert isinstance(visit.ended.exception(), Flooded)

    played(scene)


def test_every_refusal_is_counted() -> None:
    """Also of what is no command at all, or for somebody else's seat."""

    async def scene() -> None:
        visit, table, line = visited()
        visit.hear(b"gibberish")
        visit.hear(json.dumps({"do": "pause", "id": "1", "seat": 1}).encode())
        for error in (stale(), StoreFailed("the disk is full")):
            visit.hear(said(2))
            table.errands[-1].settled(error)
        assert [kind for kind, _ in line.told] == ["refused"] * 4

    codes = ("unreadable", "not-yours", "stale", "unavailable")
    before = [refused(code) for code in codes]
    played(scene)
    assert [refused(code) for code in codes] == [count + 1 for count in before]


def refused(code: str) -> float:
    """Return how often this was refused by now."""
    return REGISTRY.get_sample_value("quadriga_refusals_total", {"code": code}) or 0.0


def test_what_came_after_a_farewell_is_for_nobody() -> None:
    async def scene() -> None:
        visit, table, line = visited()
        visit.hear(said(0))
        visit.hear(None)
        visit.hear(said(1))
        table.errands[-1].settled(None)
        assert [errand.command for errand in table.errands] == ["0"]
        assert line.told == [("done", "0")]

    played(scene)
