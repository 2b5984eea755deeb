"""A finished game is played on from a moment, over HTTP: by whom, from where, and by whom not."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from quadriga import Record
from quadriga.client import ServerRefused, ask_server, at_table, open_table
from quadriga.table.dice import proof, sealed
from tests.server.house import House

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}, {"kind": "bot"}]


WRONG: list[tuple[dict[str, object], str]] = [
    ({"seat": 3}, "no-seat"),
    ({"seat": -1}, "unreadable"),
    ({"moment": 100_000}, "no-moment"),
    ({"name": ""}, "text"),
    ({"bot": "greedy"}, "unreadable"),
]


def finish(house: House, table: str, key: str, seed: int = 1) -> dict[str, Any]:
    """Play a game to its end, at random; return the last view."""
    luck = random.Random(seed)

    async def sit() -> dict[str, Any]:
        async with at_table(house.url, table, key) as seat:
            await seat.play(lambda view: int(luck.choice(view["actions"])["action"]))
            return seat.view

    return asyncio.run(sit())


def finished(house: House, game: str, *, watched: bool = True) -> tuple[str, str]:
    """Return a table where a game is over, and the key to its first seat."""
    table, keys = open_table(house.url, game, SEATS, house={"watched": watched})
    finish(house, table, keys[0])
    return table, keys[0]


def play_on(house: House, table: str, key: str = "", **asked: object) -> tuple[str, dict[str, str]]:
    given = {"moment": 5, "seat": 1, "name": "Nina", "bot": "level1", **asked}
    made = ask_server(house.url, f"/tables/{table}/play-on", given, key)
    return made["table"], made["keys"]


@pytest.mark.parametrize("game", ["overload", "asteroid"])
def test_whoever_watched_plays_on(house: House, game: str) -> None:
    """In another's seat, against bots, to an end of its own; also when the server was stopped meanwhile."""
    source, _ = finished(house, game)
    record = Record.parse(ask_server(house.url, f"/tables/{source}/record"))
    moment = len(record.actions) // 3
    table, keys = play_on(house, source, moment=moment)
    assert [*keys] == ["1"]
    view = ask_server(house.url, f"/tables/{table}", key=keys["1"])
    assert [seat["bot"] for seat in view["seats"]] == ["level1", None, "level1"]
    assert (view["seat"], view["seats"][1]["name"]) == (1, "Nina")
    assert (view["source"], view["phase"]) == ({"table": source, "moment": moment}, "waiting")
    assert view["events"], "what happened before is told"
    house.stop()
    house.start()
    over = finish(house, table, keys["1"])
    assert over["events"][: len(view["events"])] == view["events"]
    played = Record.parse(ask_server(house.url, f"/tables/{table}/record"))
    assert (played.given, played.actions[:moment]) == (moment, record.actions[:moment])
    assert played.seed is not None
    assert (sealed(played.seed), proof(played, played.seed).stray) == (view["dice"], None)
    replayed = ask_server(house.url, f"/tables/{table}/replay?seat=0")
    assert len(replayed["moments"]) == len(played.actions)


def test_only_what_one_may_see_is_played_on(house: House) -> None:
    source, key = finished(house, "asteroid", watched=False)
    with pytest.raises(ServerRefused) as refused:
        play_on(house, source)
    assert refused.value.code == "not-yours"
    assert play_on(house, source, key)


def test_what_cannot_be_is_refused(house: House) -> None:
    source, _ = finished(house, "asteroid")
    for asked, code in WRONG:
        with pytest.raises(ServerRefused) as refused:
            play_on(house, source, "", **asked)
        assert refused.value.code == code


def test_a_game_that_goes_on_is_not_played_on(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)
    with pytest.raises(ServerRefused) as refused:
        play_on(house, table, keys[0])
    assert refused.value.code == "wrong-phase"
