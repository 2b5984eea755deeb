"""The table: bots are told no secrets."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from quadriga import Game, Record, Rng, State
from quadriga.cli.seats import Seat
from quadriga.cli.table import Table


def test_a_bot_is_given_what_its_seat_may_know(cups: Game[State]) -> None:
    record = Record(cups, 2, {"path": "long"}, ["Ada", "Nina"])
    given: list[State] = []

    def spy(state: State, rng: Rng) -> int:
        given.append(state.copy())
        return int(state.pick(rng))

    seats = [Seat("Ada", spy), Seat("Nina", spy)]
    Table(Console(file=StringIO()), record, seats, "en", 1, None).play()
    truths = [state for state in record.states() if state.actor() >= 0]
    assert len(given) == len(truths)
    for told, true in zip(given, truths, strict=True):
        seat = int(true.actor())
        assert cups.view(told, seat) == cups.view(true, seat)
    assert [cups.text(told) for told in given] != [cups.text(true) for true in truths]
