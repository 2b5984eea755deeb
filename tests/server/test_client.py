"""The client: it comes back by itself, and says plainly what went wrong."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from quadriga import Record, client, game
from quadriga.client import ServerRefused, ask_server, at_table, open_table, sit
from tests.server.house import House, free_port

SEATS = [
    {"kind": "person", "name": "Lola"},
    {"kind": "bot", "bot": "level1"},
    {"kind": "bot", "bot": "level1"},
]


def any_action(luck: random.Random, view: dict[str, Any]) -> int:
    return int(luck.choice(view["actions"])["action"])


def test_a_game_goes_on_in_the_same_seat_when_the_server_is_killed_and_started_again(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)
    luck, kills = random.Random(1), [5, 10]

    def choose(view: dict[str, Any]) -> int:
        if kills and view["version"] > kills[0]:
            kills.pop(0)
            house.kill()
            house.start()
        return any_action(luck, view)

    async def play() -> dict[str, Any]:
        async with at_table(house.url, table, keys[0], patience=60) as seat:
            await seat.play(choose)
            return seat.view

    view = asyncio.run(play())
    assert kills == []
    assert view["phase"] == "over"
    assert view == ask_server(house.url, f"/tables/{table}", key=keys[0])


def test_a_command_whose_answer_was_lost_is_sent_again_and_done_once(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)

    async def say() -> list[str]:
        async with (
            at_table(house.url, table, keys[0], patience=60) as lola,
            at_table(house.url, table) as other,
        ):
            assert lola._socket is not None
            line = lola._socket.transport
            line.pause_reading()
            asking = asyncio.create_task(lola.ask("say", text="hello"))
            while not other.view["chat"]:
                await other.hear()
            line.abort()
            await asking
            return [said["text"] for said in lola.view["chat"]]

    assert asyncio.run(say()) == ["hello"]


@pytest.mark.parametrize("patience", [0, 1])
def test_where_patience_ends_a_lost_server_is_an_error(house: House, patience: float) -> None:
    table, keys = open_table(house.url, "overload", SEATS)

    async def play() -> None:
        async with at_table(house.url, table, keys[0], patience=patience) as seat:
            house.stop()
            while True:
                await seat.hear()

    with pytest.raises(ConnectionClosed):
        asyncio.run(play())


def test_who_may_not_come_in_is_told_why(house: House) -> None:
    table, _ = open_table(house.url, "overload", SEATS)

    async def come(table: str, key: str) -> None:
        async with at_table(house.url, table, key, patience=60):
            pass

    for where, key, code, why in (
        ("nowhere", "", "4404", "there is no such table"),
        (table, "forged", "4403", "this key opens no seat here"),
    ):
        with pytest.raises(ServerRefused, match=why) as caught:
            asyncio.run(come(where, key))
        assert caught.value.code == code


def test_a_seat_by_link_is_taken_once(house: House) -> None:
    table, keys = open_table(f"{house.url}/", "overload", [SEATS[0], {"kind": "link"}, {"kind": "open"}])

    async def come() -> list[str]:
        async with at_table(f"{house.url}/", table, keys[1]) as seat:
            await seat.sit("Max")
            while seat.view["seats"][1]["name"] is None:
                await seat.hear()
            await seat.sit("Moritz")
            return [place["name"] for place in seat.view["seats"]]

    assert asyncio.run(come()) == ["Lola", "Max", None]
    key = sit(house.url, table, 2, "Zoé")
    assert ask_server(house.url, f"/tables/{table}", key=key)["seat"] == 2


class Forgetful(ThreadingHTTPServer):
    """A proxy to a server, on which the first answer is lost, and the second one but for its beginning."""

    def __init__(self, server: str) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.server = server
        self.asked: list[bytes] = []
        self.url = f"http://127.0.0.1:{self.server_port}"


class Handler(BaseHTTPRequestHandler):
    server: Forgetful

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.asked.append(body)
        with urlopen(Request(f"{self.server.server}{self.path}", body)) as answered:
            answer = answered.read()
        if len(self.server.asked) == 1:
            return  # and the connection is closed
        self.send_response(201)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer[:5] if len(self.server.asked) == 2 else answer)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.mark.parametrize("seat", [1, 2])
def test_a_seat_is_taken_once_though_answers_are_lost(house: House, seat: int) -> None:
    table, keys = open_table(house.url, "overload", [SEATS[0], {"kind": "link"}, {"kind": "open"}])
    with Forgetful(house.url) as between, ThreadPoolExecutor(1) as aside:
        aside.submit(between.serve_forever)
        try:
            key = sit(between.url, table, seat, "Zoé", keys.get(seat, ""))
        finally:
            between.shutdown()
    view = ask_server(house.url, f"/tables/{table}", key=key)
    assert (view["seat"], view["seats"][seat]["name"]) == (seat, "Zoé")
    assert len(between.asked) == 3


def test_a_seat_at_a_server_that_is_not_there_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "AGAIN", 0.0)
    with pytest.raises(OSError, match="refused"):
        sit(f"http://127.0.0.1:{free_port()}", "nowhere", 0, "Zoé")


def test_a_record_and_a_rule_page_are_texts(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)
    luck = random.Random(1)

    async def play() -> list[float]:
        async with at_table(house.url, table, keys[0]) as seat:
            await seat.play(lambda view: any_action(luck, view))
            result: list[float] = seat.view["result"]
            return result

    result = asyncio.run(play())
    *_, end = Record.parse(ask_server(house.url, f"/tables/{table}/record")).states()
    assert list(end.payoff()) == result
    assert ask_server(house.url, "/games/overload/rules?lang=fr").startswith("# Overload")


def test_what_is_no_table_server_is_told_apart(house: House) -> None:
    with pytest.raises(ServerRefused, match="Not Found") as caught:
        ask_server(f"{house.url}/elsewhere", "/tables")
    assert caught.value.code == "404"


def test_a_bot_can_look_ahead_from_what_its_seat_knows(house: House) -> None:
    table, keys = open_table(house.url, "asteroid", SEATS)

    async def look() -> tuple[list[int], list[int]]:
        async with at_table(house.url, table, keys[0]) as seat:
            async for view in seat.turns():
                known = ask_server(house.url, f"/tables/{table}/known/0", key=keys[0])
                return [one["action"] for one in view["actions"]], game("asteroid").parse(known).legal()
        raise AssertionError("it was never asked")

    told, found = asyncio.run(look())
    assert told == found != []
