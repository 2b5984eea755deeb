"""Rule pages in both languages, and their clauses."""

from __future__ import annotations

import pytest

from quadriga import game
from quadriga.cli.rules import clause
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "Every pawn that you pass gets one ring"), ("fr", "Tout pion que vous dépassez")],
)
def test_the_rule_page_is_shown(run: Run, lang: str, told: str) -> None:
    ran = run("rules", "overload", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert told in " ".join(ran.out.split())
    assert "**" not in ran.out


def test_a_clause_is_found_by_its_whole_number() -> None:
    assert clause(game("overload"), "3.3", "en") == "Roll the die."
    assert clause(game("overload"), "3.3", "fr") == "Lancez le dé."
    assert clause(game("overload"), "33", "en") is None
