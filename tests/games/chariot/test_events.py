"""What the rules tell of themselves: one event for each thing that happens, with its clause."""

from __future__ import annotations

import pytest

from quadriga import Event, Rng
from quadriga.games.chariot import GAME
from quadriga.games.chariot.course import NOBODY
from quadriga.games.chariot.foresight import gone
from quadriga.games.chariot.rules import ChariotState
from tests.games.chariot.drivers import DRIVERS, driven
from tests.games.chariot.play import reached, told

RICH = """
4 BA white -
        3  4  5  6  7  8  9
outer   . B0  .  x  .  .  .
middle  .  .  .  .  #  .  R
inner   .  .  .  .  .  .  .
B 5 3 5, R 3 4 0
round 1 after R: B repair"""

RICH_TURN = [
    "repair 3",
    "roll pace,sprint,lane,attack,fortune",
    "reroll fortune",
    "roll lane",
    "set lane attack",
    "slower",
    *["ahead"] * 3,
    "inward",
    "javelin red",
    "caltrop o5",
]


def test_a_rich_turn_is_told_step_by_step() -> None:
    """3.3 Everything in the order in which it happens, each with its clause."""
    die = reached(RICH).course.die
    rolled = die.number[0b001_001_001_001_001]
    again = die.number[0b001_000_000]
    assert told(RICH, *RICH_TURN) == [
        "repair 4.1 blue 3",
        f"roll 5.1 blue {rolled}",
        f"roll 5.2 blue {again}",
        "set 5.3 blue 13",
        "sprint 6.2 blue 1",
        "speed 6.3 blue 4",
        "enter 7.1 blue 5",
        "line 3.4 blue 1",
        "enter 7.1 blue 6",
        "caltrop 7.6 blue 1",
        "enter 7.1 blue 7",
        "enter 7.3 blue 52",
        "javelin 8.3 red 1",
        "drop 8.2 blue 5",
        "round 3.1 2",
        "turn 3.3 red 2",
        "adjust 4.3 red 2",
    ]


def test_a_draft_is_told() -> None:
    """11.6 11.7 Who takes what and where it starts."""
    state = GAME.start(4, {"sheets": "black"})
    events = state.listen()
    for action in ("first 2", "take red", "take blue", "take brown", "take green"):
        state.apply(GAME.parse_action(state, action))
    for place in (1, 6, 2, 3):
        state.apply(GAME.parse_action(state, f"place {place}"))
    names = [(event.name, event.clause, event.facts["number"]) for event in events]
    assert names[:4] == [("draft", "11.6", at) for at in range(4)]
    assert names[4:8] == [("grid", "11.7", place) for place in (0, 5, 1, 2)]
    assert names[8:] == [("round", "3.1", 1), ("turn", "3.3", 1)]
    assert events[8] == Event("round", "3.1", {"number": 1})
    assert [event.facts["owner_seat"] for event in events[:8]] == [1, 2, 3, 0, 0, 3, 2, 1]


def test_a_grid_is_told() -> None:
    """2.6 The last chariot's place too, though nothing is drawn for it."""
    state = GAME.start(4)
    events = state.listen()
    for outcome in (2, 0, 3):
        state.apply(outcome)
    assert [(event.clause, event.facts["chariot"], event.facts["number"]) for event in events[:4]] == [
        ("2.6", 2, 0),
        ("2.6", 0, 1),
        ("2.6", 3, 2),
        ("2.6", 1, 3),
    ]


def test_an_event_says_who_does_it_to_whom() -> None:
    """8.3 The seat on turn, its chariot and where that is; the other chariot and its owner."""
    state = reached(RICH, *RICH_TURN[:-2])
    events = state.listen()
    state.apply(GAME.parse_action(state, "javelin red"))
    facts = {"seat": 0, "mover": 0, "space": 52, "points": 0, "chariot": 1, "owner_seat": 1, "number": 1}
    assert events == [Event("javelin", "8.3", facts)]


def test_an_event_of_nobody() -> None:
    """3.1 A round begins for all, and so it is told."""
    state = reached(RICH, *RICH_TURN[:-1])
    events = state.listen()
    state.apply(GAME.parse_action(state, "pass"))
    assert events[0] == Event("round", "3.1", {"number": 2})


def test_a_step_says_from_where_and_what_is_left() -> None:
    """7.1 The space is the one that is left, and the points are those after the step."""
    state = reached(RICH, *RICH_TURN[:6])
    events = state.listen()
    state.apply(GAME.parse_action(state, "ahead"))
    first = events[0]
    assert (first.name, first.facts["space"], first.facts["number"], first.facts["points"]) == (
        "enter",
        4,
        5,
        3,
    )


