"""Nonsense over HTTP: whatever is asked is answered with data or a refusal, and harms nobody."""

from __future__ import annotations

import json
import random
import re
import socket
from collections import Counter

from quadriga.client import open_table
from quadriga.server import http
from tests.server.house import PATIENCE, House

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}, {"kind": "bot"}]
REQUESTS = 600  # fewer than one household may send at once

ODD = ["0", "-1", "9" * 5000, "%00", "%ff%fe", "..", "%2e%2e%2f", "[", "é", "💥", "a" * 300, "null", "1e9"]
HEADERS = {
    "Origin": ["null", "", "http://[", "http://[::1", "http://é/", "://", "http://:x", "file://"],
    "Authorization": ["", "Bearer", "Bearer .", "Bearer é.é", "Basic x", "Bearer " + "." * 3000],
    "Cookie": ["", "=", "quadriga-=x", "a=é", ";" * 3000],
    "X-Forwarded-For": ["", "nobody", "::1", "1.2.3.4, [", "fe80::1%eth0", "é"],
    "X-Forwarded-Proto": ["https", "ws", "é"],
    "Accept-Encoding": ["é", "br;q=é"],
}
BODIES = [b"", b"{", b"{}", b"[]", b"\xff", b'{"name": "\\ud800"}', b"[" * 9000, b" " * 20_000]
ADDRESSES = [(min(route.methods or {"GET"}), route.path) for route in http.routes()]


def request(luck: random.Random, table: str, key: str) -> bytes:
    """Return a request in which something or everything is odd."""
    method, path = luck.choice(ADDRESSES)
    known = {"table": table, "seat": "0", "game": "overload", "name": "die", "number": "0"}

    def filled(found: re.Match[str]) -> str:
        return known[found[1]] if luck.random() < 0.5 else luck.choice(ODD)

    path = re.sub(r"{(\w+)}", filled, path)
    if luck.random() < 0.3:
        path += f"?{luck.choice(['seat', 'lang', 'game', 'names', 'phase', 'é'])}={luck.choice(ODD)}"
    headers = {"Host": "127.0.0.1", "Connection": "close", "Authorization": f"Bearer {key}"}
    for name in luck.sample(list(HEADERS), 2):
        headers[name] = luck.choice(HEADERS[name])
    body = luck.choice(BODIES) if method == "POST" else b""
    headers["Content-Length"] = str(len(body))
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


def test_whatever_is_asked_is_answered_and_harms_nobody(house: House) -> None:
    table, keys = open_table(house.url, "overload", SEATS)
    luck, statuses = random.Random(3), Counter[int]()
    for _ in range(REQUESTS):
        asked = request(luck, table, keys[0])
        status, headers, body = answered(house, asked)
        statuses[status] += 1
        assert status < 500, asked
        if status >= 400 and headers["content-type"] == "application/json":
            refused = json.loads(body)
            assert refused["code"], asked
            assert refused["message"], asked
    assert {200, 400, 403, 404, 409} <= {*statuses}
    assert "trace" not in house.log.read_text()
