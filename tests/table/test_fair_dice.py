"""The page that explains the fair dice: both languages say the same, and what they say works."""

from __future__ import annotations

import re

import pytest

from quadriga.core.pages import page
from quadriga.core.words import LANGUAGES


def fair_dice(lang: str) -> str:
    text = page("quadriga.table", lang, "fair-dice")
    assert text is not None
    return text


def test_the_page_is_found_in_every_language_and_no_other() -> None:
    assert [fair_dice(lang).splitlines()[0] for lang in LANGUAGES] == ["# Fair dice", "# Des dés honnêtes"]
    assert page("quadriga.table", "de", "fair-dice") is None


def test_both_languages_have_the_same_parts() -> None:
    english, french = (re.findall(r"(?m)^(?:#+ |\d\. |- |```)", fair_dice(lang)) for lang in LANGUAGES)
    assert english == french
    assert english.count("## ") == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_the_page_leads_elsewhere(lang: str) -> None:
    """It is shown by a server as well, where the other pages are not at hand."""
    assert "](" not in fair_dice(lang)


def test_the_french_page_says_tu() -> None:
    assert re.findall(r"(?i)\b(?:vous|votre|vos)\b", fair_dice("fr")) == []
