"""A finished game once more, moment by moment, as a seat saw it or whoever watched."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga.core.events import Event
from quadriga.core.game import Game, Plain
from quadriga.core.records import Record
from quadriga.core.state import OVER, State
from quadriga.table.changes import changes
from quadriga.table.scenes import doing, ended, seen, shown, stage
from quadriga.table.table import Chapter


def replay(record: Record, seat: int | None) -> dict[str, Plain]:
    """Return how a game began, and what each action changed of that."""
    state = record.start()
    first = _moment(record.game, state, seat, [])
    return {"first": first, "moments": [*_moments(record, state, seat, first)]}


def _moments(record: Record, state: State, seat: int | None, last: dict[str, Plain]) -> Iterator[Plain]:
    told: list[Event] = []
    for action in record.actions:
        before, events = state.copy(), state.listen()
        state.apply(action)
        told += events
        now = _moment(record.game, state, seat, told)
        yield {
            "events": shown(record.game, [Chapter(before, events)]),
            "steps": [*changes(last, now)],
        }
        last = now


def _moment(game: Game[State], state: State, seat: int | None, told: list[Event]) -> dict[str, Plain]:
    drawn, actor = stage(game).drawing, int(state.actor())
    return {
        "turn": actor,
        "doing": doing(game, state) if actor >= 0 else None,
        "scene": None if drawn is None else seen(drawn, state, seat),
        "end": ended(game.account(state, told) if actor == OVER else None),
    }
