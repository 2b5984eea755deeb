"""What is said to people, in their language: messages from `locale/*.ftl` files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")


@dataclass(frozen=True)
class Phrase:
    """Something to say: the name of a message, and what it speaks of."""

    key: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


class Words:
    """The messages of one language, from the given packages; later ones may replace earlier."""

    def __init__(self, lang: str, *packages: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        for package in packages:
            text = files(package).joinpath("locale", f"{lang}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **facts: int | str) -> str:
        """Return the message of this name about these facts."""
        message = self._bundle.get_message(key)
        text, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise LookupError(f"message {key!r} in {self.lang}.ftl: {errors[0]}")
        return str(text)


@cache
def words(lang: str, *packages: str) -> Words:
    """Return the messages of this language from these packages."""
    return Words(lang, *packages)
