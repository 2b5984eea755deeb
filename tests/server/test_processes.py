"""Several processes at one table: all see the same, and a dead process is no loss."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from pathlib import Path
from urllib.request import urlopen

import pytest

from quadriga.client import Seat, ask_server, at_table, open_table
from quadriga.server.storage import Digest, Log, open_log
from quadriga.table import entries
from tests.server.house import PATIENCE, House
from tests.server.redis_server import RedisServer

PEOPLE = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}]
BOTS = [{"kind": "bot", "bot": "level4"}] * 2
GLANCE = 0.05


async def logged(place: str, table: str) -> list[entries.Logged]:
    async with open_log(place) as log:
        return [entries.decode(entry) for entry in await log.read(table)]


async def known(log: Log, table: str) -> Digest:
    return (await log.digests([table]))[table][1]


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await holds():
            await asyncio.sleep(GLANCE)


def pid(process: str) -> int:
    """Return the number of a process, with which its name begins."""
    return int(process.partition("-")[0])


async def play_on(seat: Seat, luck: random.Random) -> None:
    """Decide at random whenever asked."""
    async for view in seat.turns():
        await seat.decide(luck.choice(view["actions"])["action"])


async def play_to_the_end(lola: Seat, max_: Seat) -> None:
    """Let both play, and see that they are shown the same, by processes of their own."""
    await asyncio.gather(play_on(lola, random.Random(1)), play_on(max_, random.Random(2)))
    shown = ("version", "phase", "events", "result", "seed", "seats", "chat")
    assert {key: lola.view[key] for key in shown} == {key: max_.view[key] for key in shown}
    assert lola.is_over


def check_both_wrote(log: list[entries.Logged]) -> None:
    by = {entry.seat: entry.by for entry in log if isinstance(entry, entries.Played)}
    assert len({by[0], by[1]}) == 2, "each of the two decided through another process"


@asynccontextmanager
async def at_two_workers(house: House, table: str, keys: dict[int, str]) -> AsyncIterator[tuple[Seat, Seat]]:
    """Come to one server twice, until two of its workers serve the two."""
    async with AsyncExitStack() as stack:
        lola = await stack.enter_async_context(at_table(house.url, table, keys[0]))
        async with asyncio.timeout(PATIENCE):
            max_ = await stack.enter_async_context(at_table(house.url, table, keys[1]))
            while await came_to_one_worker(house, table, max_):
                await max_.leave()
                await max_.come()
        yield lola, max_


async def came_to_one_worker(house: House, table: str, max_: Seat) -> bool:
    await max_.ask("say", text="Here!")  # so that whoever serves has written that he came
    came = {e.seat: e.by for e in await logged(house.place, table) if isinstance(e, entries.Back)}
    return came[0] == came[1]


@pytest.mark.parametrize("with_redis", [False, True], ids=["log alone", "with Redis"])
def test_two_people_at_two_servers_play_a_whole_game(
    database: str, tmp_path: Path, request: pytest.FixtureRequest, with_redis: bool
) -> None:
    more = ("--redis", request.getfixturevalue("redis").url) if with_redis else ()

    async def play(one: House, other: House) -> None:
        table, keys = open_table(one.url, "edison", PEOPLE)
        async with at_table(one.url, table, keys[0]) as lola, at_table(other.url, table, keys[1]) as max_:
            await play_to_the_end(lola, max_)
        check_both_wrote(await logged(database, table))

    with House(database, tmp_path, *more) as one, House(database, tmp_path, *more) as other:
        asyncio.run(play(one, other))


def test_workers_of_one_server_play_a_whole_game(file: Path, tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table, keys = open_table(house.url, "edison", PEOPLE)
        async with at_two_workers(house, table, keys) as (lola, max_):
            await play_to_the_end(lola, max_)
        check_both_wrote(await logged(str(file), table))

    with House(str(file), tmp_path, "--workers", "2") as house:
        asyncio.run(play(house))


def test_a_game_goes_on_when_redis_is_killed_and_when_it_is_back(
    database: str, tmp_path: Path, redis: RedisServer
) -> None:
    async def play(one: House, other: House) -> None:
        table, keys = open_table(one.url, "edison", PEOPLE)
        async with at_table(one.url, table, keys[0]) as lola, at_table(other.url, table, keys[1]) as max_:
            playing = asyncio.create_task(play_to_the_end(lola, max_))
            await until_version(lola, 8)
            redis.kill()
            await until_version(lola, lola.view["version"] + 8)
            redis.start()
            await playing
            for house in (one, other):
                await until(partial(is_heard_again, house))

    async def is_heard_again(house: House) -> bool:
        told = re.findall("Redis is (?:not )?heard", house.log.read_text())
        return "Redis is not heard" in told and told[-1] == "Redis is heard"

    async def until_version(seat: Seat, version: int) -> None:
        async def is_there() -> bool:
            return bool(seat.view["version"] >= version)

        await until(is_there)

    with (
        House(database, tmp_path, "--redis", redis.url) as one,
        House(database, tmp_path, "--redis", redis.url) as other,
    ):
        asyncio.run(play(one, other))


def test_where_redis_is_not_there_servers_do_without(file: Path, tmp_path: Path) -> None:
    with House(str(file), tmp_path, "--redis", "redis://:secret@127.0.0.1:1") as house:
        table, keys = open_table(house.url, "chariot", PEOPLE)
        assert ask_server(house.url, f"/tables/{table}", key=keys[0])["phase"] == "waiting"
    assert "Redis is not heard" in house.log.read_text()
    assert "secret" not in house.log.read_text()


async def until_a_bot_must(lola: Seat) -> None:
    """Decide until a bot must."""
    async for view in lola.turns():
        await lola.decide(view["actions"][0]["action"])
        if lola.view["turn"] != lola.number:
            return


async def killed_while_a_bot_thinks(house: House, kill: Callable[[str], None]) -> tuple[str, str]:
    """Play at a table until a bot must decide, and kill its keeper; return the names of both."""
    table, keys = open_table(house.url, "overload", [PEOPLE[0], *BOTS])
    async with open_log(house.place) as log, at_table(house.url, table, keys[0]) as lola:
        while True:
            await until_a_bot_must(lola)
            keeper = (await known(log, table)).keeper
            os.kill(pid(keeper), signal.SIGSTOP)  # so that it cannot have decided already
            await asyncio.sleep(GLANCE)  # for what is on its way to the database
            if (await known(log, table)).due is not None:
                kill(keeper)
                return table, keeper
            os.kill(pid(keeper), signal.SIGCONT)


async def taken_over(place: str, table: str, keeper: str) -> None:
    """Wait until bots have decided all that they must: first with this keeper, and then with another."""

    async def is_done() -> bool:
        return (await known(log, table)).due is None

    async with open_log(place) as log:
        await until(is_done)
    played = [entry for entry in await logged(place, table) if isinstance(entry, entries.Played)]
    assert played[-1].bot
    assert keeper in {entry.by for entry in played}
    assert played[-1].by != keeper


def test_a_bots_turn_is_finished_by_another_server_when_its_own_is_killed(
    database: str, tmp_path: Path
) -> None:
    async def killed(one: House) -> None:
        table, keeper = await killed_while_a_bot_thinks(one, lambda _: one.kill())
        await taken_over(database, table, keeper)

    with House(database, tmp_path) as one, House(database, tmp_path):
        asyncio.run(killed(one))


def test_a_worker_that_is_killed_is_started_again_and_its_bots_go_on(file: Path, tmp_path: Path) -> None:
    async def killed(house: House) -> None:
        table, keeper = await killed_while_a_bot_thinks(
            house, lambda keeper: os.kill(pid(keeper), signal.SIGKILL)
        )
        await taken_over(str(file), table, keeper)
        assert "worker died" in house.log.read_text()

    with House(str(file), tmp_path, "--workers", "2") as house:
        asyncio.run(killed(house))
        for _ in range(8):
            assert ask_server(house.url, "/tables") == []


async def let_bots_think(house: House) -> None:
    """Play at a table until a bot thinks, or has: then there is a process that does."""
    table, keys = open_table(house.url, "overload", [PEOPLE[0], *BOTS])
    async with at_table(house.url, table, keys[0]) as lola:
        await until_a_bot_must(lola)


async def gone(house: House) -> None:
    async def is_gone() -> bool:
        return house.is_gone

    await until(is_gone)


@pytest.mark.parametrize("how", ["Ctrl-C", "killed"])
def test_no_worker_and_no_thinker_outlives_the_server(file: Path, tmp_path: Path, how: str) -> None:
    house = House(str(file), tmp_path, "--workers", "2")
    house.start()
    try:
        assert house.process is not None
        asyncio.run(let_bots_think(house))
        if how == "Ctrl-C":
            house.process.send_signal(signal.SIGINT)
            assert house.process.wait(PATIENCE) == 0
        else:
            house.kill_parent()
        asyncio.run(gone(house))
        assert "Traceback" not in house.log.read_text()
    finally:
        house.kill()


def test_ctrl_c_in_the_terminal_reaches_all_and_all_end_in_order(file: Path, tmp_path: Path) -> None:
    """A terminal sends it to every process of the group at once; somebody may press it twice."""
    house = House(str(file), tmp_path, "--workers", "2")
    house.start()
    try:
        assert house.process is not None
        for _ in range(2):
            os.killpg(house.process.pid, signal.SIGINT)
        assert house.process.wait(PATIENCE) == 0
        asyncio.run(gone(house))
        assert "Traceback" not in house.log.read_text()
    finally:
        house.kill()


def test_workers_count_together(file: Path, tmp_path: Path) -> None:
    with House(str(file), tmp_path, "--workers", "2") as house:
        for _ in range(6):
            open_table(house.url, "chariot", PEOPLE)
        assert 'quadriga_tables_total{game="chariot"} 6.0' in asked_metrics(house)


def asked_metrics(house: House) -> str:
    with urlopen(f"{house.url}/metrics") as answer:
        return str(answer.read().decode())
