"""The bot that plays from afar: a real server, and whole games."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga import client
from quadriga.client import Seat, ask_server, open_table
from tests.examples.test_bots import PAGE, code
from tests.server.house import House

BOT = str(Path(__file__).parents[2] / "examples" / "remote_bot.py")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(str(tmp_path / "tables.sqlite3"), tmp_path) as house:
        yield house


def test_the_page_shows_the_whole_example() -> None:
    assert f"```python\n{code('remote_bot.py')}```" in PAGE


def test_the_page_has_every_name_of_the_client() -> None:
    called = [name for name in vars(Seat) if not name.startswith("_") and name not in ("come", "leave")]
    functions = [
        name for name, thing in vars(client).items() if getattr(thing, "__module__", "") == client.__name__
    ]
    names = [*(f"`seat.{name}" for name in called), *(f"`{name}" for name in functions if name[0].islower())]
    assert [name for name in names if name not in PAGE] == []
    assert {"`seat.play", "`open_table"} <= set(names)


def test_it_opens_a_table_and_plays_against_bots(house: House) -> None:
    ran = run(house.url, "overload")
    assert ran.returncode == 0, ran.stderr
    assert sum(eval(ran.stdout)) == pytest.approx(1)


def test_two_of_them_play_against_each_other_by_their_keys(house: House) -> None:
    seats = [{"kind": "link"}, {"kind": "person", "name": "Max"}, {"kind": "bot", "bot": "level1"}]
    table, keys = open_table(house.url, "overload", seats)
    bots = [start(house.url, table, keys[seat]) for seat in (0, 1)]
    results = {bot.communicate()[0] for bot in bots}
    assert [bot.returncode for bot in bots] == [0, 0]
    view = ask_server(house.url, f"/tables/{table}")
    assert results == {f"{view['result']}\n"}
    assert [seat["name"] for seat in view["seats"][:2]] == ["Remo", "Max"]


def test_it_says_how_it_is_called() -> None:
    ran = run()
    assert ran.returncode == 1
    assert "remote_bot.py SERVER TABLE KEY" in ran.stderr


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, BOT, *arguments], stdout=subprocess.PIPE, text=True)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, BOT, *arguments], capture_output=True, text=True, check=False)
