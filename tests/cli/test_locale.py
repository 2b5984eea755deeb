"""Both languages say the same things: the command line, the page and every game."""

from __future__ import annotations

from importlib.resources import files
from itertools import product

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from quadriga import games
from quadriga.core.words import LANGUAGES, Words, de

PACKAGES = ["quadriga", "quadriga.web", *(game.package for game in games())]
FINISH = {"winners", "won", "coach-won", "coach-over"}
FLAGS = {"own", "doubled", "full", "arrives", "overload"}
FLAGS |= {"again", "called_off", "changes", "finish", "pillar", "wrecked"}


class References(Visitor):
    """Gathers which facts a message speaks of, and which other messages are parts of it."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.parts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the visitor's name
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # the visitor's name
        self.parts.add(node.id.name)


def references(package: str, lang: str) -> dict[str, References]:
    text = files(package).joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
    found: dict[str, References] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{package} {lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = References()
            found[entry.id.name].visit(entry)
    return found


def messages(package: str, lang: str) -> dict[str, set[str]]:
    """Return which facts each message speaks of, itself or in its parts."""
    found = references(package, lang)

    def facts(key: str) -> set[str]:
        return found[key].facts.union(*map(facts, found[key].parts))

    return {key: facts(key) for key in found}


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_about_the_same_facts(package: str) -> None:
    english, french = (messages(package, lang) for lang in LANGUAGES)
    assert list(english) == list(french)
    assert english == french


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_can_be_said(package: str) -> None:
    for lang, number, flag in product(LANGUAGES, (0, 1, 5), ("yes", "no")):
        words = Words(lang, package)
        parts = {part for found in references(package, lang).values() for part in found.parts}
        for key, names in messages(package, lang).items():
            facts = {name: flag if name in FLAGS else number for name in names}
            said = words.say(key, **facts)
            assert said.strip() or key in parts  # a part may have nothing to add


@pytest.mark.parametrize("package", PACKAGES)
def test_only_the_finish_has_an_exclamation_mark(package: str) -> None:
    for lang in LANGUAGES:
        words = Words(lang, package)
        loud = [
            key
            for key, names in messages(package, lang).items()
            if "!" in words.say(key, **dict.fromkeys(names, 1))
        ]
        assert set(loud) <= FINISH


def test_a_message_about_missing_facts_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"message 'hello' in en.ftl: Unknown external: people"):
        Words("en", "quadriga").say("hello")


@pytest.mark.parametrize(
    ("name", "joined"),
    [
        ("Lola", "de Lola"),
        ("Ada", "d’Ada"),
        ("Élise", "d’Élise"),
        ("Hugo", "d’Hugo"),
        ("Yves", "d’Yves"),
        ("Yasmine", "de Yasmine"),
        ("Zoé", "de Zoé"),
        ("", "de "),
    ],
)
def test_french_joins_de_to_a_name(name: str, joined: str) -> None:
    assert de(name) == joined
