"""The gate: each household comes only so often, and has only so many sockets open at once."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from quadriga.client import open_table
from quadriga.server.app import entrance
from quadriga.server.gate import Gate
from quadriga.server.limits import Allowances
from quadriga.server.settings import Settings
from quadriga.server.visit import Flooded
from tests.server.house import PATIENCE, House
from tests.server.raw import raw

LOLA, MAX = "192.0.2.1", "192.0.2.2"
SEATS = [{"kind": "person", "name": "Lola"}, {"kind": "person", "name": "Max"}, {"kind": "bot"}]


def gate(most: int = 100, comings: int = 100) -> Gate:
    return Gate(Allowances(comings, a_second=0), most)


def test_so_many_are_within_and_who_leaves_makes_room_for_another() -> None:
    here = gate(most=2)
    with ExitStack() as others:
        others.enter_context(here.passed(LOLA))
        with here.passed(LOLA), pytest.raises(Flooded, match="too many sockets"), here.passed(LOLA):
            pass
        with here.passed(LOLA), here.passed(MAX):
            pass
    assert not here._places._taken, "of who is gone nothing is kept"


def test_who_was_refused_takes_no_room() -> None:
    here = gate(most=1)
    for _ in range(3):
        with here.passed(LOLA), pytest.raises(Flooded), here.passed(LOLA):
            pass


def test_who_comes_and_goes_does_so_no_more_often_than_is_agreed() -> None:
    here = gate(comings=3)
    for _ in range(3):
        with here.passed(LOLA):
            pass
    with pytest.raises(Flooded, match="too much was asked for"), here.passed(LOLA):
        pass
    with here.passed(MAX):
        pass


def test_to_come_is_one_request_among_all_others() -> None:
    requests = Allowances(2, a_second=0)
    here = entrance(Settings(), requests)
    assert here is not None
    with here.passed(LOLA):
        assert requests.takes(LOLA)
        assert not requests.takes(LOLA)


def test_there_is_no_gate_where_anybody_may_have_any_number() -> None:
    assert entrance(Settings(sockets=0), Allowances(1, 1)) is None


def test_who_has_too_many_sockets_open_is_told_so_and_others_are_not(file: Path, tmp_path: Path) -> None:
    """Of who comes through a proxy on the same machine, the proxy says who it is."""
    with House(str(file), tmp_path, "--sockets", "2") as house:
        table, keys = open_table(house.url, "overload", SEATS)

        async def come() -> tuple[int, str]:
            with pytest.raises(ConnectionClosed) as caught:
                async with raw(house.url, table) as third:
                    await third.hear()
            assert caught.value.rcvd is not None
            return caught.value.rcvd.code, caught.value.rcvd.reason

        async def meet() -> None:
            async with asyncio.timeout(PATIENCE), raw(house.url, table, keys[0]) as lola:
                await lola.hear()
                async with raw(house.url, table, keys[1]) as max_:
                    await max_.hear()
                    assert await come() == (4429, "too many sockets are open from here")
                    async with raw(house.url, table, headers={"X-Forwarded-For": LOLA}) as elsewhere:
                        await elsewhere.hear()
                while True:  # until it is known that somebody has left
                    try:
                        async with raw(house.url, table) as another:
                            await another.hear()
                            return
                    except ConnectionClosed:
                        await asyncio.sleep(0.1)

        asyncio.run(meet())
