"""What is counted: everything once, by every process, as Prometheus reads it."""

from __future__ import annotations

import asyncio
import json
import random
from functools import partial
from pathlib import Path

import pytest

from quadriga import Record
from quadriga.client import ServerRefused, ask_server, at_table, open_table
from tests.server.counts import counted
from tests.server.house import House
from tests.server.raw import closed_with, raw
from tests.server.within import until

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}]
WRITTEN, THOUGHT = "quadriga_written_seconds", "quadriga_thought_seconds"


def play(house: House) -> tuple[int, int]:
    """Play a game against a bot; return how often a person decided, and how often a bot."""
    table, keys = open_table(house.url, "asteroid", SEATS)
    luck, decided = random.Random(1), 0

    def decide(view: dict[str, list[dict[str, int]]]) -> int:
        nonlocal decided
        decided += 1
        return luck.choice(view["actions"])["action"]

    async def sit() -> None:
        async with at_table(house.url, table, keys[0]) as lola:
            await lola.play(decide)

    asyncio.run(sit())
    record = Record.parse(ask_server(house.url, f"/tables/{table}/record"))
    return decided, sum(state.actor() >= 0 for state in record.states()) - decided


@pytest.mark.parametrize("workers", [1, 2])
def test_every_decision_is_counted_once(file: Path, tmp_path: Path, workers: int) -> None:
    with House(str(file), tmp_path, "--workers", str(workers)) as house:
        count = partial(counted, house.url)
        by_people, by_bots = (sum(each) for each in zip(*(play(house) for _ in range(2)), strict=True))
        until(lambda: count("quadriga_decisions_total", by="person") == by_people)
        until(lambda: count("quadriga_decisions_total", by="bot") == by_bots)
        assert count("quadriga_tables_total", game="asteroid") == count("quadriga_tables_total") == 2
        assert count(f"{THOUGHT}_count") == count(f"{THOUGHT}_bucket", le="+Inf") == by_bots
        assert count(f"{THOUGHT}_sum") > 0
        assert count(f"{WRITTEN}_count") == count(f"{WRITTEN}_bucket", le="+Inf")
        assert by_people < count(f"{WRITTEN}_count")


def test_who_is_there_is_counted_while_they_are(house: House) -> None:
    count = partial(counted, house.url)
    tables = [open_table(house.url, "asteroid", SEATS) for _ in range(2)]

    async def come() -> None:
        (one, keys), (other, _) = tables
        async with raw(house.url, one, keys[0]) as lola, raw(house.url, other) as watcher:
            for client in (lola, watcher):
                await client.hear()
            assert await asyncio.to_thread(count, "quadriga_clients") == 2
            await asyncio.to_thread(until, lambda: count("quadriga_rooms") == 2)

    asyncio.run(come())
    until(lambda: count("quadriga_clients") == 0)


def test_what_is_refused_and_who_is_sent_away_is_counted_by_its_reason(house: House) -> None:
    count = partial(counted, house.url)
    table, keys = open_table(house.url, "asteroid", SEATS)
    with pytest.raises(ServerRefused):
        ask_server(house.url, "/tables/nowhere")

    async def spoil() -> None:
        async with raw(house.url, table, keys[0]) as lola:
            for _ in range(3):
                await lola.answer(b"{")
            await lola.say(json.dumps("x" * 100_000))
            while True:
                await lola.hear()

    assert asyncio.run(closed_with(spoil())) == 1009
    assert count("quadriga_refusals_total", code="no-table") == 1
    assert count("quadriga_refusals_total", code="unreadable") == 3
    assert count("quadriga_refusals_total") == 4
    assert count("quadriga_dropped_total", why="1009") == count("quadriga_dropped_total") == 1
