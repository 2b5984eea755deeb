"""Rule pages of every game: both languages agree, the rules cite them, and tests prove every clause."""

from __future__ import annotations

import re

import pytest

import quadriga
from tests.games.pages import CLAUSE, LANGUAGES, chapters, cited, clauses, page, proved

SLUGS = [game.slug for game in quadriga.games()]


def _numbers(clause: str) -> tuple[int, int]:
    chapter, at = clause.split(".")
    return int(chapter), int(at)


@pytest.mark.parametrize("slug", SLUGS)
def test_clauses_are_numbered_in_order(slug: str) -> None:
    """Chapter by chapter from 1, and in each chapter from 1."""
    found = [_numbers(clause) for clause in clauses(slug)]
    lasts = dict(found)
    assert found == [(chapter, at) for chapter, last in lasts.items() for at in range(1, last + 1)]
    assert chapters(slug) == [str(chapter) for chapter in range(1, len(lasts) + 1)] == [*map(str, lasts)]


@pytest.mark.parametrize("slug", SLUGS)
def test_both_languages_have_the_same_clauses(slug: str) -> None:
    assert clauses(slug, "fr") == clauses(slug, "en")
    assert chapters(slug, "fr") == chapters(slug, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_that_is_mentioned_exists(slug: str, lang: str) -> None:
    assert set(re.findall(rf"(?<![\d.]){CLAUSE}", page(slug, lang))) == set(clauses(slug, lang))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_is_proved_by_a_test(slug: str) -> None:
    named = proved(slug)
    assert [clause for clause in clauses(slug) if clause not in named] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_that_a_test_names_exists(slug: str) -> None:
    assert proved(slug) <= set(clauses(slug))


@pytest.mark.parametrize("slug", SLUGS)
def test_every_clause_that_the_rules_name_exists(slug: str) -> None:
    """In their comments, their docstrings and their events."""
    named = cited(slug)
    assert len(named["rules.py"]) > 10
    unknown = {module: found - set(clauses(slug)) for module, found in named.items()}
    assert {module: found for module, found in unknown.items() if found} == {}


@pytest.mark.parametrize("slug", SLUGS)
def test_both_languages_explain_the_same_decisions(slug: str) -> None:
    """Decision by decision, by the clauses that its title cites."""
    titles = {lang: re.findall(r"^- \*\*.*?\*\*", page(slug, lang), re.MULTILINE) for lang in LANGUAGES}
    cited_by = {lang: [re.findall(CLAUSE, title) for title in titles[lang]] for lang in LANGUAGES}
    assert cited_by["en"] == cited_by["fr"]
    assert len(titles["en"]) > 3


@pytest.mark.parametrize("slug", SLUGS)
def test_the_french_page_is_set_in_french(slug: str) -> None:
    """Spaces that do not break, curved apostrophes, and tu."""
    assert re.findall(r" [:;?!»]|« |'", page(slug, "fr")) == []
    assert re.findall(r"(?i)\b(?:vous|votre|vos)\b", page(slug, "fr")) == []
