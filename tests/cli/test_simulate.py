"""Simulations from the command line."""

from __future__ import annotations

import json
from collections import Counter
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from quadriga.cli.simulate import _show
from quadriga.core.words import words
from quadriga.lab.simulate import Simulation
from tests.cli.conftest import KNOWN_BOTS, Run

TIMED = ("seconds", "decisions_per_second")


def simulated(run: Run, *args: str) -> dict[str, Any]:
    ran = run("simulate", "overload", "--json", *args)
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    return data


def test_json_is_the_same_on_one_core_and_on_two(run: Run) -> None:
    args = ("--games", "600", "--players", "4", "--seed", "5", "--set", "sections=all")
    one = simulated(run, *args, "--cores", "1")
    two = simulated(run, *args, "--cores", "2")
    assert one["seconds"] > 0
    for name in TIMED:
        del one[name], two[name]
    assert one == two


def test_json_adds_up(run: Run) -> None:
    data = simulated(run, "--games", "40")
    assert (data["game"], data["players"], data["seed"], data["games"]) == ("overload", 3, 1, 40)
    assert sum(data["wins"]) == 40
    lengths = data["lengths"]
    assert lengths["min"] <= lengths["q1"] <= lengths["median"] <= lengths["q3"] <= lengths["max"]
    assert sum(bar["games"] for bar in lengths["histogram"]) == 40
    assert lengths["mean"] == data["decisions"] / 40


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            ("decisions per second", "wins of seat 1", "decisions, ", "A quarter of the games end within"),
        ),
        ("fr", ("décisions par seconde", "victoires de la place 1", "en moyenne", "trois quarts en")),
    ],
)
def test_people_get_a_table_and_a_histogram(run: Run, lang: str, told: tuple[str, ...]) -> None:
    ran = run("simulate", "overload", "--games", "40", "--cores", "1", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert all(words in ran.out for words in told)
    assert "█" * 40 in ran.out


def shown(lang: str, seconds: float, lengths: dict[int, int]) -> list[str]:
    games = sum(lengths.values())
    out = Console(file=StringIO(), width=80)
    _show(out, Simulation(games, 7, [games, 0], Counter(lengths), seconds), words(lang, "quadriga"))
    file = out.file
    assert isinstance(file, StringIO)
    return [line.rstrip() for line in file.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("lang", "seconds", "told"),
    [
        ("en", 0.000314159, "0.000314"),
        ("fr", 0.000314159, "0,000314"),
        ("en", 0.0314159, "0.0314"),
        ("en", 3.14159, "3.14"),
        ("en", 314.159, "314"),
    ],
)
def test_seconds_have_as_many_digits_as_say_something(lang: str, seconds: float, told: str) -> None:
    assert shown(lang, seconds, {5: 1})[3].split()[-1] == told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "games                   4",
                "decisions              26",
                "chance outcomes         7",
                "seconds               0.5",
                "decisions per second   52",
                "wins of seat 1          4  100.0%",
                "wins of seat 2          0    0.0%",
                "",
                "A game takes 5 to 8 decisions, 6.5 on average.",
                "A quarter of the games end within 5 decisions, half within 5, three quarters",
                "within 8.",
                "5 ████████████████████████████████████████ 2",
                "6                                          0",
                "7                                          0",
                "8 ████████████████████████████████████████ 2",
            ],
        ),
        (
            "fr",
            [
                "parties                    4",
                "décisions                 26",
                "tirages                    7",
                "secondes                 0,5",
                "décisions par seconde     52",
                "victoires de la place 1    4  100,0\u00a0%",
                "victoires de la place 2    0    0,0\u00a0%",
                "",
                "Une partie prend de 5 à 8 décisions, 6,5 en moyenne.",
                "Un quart des parties finissent en 5 décisions au plus, la moitié en 5, les trois",
                "quarts en 8.",
                "5 ████████████████████████████████████████ 2",
                "6                                          0",
                "7                                          0",
                "8 ████████████████████████████████████████ 2",
            ],
        ),
    ],
)
def test_the_whole_table_reads_well(lang: str, told: list[str]) -> None:
    assert shown(lang, 0.5, {5: 2, 8: 2}) == told


def test_bots_play_the_same_on_one_core_and_on_two(run: Run) -> None:
    args = ("--games", "7", "--bots", "greedy,random", "--events")
    one, two = (simulated(run, *args, "--cores", cores) for cores in ("1", "2"))
    for name in TIMED:
        del one[name], two[name]
    assert one == two
    assert one["bots"] == ["greedy", "random", "greedy"]
    assert set(one["bot_wins"]) == {"greedy", "random"}
    assert sum(one["bot_wins"].values()) == sum(one["wins"]) == one["won"] == one["events"]["win"] == 7


def test_nothing_is_told_of_bots_and_events_that_were_not_asked_for(run: Run) -> None:
    data = simulated(run, "--games", "3")
    assert (data["bots"], data["bot_wins"], data["events"]) == ([], {}, {})


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "wins of seat 1            1  25.0%",
                "wins of seat 2            1  25.0%",
                "wins of the bot greedy    2  50.0%",
                "games without a winner    2  50.0%",
                "",
                "What happens in a game, on average:",
                "round  11.50",
                "wreck   0.25",
            ],
        ),
        (
            "fr",
            [
                "victoires de la place 1      1  25,0\u00a0%",
                "victoires de la place 2      1  25,0\u00a0%",
                "victoires du robot greedy    2  50,0\u00a0%",
                "parties sans vainqueur       2  50,0\u00a0%",
                "",
                "Ce qui arrive dans une partie, en moyenne\u00a0:",
                "round  11,50",
                "wreck   0,25",
            ],
        ),
    ],
)
def test_bots_and_events_have_lines_of_their_own(lang: str, told: list[str]) -> None:
    out = Console(file=StringIO(), width=80)
    events = Counter({"wreck": 1, "round": 46})
    known = Simulation(4, 7, [1.0, 1.0], Counter({5: 4}), 0.5, {"greedy": 2.0}, events)
    _show(out, known, words(lang, "quadriga"))
    file = out.file
    assert isinstance(file, StringIO)
    lines = [line.rstrip() for line in file.getvalue().splitlines()]
    assert lines[5:13] == told


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        (
            "greedy,smart",
            "no bot is called 'smart'; bots are " + KNOWN_BOTS,
        ),
        (
            "me",
            "no bot is called 'me'; bots are " + KNOWN_BOTS,
        ),
        (
            "",
            "no bot is called ''; bots are " + KNOWN_BOTS,
        ),
        ("random,random,random,random", "--bots: 4 bots for 3 players"),
    ],
)
def test_bots_that_cannot_play_are_refused(run: Run, bots: str, message: str) -> None:
    ran = run("simulate", "overload", "--bots", bots)
    assert (ran.code, ran.out, ran.err) == (2, "", f"quadriga: {message}\n")


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Every game took 5 decisions."), ("fr", "Chaque partie a pris 5 décisions.")],
)
def test_games_of_one_length_need_no_histogram(lang: str, told: str) -> None:
    assert shown(lang, 0.5, {5: 2})[-1] == told


def test_no_games_are_refused(run: Run) -> None:
    assert run("simulate", "overload", "--games", "0").code == 2
