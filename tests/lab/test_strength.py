"""The page about strength: every match with its command, and a plot that tells the same."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from quadriga.bots.levels import strongest
from quadriga.lab.arena import Played
from quadriga.lab.kept import Asked, Kept
from quadriga.lab.plot import Row, plot
from quadriga.lab.results import Result, count
from quadriga.lab.strength import MARK, SHARES, page, picture

SVG = "{http://www.w3.org/2000/svg}"


def kept(bots: list[str], winner: str, blocks: int, ladder: bool = False) -> Kept:
    """Return a match at three seats in which one bot wins wherever it sits."""
    asked = Asked("0.1.0", "compiled", "overload", 1, 3, {"sections": "none"}, 1, bots, ladder)
    games = {}
    for match, playing in enumerate(asked.matches()):
        for number in range(blocks * len(playing)):
            seated = [playing[(seat + number) % len(playing)] for seat in range(3)]
            first = seated.index(winner) if winner in seated else 0
            wins = [float(seat == first) for seat in range(3)]
            games[match, number] = Played(number, seated, wins, [1] * 3, [0.002] * 3, [1.5] * 3)
    return Kept(asked, games)


def tell(kept: list[Kept]) -> list[Result]:
    return [result for one in kept for result in count(one)]


def test_the_page_tells_every_match_and_its_command() -> None:
    told = tell([kept(["greedy", "random"], "greedy", 10), kept(["a", "b", "c"], "b", 1)])
    text = page(told, "pictures/strength.svg")
    assert "| 1. Overload, 3 players | `greedy` | 100.0% | 83.9% to 100.0% | 0.002 | 2 | 1500 | " in text
    assert re.search(r"^\|  \| `random` \| 0\.0% \| 0\.0% to 16\.1% \|  \| 2 \| 1500 \| ", text, re.MULTILINE)
    assert "| 2. Overload, 3 players | `a` |" in text
    assert (
        "1. greedy against random, 20 games, 20 of them decided (Quadriga 0.1.0, compiled, rules 1): "
        "`quadriga arena overload --players 3 --bots greedy,random --games 20 --seed 1 --set sections=none`"
    ) in text
    assert "![Shares of wins with their 95 % intervals, match by match](pictures/strength.svg)" in text


def test_every_rung_of_a_ladder_is_a_match() -> None:
    told = tell([kept(["a", "b", "c"], "c", 2, ladder=True)])
    assert [match.bots for match in told] == [["b", "a"], ["c", "b"]]
    assert all("--ladder" in line for line in page(told, "p.svg").splitlines() if " against " in line[:20])


def test_a_match_without_a_whole_block_is_not_told() -> None:
    one = kept(["a", "b"], "a", 1)
    del one.games[0, 1]
    assert tell([one]) == []


def test_a_command_with_a_pipe_stays_in_its_cell() -> None:
    text = page(tell([kept(["run:one | two", "random"], "random", 3)]), "plot.svg")
    assert "| `run:one \\| two` | 0.0% |" in text


def test_a_small_p_is_not_told_in_all_its_digits() -> None:
    assert "| < 0.0001 |" in page(tell([kept(["a", "b"], "a", 40)]), "p.svg")


def won(bots: list[str], blocks: int, of: int) -> Kept:
    """Return a match of which the first bot wins so many blocks, and the second the others."""
    one, other = kept(bots, bots[0], blocks), kept(bots, bots[1], of)
    return Kept(one.asked, {**other.games, **one.games})


def test_what_is_asked_is_reached_or_missed() -> None:
    text = page(tell([won(["level5", "greedy"], 7, 10), won(["level5", "random"], 17, 20)]), "p.svg")
    assert "| Overload | `greedy` | 65% | 70.0% |  | reached |" in text
    assert "| Overload | `random` | 90% | 85.0% |  | **missed** |" in text


def test_nine_tenths_of_what_more_tries_reach_are_enough() -> None:
    more = f"search:{10 * int(strongest('quadriga.games.overload').tries)}"
    told = [won(["level5", "random"], 17, 20), won([more, "random"], 18, 20)]
    assert "| Overload | `random` | 90% | 85.0% | 90.0% | reached |" in page(tell(told), "p.svg")
    told = [won(["level5", "random"], 16, 20), won([more, "random"], 18, 20)]
    assert "| Overload | `random` | 90% | 80.0% | 90.0% | **missed** |" in page(tell(told), "p.svg")


def test_of_other_bots_nothing_is_asked() -> None:
    assert "What is asked of level 5" not in page(tell([won(["level4", "greedy"], 7, 10)]), "p.svg")


def test_each_level_is_set_against_the_one_below() -> None:
    """The first against random. Overload's level 4 is greedy, so that a match against either is the same."""
    told = [
        won(["level1", "random"], 18, 20),
        won(["level2", "level1"], 17, 20),
        won(["level3", "level2"], 15, 20),
        won(["level5", "greedy"], 20, 20),
        won(["level3", "level1"], 20, 20),
        won(["level1", "level2"], 20, 20),
    ]
    text = page(tell(told), "p.svg")
    assert "| game | 1 against random | 2 against 1 | 3 against 2 | 4 against 3 | 5 against 4 |\n" in text
    assert "\n| Overload, 3 players | 90.0% | 85.0% | **75.0%** |  | 100.0% |\n" in text


def test_a_level_that_loses_to_the_one_below_is_not_clear_of_it() -> None:
    assert "| **0.0%** |" in page(tell([won(["level2", "level1"], 0, 40)]), "p.svg")


def test_where_no_levels_played_none_are_compared() -> None:
    assert "every level" not in page(tell([won(["greedy", "random"], 9, 10)]), "p.svg")


def test_what_was_not_played_is_left_open() -> None:
    text = page(tell([won(["level3", "level1"], 9, 10)]), "p.svg")
    assert "\n| Overload, 3 players |  |  |  |  |  |\n" in text


def test_levels_that_are_greedy_are_named() -> None:
    text = page(tell([kept(["level5", "greedy"], "level5", 3)]), "p.svg")
    assert "- Overload: `level4` is what `greedy` is." in text


def drawn(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def test_the_plot_has_a_dot_for_each_pair_and_for_each_of_several() -> None:
    root = drawn(picture(tell([kept(["greedy", "random"], "greedy", 10), kept(["a", "b", "c"], "b", 1)])))
    assert len(root.findall(f"{SVG}circle")) == 4
    texts = [text.text for text in root.findall(f"{SVG}text")]
    assert {"greedy against random", "a", "b", "c", "fair", "65% against greedy"} <= set(texts)
    assert texts.count("Overload, 3 players") == 1


def test_a_dot_is_hollow_where_equals_may_win_as_much() -> None:
    rows = [Row("G", "sure", 0.8, 0.7, 0.9, 0.5), Row("G", "<unsure>", 0.55, 0.45, 0.65, 0.5)]
    sure, unsure = drawn(plot(rows, SHARES, MARK)).findall(f"{SVG}circle")
    assert sure.get("fill") == sure.get("stroke") == unsure.get("stroke")
    assert unsure.get("fill") == "#faf6ef"
    assert sure.get("cx") == "598.0"


def test_who_cannot_see_the_plot_is_told_what_it_shows() -> None:
    root = drawn(plot([Row("Cups, 2 players", "a against b", 0.8, 0.7, 0.9, 0.5)], SHARES, MARK))
    assert root.findtext(f"{SVG}desc") == "Cups, 2 players, a against b: 80.0% (70.0% to 90.0%)"
