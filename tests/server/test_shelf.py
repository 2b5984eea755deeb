"""The shelf: what takes long to make is made once, and kept as far as there is room."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import pytest

from quadriga.server.shelf import Shelf


class Maker:
    """Makes answers, and keeps count of them and of how many it made at once."""

    def __init__(self) -> None:
        self.made: list[str] = []
        self.most = 0
        self._busy = 0
        self._lock = threading.Lock()

    def make(self, name: str, size: int = 1) -> Callable[[], bytes]:
        def work() -> bytes:
            with self._lock:
                self._busy += 1
                self.most = max(self.most, self._busy)
            self.made.append(name)
            with self._lock:
                self._busy -= 1
            return name.encode() * size

        return work


def test_all_who_ask_for_the_same_get_what_is_made_once() -> None:
    maker = Maker()

    async def ask() -> list[bytes]:
        shelf = Shelf()
        first = await asyncio.gather(*(shelf.get(name, maker.make(name)) for name in "abacab"))
        return [*first, await shelf.get("a", maker.make("a"))]

    assert asyncio.run(ask()) == [b"a", b"b", b"a", b"c", b"a", b"b", b"a"]
    assert sorted(maker.made) == ["a", "b", "c"]
    assert maker.most == 1


def test_what_was_asked_for_longest_ago_goes_first() -> None:
    maker = Maker()

    async def ask() -> None:
        shelf = Shelf(room=3)
        for name in ("a", "b", "c", "a", "d", "a", "b"):
            await shelf.get(name, maker.make(name))

    asyncio.run(ask())
    assert maker.made == ["a", "b", "c", "d", "b"]


def test_what_is_larger_than_the_shelf_is_given_all_the_same() -> None:
    maker = Maker()

    async def ask() -> list[bytes]:
        shelf = Shelf(room=3)
        return [await shelf.get("a", maker.make("a", size=4)) for _ in range(2)]

    assert asyncio.run(ask()) == [b"aaaa", b"aaaa"]
    assert maker.made == ["a", "a"]


def test_what_failed_is_tried_again() -> None:
    def fail() -> bytes:
        raise RuntimeError("no paper")

    async def ask() -> bytes:
        shelf = Shelf()
        with pytest.raises(RuntimeError, match="no paper"):
            await shelf.get("a", fail)
        return await shelf.get("a", lambda: b"a")

    assert asyncio.run(ask()) == b"a"


def test_who_waits_no_longer_takes_it_from_nobody() -> None:
    begun, go_on = threading.Event(), threading.Event()

    def slowly() -> bytes:
        begun.set()
        assert go_on.wait(60)
        return b"a"

    async def ask() -> bytes:
        shelf = Shelf()
        first = asyncio.create_task(shelf.get("a", slowly))
        second = asyncio.create_task(shelf.get("a", slowly))
        await asyncio.to_thread(begun.wait, 60)
        first.cancel()
        go_on.set()
        return await second

    assert asyncio.run(ask()) == b"a"
