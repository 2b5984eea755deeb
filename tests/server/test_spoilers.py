"""Spoilers: several at once send nonsense over sockets; it is answered as it deserves, and harms nobody."""

from __future__ import annotations

import asyncio
import json
import random
import string
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import get_args

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from quadriga.client import Seat, at_table, open_table
from quadriga.server.closings import FORBIDDEN, UNREADABLE
from quadriga.server.line import LARGEST
from quadriga.server.wire import Asked, Hello, Ping
from tests.server.house import PATIENCE, House
from tests.server.raw import closed_with, raw

SLUGS = ("overload", "chariot", "asteroid", "edison")
SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}, {"kind": "bot"}]
A_CLIENT = 50  # messages, before it would be sent away for their number
A_WELCOME = 3  # hellos
A_TABLE = 4  # clients, two for each seat, before it would be that seat
TABLES = 2  # at once
PAUSES = 3  # that who sits elsewhere makes meanwhile: at one table there may be a thousand
BREATH = 0.2  # seconds between them
SOON = 1.0  # for each answer

EXAMPLES = {
    "keys": [],
    "draws": False,
    "covers": False,
    "id": "a",
    "seat": 0,
    "version": 1,
    "action": 0,
    "text": "hello",
}


Messages = Sequence[dict[str, object]]


def example(kind: type[Hello | Ping | Asked]) -> dict[str, object]:
    """Return a message with all its fields."""
    return {"do": kind.__struct_config__.tag, **{name: EXAMPLES[name] for name in kind.__struct_fields__}}


HELLO = example(Hello)
ASKED = [example(kind) for kind in (Ping, *get_args(Asked))]
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


def odd(luck: random.Random, messages: Messages = ASKED) -> str:
    message = {**luck.choice(messages)}
    message[luck.choice(list(message))] = luck.choice([*ODD, *([each] for each in ODD)])
    return json.dumps(message)


def lacking(luck: random.Random, messages: Messages = ASKED) -> str:
    message = {**luck.choice(messages)}
    del message[luck.choice(list(message))]
    return json.dumps(message)


def with_more(luck: random.Random, messages: Messages = ASKED) -> str:
    more = {"".join(luck.choices(string.printable, k=5)): luck.choice(ODD)}
    return json.dumps(luck.choice(messages) | more)


def cut(luck: random.Random, messages: Messages = ASKED) -> str:
    text = json.dumps(luck.choice(messages))
    return text[: luck.randrange(len(text))]


def noise(luck: random.Random, _: Messages = ASKED) -> bytes:
    return luck.randbytes(luck.randrange(200))


def deep(luck: random.Random, _: Messages = ASKED) -> str:
    return "[" * luck.randrange(5000)


def hello_again(luck: random.Random) -> str:
    return json.dumps(HELLO)


def at_the_wrong_moment(luck: random.Random) -> str:
    return json.dumps(luck.choice(ASKED) | {"id": str(luck.random())})


MOMENTS = {"done", "not-yours", "stale", "illegal", "wrong-phase", "paused", "not-paused", "no-undo", "full"}
SPOILERS: dict[Callable[[random.Random], str | bytes], set[str]] = {
    odd: {"unreadable", "text", *MOMENTS},
    lacking: {"unreadable"},
    with_more: {"unreadable"},
    noise: {"unreadable"},
    cut: {"unreadable"},
    deep: {"unreadable"},
    hello_again: {"unreadable"},
    at_the_wrong_moment: MOMENTS,
}


VIEW = 0  # what one is told is no farewell
WELCOMES: dict[Callable[[random.Random, Messages], str | bytes], set[int]] = {
    odd: {UNREADABLE, FORBIDDEN, VIEW},
    lacking: {UNREADABLE, VIEW},
    with_more: {UNREADABLE},
    cut: {UNREADABLE},
    noise: {UNREADABLE},
    deep: {UNREADABLE},
}


async def greet(house: House, table: str, key: str, luck: random.Random) -> int:
    """Say a hello that is wrong; return with which code the line is closed, or VIEW."""
    spoiler = luck.choice(list(WELCOMES))
    hello = spoiler(luck, [{**HELLO, "keys": [key]}])

    async def come() -> None:
        async with raw(house.url, table, hello=hello) as client:
            assert (await client.hear())["is"] == "view"
            await client.socket.close()
            while True:
                await client.hear()  # what came before

    code = await closed_with(come())
    welcome = VIEW if code == 1000 else code
    assert welcome in WELCOMES[spoiler], (spoiler.__name__, hello)
    return welcome or VIEW


