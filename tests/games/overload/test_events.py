"""What the rules tell of themselves: one event for each thing that happens, with its clause."""

from __future__ import annotations

import pytest

from quadriga import Event, Rng
from quadriga.games.overload import GAME
from quadriga.games.overload.board import board
from tests.games.overload.play import random_game, reached, told

RICH = """
3 start | 1a0,1b0,2b0 2a8 3a3 +3b4 . / . . . . . / . . . . .
        / . . . . . / . . . . . / . . . . . | 0 0 0 | 1 load"""


def test_a_rich_move_is_told_step_by_step() -> None:
    """4.1 6.1 6.2 5.1 9.3 Everything in the order in which it happens, each with its clause."""
    assert told(RICH, "load a 2", "roll 3", "give 3b") == [
        "load 3.1 1a 2",
        "roll 3.3 3",
        "move 3.4 1a 3",
        "pass 4.1 2a 1",
        "overload 6.1 2a 9",
        "reward 6.2 2a 1",
        "pass 4.1 3a 1",
        "give 5.1 3b 1",
        "plus 9.3 1a 1",
    ]


def test_an_event_says_who_where_and_how_much() -> None:
    """6.1 The seat on turn, the pawn and its owner, the space where it happened."""
    state = reached(RICH, "load a 2")
    events = state.listen()
    state.apply(3)
    facts = {"seat": 0, "number": 9, "owner_seat": 1, "pawn": 0, "space": 1}
    assert Event("overload", "6.1", facts) in events


def test_a_move_and_a_step_say_where_they_begin() -> None:
    """3.5 9.5 The space is where the pawn stands when it sets out."""
    state = reached("""
    3 A | 2b0,3b0 . . 1a4 . / . . ± . . / . . . . .
        / . 1b2 . . . / 2a1 . . . . / 3a1 . . . . | 0 0 0 | 1 move 4""")
    events = state.listen()
    state.apply(GAME.parse_action(state, "move a"))
    state.apply(GAME.parse_action(state, "back"))
    assert [(event.name, event.facts["space"], event.facts["number"]) for event in events] == [
        ("move", 3, 4),
        ("step", 7, -1),
    ]


def test_the_winning_move_is_told() -> None:
    """7.4 8.1 Twelve points, and the sum that wins."""
    before = """
    3 - | 1a0,1b0,3a0,3b0 . . . . / . . . . . / . . . . .
        / . . . . . / 2b1 . . . . / . . . 2a8 . | 0 30 0 | 2 move 1"""
    assert told(before, "move a") == ["move 3.5 2a 1", "arrive 7.4 2a 12", "win 8.1 42"]


def test_a_double_meeting_is_told_ring_by_ring() -> None:
    """9.8 9.9 The second ring has its own clause."""
    before = """
    3 curve1 | 2b0 . . . . / . . . . . / 1a4 3b1 x2a3 . .
             / . . . . . / . 1b0 . . . / 3a1 . . . . | 5 6 7 | 1 move 2"""
    assert told(before, "move a", "take 2a") == [
        "move 3.5 1a 2",
        "pass 4.1 3b 1",
        "take 5.1 2a 1",
        "take 9.9 2a 1",
    ]
    assert told(before.replace("move 2", "move 3"), "move a")[2:] == ["pass 4.1 2a 1", "pass 9.8 2a 1"]


def test_nobody_listens_at_first() -> None:
    """Events cost nothing unless someone listens."""
    state = GAME.start(3)
    state.apply(state.legal()[0])
    assert state.events is None


def test_a_copy_is_silent() -> None:
    """What is tried out on a copy is not told to those who listen to the game."""
    state = GAME.start(3)
    events = state.listen()
    copy = state.copy()
    copy.apply(copy.legal()[0])
    assert copy.events is None
    assert events == []


def test_listening_begins_when_it_begins() -> None:
    """A new listener hears nothing of what was before."""
    state = GAME.start(3)
    first = state.listen()
    state.apply(state.legal()[0])
    second = state.listen()
    state.apply(state.draw(Rng(1)))
    assert [event.name for event in first] == ["load"]
    assert [event.name for event in second] == ["roll", "move"]


def test_an_illegal_action_is_not_told() -> None:
    """Nothing happened, so there is nothing to tell."""
    state = GAME.start(3)
    events = state.listen()
    with pytest.raises(ValueError, match="illegal action"):
        state.apply(-1)
    assert events == []


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_scores_are_what_the_events_add_up_to(players: int, seed: int) -> None:
    """6.2 7.3 7.4 Points come from arrivals and rewards alone."""
    states = random_game(players, board().names(players), seed)
    events = next(states).listen()
    points = [0] * players
    for state in states:
        for event in events:
            if event.name in ("arrive", "reward"):
                points[event.facts["seat"]] += event.facts["number"]
        events.clear()
        assert list(state.points) == points


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_rings_never_appear_nor_vanish(players: int, seed: int) -> None:
    """2.3 6.1 7.5 What the events take from the bowl and put into it leaves 80 rings in all."""
    states = random_game(players, board().names(players), seed)
    events = next(states).listen()
    bowl = board().rings
    for state in states:
        bowl += sum(into_bowl(event) for event in events)
        events.clear()
        assert bowl + sum(state.rings) == board().rings


def into_bowl(event: Event) -> int:
    """Return how many rings this event put into the bowl; what it took out counts below nought."""
    if event.name in ("load", "pass", "plus"):
        return -event.facts["number"]
    if event.name in ("overload", "minus"):
        return event.facts["number"]
    if event.name == "arrive":
        return board().capacity if event.clause == "7.4" else event.facts["number"]
    return 0
