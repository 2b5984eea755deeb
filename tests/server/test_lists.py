"""Lists of tables: those that strangers may find, and those that somebody knows by name."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from quadriga.client import ServerRefused, ask_server, at_table, open_table
from tests.server.house import House

SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "bot", "bot": "level1"}]
LUCK = random.Random(3)


def play(house: House, table: str, key: str, decisions: int) -> None:
    """Decide so often at random, or until the game is over."""

    async def sit() -> None:
        left = decisions
        async with at_table(house.url, table, key) as lola:
            while not lola.is_over and left > 0:
                if lola.is_asked:
                    await lola.decide(LUCK.choice(lola.view["actions"])["action"])
                    left -= 1
                else:
                    await lola.hear()

    asyncio.run(sit())


def listed(house: House, question: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = ask_server(house.url, f"/tables?{question}")
    return found


def test_a_table_is_listed_as_it_stands(house: House) -> None:
    """Whose turn it is, and in the end who won."""
    table, keys = open_table(house.url, "edison", SEATS, house={"listed": True})
    (waiting,) = listed(house, "phase=waiting")
    assert (waiting["table"], waiting["seats"], waiting["turn"]) == (table, ["Lola", "Ada"], None)
    play(house, table, keys[0], 1)
    (playing,) = listed(house, "phase=playing")
    assert playing["turn"] in (0, 1)
    assert playing["result"] is None
    play(house, table, keys[0], 10_000)
    (over,) = listed(house, "phase=over")
    assert (over["phase"], over["turn"], sum(over["result"])) == ("over", None, 1)
    assert listed(house, "phase=playing") == []


def test_a_table_that_is_not_listed_is_told_of_by_its_name(house: House) -> None:
    first, _ = open_table(house.url, "overload", [*SEATS, {"kind": "open"}])
    second, keys = open_table(house.url, "edison", SEATS)
    assert listed(house, "phase=waiting") == []
    play(house, second, keys[0], 1)
    found = listed(house, f"names={second},nowhere,{first}")
    assert [(each["table"], each["game"], each["phase"]) for each in found] == [
        (second, "edison", "playing"),
        (first, "overload", "waiting"),
    ]
    assert listed(house, "names=") == []


@pytest.mark.parametrize(
    ("names", "code"), [("a%20b", "unreadable"), ("," * 100, "too-large")], ids=["no name", "too many"]
)
def test_what_is_no_list_of_names_is_refused(house: House, names: str, code: str) -> None:
    with pytest.raises(ServerRefused) as refused:
        listed(house, f"names={names}")
    assert refused.value.code == code


def test_what_nobody_may_watch_is_listed_until_it_begins(house: House) -> None:
    """Later there is nothing there for strangers; who knows its name is still told how it stands."""
    table, keys = open_table(house.url, "edison", SEATS, house={"listed": True, "watched": False})
    assert [each["table"] for each in listed(house, "phase=waiting")] == [table]
    play(house, table, keys[0], 1)
    assert listed(house, "phase=playing") == []
    assert [each["phase"] for each in listed(house, f"names={table}")] == ["playing"]
    play(house, table, keys[0], 10_000)
    assert listed(house, "phase=over") == []
