"""What is wrong, in the language of whoever reads it: errors as messages `trouble-…` and `reason-…`."""

from __future__ import annotations

import re
from collections.abc import Mapping

from quadriga.cli.teller import called, words_for
from quadriga.core.errors import QuadrigaError, Reason, WrongRecord, WrongSeat
from quadriga.core.registry import games
from quadriga.core.words import words

LONGEST = 900  # signs of a fact; messages refuse those that are endless
NOTHING = "none"  # what messages are told where there is nothing to tell


class Trouble(QuadrigaError):
    """A command was given something wrong: the name of a message, and what it speaks of."""

    def __init__(self, key: str, **facts: object) -> None:
        self.key = key
        self.facts = facts
        super().__init__(told(self, "en"))


def told(error: QuadrigaError, lang: str) -> str:
    """Return what is wrong, in this language; an error that has no message there says it in English."""
    said = words(lang, "quadriga")
    key = f"trouble-{_key(error)}"
    return said.say(key, **_plain(_facts(error), lang)) if key in said else str(error)


def reason(why: str, lang: str) -> str:
    """Return why something is wrong, in this language; what has no message there stays as it is."""
    said = words(lang, "quadriga")
    if isinstance(why, Reason) and f"reason-{why.kind}" in said:
        return said.say(f"reason-{why.kind}", **_plain(why.facts, lang))
    return visible(why)


def _key(error: QuadrigaError) -> str:
    """Return how the message of an error is called: wrong-record for a WrongRecord."""
    if isinstance(error, Trouble):
        return error.key
    return re.sub("(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()


def _facts(error: QuadrigaError) -> Mapping[str, object]:
    if isinstance(error, Trouble):
        return error.facts
    if isinstance(error, WrongSeat):
        return {**vars(error), "seats": range(error.players)}
    if isinstance(error, WrongRecord):
        return {**vars(error), "reason": error.cause or error.reason}
    return vars(error)


def _plain(facts: Mapping[str, object], lang: str) -> dict[str, str]:
    plain: dict[str, str] = {}
    for name, fact in facts.items():
        if isinstance(fact, range):
            plain |= {"least": str(fact[0]), "most": str(fact[-1])}
        else:
            plain[name] = _short(_title(str(fact), lang) if name == "title" else _text(fact, lang))
    return plain


def _text(fact: object, lang: str) -> str:
    if isinstance(fact, QuadrigaError):
        return told(fact, lang)
    if isinstance(fact, str):
        return reason(fact, lang)
    if isinstance(fact, list | tuple):
        return ", ".join(visible(str(item)) for item in fact) or NOTHING
    return NOTHING if fact is None else visible(str(fact))


def _title(title: str, lang: str) -> str:
    """Return the title of a game as it is called in this language."""
    return next((called(game, words_for(game, lang)) for game in games() if game.title == title), title)


def visible(text: str) -> str:
    """Return a text that cannot play tricks on a terminal."""
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in text)


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
