"""What the page about running a server says: behind nginx, from a backup, and stopped."""

from __future__ import annotations

import asyncio
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from quadriga.client import ask_server, at_table, open_table
from quadriga.server import backlog, files, limits, line, settings, shelf, stories
from quadriga.server.storage import default_file
from tests.server.house import PATIENCE, House, free_port
from tests.server.raw import closed_with, raw

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
SEATS = [
    {"kind": "person", "name": "Lola"},
    {"kind": "bot", "bot": "level1"},
    {"kind": "bot", "bot": "level1"},
]


@pytest.fixture
def proxy(house: House, tmp_path: Path) -> Iterator[str]:
    """Return the address of an nginx before the server, set up as on the page but without a certificate."""
    nginx, port = shutil.which("nginx"), free_port()
    if nginx is None:
        pytest.skip("there is no nginx")
    (block,) = re.findall(r"```nginx\n(.*?)```", PAGE, re.DOTALL)
    block = re.sub(r" *ssl_certificate.*\n", "", block).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    block = block.replace("127.0.0.1:8000", f"127.0.0.1:{house.port}")
    places = "".join(
        f"{kind}_temp_path {tmp_path}/{kind};"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (tmp_path / "nginx.conf").write_text(
        f"daemon off; pid {tmp_path}/pid; events {{}} http {{ access_log off; {places} {block} }}"
    )
    log = tmp_path / "nginx.log"
    process = subprocess.Popen(
        [nginx, "-e", str(log), "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    )
    try:
        yield answering(f"http://127.0.0.1:{port}", process, log)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def answering(url: str, process: subprocess.Popen[bytes], log: Path) -> str:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, log.read_text()
        try:
            with urlopen(f"{url}/health"):
                return url
        except OSError:
            time.sleep(0.02)
    raise AssertionError("nginx does not answer")


def test_a_game_is_played_behind_nginx(proxy: str) -> None:
    table, keys = open_table(proxy, "overload", SEATS)
    luck = random.Random(1)

    async def play() -> str:
        async with at_table(proxy, table, keys[0]) as seat:
            await seat.play(lambda view: int(luck.choice(view["actions"])["action"]))
            return str(seat.view["phase"])

    assert asyncio.run(play()) == "over"


def test_behind_nginx_only_our_own_pages_are_answered_and_nobody_sees_what_is_counted(proxy: str) -> None:
    assert status(f"{proxy}/api/tables", proxy) == 200
    assert status(f"{proxy}/api/tables", "https://elsewhere.example") == 403
    assert status(f"{proxy}/metrics") == 404


def status(url: str, origin: str = "") -> int:
    try:
        with urlopen(Request(url, headers={"Origin": origin} if origin else {})) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


@pytest.mark.parametrize(("scheme", "secure"), [("https", True), ("http", False)])
def test_cookies_of_who_came_by_https_never_travel_without(house: House, scheme: str, secure: bool) -> None:
    data = b'{"game": "chariot", "seats": [{"kind": "person", "name": "Lola"}, {"kind": "link"}]}'
    with urlopen(Request(f"{house.url}/api/tables", data, {"X-Forwarded-Proto": scheme})) as answer:
        cookie = answer.headers["Set-Cookie"].lower()
    assert ("; secure" in cookie) == secure
    assert "httponly" in cookie


def test_health_is_told_as_it_is(house: House) -> None:
    """Tables that cannot be read for a while are those of a database that somebody works at."""
    statuses = [status(f"{house.url}/health")]
    for old, new in (("tables", "elsewhere"), ("elsewhere", "tables")):
        with closing(sqlite3.connect(house.place, timeout=PATIENCE)) as database:
            database.execute(f"ALTER TABLE {old} RENAME TO {new}")
        statuses.append(status(f"{house.url}/health"))
    assert statuses == [200, 503, 200]


def test_a_copy_that_sqlite_made_of_a_running_server_can_be_served(house: House, tmp_path: Path) -> None:
    table, keys = open_table(house.url, "overload", SEATS, house={"cover": None})

    async def decide() -> None:
        async with at_table(house.url, table, keys[0]) as seat:
            async for view in seat.turns():
                await seat.decide(view["actions"][0]["action"])
                await seat.ask("pause")
                return

    asyncio.run(decide())
    copy = tmp_path / "copy.sqlite3"
    with closing(sqlite3.connect(house.place)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
    seen = ask_server(house.url, f"/tables/{table}", key=keys[0])
    with House(str(copy), tmp_path) as other:
        assert ask_server(other.url, f"/tables/{table}", key=keys[0]) == seen


def test_sigterm_stops_it_in_order(house: House) -> None:
    """Whoever is connected is told so, and what was answered `done` is there when it runs again."""
    table, keys = open_table(house.url, "overload", SEATS)

    async def stay() -> int | None:
        async with raw(house.url, table, keys[0]) as lola:
            await lola.answer({"do": "say", "id": "last", "seat": 0, "text": "The last word"}, "last")
            assert house.process is not None
            house.process.send_signal(signal.SIGTERM)
            return await closed_with(lola.answer({"do": "ping", "id": "never answered"}, "never"))

    assert asyncio.run(stay()) == line.STOPPING
    assert house.process is not None
    assert house.process.wait(PATIENCE) == 0
    assert "trace" not in house.log.read_text()
    house.start()
    seen = ask_server(house.url, f"/tables/{table}", key=keys[0])
    assert [said["text"] for said in seen["chat"]] == ["The last word"]


def test_the_page_tells_figures_and_places() -> None:
    figures = [
        f"every {line.PING:g} seconds",
        f"{limits.AT_ONCE:g} messages may come at once and {limits.A_SECOND:g} a second",
        f"{settings.TABLES_AN_HOUR:,} tables may be opened at once",
        f"{limits.REQUESTS:,g} requests over HTTP may come from there at once",
        f"at once, and {limits.REQUESTS_A_SECOND:g} a second after that, whatever they ask for",
        f"{limits.LABOURS:g} hints and replays",
        f"counted apart: {limits.PARTS:,g} at once, and {limits.PARTS_A_SECOND:g} a second",
        f"{backlog.MOST_IN_ALL // 10**6} MB ever wait",
        f"{backlog.MOST // 10**6} MB for one",
        f"no more than {backlog.LITTLE // 1024} kB wait",
        f"up to {files.MANY:,}",
        f"hints and replays among them, and {limits.LABOURS_A_SECOND:g} a second",
        f"{settings.SOCKETS:,} may be open at once",
        f"up to {shelf.ROOM // 10**6} MB",
        f"up to {stories.ROOM // 10**6} MB of memory",
    ]
    assert [figure for figure in figures if figure not in " ".join(PAGE.split())] == []
    shown = {
        "linux": default_file("linux", {}),
        "darwin": default_file("darwin", {}),
    }
    assert [file for file in shown.values() if f"`~/{file.relative_to(Path.home())}`" not in PAGE] == []
