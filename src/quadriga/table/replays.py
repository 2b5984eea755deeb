"""A finished game once more, moment by moment, as a seat saw it or whoever watched."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga.core.game import Game, Plain
from quadriga.core.records import Record
from quadriga.core.state import State
from quadriga.table.changes import changes
from quadriga.table.scenes import seen, shown, stage
from quadriga.table.table import Chapter


def replay(record: Record, seat: int | None) -> dict[str, Plain]:
    """Return how a game began, and what each action changed of that."""
    state = record.start()
    first = _moment(record.game, state, seat)
    return {"first": first, "moments": [*_moments(record, state, seat, first)]}


def _moments(record: Record, state: State, seat: int | None, last: dict[str, Plain]) -> Iterator[Plain]:
    for action in record.actions:
        before, events = state.copy(), state.listen()
        state.apply(action)
        now = _moment(record.game, state, seat)
        yield {
            "events": shown(record.game, [Chapter(before, events)]),
            "steps": [*changes(last, now)],
        }
        last = now


def _moment(game: Game[State], state: State, seat: int | None) -> dict[str, Plain]:
    drawn = stage(game).drawing
    return {"turn": int(state.actor()), "scene": None if drawn is None else seen(drawn, state, seat)}
