"""Sentences in lines that fit."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from quadriga.cli.lines import fitted


def lines(said: str | Text, width: int, hang: int = 0) -> list[str]:
    return fitted(Console(file=StringIO(), width=width), said, hang).plain.split("\n")


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_no_line_begins_with_what_belongs_to_the_one_before(space: str) -> None:
    assert lines(f"Qui joue{space}? Toi", 9) == ["Qui", f"joue{space}?", "Toi"]


def test_further_lines_hang() -> None:
    assert lines("  1  one two three", 10, hang=5) == ["  1  one", "     two", "     three"]


def test_a_sentence_that_fits_stays_as_it_is() -> None:
    assert lines("one  two", 8) == ["one  two"]
    assert lines("", 8) == [""]


def test_lines_of_its_own_are_kept_and_wide_signs_count_twice() -> None:
    assert lines("李小龙 wins\nand", 10) == ["李小龙", "wins", "and"]


def test_styles_survive() -> None:
    text = fitted(Console(file=StringIO(), width=4), Text().append("one ", "bold").append("two", "dim"))
    assert [(span.start, span.end, span.style) for span in text.spans] == [(0, 3, "bold"), (4, 7, "dim")]
