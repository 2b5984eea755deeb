"""Drawn positions, played: what the tests of Asteroid Escape's rules are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quadriga import CHANCE, OVER, Rng
from quadriga.core.game import possible
from quadriga.games.asteroid import GAME
from quadriga.games.asteroid.rules import AsteroidState
from tests.games.asteroid.drawing import position

CELLS, GONE, SHIPS, HANDS, UNDER, MIXES, TURN = range(1, 8)


def reached(drawn: str, *actions: str) -> AsteroidState:
    """Return the state after these actions."""
    state = GAME.parse(drawn if " | " in drawn else position(drawn))
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return state


def play(drawn: str, *actions: str) -> str:
    """Return the position after these actions; with none, that of the drawing itself."""
    return GAME.text(reached(drawn, *actions))


def part(number: int, drawn: str, *actions: str) -> str:
    """Return one field of the position after these actions."""
    return play(drawn, *actions).split(" | ")[number]


def ships(drawn: str, *actions: str) -> str:
    """Return where the ships are after these actions."""
    return part(SHIPS, drawn, *actions)


def hands(drawn: str, *actions: str) -> str:
    return part(HANDS, drawn, *actions)


def under(drawn: str, *actions: str) -> str:
    """Return what lies under the pile after these actions."""
    return part(UNDER, drawn, *actions)


def turn(drawn: str, *actions: str) -> str:
    """Return whose turn it is after these actions and what is asked."""
    return part(TURN, drawn, *actions)


def cell(drawn: str, name: str, *actions: str) -> str:
    """Return what lies on a cell after these actions."""
    row = part(CELLS, drawn, *actions).split(" / ")[int(name[1]) - 1]
    return row.split()["abcdefg".index(name[0])]


def choices(drawn: str, *actions: str) -> list[str]:
    """Return what can be done after these actions."""
    state = reached(drawn, *actions)
    return [GAME.action_text(state, action) for action in possible(state)]


def told(drawn: str, *actions: str) -> list[str]:
    """Return what happened in these actions: the event, its clause and to whom, as in crush 4.6 2."""
    state = reached(drawn)
    events = state.listen()
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return [
        f"{event.name} {event.clause} {event.facts.get('player_seat', event.facts['seat']) + 1}"
        for event in events
    ]


def random_game(players: int, options: Mapping[str, object], seed: int) -> Iterator[AsteroidState]:
    """Give one state over and over, from the start of a random game to its end."""
    yield from played_out(GAME.start(players, options), Rng(seed))


def played_out(state: AsteroidState, rng: Rng) -> Iterator[AsteroidState]:
    """Give this state over and over while it is played at random to its end."""
    yield state
    while state.actor() != OVER:
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
        yield state
