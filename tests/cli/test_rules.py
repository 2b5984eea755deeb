"""Rule pages in both languages, and their clauses."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from quadriga import Game, QuadrigaError, State, game
from quadriga.cli.rules import clause, show
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Every pawn that you pass gets one ring"), ("fr", "Tout pion que tu dépasses")],
)
def test_the_rule_page_is_shown(run: Run, lang: str, told: str) -> None:
    ran = run("rules", "overload", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert told in " ".join(ran.out.split())
    assert "**" not in ran.out


def test_a_clause_is_found_by_its_whole_number() -> None:
    assert clause(game("overload"), "3.3", "en") == "Roll the die."
    assert clause(game("overload"), "3.3", "fr") == "Lance le dé."
    assert clause(game("overload"), "33", "en") is None


def test_clauses_of_a_list_are_found_too(cups: Game[State]) -> None:
    assert clause(cups, "1.1", "fr") == "Atteindre le bout du chemin."


def without_pages(game: Game[State]) -> Game[State]:
    return replace(game, package="quadriga.core")


def test_a_game_without_a_page_says_so() -> None:
    with pytest.raises(QuadrigaError, match=r"^Overload has no rule page$"):
        show(Console(), without_pages(game("overload")), "en")


def test_a_game_without_a_page_has_no_clauses() -> None:
    assert clause(without_pages(game("overload")), "3.3", "en") is None


def test_a_page_in_another_language_is_better_than_none() -> None:
    assert clause(game("overload"), "3.3", "de") == "Roll the die."


def terminal(height: int) -> Console:
    return Console(file=StringIO(), force_terminal=True, width=120, height=height)


@pytest.mark.parametrize(("height", "paged"), [(20, 1), (2000, 0)])
def test_a_page_longer_than_the_terminal_is_shown_in_a_pager(
    monkeypatch: pytest.MonkeyPatch, height: int, paged: int
) -> None:
    pages: list[str] = []
    monkeypatch.setattr("pydoc.pager", pages.append)
    monkeypatch.delenv("LESS", raising=False)
    monkeypatch.setenv("LESSCHARSET", "utf-8")
    out = terminal(height)
    show(out, game("overload"), "en")
    assert len(pages) == paged
    assert isinstance(out.file, StringIO)
    told = "".join(pages) or out.file.getvalue()
    assert "Roll the die." in told
    assert "\x1b[" in told
