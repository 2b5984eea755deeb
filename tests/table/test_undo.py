"""Undo: never across dice, another's decision, or something that somebody saw."""

from __future__ import annotations

import pytest

from game_template import GAME as CUPS
from quadriga import Rng
from quadriga.core import drawing
from quadriga.table import moments, requests
from quadriga.table.entries import House, Pace
from quadriga.table.refusals import Refused
from quadriga.table.sight import sight
from quadriga.table.table import NOBODY
from tests.table.matches import Match


def decided_without_dice(slug: str, players: int, house: House | None = None) -> tuple[Match, int]:
    """Return a match in which somebody decided last, may decide again, and no die fell in between."""
    for seed in range(99):
        match, rng = Match(slug, players, house), Rng(seed)
        for _ in range(60):
            seat = match.table.actor
            match.decide(rng=rng)
            if match.table.latest and match.table.actor == seat:
                return match, seat
    raise AssertionError("nobody ever decides twice")


def test_a_decision_is_taken_back_and_all_is_as_before() -> None:
    match, seat = decided_without_dice("chariot", 4)
    version = match.table.version
    before = match.table.latest[-1]
    match.undo(seat)
    assert str(match.table.state) == str(before.before)
    assert match.table.version == version + 1
    assert len(match.table.story()) == before.told


def test_the_time_that_a_decision_brought_is_taken_back_too() -> None:
    """Else who decides and takes back again and again would have as much time as they like."""
    match, seat = decided_without_dice("chariot", 4, House(pace=Pace(60_000, more=5_000)))
    left = match.table.seats[seat].left
    match.undo(seat)
    match.decide()
    assert match.table.seats[seat].left == left


def test_who_thought_until_a_decision_was_taken_back_pays_for_it() -> None:
    match, seat = decided_without_dice("chariot", 4, House(pace=Pace(600_000)))
    left = match.table.seats[seat].left
    assert left is not None
    match.undo(seat, at=300_000)
    assert match.table.seats[seat].left == left - 300_000
    assert moments.due(match.table) == 300_000 + left - 300_000


def test_nobodys_clock_runs_for_what_another_takes_back() -> None:
    """Else who hands the turn on and takes it back again and again would spend the other's time."""
    free, timed = Match("chariot", 4), Match("chariot", 4, House(pace=Pace(600_000)))
    handed_on = 0
    while free.table.phase == "playing":
        seat = free.table.actor
        timed.decide(free.decide())
        could, can = free.table.undoable, timed.table.undoable
        if could is None or free.table.actor == seat:
            assert (could is None) == (can is None)
            continue
        handed_on += 1
        assert can is None
        with pytest.raises(Refused):
            timed.undo(seat)
    assert handed_on > 0


@pytest.mark.parametrize("slug", ["asteroid", "chariot", "edison", "overload"])
@pytest.mark.parametrize("undo", [True, False])
def test_what_is_final_is_known_before_it_is_decided(slug: str, undo: bool) -> None:
    """What is not can be taken back, and nobody else is asked before; what is cannot, or somebody is."""
    kinds = set()
    for seed in range(3):
        match, rng = Match(slug, 3, House(undo=undo)), Rng(seed)
        while match.table.phase == "playing":
            seat, before = match.table.actor, match.table.state
            action = before.pick(rng)
            final = match.table.is_final(action)
            match.decide(action)
            stays = match.table.actor == seat and match.table.undoable is not None
            assert final != stays, str(before)
            kinds.add(final)
    assert kinds == ({True, False} if undo and slug != "asteroid" else {True})


def test_the_last_of_several_decisions_may_be_final() -> None:
    """As on a whole way through the lanes: those before it are all of the same seat."""
    match = Match("chariot", 2)
    while not (routes := drawing.routes(match.table.game, match.table.state)):
        match.decide()
    seat = match.table.actor
    for first, *others in (route.actions for route in routes):
        state = match.table.state.copy()
        for action in (first, *others):
            state.apply(action)
        assert match.table.is_final(first, others) == (state.actor() != seat)


def test_several_decisions_of_one_seat_are_taken_back_one_by_one() -> None:
    for seed in range(200):
        match, rng = Match("chariot", 4), Rng(seed)
        match.play(rng, most=30)
        if len(match.table.latest) >= 2:
            seat, first = match.table.latest[0].seat, str(match.table.latest[0].before)
            while match.table.latest:
                match.undo(seat)
            assert str(match.table.state) == first
            return
    raise AssertionError("nobody decides twice in a row")


