"""Breaths: what takes a while is done for one after the other, and others have half of the time."""

from __future__ import annotations

import asyncio
from itertools import pairwise

import pytest

from quadriga.server import breaths
from quadriga.server.breaths import Breaths
from tests.server.hourglass import played

LOOKS = 5


def test_between_two_of_them_everybody_else_has_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(breaths, "monotonic", lambda: 0.0)  # they take no time

    async def scene() -> list[str]:
        line, done = Breaths(), list[str]()

        async def look() -> None:
            await line.draw()
            done.append("look")

        async def play() -> None:
            while done.count("look") < LOOKS:
                done.append("play")
                await asyncio.sleep(0)

        await asyncio.gather(*(look() for _ in range(LOOKS)), play())
        return done

    done = played(scene)
    assert done.count("look") == LOOKS
    assert all("look" not in pair for pair in pairwise(done) if pair[0] == pair[1])


def test_they_take_half_of_the_time_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is nothing else to do, nobody does anything in the other half."""
    worked, took = 0.0, 3.0

    async def scene() -> float:
        loop, line = asyncio.get_running_loop(), Breaths()
        monkeypatch.setattr(breaths, "monotonic", lambda: worked + loop.time())

        async def look() -> None:
            nonlocal worked
            await line.draw()
            worked += took

        await asyncio.gather(*(look() for _ in range(LOOKS)))
        return loop.time()

    assert played(scene) == pytest.approx((LOOKS - 1) * took)


def test_who_waits_no_longer_holds_nobody_up() -> None:
    async def scene() -> None:
        line = Breaths()
        waiting = [asyncio.ensure_future(line.draw()) for _ in range(LOOKS)]
        await asyncio.sleep(0)
        for each in waiting[:-1]:
            each.cancel()
        await waiting[-1]

    played(scene)
