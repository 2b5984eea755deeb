"""Sentences in lines that fit."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from quadriga import games
from quadriga.cli.lines import Page, fitted
from quadriga.core.pages import page


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


def test_a_page_is_broken_at_ordinary_spaces_alone() -> None:
    out = Console(file=StringIO(), width=10)
    out.print(Page("# Un\n\nun `mot`\u00a0: oui\u202f! **non**\u202f; si"))
    file = out.file
    assert isinstance(file, StringIO)
    lines = [line.strip() for line in file.getvalue().splitlines()]
    assert lines[-3:] == ["un mot\u00a0:", "oui\u202f!", "non\u202f; si"]


@pytest.mark.parametrize("package", [game.package for game in games()])
@pytest.mark.parametrize("width", range(30, 89, 4))
def test_no_line_of_a_french_rule_page_begins_with_a_sign(package: str, width: int) -> None:
    out = Console(file=StringIO(), width=width)
    lines = out.render_lines(Page(page(package, "fr") or ""))
    begins = ["".join(segment.text for segment in line).strip(" │▌•")[:1] for line in lines]
    assert [sign for sign in begins if sign in tuple(":;!?»")] == []
