"""Reasons: why something cannot be pointed at, for who must decide."""

from __future__ import annotations

import pytest

from quadriga.client import ServerRefused, ask_server
from tests.server.house import House
from tests.server.test_hints import begun


def test_who_must_decide_is_told_why_something_cannot_be_pointed_at(house: House) -> None:
    table, keys, _ = begun(house)
    told = ask_server(house.url, f"/tables/{table}/why/0/pawn-2a", key=keys[0])
    assert told == {"key": "why-pawn", "facts": {"owner_seat": 1, "pawn": "a"}, "clause": "3.1"}


def test_nobody_else_is_told(house: House) -> None:
    table, keys, _ = begun(house)
    for seat, key in ((1, keys[1]), (0, keys[1]), (0, "")):
        with pytest.raises(ServerRefused) as refused:
            ask_server(house.url, f"/tables/{table}/why/{seat}/pawn-2a", key=key)
        assert refused.value.code == "not-yours"


@pytest.mark.parametrize("name", ["pawn-9z", "chariot-red", "x" * 300, "%F0%9F%8E%B2"])
def test_what_is_not_there_is_refused(house: House, name: str) -> None:
    table, keys, _ = begun(house)
    with pytest.raises(ServerRefused, match="nothing here has this name"):
        ask_server(house.url, f"/tables/{table}/why/0/{name}", key=keys[0])
