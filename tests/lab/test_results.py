"""What matches came to, as data: read back as they were written, and of one match the last."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quadriga.lab.arena import Played
from quadriga.lab.kept import Asked, Kept
from quadriga.lab.results import BEGINNING, WrongResults, count, gathered, read, text

ASKED = Asked("0.1.0", "compiled", "overload", 1, 3, {"sections": "none"}, 7, ["a", "b"], False)
FIRST = Played(0, ["a", "b", "a"], [1.0, 0.0, 0.0], [3, 4, 3], [0.5, 0.25, 0.5], [0.3, 0.1, 0.3])
SECOND = replace(FIRST, number=1, bots=["b", "a", "b"], wins=[0.5, 0.5, 0.0])
KEPT = Kept(ASKED, {(0, 0): FIRST, (0, 1): SECOND})


def test_results_are_read_back_as_they_were_written() -> None:
    results = count(KEPT)
    assert [one.standings.games for one in results] == [2]
    assert text(results).startswith(BEGINNING)
    assert read(text(results)) == results


def test_a_match_without_a_whole_block_says_nothing() -> None:
    assert count(Kept(ASKED, {(0, 0): FIRST})) == []


def test_of_one_match_the_last_is_told_and_games_come_together() -> None:
    (old,) = count(KEPT)
    new = replace(old, standings=replace(old.standings, p=0.5))
    new = replace(new, asked=replace(ASKED, source="0123abcd"))
    other = replace(old, asked=replace(ASKED, game="chariot"))
    assert gathered([old, other, new]) == [other, new]


@pytest.mark.parametrize(
    "written", ["", "[]", f"{BEGINNING}1}}", text(count(KEPT)).replace('"seed": 7', '"seed": "7"')]
)
def test_what_no_report_wrote_is_refused(written: str) -> None:
    with pytest.raises(WrongResults):
        read(written)