def test_nobody_listens_at_first() -> None:
    """Events cost nothing unless someone listens."""
    state = GAME.start(4)
    state.apply(0)
    assert state.events is None


def test_a_copy_is_silent() -> None:
    """What is tried out on a copy is not told to those who listen to the game."""
    state = GAME.start(4)
    events = state.listen()
    copy = state.copy()
    copy.apply(0)
    assert copy.events is None
    assert events == []


def test_an_illegal_action_is_not_told() -> None:
    """Nothing happened, so there is nothing to tell."""
    state = reached(RICH)
    events = state.listen()
    with pytest.raises(ValueError, match="illegal action"):
        state.apply(-1)
    assert events == []


@pytest.mark.parametrize("driver", DRIVERS)
@pytest.mark.parametrize("seed", range(4))
def test_damage_is_what_the_events_add_up_to(driver: str, seed: int) -> None:
    """4.1 6.2 7.5 7.6 7.7 8.3 9.1 Nothing else changes it."""
    state = GAME.start(6, {"circuit": "BB"})
    events = state.listen()
    damage = [12] * 6
    for now in driven(state, Rng(seed), DRIVERS[driver]):
        for event in events:
            if event.name in ("repair", "sprint", "curve", "caltrop", "ram", "javelin", "wreck"):
                suffer(damage, event)
        events.clear()
        for chariot in range(6):
            if now.round > 0:
                assert now.damage[chariot] == damage[chariot]


def suffer(damage: list[int], event: Event) -> None:
    chariot, number = event.facts["chariot"], event.facts["number"]
    if event.name == "wreck":
        damage[chariot] = 0
        return
    damage[chariot] += number if event.name == "repair" else -number
    if event.name == "ram":
        damage[event.facts["mover"]] -= number


@pytest.mark.parametrize("seed", range(6))
def test_caltrops_are_what_the_events_put_down_and_take_up(seed: int) -> None:
    """2.5 7.6 8.2 9.2 A wreck puts one down if there is none and the supply has one."""
    state = GAME.start(6)
    events = state.listen()
    lying: set[int] = set()
    places = [NOBODY] * 6
    for now in driven(state, Rng(seed), DRIVERS["reckless"]):
        for event in events:
            if event.name == "enter":
                places[event.facts["chariot"]] = event.facts["number"]
            elif event.name == "caltrop":
                lying.remove(places[event.facts["chariot"]])
            elif event.name in ("drop", "wreck") and len(lying) < 20:
                lying.add(event.facts["number"])
        events.clear()
        assert {at for at, lies in enumerate(now.caltrops) if lies} == lying


OVER_THE_LINE = (
    "4 AA white {safe} | 1 blue 2:{space} 12 3 5, 2 red 3:o5 12 4 0, 3 green 1:i8 12 4 0, "
    "4 yellow 1:o7 12 4 0 | - | 9 red | blue roll"
)


def drive(position: str, *actions: str) -> tuple[list[Event], ChariotState]:
    state = GAME.parse(position)
    events = state.listen()
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return events, state


FIVE_LANES = "roll lane,lane,lane,lane,lane"


def test_a_finish_that_is_undone_is_told_and_foreseen_as_undone() -> None:
    """3.4 7.8 Blue crosses the line, rams red right behind it and is put back."""
    position = OVER_THE_LINE.format(safe="-", space="o2")
    events, state = drive(position, FIVE_LANES, "keep", "keep", "ahead", "ahead")
    label = gone(state, state.legal()[0])
    assert (label["back"], label["laps"], label["finish"]) == ("o4", 0, "no")
    state.apply(GAME.parse_action(state, "ahead"))
    told = [(event.name, event.facts["number"]) for event in events if event.name in ("line", "undone")]
    assert told == [("line", 3), ("undone", 2)]


def test_a_ram_of_a_safe_chariot_says_so() -> None:
    """11.1 Blue takes the damage alone."""
    position = OVER_THE_LINE.format(safe="safe", space="o2")
    events, state = drive(position, FIVE_LANES, "keep", "keep", "ahead", "ahead", "ahead")
    assert [event.clause for event in events if event.name == "ram"] == ["11.1"]
    assert (state.damage[0], state.damage[1]) == (10, 12)


def test_fortune_is_told_as_far_as_it_is_gained() -> None:
    """5.5 Five dice with fortune, and room for one."""
    position = OVER_THE_LINE.format(safe="-", space="o2")
    events, _ = drive(position, "roll fortune,fortune,fortune,fortune,fortune", "keep", "keep")
    assert [event.facts["number"] for event in events if event.name == "gain"] == [1]
