"""Whole ways for who may change lanes: to each space where the move can end, the one that hurts least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from quadriga.core.drawing import Route
from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.chariot import places
from quadriga.games.chariot.course import GO, STRAIGHT
from quadriga.games.chariot.drawing import preview
from quadriga.games.chariot.foresight import outcome
from quadriga.games.chariot.race import MOVE
from quadriga.games.chariot.rules import ChariotState


class _Way:
    """Steps of a move, and what they have come to."""

    def __init__(self, state: ChariotState, steps: tuple[int, ...], events: Sequence[Event]) -> None:
        self.state = state
        self.steps = steps
        self.events = events

    def further(self, mover: int) -> Iterator[_Way]:
        """Give the ways that lead on from here, but none into ruin."""
        for step in self.state.legal():
            ahead = self.state.copy()
            told = ahead.listen()
            ahead.apply(step)
            if ahead.races(mover):
                yield _Way(ahead, (*self.steps, int(step)), [*self.events, *told])

    @property
    def entered(self) -> list[int]:
        return [event.facts["number"] for event in self.events if event.name == "enter"]

    @property
    def changes(self) -> int:
        """How often it leads to another lane, which is never after the last of its own steps."""
        return sum(step != GO + STRAIGHT for step in self.steps)


def routes(state: ChariotState) -> list[Route]:
    """Return a way to each space where the move can end, but for those that a single step leads to."""
    if state.phase != MOVE:
        return []
    next_spaces = {way.entered[0] for way in _Way(state, (), []).further(int(state.mover))}
    return [_route(state, way) for way in _ways(state) if way.entered[-1] not in next_spaces]


def _ways(state: ChariotState) -> list[_Way]:
    """Return the best way to each end; of all that lead to one space, only the best leads on from there."""
    mover, ends, ahead = int(state.mover), _Best(), [_Way(state, (), [])]
    while ahead:
        onward = _Best()
        for way in ahead:
            for further in way.further(mover):
                (onward if further.state.phase == MOVE else ends).take(further, mover)
        ahead = [*onward.values()]
    return [*ends.values()]


class _Best(dict[tuple[int, int], _Way]):
    """The best way to each space, with each number of lane dice left for others."""

    def take(self, way: _Way, mover: int) -> None:
        """Keep a way if none as good leads there yet: the less damage and the fewer changes, the better."""
        goal = way.entered[-1], int(way.state.lanes) if way.state.phase == MOVE else 0
        if goal not in self or _price(way, mover) < _price(self[goal], mover):
            self[goal] = way


def _price(way: _Way, mover: int) -> tuple[int, int]:
    return -int(way.state.damage[mover]), way.changes


def _route(state: ChariotState, way: _Way) -> Route:
    shown = preview(state, way.events)
    label = Phrase("do-route", {**outcome(state, way.events), "changes": way.changes})
    return Route(way.steps, label, replace(shown, targets=(places.space_name(state, way.entered[-1]),)))
