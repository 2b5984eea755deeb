"""Moments: when a table goes on by itself, and what then happens."""

from __future__ import annotations

from quadriga import Rng
from quadriga.table import moments, requests
from quadriga.table.entries import House, Pace, Plan
from tests.table.matches import Match, people

BOTS = [Plan("bot", "Nina", bot="level2"), Plan("bot", "Hugo", bot="level4")]


def on_turn(match: Match, seat: int) -> None:
    """Decide until it is this seat's turn."""
    rng = Rng(3)
    while match.table.actor != seat:
        match.decide(rng=rng)


def test_people_are_waited_for_and_bots_are_due_at_once() -> None:
    match = Match("overload", [*people(1), *BOTS])
    on_turn(match, 0)
    assert (moments.due(match.table), moments.decider(match.table)) == (None, "")
    match.decide(at=700)
    while match.table.actor == 0:
        match.decide(at=700)
    assert (moments.due(match.table), moments.decider(match.table)) == (700, match.table.seats[1].bot)


def test_who_is_away_is_covered_after_a_while_and_can_take_the_seat_back() -> None:
    match = Match("overload", 3, House(cover=1000))
    on_turn(match, 1)
    match.take(requests.go_away(match.table, 1, 500))
    assert moments.due(match.table) == 1500
    assert moments.ripe(match.table, 1499) == []
    match.take(moments.ripe(match.table, 1500))
    assert moments.decider(match.table) == "level3"
    match.take(requests.come_back(match.table, 1, 1600))
    assert (moments.decider(match.table), match.table.seats[1].away) == ("", None)


def test_where_everybody_has_left_the_game_waits() -> None:
    match = Match("overload", [*people(2), BOTS[0]], House(cover=1000))
    on_turn(match, 0)
    for seat in (0, 1):
        match.take(requests.go_away(match.table, seat, 500))
    assert moments.due(match.table) is None
    assert moments.ripe(match.table, 10**9) == []
    match.take(requests.come_back(match.table, 1, 9000))
    match.take(moments.ripe(match.table, 9000))
    assert moments.decider(match.table) == "level3"


def test_by_correspondence_nobody_is_covered() -> None:
    match = Match("overload", 3, House(cover=None))
    match.take(requests.go_away(match.table, match.table.actor, 500))
    assert moments.due(match.table) is None


def test_a_clock_runs_for_who_decides_and_then_a_bot_takes_over_for_good() -> None:
    match = Match("overload", 3, House(pace=Pace(10_000, more=2_000)))
    first = match.table.actor
    match.decide(at=4_000)
    assert match.table.seats[first].left == 8_000
    second = match.table.actor
    left = match.table.seats[second].left
    assert left is not None
    assert moments.due(match.table) == 4_000 + left
    match.take(moments.ripe(match.table, 4_000 + left))
    assert (match.table.seats[second].left, match.table.seats[second].covered) == (0, "clock")
    match.take(requests.come_back(match.table, second, 99_999))
    assert moments.decider(match.table) == "level3"


def test_a_clock_gains_nothing_where_time_steps_back() -> None:
    """As where the time of a machine is set, or another process decides whose time is behind."""
    match = Match("overload", 3, House(pace=Pace(10_000)))
    match.decide(at=4_000)
    second = match.table.actor
    match.decide(at=1_000)
    assert match.table.seats[second].left == 10_000
    third = match.table.actor
    match.decide(at=3_000)
    assert match.table.seats[third].left == 8_000


def test_the_clock_of_who_is_covered_stands_still_until_they_are_back() -> None:
    """Where the others leave as well, that may be a week later."""
    match = Match("overload", 3, House(cover=1_000, pace=Pace(10_000)))
    seat = match.table.actor
    match.take(requests.go_away(match.table, seat, 2_000))
    match.take(moments.ripe(match.table, 3_000))
    match.take(requests.come_back(match.table, seat, 99_000))
    assert match.table.seats[seat].left == 7_000
    assert moments.due(match.table) == 99_000 + 7_000


def test_a_pause_stops_clocks_and_bots() -> None:
    match = Match("overload", [*people(1), *BOTS], House(pace=Pace(10_000)))
    on_turn(match, 0)
    match.take(requests.pause(match.table, 0, 3_000, ""))
    assert match.table.seats[0].left == 7_000
    assert moments.due(match.table) is None
    match.take(requests.resume(match.table, 0, 50_000, ""))
    assert moments.due(match.table) == 57_000
