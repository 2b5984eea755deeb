"""Messages are found by language and package, and say what is wrong with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga.core.words import LANGUAGES, Phrase, Words, de, words


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with English words, in which `greet` replaces another one's."""
    for name, text in (("first_words", "greet = Hello { $name }.\nbye = Bye.\n"), ("second_words", SECOND)):
        (tmp_path / name / "locale").mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "locale" / "en.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "second_words"


SECOND = """
greet = Hi { $name }!
steps = { $number ->
    [one] 1 step
   *[other] { $number } steps
}
silent =
    .title = Only a title
"""


def test_message_is_said_with_its_facts(package: str) -> None:
    said = Words("en", package)
    assert said.say("greet", name="Zoé") == "Hi Zoé!"
    assert said.say("steps", number=1) == "1 step"
    assert said.say("steps", number=3) == "3 steps"


def test_later_package_replaces_messages_of_earlier_ones(package: str) -> None:
    said = Words("en", "first_words", package)
    assert said.say("greet", name="Zoé") == "Hi Zoé!"
    assert said.say("bye") == "Bye."
    assert Words("en", package, "first_words").say("greet", name="Zoé") == "Hello Zoé."


def test_package_may_lack_a_language(package: str) -> None:
    assert "greet" not in Words("fr", package)
    assert "greet" in Words("en", package)


def test_unknown_message_is_an_error(package: str) -> None:
    with pytest.raises(LookupError):
        Words("en", package).say("farewell")


def test_missing_fact_is_an_error_with_the_message_and_the_file(package: str) -> None:
    with pytest.raises(LookupError, match=r"^message 'greet' in en\.ftl: Unknown external: name$"):
        Words("en", package).say("greet")


def test_message_without_a_text_is_an_error(package: str) -> None:
    with pytest.raises(LookupError, match=r"^message 'silent' in en\.ftl: it says nothing$"):
        Words("en", package).say("silent")


@pytest.mark.parametrize(
    ("name", "joined"),
    [
        ("Lola", "de Lola"),
        ("Ada", "d’Ada"),
        ("Émile", "d’Émile"),
        ("Hugo", "d’Hugo"),
        ("Yves", "d’Yves"),
        ("Yasmine", "de Yasmine"),
        ("", "de "),
    ],
)
def test_french_joins_de_to_a_name(name: str, joined: str) -> None:
    assert de(name) == joined


def test_every_language_has_our_own_words() -> None:
    for lang in LANGUAGES:
        assert words(lang, "quadriga") is words(lang, "quadriga")
        assert "welcome" in words(lang, "quadriga")


def test_phrase_has_no_facts_unless_given() -> None:
    assert Phrase("do-walk") == Phrase("do-walk", {})


def test_an_attribute_of_a_message_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "titled" / "locale").mkdir(parents=True)
    (tmp_path / "titled" / "__init__.py").touch()
    text = "ram = Both take { $number }.\n    .title = A ram of { $number }\n"
    (tmp_path / "titled" / "locale" / "en.ftl").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    said = Words("en", "titled")
    assert said.say("ram.title", number=2) == "A ram of 2"
    assert "ram.title" in said
    assert "ram.again" not in said
    assert "rams.title" not in said
    with pytest.raises(LookupError, match="it says nothing"):
        said.say("ram.again")
