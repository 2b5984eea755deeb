"""What the rules tell of themselves, and what they keep to themselves."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, OVER, Event, Rng
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.field import STOP
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import DEAL, DRAW, SWAP
from tests.games.asteroid.play import reached, told

FACTS = {"seat", "number", "player_seat", "cell", "rock"}
SECRET = {"draw": 1, "marker": 0, "aside": 0, "turn": 0, "crush": 0, "collide": 0, "blocked": 0}

RICH = """
4 asteroids bonus
   a     b     c     g
1  A7B1  .     .     .
3  *4r0  .     *1b0  D3
6  *2b0  46.0  C7    .
hands 13,14 / 3,4 / 6,7,8 / 9,10,11
1 roll"""


def test_a_rich_turn_is_told_step_by_step() -> None:
    """3.1 Everything in the order in which it happens, each with its clause."""
    actions = ("roll 7", "die 1", "die 1", "die 6", "asteroid 5r", "at e5", "heading 0", "place 13.0")
    assert told(RICH, *actions, "swap 14 3", "draw 40") == [
        "roll 4.1 1",
        "die 4.2 1",
        "pivot 4.3 1",
        "die 4.2 1",
        "drift 4.3 1",
        "knock 4.6 1",
        "crush 4.6 3",
        "die 4.2 1",
        "asteroid 2.5 1",
        "place 5.1 1",
        "fly 6.1 1",
        "edge 6.3 2",
        "look 10.2 1",
        "draw 7.1 1",
        "turn 3.1 4",
    ]


def test_an_event_says_who_and_where() -> None:
    state = reached(RICH, "roll 7", "die 1")
    events = state.listen()
    state.apply(1)
    assert events[1:] == [
        Event("drift", "4.3", {"seat": 0, "number": 1, "cell": 36, "rock": 2}),
        Event("knock", "4.6", {"seat": 0, "number": 46, "cell": 36}),
        Event("crush", "4.6", {"seat": 0, "number": 0, "player_seat": 2, "cell": 36}),
    ]


def secret(state: AsteroidState, action: int) -> bool:
    """Whether this step does something that only one seat sees."""
    return state.phase in (DRAW, DEAL) or (state.phase == SWAP and action != STOP)


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_no_secret_is_told(players: int) -> None:
    """7.4 10.4 Of draws, looks and swaps only that they happen; tiles are named when all see them."""
    names = set()
    for seed in range(6):
        state = GAME.start(players, {"bonus": True})
        events, rng = state.listen(), Rng(seed)
        while state.actor() != OVER:
            action = int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
            hidden, lost = secret(state, action), len(state.hands)
            events.clear()
            state.apply(action)
            for event in events:
                names.add(event.name)
                assert set(event.facts) <= FACTS
                assert event.facts["number"] == SECRET.get(event.name, event.facts["number"])
                if event.name == "look":
                    assert event.facts["number"] <= 3 * lost
                if event.name in ("place", "knock"):
                    assert not hidden
            if state.phase == SWAP and hidden:
                assert events == []
    assert {"draw", "place", "asteroid", "win"} <= names


def test_what_is_told_does_not_depend_on_secrets() -> None:
    """7.4 The same public steps in two worlds that look alike are told alike."""
    for seed in range(8):
        rng = Rng(seed)
        state = GAME.start(4, {"bonus": True})
        for _ in range(60 + 7 * seed):
            if state.actor() == OVER:
                break
            state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
        if state.actor() < 0:
            continue
        seat = int(state.actor())
        world = state.redraw(seat, rng)
        for action in state.legal():
            one, other = state.copy(), world.copy()
            events, others = one.listen(), other.listen()
            one.apply(action)
            other.apply(action)
            assert events == others
            assert GAME.view(one, seat) == GAME.view(other, seat)


def test_nobody_listens_at_first() -> None:
    state = reached(RICH)
    assert state.events is None
    state.apply(7)
    assert state.events is None
