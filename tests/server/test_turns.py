"""Turns: one thing after the other, and nobody who gives up holds the others up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from quadriga.server.turns import Turns


def played(scene: Callable[[Turns], Awaitable[None]]) -> None:
    async def play() -> None:
        async with asyncio.timeout(10):
            await scene(Turns())

    asyncio.run(play())


def test_who_comes_first_is_first() -> None:
    async def scene(turns: Turns) -> None:
        order: list[str] = []

        async def walk(name: str) -> None:
            async with turns:
                order.append(name)
                await asyncio.sleep(0)
                order.append(name)

        def pass_by() -> None:
            order.append("Zoé")
            turns.end()

        turns.take(lambda: order.append("Lola"))
        assert order == ["Lola"]
        waiting = [asyncio.create_task(walk("Max"))]
        await asyncio.sleep(0)
        turns.take(pass_by)
        waiting.append(asyncio.create_task(walk("Ada")))
        await asyncio.sleep(0)
        assert order == ["Lola"]
        turns.end()
        await asyncio.gather(*waiting)
        assert order == ["Lola", "Max", "Max", "Zoé", "Ada", "Ada"]
        assert not turns.is_taken

    played(scene)


def test_who_waits_no_more_holds_nobody_up() -> None:
    async def scene(turns: Turns) -> None:
        async def walk() -> None:
            async with turns:
                pass

        turns.take(lambda: None)
        waiting = [asyncio.create_task(walk()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.end()
        waiting[1].cancel()
        await waiting[2]
        assert not turns.is_taken

    played(scene)


def test_a_turn_that_is_given_to_who_gives_up_at_that_moment_is_ended() -> None:
    async def scene(turns: Turns) -> None:
        async def walk() -> None:
            async with turns:
                pass

        turns.take(lambda: None)
        waiting = asyncio.create_task(walk())
        await asyncio.sleep(0)
        turns.end()
        await asyncio.sleep(0)  # it is given now, and taken the next moment
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert not turns.is_taken

    played(scene)
