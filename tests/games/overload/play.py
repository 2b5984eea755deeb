"""Drawn positions, played: what the tests of Overload's rules are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from quadriga import CHANCE, OVER, Rng
from quadriga.core.game import possible
from quadriga.games.overload import GAME
from quadriga.games.overload.rules import OverloadState


def reached(position: str, *actions: str) -> OverloadState:
    """Return the state after these actions."""
    state = GAME.parse(position)
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return state


def play(position: str, *actions: str) -> str:
    """Return the position after these actions; with none, the drawing itself without its white space."""
    return GAME.text(reached(position, *actions))


def choices(position: str, *actions: str) -> list[str]:
    """Return what can be done after these actions."""
    state = reached(position, *actions)
    return [GAME.action_text(state, action) for action in possible(state)]


def told(position: str, *actions: str) -> list[str]:
    """Return what happened in these actions, each with its clause, pawn and number: pass 4.1 2a 1."""
    state = GAME.parse(position)
    events = state.listen()
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return [f"{event.name} {event.clause} {_pawn(event.facts)}{event.facts['number']}" for event in events]


def _pawn(facts: Mapping[str, int]) -> str:
    return f"{facts['owner_seat'] + 1}{'ab'[facts['pawn']]} " if "pawn" in facts else ""


def random_game(players: int, sections: tuple[str, ...], seed: int) -> Iterator[OverloadState]:
    """Give one state over and over, from the start of a random game to its end."""
    state = GAME.start(players, {"sections": sections})
    rng = Rng(seed)
    yield state
    while state.actor() != OVER:
        state.apply(state.draw(rng) if state.actor() == CHANCE else state.pick(rng))
        yield state
