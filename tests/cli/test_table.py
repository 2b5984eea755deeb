"""The table: bots are told no secrets, and no game is lost."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from quadriga import Game, Record, Rng, State, game
from quadriga.bots import BOTS
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


class Failing(StringIO):
    """A terminal that goes away after so many writes."""

    def __init__(self, writes: int) -> None:
        super().__init__()
        self.writes = writes

    def write(self, text: str) -> int:
        self.writes -= 1
        if self.writes < 0:
            raise OSError(5, "Input/output error")
        return super().write(text)


def test_a_game_whose_terminal_goes_away_is_kept(tmp_path: Path) -> None:
    record = Record(game("overload"), 3)
    seats = [Seat(name, BOTS["random"]) for name in record.names]
    file = tmp_path / "game.txt"
    with pytest.raises(OSError, match="Input/output error"):
        Table(Console(file=Failing(9)), record, seats, "en", 1, file).play()
    assert Record.parse(file.read_text(encoding="utf-8")).actions == record.actions != []
