"""Thinkers: whatever becomes of one that thinks, every question is answered."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from multiprocessing import active_children
from multiprocessing.connection import Pipe
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from quadriga.server.thinkers import Pool, Thinkers, think
from quadriga.table.refusals import Refused
from tests.server import deadly
from tests.server.deadly import CHOSEN, PICKED
from tests.server.ears import listening
from tests.server.halls import until
from tests.server.hourglass import Leaping
from tests.server.house import PATIENCE

OPEN = Path("/proc/self/fd")
LIMIT = 10 * PATIENCE  # seconds for one thought: nobody hangs by chance, however busy the machine is
signalled = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="nobody is stopped like this there")


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quadriga.server.thinkers.LIMIT", LIMIT)


def thought(
    scene: Callable[[Thinkers], Awaitable[list[int]]], processes: int = 1, leaps: int = 0
) -> list[int]:
    """Return what comes of questions, while time leaps so often."""

    async def play() -> list[int]:
        thinkers = Thinkers(processes)
        try:
            async with asyncio.timeout(PATIENCE + leaps * LIMIT):
                return await scene(thinkers)
        finally:
            thinkers.close()

    with asyncio.Runner(loop_factory=Leaping) as runner:
        return runner.run(play())


async def begun(file: Path) -> int:
    """Wait until somebody thinks about an endless question; return who."""
    await until(lambda: file.exists() and bool(file.read_text()))
    return int(file.read_text())


async def stopped(file: Path) -> int:
    """Let somebody who thinks stop without end; return who."""
    who = await begun(file)
    os.kill(who, signal.SIGSTOP)
    assert os.WIFSTOPPED(os.waitpid(who, os.WUNTRACED)[1])
    return who


def leap() -> None:
    """Let as much time pass as a thought may take."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Leaping)
    loop.leapt += LIMIT


def is_gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return False


def open_files() -> int:
    return len([*OPEN.iterdir()])


@pytest.fixture
def unswept() -> Iterator[None]:
    """Let nothing go because Python looks for what nobody needs: on a server it seldom does."""
    gc.disable()
    yield
    gc.enable()


def lost(why: str) -> float:
    """Return how many thinkers were lost for this reason."""
    return REGISTRY.get_sample_value("quadriga_thinkers_lost_total", {"why": why}) or 0.0


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


@signalled
def test_who_is_killed_while_thinking_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "who"

    async def scene(thinkers: Thinkers) -> list[int]:
        asked = asyncio.create_task(thinkers.decide(deadly.Endless(file), "random"))
        os.kill(await begun(file), signal.SIGKILL)
        return [await asked, await thinkers.decide(deadly.Position(), "random")]

    assert thought(scene) == [PICKED, PICKED]


def test_of_what_went_wrong_no_position_is_told() -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        return [await thinkers.decide(deadly.Wrong(), "random")]

    with listening() as ear:
        thought(scene)
    assert any("IllegalAction" in line for line in ear.lines)
    assert not any(deadly.SECRET in line for line in ear.lines)


@pytest.mark.skipif(not OPEN.exists(), reason="what is open is not told there")
@pytest.mark.usefixtures("unswept")
def test_of_those_that_were_lost_nothing_stays_open() -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        await thinkers.decide(deadly.Position(), "random")
        before = open_files()
        decided = await thinkers.decide(deadly.Deadly(), "random")
        await until(lambda: open_files() <= before)
        return [decided]

    assert thought(scene) == [CHOSEN]


@signalled
def test_ctrl_c_in_the_terminal_is_not_for_who_is_being_started() -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        asked = asyncio.create_task(thinkers.decide(deadly.Position(), "random"))
        while not asked.done():
            for process in active_children():
                assert process.pid is not None
                os.kill(process.pid, signal.SIGINT)
            await asyncio.sleep(0.01)
        return [await asked]

    with listening() as ear:
        assert thought(scene) == [PICKED]
    assert ear.lines == []


