"""The example that weighs Chariot Race: it counts what the rules tell."""

from __future__ import annotations

import pytest

import balance
from balance import Balance, race
from quadriga import Event

RACE = [
    Event("grid", "2.6", {"chariot": 3, "number": 0}),
    Event("grid", "2.6", {"chariot": 0, "number": 1}),
    Event("round", "3.1", {"number": 1}),
    Event("wreck", "9.1", {"chariot": 3, "number": 17}),
    Event("round", "3.1", {"number": 2}),
    Event("win", "10.1", {"chariot": 0, "number": 2}),
]


def test_a_race_is_counted_by_what_was_told_of_it() -> None:
    found = Balance()
    found.count(RACE)
    found.count(RACE)
    found.count([*RACE[:-1], Event("nobody", "10.4", {"number": 2})])
    assert found == Balance(races=3, wrecks=3, rounds=6, wins=found.wins)
    assert found.wins == {2: 2}
    assert found.report().splitlines() == [
        "3 races, 2 with a winner",
        "2.0 rounds and 1.0 wrecks a race",
        "place 2: 100.0% of the wins",
    ]


def test_a_race_has_a_grid_rounds_and_one_end() -> None:
    told = [event.name for event in race({"circuit": "BB"}, 4, seed=1)]
    assert told.count("grid") == 4
    assert told.count("round") > 5
    assert told[-1] in ("win", "nobody")


def test_the_program_reports(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    class OneCore:
        def __enter__(self) -> OneCore:
            return self

        def __exit__(self, *error: object) -> None:
            pass

        imap = staticmethod(map)

    monkeypatch.setattr(balance, "Pool", OneCore)
    monkeypatch.setattr(balance, "race", lambda options, players, seed: RACE)
    balance.main(["5", "--players", "6", "--set", "circuit=AB"])
    assert capsys.readouterr().out.splitlines()[0] == "5 races, 5 with a winner"
