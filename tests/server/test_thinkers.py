"""Thinkers: whatever becomes of one that thinks, every question is answered."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from quadriga.server.thinkers import Thinkers
from tests.server import deadly
from tests.server.deadly import CHOSEN, PICKED
from tests.server.ears import listening
from tests.server.halls import until
from tests.server.house import PATIENCE


def thought(scene: Callable[[Thinkers], Awaitable[list[int]]], processes: int = 1) -> list[int]:
    """Return what comes of questions."""

    async def play() -> list[int]:
        thinkers = Thinkers(processes)
        try:
            async with asyncio.timeout(PATIENCE):
                return await scene(thinkers)
        finally:
            thinkers.close()

    return asyncio.run(play())


@pytest.mark.parametrize("position", [deadly.Deadly, deadly.DeadlyForAll, deadly.Wrong])
def test_where_a_bot_cannot_decide_another_one_does(position: type[deadly.Position]) -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        return [await thinkers.decide(position(), "random")]

    assert thought(scene) == [CHOSEN]


@pytest.mark.parametrize("processes", [1, 2])
def test_of_a_deadly_question_no_other_suffers(processes: int) -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        asked = [deadly.Position(), deadly.Deadly(), *[deadly.Position() for _ in range(5)], deadly.Deadly()]
        return await asyncio.gather(*(thinkers.decide(position, "random") for position in asked))

    assert thought(scene, processes) == [PICKED, CHOSEN, *[PICKED] * 5, CHOSEN]


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nobody is killed like this there")
def test_who_is_killed_while_thinking_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "who"

    async def scene(thinkers: Thinkers) -> list[int]:
        asked = asyncio.create_task(thinkers.decide(deadly.Endless(file), "random"))
        await until(lambda: file.exists() and bool(file.read_text()))
        os.kill(int(file.read_text()), signal.SIGKILL)
        return [await asked, await thinkers.decide(deadly.Position(), "random")]

    assert thought(scene) == [PICKED, PICKED]


def test_of_what_went_wrong_no_position_is_told() -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        return [await thinkers.decide(deadly.Wrong(), "random")]

    with listening() as ear:
        thought(scene)
    assert any("IllegalAction" in line for line in ear.lines)
    assert not any(deadly.SECRET in line for line in ear.lines)
