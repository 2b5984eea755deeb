"""Hints: what a strong bot would do, for who must decide, where the table allows it."""

from __future__ import annotations

import asyncio

import pytest

from quadriga.client import ServerRefused, ask_server, at_table, open_table
from tests.server.house import House

SEATS = [{"kind": "person", "name": name} for name in ("Lola", "Max", "Zoé")]


def begun(server: House, **more: object) -> tuple[str, dict[int, str], dict[str, object]]:
    """Return a table whose game has begun, with its keys and what Lola sees."""
    table, keys = open_table(server.url, "overload", SEATS, **more)

    async def come() -> dict[str, object]:
        async with at_table(server.url, table, keys[0]) as lola:
            while lola.view["phase"] == "waiting":
                await lola.hear()
            return lola.view

    return table, keys, asyncio.run(come())


def test_who_must_decide_is_given_one_of_their_actions(house: House) -> None:
    table, keys, view = begun(house)
    hint = ask_server(house.url, f"/tables/{table}/hint/0", key=keys[0])
    actions = view["actions"]
    assert isinstance(actions, list)
    assert hint["action"] in [each["action"] for each in actions]
    assert hint["then"] == [], "this game has no routes"


def test_nobody_else_is_given_one(house: House) -> None:
    table, keys, _ = begun(house)
    for seat, key in ((1, keys[1]), (0, keys[1]), (0, "")):
        with pytest.raises(ServerRefused) as refused:
            ask_server(house.url, f"/tables/{table}/hint/{seat}", key=key)
        assert refused.value.code == "not-yours"


def test_a_table_may_have_none(house: House) -> None:
    table, keys, view = begun(house, house={"hints": False})
    with pytest.raises(ServerRefused, match="this table has no hints"):
        ask_server(house.url, f"/tables/{table}/hint/0", key=keys[0])
    assert isinstance(view["house"], dict)
    assert view["house"]["hints"] is False