@signalled
@pytest.mark.parametrize("processes", [1, 2])
def test_who_hangs_is_killed_and_somebody_simpler_decides(tmp_path: Path, processes: int) -> None:
    """And whatever else was asked is answered."""
    file, before = tmp_path / "who", lost("hung")

    async def scene(thinkers: Thinkers) -> list[int]:
        asked = asyncio.create_task(thinkers.decide(deadly.Endless(file), "random"))
        who = await stopped(file)
        others = [asyncio.create_task(thinkers.decide(deadly.Position(), "random")) for _ in range(3)]
        leap()
        decided = await asyncio.gather(asked, *others)
        await until(lambda: is_gone(who))
        return decided

    with listening() as ear:
        assert thought(scene, processes, leaps=1) == [CHOSEN, *[PICKED] * 3]
    assert ear.messages == ["a thinker hung", "a bot failed"]
    assert '"bot":"random"' in ear.lines[1]
    assert lost("hung") == before + 1


@signalled
def test_for_advice_that_never_comes_nobody_waits(tmp_path: Path) -> None:
    file = tmp_path / "who"

    async def scene(thinkers: Thinkers) -> list[int]:
        asked = asyncio.create_task(thinkers.advise(deadly.Endless(file), "random"))
        await stopped(file)
        leap()
        with pytest.raises(Refused, check=lambda refused: refused.code == "no-hint"):
            await asked
        return await thinkers.advise(deadly.Position(), "random")

    assert thought(scene, leaps=1) == [PICKED]


@signalled
def test_who_still_thinks_when_nobody_waits_any_more_is_asked_nothing_else(tmp_path: Path) -> None:
    """So that nothing else is lost with it."""
    file = tmp_path / "who"

    async def scene(_: Thinkers) -> list[int]:
        here, lifeline = Pipe(duplex=False)
        pool = Pool(1, here)
        with here, lifeline:
            asked = asyncio.create_task(pool.ask(think, "random", deadly.Endless(file), 1))
            who = await begun(file)
            asked.cancel()
            other = asyncio.create_task(pool.ask(think, "random", deadly.Position(), 1))
            await asyncio.wait([other], timeout=0.1)
            os.kill(who, signal.SIGKILL)
            decided = await other
            pool.close()
        return [decided]

    assert thought(scene) == [PICKED]


@signalled
def test_who_hangs_when_nobody_waits_any_more_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "who"

    async def scene(thinkers: Thinkers) -> list[int]:
        asked = asyncio.create_task(thinkers.decide(deadly.Endless(file), "random"))
        who = await stopped(file)
        asked.cancel()
        other = asyncio.create_task(thinkers.decide(deadly.Position(), "random"))
        leap()
        decided = await other
        await until(lambda: is_gone(who))
        return [decided]

    with listening("asyncio") as ear:
        assert thought(scene, leaps=1) == [PICKED]
        gc.collect()
    assert ear.lines == []


@signalled
def test_who_hangs_holds_up_no_end(tmp_path: Path) -> None:
    file = tmp_path / "who"

    async def scene(thinkers: Thinkers) -> list[int]:
        asked = asyncio.create_task(thinkers.decide(deadly.Endless(file), "random"))
        who = await stopped(file)
        asked.cancel()
        try:
            await asyncio.to_thread(thinkers.close)
        finally:
            ended = is_gone(who)
            if not ended:
                os.kill(who, signal.SIGKILL)
        return [ended]

    assert thought(scene) == [True]


@pytest.mark.parametrize("known", [deadly.Position, deadly.Deadly, deadly.DeadlyForAll])
def test_no_bot_decides_from_what_its_seat_may_not_know(known: type[deadly.Position]) -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        return [await thinkers.decide(deadly.Veiled(known), "random")]

    assert thought(scene) == [PICKED if known is deadly.Position else CHOSEN]


def test_no_advice_comes_from_what_the_seat_may_not_know() -> None:
    async def scene(thinkers: Thinkers) -> list[int]:
        return await thinkers.advise(deadly.Veiled(), "random")

    assert thought(scene) == [PICKED]
