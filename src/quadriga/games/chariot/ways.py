"""Ways of a move for who may change lanes: to each space where it can end, the one that hurts least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quadriga.core.events import Event
from quadriga.games.chariot.course import GO, STRAIGHT
from quadriga.games.chariot.race import MOVE
from quadriga.games.chariot.rules import ChariotState


class Way:
    """Steps of a move, and what they have come to."""

    def __init__(self, state: ChariotState, steps: tuple[int, ...], events: Sequence[Event]) -> None:
        self.state = state
        self.steps = steps
        self.events = events

    def further(self, mover: int) -> Iterator[Way]:
        """Give the ways that lead on from here, but none into ruin."""
        for step in self.state.legal():
            ahead = self.state.copy()
            told = ahead.listen()
            ahead.apply(step)
            if ahead.races(mover):
                yield Way(ahead, (*self.steps, int(step)), [*self.events, *told])

    @property
    def entered(self) -> list[int]:
        return [event.facts["number"] for event in self.events if event.name == "enter"]

    @property
    def changes(self) -> int:
        """How often it leads to another lane, which is never after the last of its own steps."""
        return sum(step != GO + STRAIGHT for step in self.steps)


def ways(state: ChariotState) -> list[Way]:
    """Return the best way to each end of a move; of all to one space, only the best leads on from there."""
    mover, ends = int(state.mover), _Best()
    ahead = [Way(state, (), [])] if state.phase == MOVE else []
    while ahead:
        onward = _Best()
        for way in ahead:
            for further in way.further(mover):
                (onward if further.state.phase == MOVE else ends).take(further, mover)
        ahead = [*onward.values()]
    return [*ends.values()]


class _Best(dict[tuple[int, int], Way]):
    """The best way to each space, with each number of lane dice left for others."""

    def take(self, way: Way, mover: int) -> None:
        """Keep a way if none as good leads there yet: the less damage and the fewer changes, the better."""
        goal = way.entered[-1], int(way.state.lanes) if way.state.phase == MOVE else 0
        if goal not in self or price(way, mover) < price(self[goal], mover):
            self[goal] = way


def price(way: Way, mover: int) -> tuple[int, int]:
    """Return what a way costs its mover, the damage first: the less, the better."""
    return -int(way.state.damage[mover]), way.changes
