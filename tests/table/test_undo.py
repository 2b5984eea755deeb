"""Undo: never across dice, another's decision, or something that somebody saw."""

from __future__ import annotations

from typing import cast

import pytest

from game_template import GAME as CUPS
from quadriga import Game, Rng, State
from quadriga.table import requests
from quadriga.table.entries import House, Pace
from quadriga.table.refusals import Refused
from quadriga.table.secrecy import revealing
from quadriga.table.sight import sight
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
ANY = cast("Game[State]", CUPS)
SWAP = "short swaps | 1 1 2 - | 0 5 2 - | 1"


def test_what_who_decided_came_to_see_cannot_be_unseen() -> None:
    state = CUPS.parse(SWAP)
    assert revealing(ANY, state, CUPS.parse_action(state, "swap 2"))


def test_what_others_came_to_see_cannot_be_unseen() -> None:
    """Whoever walks shows the die."""
    state = CUPS.parse(SWAP)
    assert revealing(ANY, state, CUPS.parse_action(state, "walk"))


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
