"""Drawn positions, played: what the tests of Chariot Race's rules are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quadriga import CHANCE, OVER, Rng
from quadriga.core.game import possible
from quadriga.games.chariot import GAME
from quadriga.games.chariot.rules import ChariotState
from tests.games.chariot.drawing import position


def reached(drawn: str, *actions: str) -> ChariotState:
    """Return the state after these actions."""
    state = GAME.parse(position(drawn))
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return state


def play(drawn: str, *actions: str) -> str:
    """Return the position after these actions; with none, that of the drawing itself."""
    return GAME.text(reached(drawn, *actions))


def choices(drawn: str, *actions: str) -> list[str]:
    """Return what can be done after these actions."""
    state = reached(drawn, *actions)
    return [GAME.action_text(state, action) for action in possible(state)]


def turn(drawn: str, *actions: str) -> str:
    """Return whose turn it is after these actions and what is asked."""
    return play(drawn, *actions).split(" | ")[4]


def sheet(drawn: str, colour: str, *actions: str) -> str:
    """Return what is said of this chariot after these actions: 1:o11 9 8 2, or wreck."""
    chariots = play(drawn, *actions).split(" | ")[1].split(", ")
    return next(words[2] for chariot in chariots if (words := chariot.split(" ", 2))[1] == colour)


def caltrops(drawn: str, *actions: str) -> str:
    """Return where caltrops lie after these actions."""
    return play(drawn, *actions).split(" | ")[2]


def told(drawn: str, *actions: str) -> list[str]:
    """Return what happened in these actions, each with its clause, chariot and number: ram 7.7 blue 2."""
    state = reached(drawn)
    events = state.listen()
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return [
        f"{event.name} {event.clause} {_chariot(state, event.facts)}{event.facts['number']}"
        for event in events
    ]


def _chariot(state: ChariotState, facts: Mapping[str, int]) -> str:
    return f"{state.course.colours[facts['chariot']]} " if "chariot" in facts else ""


def random_game(players: int, options: Mapping[str, object], seed: int) -> Iterator[ChariotState]:
    """Give one state over and over, from the start of a random game to its end."""
    yield from played_out(GAME.start(players, options), Rng(seed))


def played_out(state: ChariotState, rng: Rng) -> Iterator[ChariotState]:
    """Give this state over and over while it is played at random to its end."""
    yield state
    while state.actor() != OVER:
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
        yield state
