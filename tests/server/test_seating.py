"""Seating: names for bots, keys for people, and the same people once more."""

from __future__ import annotations

import pytest

from quadriga.server.keys import hashed, new_key, seats_of
from quadriga.server.seating import plans, rematch_plans
from quadriga.server.wire import SeatPlan
from quadriga.table.refusals import Refused
from quadriga.table.seats import Seat
from tests.table.matches import Match


def test_bots_have_names_that_nobody_has() -> None:
    seats, _ = plans([SeatPlan("person", "ada"), SeatPlan("bot"), SeatPlan("bot", bot="level5")])
    assert [(seat.name, seat.bot) for seat in seats] == [
        ("ada", ""),
        ("Gaspard", "level2"),
        ("Nina", "level5"),
    ]


def test_people_and_links_have_keys_of_which_hashes_are_kept() -> None:
    seats, keys = plans([SeatPlan("person", "Lola"), SeatPlan("link"), SeatPlan("open"), SeatPlan("bot")])
    assert [seat.key for seat in seats] == [hashed(keys[0]), hashed(keys[1]), "", ""]
    assert keys[0] != keys[1]


def test_who_sits_has_a_name() -> None:
    with pytest.raises(Refused, match="has a name"):
        plans([SeatPlan("person")])


def test_a_key_opens_its_seats_and_nothing_opens_a_seat_without_one() -> None:
    mine, other = new_key(), new_key()
    seats = [
        Seat("person", "Lola", "", hashed(mine)),
        Seat("open", "", "", ""),
        Seat("bot", "Ada", "level1", ""),
    ]
    assert seats_of([mine], seats) == [0]
    assert seats_of([other, ""], seats) == []


def test_a_rematch_begins_with_another() -> None:
    table = Match("overload", 3).table
    assert [(plan.name, plan.key) for plan in rematch_plans(table)] == [
        ("Max", "key1"),
        ("Zoé", "key2"),
        ("Lola", "key0"),
    ]
