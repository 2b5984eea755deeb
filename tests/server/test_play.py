"""A whole game over the wire: real server, real sockets, real file."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from quadriga.cli import app
from quadriga.client import Seat, ServerRefused, ask_server, at_table, open_table
from tests.server.house import House
from tests.server.raw import raw

PEOPLE = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}]
BOTS = [{"kind": "bot", "bot": "level1"}, {"kind": "bot", "bot": "level2"}]


async def play_on(seat: Seat, luck: random.Random) -> None:
    """Decide at random whenever asked."""
    async for view in seat.turns():
        await seat.decide(luck.choice(view["actions"])["action"])


@pytest.mark.parametrize("slug", ["overload", "chariot", "asteroid", "edison"])
def test_two_people_and_two_bots_play_to_the_end(house: House, slug: str) -> None:
    table, keys = open_table(house.url, slug, [*PEOPLE, *BOTS])

    async def play() -> tuple[dict[str, object], dict[str, object]]:
        async with (
            at_table(house.url, table, keys[0]) as lola,
            at_table(house.url, table, keys[1]) as max_,
            at_table(house.url, table) as watcher,
        ):
            await asyncio.gather(
                play_on(lola, random.Random(1)),
                play_on(max_, random.Random(2)),
                play_on(watcher, random.Random(3)),
            )
            fresh = ask_server(house.url, f"/tables/{table}", key=keys[0])
            assert fresh == lola.view
            return lola.view, watcher.view

    lola, watcher = asyncio.run(play())
    assert lola["phase"] == "over"
    assert lola["seed"] == watcher["seed"] is not None
    assert lola["events"] == watcher["events"]


@pytest.mark.parametrize(
    ("slug", "seats", "covers", "viewers"),
    [
        ("asteroid", [0, 1], True, {0, 1, None}),
        ("asteroid", [0, 1], False, {0, 1}),
        ("asteroid", [0], True, {0}),
        ("edison", [0, 1], True, {0, 1}),  # 7.6 with two players all is open
    ],
)
def test_who_covers_the_hands_of_several_people_is_told_what_watchers_see(
    house: House, slug: str, seats: list[int], covers: bool, viewers: set[int | None]
) -> None:
    """Before the game as well, and only in a game with secrets."""
    table, keys = open_table(house.url, slug, PEOPLE, house={"watched": False})
    hello = {"do": "hello", "keys": [keys[seat] for seat in seats], "covers": covers}

    async def come() -> list[dict[str, Any]]:
        async with raw(house.url, table, hello=hello) as device:
            await device.say({"do": "ping", "id": "come"})
            told = [await device.hear()]
            while told[-1]["is"] != "done":
                told.append(await device.hear())
            return told

    assert {each["seat"] for each in asyncio.run(come()) if each["is"] == "view"} == viewers


@pytest.mark.parametrize("slug", ["overload", "chariot", "asteroid", "edison"])
def test_the_record_is_given_when_the_game_is_over_and_proves_the_dice(
    house: House, tmp_path: Path, slug: str
) -> None:
    """By the seal that was shown before the first roll."""
    table, keys = open_table(house.url, slug, [PEOPLE[0], *BOTS])
    seal = ask_server(house.url, f"/tables/{table}")["dice"]
    with pytest.raises(ServerRefused, match="when the game is over"):
        ask_server(house.url, f"/tables/{table}/record")

    async def play() -> None:
        async with at_table(house.url, table, keys[0]) as lola:
            assert lola.view["phase"] == "waiting"
            await play_on(lola, random.Random(1))

    asyncio.run(play())
    file = tmp_path / "game.txt"
    file.write_text(ask_server(house.url, f"/tables/{table}/record"), encoding="utf-8")
    proved, other = (
        CliRunner().invoke(app, ["replay", str(file), "--check", "--seal", hash_])
        for hash_ in (seal, seal[::-1])
    )
    assert "follow from the seed" in proved.stdout
    assert (proved.exit_code, other.exit_code) == (0, 1)
