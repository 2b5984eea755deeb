"""Whole ways for who may change lanes: to each space where the move can end, the one that hurts least."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from quadriga.core.drawing import Route
from quadriga.core.words import Phrase
from quadriga.games.chariot import places
from quadriga.games.chariot.drawing import preview
from quadriga.games.chariot.foresight import outcome
from quadriga.games.chariot.race import MOVE
from quadriga.games.chariot.rules import ChariotState
from quadriga.games.chariot.ways import Way, ways


def routes(state: ChariotState) -> list[Route]:
    """Return a way to each space where the move can end, but for those that a single step leads to."""
    if state.phase != MOVE:
        return []
    next_spaces = {way.entered[0] for way in Way(state, (), []).further(int(state.mover))}
    return [_route(state, way) for way in ways(state) if way.entered[-1] not in next_spaces]


def goes_on(state: ChariotState) -> bool:
    """Return whether one drives: each step of a move follows from the last, until it ends."""
    return state.phase == MOVE


def route(state: ChariotState, actions: Sequence[int]) -> Route:
    """Return a way of one's own: it need not be the one that hurts least."""
    ahead = state.copy()
    events = ahead.listen()
    for step in actions:
        ahead.apply(step)
    return _route(state, Way(ahead, tuple(actions), events))


def _route(state: ChariotState, way: Way) -> Route:
    shown = preview(state, way.events)
    return Route(
        way.steps,
        Phrase("do-route", outcome(state, way.events)),
        replace(shown, targets=(places.space_name(state, way.entered[-1]),)),
    )
