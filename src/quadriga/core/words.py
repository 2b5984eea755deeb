"""What is said to people, in their language: messages from `locale/*.ftl` files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from unicodedata import combining, normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

LANGUAGES = ("en", "fr")

VOWELS = ("a", "e", "i", "o", "u")
SILENT = ("h",)  # nearly all first names in h are said without it


@dataclass(frozen=True)
class Phrase:
    """Something to say: the name of a message, and what it speaks of."""

    key: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


class Words:
    """The messages of one language, from the given packages; later ones may replace earlier."""

    def __init__(self, lang: str, *packages: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle(
            [lang],
            use_isolating=False,
            functions={"DE": de},  # type: ignore[dict-item]  # it takes plain text as well
        )
        for package in packages:
            if speaks(package, lang):
                messages = FluentResource(_file(package, lang).read_text(encoding="utf-8"))
                self._bundle.add_resource(messages, allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        return bool(self._bundle.has_message(name)) and (not attribute or self._pattern(key) is not None)

    def _pattern(self, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, key: str, **facts: float | str) -> str:
        """Return the message of this name about these facts, or an attribute of one, as in ram.title."""
        pattern = self._pattern(key)
        if pattern is None:
            raise LookupError(f"message {key!r} in {self.lang}.ftl: it says nothing")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"message {key!r} in {self.lang}.ftl: {errors[0]}")
        return str(text)


def speaks(package: str, lang: str) -> bool:
    """Whether a package brings messages of this language: somebody else's game may have fewer, or none."""
    return _file(package, lang).is_file()


def _file(package: str, lang: str) -> Traversable:
    return files(package).joinpath("locale", f"{lang}.ftl")


def de(name: object) -> str:
    """Return « de » and a name as French joins them: de Lola, d’Ada, d’Yves, de Yasmine."""
    # Without accents, for é begins like e.
    plain = [sign for sign in normalize("NFD", str(name)).casefold() if not combining(sign)]
    first, second = (*plain, "", "")[:2]
    elided = first in (*VOWELS, *SILENT) or (first == "y" and second not in VOWELS)
    return f"d’{name}" if elided else f"de {name}"


def named(facts: Mapping[str, int | str], names: Sequence[str]) -> dict[str, int | str]:
    """Return the facts with a name for every seat."""
    return {
        key: names[fact] if isinstance(fact, int) and (key == "seat" or key.endswith("_seat")) else fact
        for key, fact in facts.items()
    }


@cache
def words(lang: str, *packages: str) -> Words:
    """Return the messages of this language from these packages."""
    return Words(lang, *packages)
