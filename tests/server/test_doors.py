"""Doors: wrong seats, forged and stale keys, other pages and watchers are refused; nothing is lost by it."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed

from quadriga.client import ServerRefused, ask_server, open_table, sit
from tests.server.house import House
from tests.server.raw import closed_with, raw

KEY = "a-key-that-somebody-drew-at-random-0"
SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}, {"kind": "bot"}]


def closed(house: House, table: str, *keys: str, hello: object = None, origin: str = "") -> tuple[int, str]:
    """Return why a socket is closed to who comes like this."""

    async def come() -> tuple[int, str]:
        headers = {"Origin": origin} if origin else {}
        with pytest.raises(ConnectionClosed) as caught:
            async with raw(house.url, table, *keys, hello=hello, headers=headers) as client:
                await client.hear()
        assert caught.value.rcvd is not None
        return caught.value.rcvd.code, caught.value.rcvd.reason

    return asyncio.run(come())


def test_who_may_not_come_in_is_told_why(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)
    other, _ = open_table(house.url, "overload", SEATS)
    private, _ = open_table(house.url, "overload", SEATS, house={"watched": False})
    assert closed(house, table, "forged") == (4403, "this key opens no seat here")
    assert closed(house, other, keys[0]) == (4403, "this key opens no seat here")
    assert closed(house, private) == (4403, "this table is not watched")
    assert closed(house, "nowhere") == (4404, "there is no such table")
    assert closed(house, table, origin="https://elsewhere.example") == (
        4403,
        "this page may not speak to this server",
    )
    code, reason = closed(house, table, hello={"do": "hello", "keys": 3})
    assert code == 4400
    assert "array" in reason


def test_who_sits_elsewhere_or_watches_decides_nothing(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)

    async def ask() -> list[str]:
        codes = []
        async with raw(house.url, table, keys[0]) as lola, raw(house.url, table) as watcher:
            view = await lola.begun()
            decide = {"do": "decide", "id": "x", "version": view["version"], "action": 0}
            for client, seat in ((lola, 1), (lola, 2), (watcher, 0), (watcher, 1)):
                codes.append((await client.answer({**decide, "seat": seat}))["code"])
        return codes

    assert asyncio.run(ask()) == ["not-yours"] * 4


def test_other_pages_cannot_use_our_cookies(house: House) -> None:
    request = Request(f"{house.url}/api/tables", b"{}", {"Origin": "https://elsewhere.example"})
    with pytest.raises(HTTPError) as caught:
        urlopen(request)
    assert caught.value.code == 403
    caught.value.close()


def test_a_link_opens_its_seat_and_no_other(house: House) -> None:
    table, keys = open_table(house.url, "overload", [SEATS[0], {"kind": "link"}, {"kind": "open"}])
    with pytest.raises(ServerRefused, match="not for you"):
        ask_server(house.url, f"/tables/{table}/seats/1", {"name": "Mallory", "key": keys[0]})
    with pytest.raises(ServerRefused, match="missing required field `key`"):
        ask_server(house.url, f"/tables/{table}/seats/1", {"name": "Mallory"})
    ask_server(house.url, f"/tables/{table}/seats/1", {"name": "Max", "key": keys[1]})
    again = ask_server(house.url, f"/tables/{table}/seats/1", {"name": "Zoé", "key": keys[1]})
    assert again["keys"] == {"1": keys[1]}, "who has the link comes back to the seat"
    assert ask_server(house.url, f"/tables/{table}", key=keys[1])["seats"][1]["name"] == "Max"
    mine = sit(house.url, table, 2, "Zoé")
    assert ask_server(house.url, f"/tables/{table}", key=mine)["seat"] == 2
    with pytest.raises(ServerRefused, match="that seat is taken"):
        sit(house.url, table, 2, "Max")


def test_an_open_seat_asked_for_again_with_the_same_key_is_the_same_seat(house: House) -> None:
    """As where the answer was lost: also when the game has begun by it, and while both are on their way."""
    table, _ = open_table(house.url, "overload", [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}])
    ask = partial(ask_server, house.url, f"/tables/{table}/seats/0", {"name": "Zoé", "key": KEY})
    with ThreadPoolExecutor() as at_once:
        answers = [*at_once.map(lambda _: ask(), range(4))]
    view = ask_server(house.url, f"/tables/{table}", key=KEY)
    assert (view["seat"], view["seats"][0]["name"]) == (0, "Zoé")

    async def begin() -> None:
        async with raw(house.url, table, KEY) as zoe:
            assert (await zoe.begun())["phase"] == "playing"

    asyncio.run(begin())
    assert [*answers, ask()] == [{"table": table, "keys": {"0": KEY}}] * 5
    for key in (KEY.upper(), KEY[1:] + "x"):
        with pytest.raises(ServerRefused, match="that seat is taken"):
            ask_server(house.url, f"/tables/{table}/seats/0", {"name": "Zoé", "key": key})


def test_an_open_seat_that_is_taken_is_nobody_elses(house: House) -> None:
    table, _ = open_table(house.url, "overload", [{"kind": "open"}] * 3)
    key = sit(house.url, table, 0, "Zoé")
    with pytest.raises(ServerRefused, match="taken"):
        sit(house.url, table, 0, "Mallory")
    assert sit(house.url, table, 0, "Zoé", key) == key


@pytest.mark.parametrize("key", ["", "x" * 31, "x" * 65, "x" * 31 + ".", "x" * 31 + "é", "x" * 32 + "\n"])
def test_a_key_that_is_no_secret_or_that_no_cookie_keeps_is_refused(house: House, key: str) -> None:
    table, _ = open_table(house.url, "overload", [{"kind": "open"}] * 3)
    with pytest.raises(ServerRefused) as refused:
        ask_server(house.url, f"/tables/{table}/seats/0", {"name": "Mallory", "key": key})
    assert refused.value.code == "unreadable"
    assert ask_server(house.url, f"/tables/{table}")["seats"][0]["name"] is None


def test_a_cookie_is_sent_to_its_table_alone(house: House) -> None:
    """Else a browser that sat at many would send more than a server reads."""
    asked = {"game": "overload", "seats": SEATS}
    with urlopen(Request(f"{house.url}/api/tables", json.dumps(asked).encode())) as answer:
        table = json.load(answer)["table"]
        assert f"Path=/api/tables/{table};" in answer.headers["set-cookie"]


def test_no_key_is_kept_or_logged(house: House) -> None:
    _, keys = open_table(house.url, "overload", SEATS)
    house.stop()
    kept = b"".join(file.read_bytes() for file in house.log.parent.iterdir() if file.is_file())
    assert all(key.encode() not in kept for key in keys.values())
    house.start()


def test_who_stood_up_sees_and_decides_nothing_more_from_there(house: House) -> None:
    table, _ = open_table(house.url, "asteroid", [SEATS[0], {"kind": "open"}, {"kind": "open"}])
    key = sit(house.url, table, 1, "Max")

    async def stand() -> tuple[str, int | None]:
        async with raw(house.url, table, key) as left:
            await left.hear()
            address = f"{house.url}/api/tables/{table}/seats/1"
            with urlopen(Request(address, method="DELETE", headers={"Authorization": f"Bearer {key}"})):
                sit(house.url, table, 1, "Zoé")
            pause = {"do": "pause", "id": "x", "seat": 1}
            code = await closed_with(left.answer(pause))
        return ask_server(house.url, f"/tables/{table}")["seats"][1]["name"], code

    assert asyncio.run(stand()) == ("Zoé", 4403)


def test_who_leaves_a_seat_that_was_theirs_from_the_beginning_frees_it(house: House) -> None:
    table, keys = open_table(house.url, "overload", [SEATS[0], {"kind": "open"}, {"kind": "open"}])
    address = f"{house.url}/api/tables/{table}/seats/0"
    bearer = {"Authorization": f"Bearer {keys[0]}"}
    with urlopen(Request(address, method="DELETE", headers=bearer)):
        pass
    seat = ask_server(house.url, f"/tables/{table}")["seats"][0]
    assert (seat["kind"], seat["name"]) == ("open", None)
    with pytest.raises(HTTPError, check=lambda error: error.code == 403):
        urlopen(Request(address, method="DELETE", headers=bearer))
    sit(house.url, table, 0, "Zoé")


def test_a_browser_keeps_its_key_for_the_rematch(house: House) -> None:
    table, keys = open_table(house.url, "overload", [SEATS[0], {"kind": "bot"}, {"kind": "bot"}])

    async def resign() -> None:
        async with raw(house.url, table, keys[0]) as lola:
            await lola.begun()
            await lola.answer({"do": "resign", "id": "r", "seat": 0})

    asyncio.run(resign())
    cookie = {"Cookie": f"quadriga-{table}={keys[0]}"}
    with urlopen(Request(f"{house.url}/api/tables/{table}/rematch", b"{}", cookie)) as answer:
        given, other = answer.headers["Set-Cookie"].partition(";")[0], json.loads(answer.read())["table"]
    with urlopen(Request(f"{house.url}/api/tables/{other}", headers={"Cookie": given})) as answer:
        view = json.loads(answer.read())
    assert view["seats"][view["seat"]]["name"] == "Lola"