async def bother(house: House, table: str, key: str, luck: random.Random) -> Counter[str]:
    """Send what is wrong, at last too much of it; return how often each answer was given."""
    answers: Counter[str] = Counter()

    async def send() -> None:
        async with raw(house.url, table, key) as client:
            for _ in range(A_CLIENT):
                spoiler = luck.choice(list(SPOILERS))
                told = await client.answer(spoiler(luck))
                answer = told.get("code", "done")
                assert answer in SPOILERS[spoiler], (spoiler.__name__, told)
                answers[answer] += 1
            await client.say("x" * luck.randint(LARGEST + 1, 4 * LARGEST))
            while True:
                await client.hear()

    assert await closed_with(send()) == 1009
    return answers


def gibberish(luck: random.Random) -> bytes:
    """Return what is no frame, or frames with something wrong in them."""
    message = json.dumps(luck.choice([HELLO, *ASKED])).encode()
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


FAREWELLS = {1000, 1002, 1006, 1009, UNREADABLE}  # 1006 is none, where whoever might hear it is gone


def test_what_is_no_frame_ends_in_order_and_harms_nobody(house: House) -> None:
    tables = [open_table(house.url, slug, SEATS) for slug in SLUGS]
    other, keys = tables[0]

    async def all_of_them() -> set[int]:
        async with asyncio.timeout(PATIENCE), at_table(house.url, other, keys[0]) as quiet:
            mumbling = [mumble(house, table, random.Random(n)) for n in range(75) for table, _ in tables]
            codes = await asyncio.gather(*mumbling)
            await quiet.ask("say", text="still here")
        return {*codes}

    codes = asyncio.run(all_of_them())
    assert {1002} <= codes <= FAREWELLS
    assert "trace" not in house.log.read_text()


async def held_up(quiet: Seat, spoiling: Awaitable[object]) -> float:
    """Return how long somebody waits at most for an answer, while others spoil it."""
    others, longest = asyncio.ensure_future(spoiling), 0.0
    for _ in range(PAUSES):
        for what in ("pause", "resume"):
            begun = monotonic()
            await quiet.ask(what)
            longest = max(longest, monotonic() - begun)
        await asyncio.wait([others], timeout=BREATH)
    await others
    return longest


def fuzz(house: House, messages: int) -> float:
    """Send so many; return how long who sits elsewhere waited at most for an answer."""
    other, others_keys = open_table(house.url, "overload", SEATS)
    answers: Counter[str] = Counter()
    codes: Counter[int] = Counter()
    welcomes: Counter[int] = Counter()

    async def spoil(luck: random.Random, table: str, key: str) -> None:
        for _ in range(A_WELCOME):
            welcomes[await greet(house, table, key, luck)] += 1
        answers.update(await bother(house, table, key, luck))
        codes[await mumble(house, table, luck)] += 1

    async def at_one_table(first: int) -> None:
        slug = SLUGS[first // A_TABLE % len(SLUGS)]
        table, keys = await asyncio.to_thread(open_table, house.url, slug, SEATS)
        clients = range(first, first + A_TABLE)
        await asyncio.gather(*(spoil(random.Random(client), table, keys[client % 2]) for client in clients))

    async def all_of_them() -> float:
        at_once, longest = TABLES * A_TABLE, 0.0
        async with at_table(house.url, other, others_keys[0]) as quiet:
            for first in range(0, -(-messages // A_CLIENT), at_once):
                async with asyncio.timeout(PATIENCE):
                    tables = (at_one_table(table) for table in range(first, first + at_once, A_TABLE))
                    longest = max(longest, await held_up(quiet, asyncio.gather(*tables)))
        return longest

    longest = asyncio.run(all_of_them())
    assert answers.total() >= messages
    assert {"unreadable", "not-yours", "done"} <= set(answers)
    assert {1002} <= set(codes) <= FAREWELLS
    assert {UNREADABLE, VIEW} <= {*welcomes} <= {UNREADABLE, FORBIDDEN, VIEW}
    assert house.process is not None
    assert house.process.poll() is None
    assert "trace" not in house.log.read_text()
    return longest


def test_nonsense_is_answered_and_harms_nobody(house: House) -> None:
    fuzz(house, 2_000)


@pytest.mark.alone
def test_much_nonsense_is_answered_and_holds_up_nobody(house: House) -> None:
    assert fuzz(house, 100_000) < SOON
