"""Care: who asks for too much harms nobody else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from quadriga.client import Seat, at_table, open_table
from quadriga.server.closings import TOO_MUCH
from quadriga.server.limits import AT_ONCE
from tests.server.house import PATIENCE, House
from tests.server.raw import closed_with, raw

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}, {"kind": "bot"}]

WRONG_TABLES = [
    b"",
    b"{",
    b"[]",
    b"\xff",
    b"[" * 9000,
    b" " * 20_000,
    b'{"game": 3}',
    b'{"game": "overload", "seats": []}',
    b'{"game": "chess", "seats": [{"kind": "open"}]}',
    b'{"game": "overload", "seats": [{"kind": "person"}]}',
    b'{"game": "overload", "seats": [{"kind": "open"}]}',
    b'{"game": "overload", "seats": [{"kind": "bot", "bot": "run:rm"}]}',
]


def test_a_table_that_cannot_be_is_refused(house: House) -> None:
    for body in WRONG_TABLES:
        status, told = posted(house, body)
        assert status in (400, 413)
        assert told["message"]


def posted(house: House, body: bytes) -> tuple[int, dict[str, str]]:
    try:
        with urlopen(Request(f"{house.url}/api/tables", body)) as answer:
            return answer.status, json.loads(answer.read())
    except HTTPError as error:
        with error:
            return error.code, json.loads(error.read())


def test_a_message_that_is_too_large_ends_the_connection(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)

    async def shout() -> None:
        async with raw(house.url, table, keys[0]) as client:
            await client.say("x" * 100_000)
            while True:
                await client.hear()

    assert asyncio.run(closed_with(shout())) == 1009


def test_a_flood_is_sent_away_and_others_go_on(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)

    async def shout() -> None:
        async with raw(house.url, table, keys[0]) as client:
            while True:
                await client.say({"do": "pause", "id": "", "seat": 0})
                await asyncio.sleep(0)  # so that it ends as well where nobody sends it away

    async def speak(seat: Seat) -> None:
        for _ in range(20):
            await seat.ask("say", text="hello")

    async def flood() -> int | None:
        async with at_table(house.url, table, keys[1]) as max_:
            code, _ = await asyncio.gather(closed_with(shout()), speak(max_))
        return code

    # Of what still floods in when it is closed, a farewell may be lost.
    assert asyncio.run(flood()) in (4429, None)


def test_a_seat_is_not_allowed_more_over_many_lines(house: House) -> None:
    """No line says more than it may; together they do, and at least one is sent away."""
    table, keys = open_table(house.url, "overload", SEATS)

    async def speak() -> None:
        async with raw(house.url, table, keys[0]) as client:
            for number in range(int(AT_ONCE) - 10):
                await client.say({"do": "pause", "id": str(number), "seat": 0})
            while True:
                await client.hear()

    async def all_of_them() -> set[int | None]:
        lines = [asyncio.create_task(closed_with(speak())) for _ in range(10)]
        ended, others = await asyncio.wait(lines, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        for line in others:
            line.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        return {line.result() for line in ended}

    assert asyncio.run(all_of_them()) == {TOO_MUCH}


def test_nobody_opens_more_tables_than_agreed(file: Path, tmp_path: Path) -> None:
    with House(str(file), tmp_path, "--tables-an-hour", "2") as house:
        body = json.dumps({"game": "overload", "seats": SEATS}).encode()
        answers = [posted(house, body) for _ in range(3)]
        assert [status for status, _ in answers] == [201, 201, 429]
        assert answers[2][1]["code"] == "too-many"
