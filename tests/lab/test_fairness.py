"""The page about balance: every table with its command, before and after side by side, and its plot."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from quadriga.lab.balance import Balance, Tally
from quadriga.lab.counted import Counted, Weighing
from quadriga.lab.fairness import CountedTwice, page, picture, tables
from quadriga.lab.plot import Axis, Row, plot
from quadriga.lab.simulate import Simulation

SVG = "{http://www.w3.org/2000/svg}"
USUAL = {"asteroids": "yes", "bonus": "no"}
ASKED = Weighing("0.1.0", "compiled", "asteroid", 1, 2, USUAL, 7, "d50bcfd4", "greedy", "")


def counted(label: str, first: float, asked: Weighing = ASKED, games: int = 200) -> Counted:
    """Return games of which seat 1 won this share, always from the side where it began."""
    wins = [first * games, games - first * games]
    seats = {"1": Tally(games / 2, wins[0]), "2": Tally(games / 2, wins[1])}
    sides = {"top": Tally(games / 2, wins[0]), "left": Tally(games / 2, wins[1])}
    played = Simulation(games, 0, wins, Counter({9: games}))
    losses = Counter({"edge": games // 2, "crush": games // 4})
    return Counted(replace(asked, label=label), Balance(played, {"seat": seats, "side": sides}, losses))


def test_a_table_is_told_with_its_command() -> None:
    text = page(tables([counted("", 0.8)]), "pictures")
    assert "# Asteroid Escape\n\n### 2 players, greedy\n" in text
    assert (
        "- 200 games, 200 of them won (Quadriga 0.1.0, compiled, rules 1, board d50bcfd4): `quadriga balance "
        "asteroid --players 2 --bots greedy --games 200 --seed 7 --set asteroids=yes --set bonus=no`\n"
    ) in text
    assert "![Wins in times of the fair share](pictures/balance-asteroid-2-players-greedy.svg)" in text
    assert (
        "| what | which | wins | 95 % | times |\n"
        "|---|---|---:|---|---:|\n"
        "| Seat | 1 | 80.0% | 73.9% to 85.0% | **1.60** |\n"
        "|  | 2 | 20.0% | 15.0% to 26.1% | 0.40 |\n"
        "| Side of the start | left | 20.0% | 15.0% to 26.1% | 0.40 |\n"
    ) in text
    assert "| cause | times |\n|---|---:|\n| off the board | 0.50 |\n| on a tile" in text


def test_remarks_follow_what_is_not_fair() -> None:
    text = page(tables([counted("", 0.8)]), "pictures", ["It cannot be otherwise.\n", "It is so."])
    assert "1.60 times\n\nIt cannot be otherwise.\n\nIt is so.\n\n## How to read it" in text


def test_before_and_after_stand_side_by_side() -> None:
    told = tables([counted("before", 0.8), counted("after", 0.6)])
    text = page(told, "pictures")
    assert "| what | which | before: wins | 95 % | times | after: wins | 95 % | times |" in text
    row = "| Seat | 1 | 80.0% | 73.9% to 85.0% | **1.60** | 60.0% | 53.1% to 66.5% | 1.20 |"
    assert row in text
    assert "- **before**: 200 games" in text
    assert "| cause | before | after |" in text
    texts = [one.text for one in ET.fromstring(picture(told[0])).findall(f"{SVG}text")]
    assert texts.count("top") == texts.count("before") == texts.count("after") == 1
    assert {"1.60", "1.20", "1.5 times", "fair", "times the fair share"} <= set(texts)


def test_what_is_much_is_told_first() -> None:
    text = page(tables([counted("before", 0.8), counted("after", 0.6)]), "pictures")
    assert "- Asteroid Escape, 2 players, greedy: Seat 1, 1.60 times (before)\n" in text
    assert "1.20 times" not in text
    assert "\nNobody, at none of these tables.\n" in page(tables([counted("", 0.6)]), "pictures")


def test_options_and_bots_make_other_tables_and_those_of_a_game_stay_together() -> None:
    cards = replace(ASKED, game="overload", players=3, options={"sections": "none"})
    other = replace(ASKED, options={**USUAL, "asteroids": "no"}, bot="level4")
    told = tables([counted("", 0.5), counted("", 0.5, cards), counted("", 0.5, other)])
    assert [(table.game.slug, table.title) for table in told] == [
        ("asteroid", "2 players, greedy"),
        ("asteroid", "2 players, asteroids no, level4"),
        ("overload", "3 players, greedy"),
    ]
    assert page(told, "pictures").count("\n## Asteroid Escape\n") == 1
    assert len({table.picture for table in told}) == 3


def test_one_label_twice_is_refused() -> None:
    message = "Asteroid Escape, 2 players, greedy, is in two files; keep each with a --label of its own"
    with pytest.raises(CountedTwice, match=message):
        tables([counted("after", 0.5), counted("after", 0.6)])


def test_games_that_nobody_won_tell_nothing() -> None:
    assert tables([Counted(ASKED, Balance())]) == []


def test_what_is_rare_is_told_together_and_what_nobody_had_is_left_open() -> None:
    before, after = counted("before", 0.5), counted("after", 0.5)
    before.balance.tallies["mark"] = {str(mark): Tally(1, 0) for mark in range(3)} | {"5": Tally(197, 200)}
    after.balance.tallies["mark"] = {"5": Tally(150, 100), "6": Tally(50, 100)}
    told = tables([before, after])
    text = page(told, "pictures")
    assert "| Mark on its side | 5 | 100.0% | 98.1% to 100.0% | 1.02 | 50.0% | " in text
    assert "|  | 6 | | | | 50.0% | 43.1% to 56.9% | **2.00** |" in text
    assert "|  | others | 0.0% | 0.0% to 1.9% | 0.00 | | | |" in text
    assert len(ET.fromstring(picture(told[0])).findall(f"{SVG}circle")) == 2 + 8 + 4


def test_who_cannot_see_the_plot_is_told_what_it_shows() -> None:
    (table,) = tables([counted("", 0.8)])
    told = ET.fromstring(picture(table)).findtext(f"{SVG}desc")
    assert told is not None
    assert told.startswith("Seat, 1: 1.60 (1.48 to 1.70); Seat, 2: 0.40 (0.30 to 0.52); Side of the start, ")


def test_an_interval_beyond_the_end_of_the_plot_has_no_end_there() -> None:
    axis = Axis("times", "", most=2.0, step=0.5, fair=1.0, limits={}, ticks=".1f", written=".2f")
    within, beyond = (plot([Row("Seat", "1", 1.5, 0.5, high, 1.0)], axis, "") for high in (2.0, 2.1))
    assert "M372.5 103H680.0M372.5 98v10M680.0 98v10" in within
    assert 'M372.5 103H680.0M372.5 98v10"' in beyond
