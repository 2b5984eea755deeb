"""Watching: who has no seat at a table that is closed to watchers is shown nothing of it."""

from __future__ import annotations

import pytest

from quadriga.client import ServerRefused, ask_server, open_table
from tests.server.house import House
from tests.server.test_play_on import SEATS, finished

PLAYED, OVER = ("", "/board"), ("", "/board", "/record", "/replay", "/replay?seat=0")
FORGED = "x" * 32


def refused(house: House, table: str, path: str, key: str) -> str:
    """Return with which code something is refused; nothing if it is answered."""
    try:
        ask_server(house.url, f"/tables/{table}{path}", key=key)
    except ServerRefused as caught:
        return caught.code
    return ""


@pytest.mark.parametrize("is_over", [False, True])
def test_who_has_no_seat_at_a_closed_table_is_shown_nothing(house: House, is_over: bool) -> None:
    if is_over:
        table, key = finished(house, "asteroid", watched=False)
    else:
        table, keys = open_table(house.url, "asteroid", SEATS, house={"watched": False})
        key = keys[0]
    other, others_keys = open_table(house.url, "asteroid", SEATS)
    for path in OVER if is_over else PLAYED:
        assert {refused(house, table, path, wrong) for wrong in ("", FORGED, others_keys[0])} == {"not-yours"}
        assert not refused(house, table, path, key)
    for path in PLAYED:
        assert not refused(house, other, path, ""), "whom nobody keeps from watching"


def test_whoever_watched_is_shown_the_record(house: House) -> None:
    table, _ = finished(house, "asteroid")
    assert {refused(house, table, path, "") for path in OVER} == {""}
