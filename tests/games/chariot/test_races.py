"""Golden races: they replay to the letter for as long as the rules keep their version."""

from __future__ import annotations

import pytest

from quadriga import Record
from tests.games.chariot.races import FOLDER, RACES, driven, path


@pytest.mark.parametrize("name", RACES)
def test_a_race_is_driven_as_it_was(name: str) -> None:
    assert driven(name) == path(name).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", RACES)
def test_a_race_replays_to_its_winner(name: str) -> None:
    *_, last = Record.parse(path(name).read_text(encoding="utf-8")).states()
    assert sum(last.payoff()) == 1


def test_nothing_else_lies_there() -> None:
    assert sorted(FOLDER.iterdir()) == sorted(path(name) for name in RACES)
