"""The list of games."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from quadriga import Game, State, game, games
from quadriga.core import registry
from tests.cli.conftest import Run

EDISON = game("edison")


def test_games_are_listed_with_seats_and_options(run: Run) -> None:
    out = run("games").out
    assert "overload  Overload: pawns race under a stack of rings" in out
    assert (
        "  3 to 5 players\n"
        "  --set sections=VALUE  none, all, or any with commas between:\n"
        "    with 3 players: start, A, curve1, curve2, D, finish\n"
    ) in out


def test_games_are_listed_in_french(run: Run) -> None:
    out = run("games", "--lang", "fr").out
    assert "overload  Overload\u00a0: des pions courent sous une pile" in out
    assert "    à 3\u00a0: start, A, curve1, curve2, D, finish\n" in out


@pytest.mark.usefixtures("cups")
def test_values_that_are_the_same_for_every_table_are_listed_once(run: Run) -> None:
    assert run("games").out.splitlines()[:4] == [
        "cups  Cups: a race with dice that only their owners see",
        "  2 to 4 players",
        "  --set path=VALUE  one of: short, long",
        "  --set swaps=VALUE  one of: no, yes",
    ]


def test_an_option_that_takes_more_than_its_words_says_what(
    run: Run, shelf: dict[str, Game[State]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    shelf["edison"] = EDISON
    stock = (
        "10, 9, 8, 7, 6, 6, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1, -1, -2, -2, -3, -3, -4, -5, -6, O, O, O, O, O"
    )
    line = f"  --set chips=VALUE  allowed: standard, random, or 20 of these with commas between: {stock}"
    assert line in run("games").out.splitlines()
    assert "valeurs admises\u00a0: standard, random, ou 20 parmi ceux-ci" in run("games", "--lang", "fr").out
    listed = {entry["slug"]: entry["options"] for entry in json.loads(run("games", "--json").out)}
    assert [option["name"] for option in listed["edison"] if option["free"]] == ["chips"]


def test_further_lines_hang_under_what_they_go_on_with(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert run("games").out.splitlines()[:8] == [
        "overload  Overload: pawns race under a",
        "          stack of rings, and the ninth",
        "          ring is one too many",
        "  3 to 5 players",
        "  --set sections=VALUE  none, all, or",
        "                        any with commas",
        "                        between:",
        "    with 3 players: start, A, curve1,",
    ]


def test_a_game_without_a_tagline_is_listed_by_its_title(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    bare = replace(game("overload"), package="quadriga.core")
    monkeypatch.setattr(registry, "_found", lambda: {"overload": bare})
    assert run("games").out.startswith("overload  Overload\n  3 to 5 players\n")


def test_json_has_every_value_as_data(run: Run) -> None:
    listed = {entry["slug"]: entry for entry in json.loads(run("games", "--json").out)}
    assert set(listed) == {game.slug for game in games()}
    overload = listed["overload"]
    assert overload["title"] == "Overload"
    assert overload["seats"] == [3, 4, 5]
    assert overload["options"] == [
        {
            "name": "sections",
            "default": "none",
            "several": True,
            "free": False,
            "values": {
                "3": ["start", "A", "curve1", "curve2", "D", "finish"],
                "4": ["start", "A", "B", "curve1", "curve2", "D", "finish"],
                "5": ["start", "A", "B", "curve1", "curve2", "C", "D", "finish"],
            },
        }
    ]
