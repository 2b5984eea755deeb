"""Nonsense over HTTP: whatever is asked is answered with data or a refusal, and harms nobody."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
from collections import Counter

import pytest

from quadriga.client import at_table, open_table
from quadriga.server import http
from tests.server.house import PATIENCE, House

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}, {"kind": "bot"}]
AT_ONCE = 8  # requests
A_MOMENT = 0.1  # seconds in which who plays asks for nothing

ODD = ["0", "-1", "9" * 5000, "%00", "%ff%fe", "..", "%2e%2e%2f", "[", "é", "💥", "a" * 300, "null", "1e9"]
HEADERS = {
    "Origin": ["null", "", "http://[", "http://[::1", "http://é/", "://", "http://:x", "file://"],
    "Authorization": ["", "Bearer", "Bearer .", "Bearer é.é", "Basic x", "Bearer " + "." * 3000],
    "Cookie": ["", "=", "quadriga-=x", "a=é", ";" * 3000],
    "X-Forwarded-For": ["", "nobody", "::1", "1.2.3.4, [", "fe80::1%eth0", "é"],
    "X-Forwarded-Proto": ["https", "ws", "é"],
    "Accept-Encoding": ["é", "br;q=é"],
}
QUERIES = ["seat", "lang", "game", "names", "phase", "é"]
BODIES = [b"", b"{", b"{}", b"[]", b"\xff", b'{"name": "\\ud800"}', b"[" * 9000, b" " * 20_000]
LENGTHS = ["0", "-1", "1e3", "", "é", "9" * 5000]
METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW", "é", ""]
PAGES = [
    "/",
    "/health",
    "/metrics",
    "/table/{table}",
    "/rules/{game}",
    "/web/{name}",
    "/lib/{name}",
    "/{name}",
]
ADDRESSES = [
    *((min(route.methods or {"GET"}), route.path) for route in http.routes()),
    *(("GET", page) for page in PAGES),
]


def request(luck: random.Random, table: str, key: str) -> bytes:
    """Return a request in which something or everything is odd, from anywhere."""
    method, path = luck.choice(ADDRESSES)
    known = {"table": table, "seat": "0", "game": "overload", "name": "die", "number": "0"}

    def filled(found: re.Match[str]) -> str:
        return known[found[1]] if luck.random() < 0.5 else luck.choice(ODD)

    path = re.sub(r"{(\w+)}", filled, path)
    while luck.random() < 0.3:
        path += f"{'&' if '?' in path else '?'}{luck.choice(QUERIES)}={luck.choice(ODD)}"
    headers = {"Host": "127.0.0.1", "Connection": "close", "Authorization": f"Bearer {key}"}
    headers["X-Forwarded-For"] = f"192.0.2.{luck.randrange(256)}"
    for name in luck.sample(list(HEADERS), 2):
        headers[name] = luck.choice(HEADERS[name])
    body = luck.choice(BODIES) if method == "POST" or luck.random() < 0.1 else b""
    headers["Content-Length"] = str(len(body)) if luck.random() < 0.95 else luck.choice(LENGTHS)
    method = method if luck.random() < 0.9 else luck.choice(METHODS)
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
    return "\r\n".join(lines).encode() + body


def answered(house: House, asked: bytes) -> tuple[int, dict[str, str], bytes]:
    """Return the status, the headers and the rest of an answer."""
    told = b""
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as line:
        line.sendall(asked)
        while part := line.recv(100_000):
            told += part
    head, _, body = told.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").lower().split("\r\n")
    return int(first.split()[1]), dict(line.split(": ", 1) for line in lines if ": " in line), body


def check(house: House, asked: bytes) -> int:
    """Ask; return with which status that is answered."""
    status, headers, body = answered(house, asked)
    assert status < 500, asked
    if status >= 400 and body and headers["content-type"] == "application/json":
        refused = json.loads(body)
        assert refused["code"], asked
        assert refused["message"], asked
    return status


def fuzz(house: House, requests: int) -> None:
    """Ask so often for what is odd, several at once, while somebody plays at another table."""
    table, keys = open_table(house.url, "overload", SEATS)
    other, others_keys = open_table(house.url, "edison", SEATS)
    luck, statuses = random.Random(3), Counter[int]()

    async def ask() -> None:
        for _ in range(0, requests, AT_ONCE):
            asked = [request(luck, table, keys[0]) for _ in range(AT_ONCE)]
            async with asyncio.timeout(PATIENCE):
                statuses.update(
                    await asyncio.gather(*(asyncio.to_thread(check, house, each) for each in asked))
                )

    async def all_of_them() -> None:
        async with at_table(house.url, other, others_keys[0]) as quiet:
            asking = asyncio.create_task(ask())
            while not asking.done():
                async with asyncio.timeout(PATIENCE):
                    await quiet.ask("pause")
                    await quiet.ask("resume")
                await asyncio.wait([asking], timeout=A_MOMENT)
            await asking

    asyncio.run(all_of_them())
    assert {200, 400, 403, 404, 405, 409} <= {*statuses}
    assert statuses.total() >= requests
    assert "trace" not in house.log.read_text()


def test_whatever_is_asked_is_answered_and_harms_nobody(house: House) -> None:
    fuzz(house, 600)


@pytest.mark.slow
def test_however_much_is_asked_it_is_answered_and_harms_nobody(house: House) -> None:
    fuzz(house, 20_000)