def test_not_across_dice() -> None:
    match = Match("overload", 3)
    match.decide()  # a load
    while not match.log[-1].outcomes:  # type: ignore[union-attr]  # it was played
        match.decide()
    for seat in range(3):
        with pytest.raises(Refused, match="dice fell"):
            match.undo(seat)


def test_not_for_others_and_not_across_their_decisions() -> None:
    match, seat = decided_without_dice("chariot", 4)
    with pytest.raises(Refused, match="taken back"):
        match.undo((seat + 1) % 4)
    while match.table.actor == seat:
        match.decide()
    assert not sight(match.table, seat)["undo"] or match.table.latest
    match.decide()
    with pytest.raises(Refused, match="taken back"):
        match.undo(seat)


def test_not_where_the_table_has_none() -> None:
    match, seat = decided_without_dice("chariot", 4, House(undo=False))
    with pytest.raises(Refused, match="no undo"):
        match.undo(seat)
    assert sight(match.table, seat)["undo"] is False


def test_not_against_an_older_version() -> None:
    match, seat = decided_without_dice("chariot", 4)
    with pytest.raises(Refused, match="meanwhile"):
        requests.undo(match.table, seat, match.table.version - 1, 9, "")


# Seat 1 has a 1 in its cup, and does not know the 5 of seat 2.
SWAP = "short swaps | 1 1 2 - | 0 5 2 - | 1"


def test_what_who_decided_came_to_see_cannot_be_unseen() -> None:
    state = CUPS.parse(SWAP)
    assert state.shows(CUPS.parse_action(state, "swap 2"))


def test_what_others_came_to_see_cannot_be_unseen() -> None:
    """Whoever walks shows the die."""
    state = CUPS.parse(SWAP)
    assert state.shows(CUPS.parse_action(state, "walk"))


def asked_what_to_swap() -> Match:
    """Return a match in which somebody was put out, and who did it looks at that hand: no die fell since."""
    for seed in range(999):
        match, rng = Match("asteroid", 4, options={"bonus": "yes", "asteroids": "no"}), Rng(seed)
        while match.table.phase == "playing":
            match.decide(rng=rng)
            if match.table.actor != NOBODY and _texts(match)[-1].startswith("swap"):
                return match
    raise AssertionError("nobody ever puts anybody out")


def _texts(match: Match) -> list[str]:
    state = match.table.state
    return [match.table.game.action_text(state, action) for action in match.table.legal]


def test_a_look_at_a_hand_cannot_be_unseen() -> None:
    match = asked_what_to_swap()
    seat = match.table.actor
    assert match.table.latest[-1].seat == seat
    assert sight(match.table, seat)["undo"] is False
    with pytest.raises(Refused, match="something was seen"):
        match.undo(seat)


def test_a_swap_that_nobody_else_sees_can_be_taken_back() -> None:
    match = asked_what_to_swap()
    seat, text = match.table.actor, str(match.table.state)
    match.decide(match.table.legal[-1])
    assert match.table.actor == seat
    match.undo(seat)
    assert str(match.table.state) == text
    assert sight(match.table, seat)["undo"] is False


def test_a_tile_that_is_placed_was_seen_even_where_it_could_hardly_be_another() -> None:
    """With an empty pile no die falls, and who lacks but one tile to know them all may have guessed well."""
    match, rng = Match("asteroid", 3, options={"asteroids": "no", "bonus": "no"}), Rng(3)
    placed = 0
    while match.table.phase == "playing":
        is_placed = _texts(match)[0].startswith("place")
        match.decide(rng=rng)
        if is_placed and match.table.latest:
            placed += 1
            assert match.table.undoable is None
    assert placed


def test_what_nobody_saw_can_be_taken_back() -> None:
    """In the advanced game of Edison & Co everybody writes a sheet that others do not see."""
    match, rng = Match("edison", 3, options={"mode": "advanced"}), Rng(1)
    while not any(
        match.table.game.action_text(match.table.state, action).startswith("points")
        for action in match.table.state.legal()
    ):
        match.decide(rng=rng)
    seat = match.table.actor
    match.decide(rng=rng)
    assert match.table.actor == seat
    assert sight(match.table, seat)["undo"] is True
    assert sight(match.table, None)["undo"] is False
