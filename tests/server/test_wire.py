"""The wire: what comes in is what the structs say, and nothing else."""

from __future__ import annotations

import msgspec
import pytest

from quadriga.client import ask_server
from quadriga.server.wire import PROTOCOL, NewTable
from quadriga.table.entries import LONGEST_WAIT
from tests.server.house import House


@pytest.mark.parametrize(
    "house",
    [
        {"cheat": True},
        {"cover": -1},
        {"cover": LONGEST_WAIT + 1},
        {"pace": {"first": -1}},
        {"pace": {"first": 10**400}},
        {"pace": {"first": 1000, "more": -1}},
        {"pace": {"first": 1000, "most": 1}},
    ],
)
def test_a_house_that_cannot_be_is_refused(house: dict[str, object]) -> None:
    asked = {"game": "overload", "seats": [{"kind": "open"}], "house": house}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(asked), type=NewTable)


def test_a_client_can_ask_which_protocol_is_spoken(house: House) -> None:
    assert ask_server(house.url, "") == {"protocol": PROTOCOL}
