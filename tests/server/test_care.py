"""Care: nonsense, floods and clients that never read harm nobody else."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import string
from contextlib import suppress
from pathlib import Path
from typing import get_args
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from quadriga.client import Seat, at_table, open_table
from quadriga.server.closings import TOO_MUCH, UNREADABLE
from quadriga.server.limits import AT_ONCE
from quadriga.server.wire import Asked, Hello, Ping
from quadriga.table.requests import LONGEST_SAID, MOST_SAID
from tests.server.house import PATIENCE, House
from tests.server.raw import closed_with, raw

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}, {"kind": "bot"}]
A_CLIENT = 50  # messages, before it would be sent away for their number
A_TABLE = 4  # clients, two for each seat, before it would be that seat

EXAMPLES = {"keys": [], "draws": False, "id": "a", "seat": 0, "version": 1, "action": 0, "text": "hello"}
# One of each kind that there is, with all its fields.
KNOWN: list[dict[str, object]] = [
    {"do": kind.__struct_config__.tag, **{field: EXAMPLES[field] for field in kind.__struct_fields__}}
    for kind in (Hello, Ping, *get_args(Asked))
]
ODD: list[object] = [
    None,
    True,
    -1,
    2**70,
    1e308,
    "",
    "x" * 3000,
    [],
    {},
    [[[]]],
    {"a": {"b": []}},
    "\u0000",
    "💥" * 300,
]


def spoilt(luck: random.Random) -> str | bytes:
    """Return a message with something wrong in it, or that is none at all."""
    message = {**luck.choice(KNOWN)}
    match luck.randrange(7):
        case 0:
            message[luck.choice(list(message))] = luck.choice(ODD)
        case 1:
            del message[luck.choice(list(message))]
        case 2:
            message["".join(luck.choices(string.printable, k=5))] = luck.choice(ODD)
        case 3:
            return luck.randbytes(luck.randrange(200))
        case 4:
            text = json.dumps(message)
            return text[: luck.randrange(len(text))]
        case 5:
            return "[" * luck.randrange(5000)
        case _:
            message["id"] = str(luck.random())  # well formed, at the wrong moment
    return json.dumps(message)


async def bother(house: House, table: str, key: str, luck: random.Random, answers: list[str]) -> None:
    """Send what is wrong; everything is answered, by an error of its kind where it is one."""
    async with raw(house.url, table, key) as client:
        for _ in range(A_CLIENT):
            await client.say(spoilt(luck))
            told = await client.hear()
            while told["is"] not in ("done", "refused"):
                told = await client.hear()
            answers.append(told.get("code", "done"))


def fuzz(house: House, messages: int) -> None:
    other, others_keys = open_table(house.url, "overload", SEATS)

    async def all_of_them() -> list[str]:
        answers: list[str] = []
        async with at_table(house.url, other, others_keys[0]) as quiet:
            for number in range(-(-messages // A_CLIENT)):
                if number % A_TABLE == 0:
                    table, keys = await asyncio.to_thread(open_table, house.url, "chariot", SEATS)
                await bother(house, table, keys[number % 2], random.Random(number), answers)
            await quiet.ask("say", text="still here")
        return answers

    answers = asyncio.run(all_of_them())
    assert len(answers) >= messages
    assert {"unreadable", "not-yours", "done"} <= set(answers)
    assert house.process is not None
    assert house.process.poll() is None
    assert "trace" not in house.log.read_text()


def gibberish(luck: random.Random) -> bytes:
    """Return what is no frame, or frames with something wrong in them."""
    message = json.dumps(luck.choice(KNOWN)).encode()
    frames = bytearray(b"".join(Frame(Opcode.TEXT, message).serialize(mask=True) for _ in range(3)))
    match luck.randrange(3):
        case 0:
            return luck.randbytes(luck.randrange(1, 300))
        case 1:
            return bytes(frames[: luck.randrange(len(frames))])
        case _:
            for _ in range(luck.randrange(1, 4)):
                frames[luck.randrange(len(frames))] = luck.randrange(256)
            return bytes(frames)


async def mumble(house: House, table: str, luck: random.Random) -> int:
    """Open a line, send what is wrong, and say no more; return with which code it is closed."""
    client = ClientProtocol(parse_uri(f"ws://127.0.0.1/api/tables/{table}/play"))
    client.send_request(client.connect())
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(b"".join(client.data_to_send()))
    client.receive_data(await reader.readuntil(b"\r\n\r\n"))
    writer.write(gibberish(luck))
    writer.write_eof()
    with suppress(ConnectionError):
        while told := await reader.read(100_000):
            client.receive_data(told)
    writer.close()
    client.receive_eof()
    code = client.close_code
    assert code is not None
    return code


def test_what_is_no_frame_ends_in_order_and_harms_nobody(house: House) -> None:
    """With a farewell that says why, or without one where whoever might hear it is gone."""
    table, keys = open_table(house.url, "chariot", SEATS)

    async def all_of_them() -> set[int]:
        async with asyncio.timeout(PATIENCE), at_table(house.url, table, keys[0]) as quiet:
            codes = await asyncio.gather(*(mumble(house, table, random.Random(n)) for n in range(300)))
            await quiet.ask("say", text="still here")
        return {*codes}

    codes = asyncio.run(all_of_them())
    assert {1002} <= codes <= {1000, 1002, 1006, 1009, UNREADABLE}
    assert "trace" not in house.log.read_text()


def test_nonsense_is_answered_and_harms_nobody(house: House) -> None:
    fuzz(house, 2_000)


@pytest.mark.slow
def test_much_nonsense_is_answered_and_harms_nobody(house: House) -> None:
    fuzz(house, 100_000)


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


def test_who_never_reads_is_sent_away_and_others_go_on(house: House) -> None:
    """A device with every seat is shown more than the network holds, and takes none of it."""
    seats = [{"kind": "person", "name": name} for name in ("Lola", "Max", "Zoé", "Ada", "Bob")]
    table, keys = open_table(house.url, "overload", seats)
    host, port = house.url.removeprefix("http://").split(":")

    async def talk() -> None:
        for number in range(MOST_SAID // 100):
            async with at_table(house.url, table, keys[number % len(keys)]) as seat:
                for _ in range(100):
                    await seat.ask("say", text="é" * LONGEST_SAID)

    async def be_deaf() -> None:
        device = socket.create_connection((host, int(port)))
        with device:
            open_line(device, f"/api/tables/{table}/play", list(keys.values()))
            async with asyncio.timeout(PATIENCE), at_table(house.url, table, keys[1]) as max_:
                while not dropped(house, 4408):
                    await max_.ask("pause")
                    await max_.ask("resume")
                    await asyncio.sleep(0.1)

    async def both() -> None:
        await talk()
        await be_deaf()

    asyncio.run(both())


def open_line(device: socket.socket, path: str, keys: list[str]) -> None:
    """Open a line and say hello, and read nothing more."""
    client = ClientProtocol(parse_uri(f"ws://127.0.0.1{path}"))
    client.send_request(client.connect())
    device.sendall(b"".join(client.data_to_send()))
    while b"\r\n\r\n" not in device.recv(4096):
        pass
    hello = Frame(Opcode.TEXT, json.dumps({"do": "hello", "keys": keys}).encode())
    device.sendall(hello.serialize(mask=True))


def dropped(house: House, code: int) -> bool:
    """Whether the server has counted a client that it sent away for this."""
    with urlopen(f"{house.url}/metrics") as page:
        return f'quadriga_dropped_total{{why="{code}"}}' in page.read().decode()
