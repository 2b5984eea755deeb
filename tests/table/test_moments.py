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


def test_a_pause_does_not_count_towards_being_away_too_long() -> None:
    """Else who waited for somebody would find them covered, and the time of the pause on the clock."""
    match = Match("overload", 3, House(cover=60_000, pace=Pace(600_000)))
    seat = match.table.actor
    other = (seat + 1) % 3
    match.take(requests.go_away(match.table, other, 10_000))
    match.take(requests.pause(match.table, seat, 30_000, ""))
    match.take(requests.resume(match.table, seat, 1_800_000, ""))
    assert moments.ripe(match.table, 1_859_999) == []
    match.take(moments.ripe(match.table, 1_860_000))
    assert match.table.seats[other].covered == "away"
    assert match.table.seats[seat].left == 600_000 - 30_000 - 60_000
    assert moments.due(match.table) == 1_860_000 + 510_000


def test_nobody_is_missed_before_the_game() -> None:
    seats = [*people(2), Plan("open")]
    match = Match("overload", seats, House(cover=60_000))
    match.take(requests.go_away(match.table, 0, 10_000))
    match.take(requests.sit(match.table, 2, "Zoé", "key2", 900_000, ""))
    match.take(requests.begin(match.table, 900_000))
    assert moments.ripe(match.table, 900_000) == []
    assert moments.due(match.table) == 960_000


def test_what_a_clock_has_counted_is_not_counted_again_when_another_is_covered_late() -> None:
    """Where all had left nobody was covered: when one is back the other is, as of long ago."""
    match = Match("overload", [*people(2), BOTS[0]], House(cover=1_000, pace=Pace(10_000)))
    on_turn(match, 0)
    match.take(requests.go_away(match.table, 0, 0))
    match.take(moments.ripe(match.table, 1_000))
    match.take(requests.go_away(match.table, 1, 1_500))
    match.take(requests.come_back(match.table, 0, 90_000))
    match.take(moments.ripe(match.table, 90_000))
    assert [seat.covered for seat in match.table.seats] == ["", "away", ""]
    assert match.table.seats[0].left == 9_000
    assert moments.due(match.table) == 90_000 + 9_000


def test_who_was_to_be_covered_before_the_clock_ran_out_did_not_lose_on_time() -> None:
    """Where the server was away as well, both are found out late."""
    match = Match("overload", 3, House(cover=1_000, pace=Pace(10_000)))
    seat = match.table.actor
    match.take(requests.go_away(match.table, seat, 2_000))
    match.take(moments.ripe(match.table, 99_000))
    assert (match.table.seats[seat].covered, match.table.seats[seat].left) == ("away", 7_000)


def test_the_clock_of_who_has_not_come_yet_stands_still() -> None:
    """As in a rematch, which begins when the first is there: the others may not know of it."""
    match = Match("overload", 3, House(cover=60_000, pace=Pace(30_000)), all_come=False)
    seat = match.table.actor
    match.take(requests.come_back(match.table, (seat + 1) % 3, 0, "here"))
    assert moments.due(match.table) is None
    match.take(requests.go_away(match.table, seat, 8_000))
    match.take(moments.ripe(match.table, 68_000))
    assert (match.table.seats[seat].covered, match.table.seats[seat].left) == ("away", 30_000)
    match.take(requests.come_back(match.table, seat, 99_000, "here"))
    assert moments.due(match.table) == 99_000 + 30_000


def test_who_comes_on_their_turn_has_all_their_time() -> None:
    match = Match("overload", 3, House(cover=None, pace=Pace(30_000)), all_come=False)
    seat = match.table.actor
    match.take(requests.pause(match.table, (seat + 1) % 3, 1_000, ""))
    match.take(requests.resume(match.table, (seat + 1) % 3, 50_000, ""))
    assert moments.ripe(match.table, 10**9) == []
    match.take(requests.come_back(match.table, seat, 10**9, "here"))
    match.decide(at=10**9 + 4_000)
    assert match.table.seats[seat].left == 26_000


def test_clocks_stand_still_while_no_process_is_there() -> None:
    """Until then they ran; and what was forgiven once is not forgiven again."""
    match = Match("overload", 3, House(cover=1_000, pace=Pace(10_000)))
    table, seat = match.table, match.table.actor
    match.take(requests.go_away(table, (seat + 1) % 3, 2_000))
    match.take(requests.forgive(table, 4_000, 90_000, 91_000))
    assert table.seats[seat].left == 6_000
    assert [type(entry) for entry in moments.ripe(table, 90_999)] == []
    assert moments.due(table) == 91_000, "nobody was missed meanwhile"
    assert requests.forgive(table, 4_000, 90_000, 92_000) == []
    match.decide(at=93_000)
    assert table.seats[seat].left == 3_000


def test_nothing_is_forgiven_where_no_clock_runs() -> None:
    assert requests.forgive(Match("overload", 3).table, 1, 2, 3) == []
    match = Match("overload", 3, House(pace=Pace(10_000)))
    match.take(requests.pause(match.table, 0, 0, ""))
    assert requests.forgive(match.table, 1, 2, 3) == []
    waiting = Match("overload", 3, House(pace=Pace(10_000)), all_come=False)
    assert requests.forgive(waiting.table, 1, 2, 3) == []
