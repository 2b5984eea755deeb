"""Tables whose log cannot be read: that is said, nothing of what stands there is, and others go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from quadriga import IllegalAction
from quadriga.client import ServerRefused, ask_server
from quadriga.server.storage import Digest, open_log
from quadriga.table import entries
from quadriga.table.refusals import broken
from quadriga.table.table import Table
from tests.server.house import House
from tests.server.raw import raw
from tests.table.matches import Match

NAME = "spoilt"
KNOWN = Digest("playing", False, 1.0, b"{}")  # and due long since


def unknown_kind(log: list[bytes]) -> list[bytes]:
    """As where a newer server writes to the same database."""
    return [*log, b'{"kind":"juggled","at":1}']


def illegal_action(log: list[bytes]) -> list[bytes]:
    """As where rules were changed, and their version was not."""
    return [*log, entries.encode(replace(played(), action=ILLEGAL))]


def no_seat(log: list[bytes]) -> list[bytes]:
    return [*log, entries.encode(replace(played(), seat=7))]


def not_opened(log: list[bytes]) -> list[bytes]:
    return [entries.encode(played()), *log]


def cut_short(log: list[bytes]) -> list[bytes]:
    return [*log[:-1], log[-1][:-3]]


ILLEGAL = 10**6
SPOILERS = [unknown_kind, illegal_action, no_seat, not_opened, cut_short]


def played() -> entries.Played:
    table = match().table
    return entries.Played(at=1, seat=table.actor, action=table.legal[0], outcomes=[])


def match() -> Match:
    """Return a game that has begun, and in which each seat hides something."""
    return Match("edison", 3, options={"hidden": "yes"})


def log_of(match: Match) -> list[bytes]:
    return [entries.encode(entry) for entry in match.log]


async def keep(place: str, log: list[bytes]) -> None:
    """Let a log be found by a server."""
    async with open_log(place) as opened:
        await opened.append(NAME, 0, log, KNOWN)


def test_without_care_the_whole_position_would_be_told() -> None:
    """What the other tests are about."""
    log = [entries.decode(data) for data in illegal_action(log_of(match()))]
    with pytest.raises(IllegalAction) as caught:
        Table.read(NAME, log)
    assert str(match().table.state) in str(caught.value)


@pytest.mark.parametrize("spoiler", SPOILERS)
def test_nothing_of_a_table_that_cannot_be_read_is_told(
    house: House, spoiler: Callable[[list[bytes]], list[bytes]]
) -> None:
    asyncio.run(keep(house.place, spoiler(log_of(match()))))

    async def come() -> tuple[int, str]:
        with pytest.raises(ConnectionClosed) as caught:
            async with raw(house.url, NAME) as client:
                await client.hear()
        assert caught.value.rcvd is not None
        return caught.value.rcvd.code, caught.value.rcvd.reason

    with pytest.raises(ServerRefused) as refused:
        ask_server(house.url, f"/tables/{NAME}")
    assert (refused.value.code, str(refused.value)) == ("broken", str(broken()))
    assert asyncio.run(come()) == (4410, str(broken()))
    house.stop()
    facts = [set(json.loads(line)) for line in house.log.read_text().splitlines() if NAME in line]
    assert facts
    assert set.union(*facts) <= {"at", "level", "event", "table", "error", "reason"}
    assert str(match().table.state) not in house.log.read_text()
    house.start()
