"""A game in words and drawings, as far as its package brings them: `scene`, `terminal`, `locale`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from quadriga.core.events import Event
from quadriga.core.game import Game, Plain
from quadriga.core.speech import Speech, found
from quadriga.core.state import OVER, State
from quadriga.core.words import Phrase, Words, named, words


class Key(Protocol):
    """`scene.key`: what a person types for an action; None: its number in the list."""

    def __call__(self, state: State, action: int, /) -> str | Phrase | None: ...


class Offer(Protocol):
    """`scene.offer`: what is listed in place of many actions, under what is typed; None: all of them."""

    def __call__(self, state: State, /) -> Sequence[tuple[str | Phrase, Phrase]] | None: ...


class Read(Protocol):
    """`scene.read`: the action that is meant by what was typed, in small letters without spaces."""

    def __call__(self, state: State, typed: str, /) -> int | None: ...


class Draw(Protocol):
    """`terminal.draw`: the position as a seat sees it; None: as it is seen from no seat."""

    def __call__(
        self, state: State, seat: int | None, names: Sequence[str], words: Words, /
    ) -> RenderableType: ...


class Teller:
    """Tells one game to people; where the game has no words of its own, in its notation."""

    def __init__(self, game: Game[State], names: Sequence[str], lang: str) -> None:
        self.game = game
        self.names = names
        self.words = words_for(game, lang)
        self._speech = Speech(game)
        self._key: Key = found(game, "scene", "key", _no_key)
        self._offer: Offer = found(game, "scene", "offer", _no_offer)
        self._read: Read = found(game, "scene", "read", _no_reading)
        self._draw: Draw = found(game, "terminal", "draw", self._plain_draw)

    def ask(self, state: State) -> str:
        """Return the question to the seat that must decide."""
        return self.say(self._speech.ask(state), "ask")

    def label(self, state: State, action: int) -> str:
        """Return what an action would do."""
        return self.say(self._speech.label(state, action), "do")

    def key(self, state: State, action: int) -> str | None:
        """Return what a person types for an action; None: its number in the list."""
        key = self._key(state, action)
        return None if key is None else self._typed(key)

    def offer(self, state: State) -> list[tuple[str, str]] | None:
        """Return what is listed in place of the actions, under what is typed; None: all of them."""
        offered = self._offer(state)
        if offered is None:
            return None
        return [(self._typed(key), self.say(phrase, "do")) for key, phrase in offered]

    def read(self, state: State, typed: str) -> int | None:
        """Return the action that the game takes this for; None: it has no reading of its own."""
        return self._read(state, typed)

    def tell(self, event: Event) -> str:
        """Return what happened, in a sentence; nothing where the game finds that not worth one."""
        phrase = self._speech.tell(event)
        return "" if phrase is None else self.say(phrase, "event")

    def draw(self, state: State, seat: int | None) -> RenderableType:
        """Return the position, drawn as this seat sees it; None: as it is seen from no seat."""
        return self._draw(state, seat, self.names, self.words)

    def say(self, phrase: Phrase, otherwise: str) -> str:
        """Return a phrase in words, its seats by name; without its message, another one's."""
        facts = named(phrase.facts, self.names)
        if phrase.key in self.words:
            return self.words.say(phrase.key, **facts)
        told = " ".join(f"{name} {fact}" for name, fact in facts.items())
        return self.words.say(otherwise, what=phrase.key.removeprefix(f"{otherwise}-"), facts=told, **facts)

    def _typed(self, key: str | Phrase) -> str:
        return self.say(key, "key") if isinstance(key, Phrase) else key

    def _plain_draw(
        self, state: State, seat: int | None, names: Sequence[str], words: Words
    ) -> RenderableType:
        if seat is not None:
            seen = self.game.view(state, seat)
            return Text("\n".join(words.say("seen", name=name, fact=_data(seen[name])) for name in seen))
        if state.actor() == OVER:
            return Text(self.game.text(state))
        return Text(words.say("undrawn"))  # the notation has everybody's secrets


def _data(fact: Plain) -> str:
    return json.dumps(fact, ensure_ascii=False)


def _no_key(state: State, action: int) -> None:
    return None


def _no_offer(state: State) -> None:
    return None


def _no_reading(state: State, typed: str) -> None:
    return None


def words_for(game: Game[State], lang: str) -> Words:
    """Return our messages and those of a game."""
    return words(lang, "quadriga", game.package)


def called(game: Game[State], said: Words) -> str:
    """Return the title of a game."""
    return said.say("title") if "title" in said else game.title


def introduced(game: Game[State], said: Words) -> str:
    """Return the title of a game, and what it is about where it says so."""
    title = called(game, said)
    return said.say("introduced", title=title, tagline=said.say("tagline")) if "tagline" in said else title


def joined(names: Sequence[str], said: Words) -> str:
    """Return names as one says them: Ada, Nina and Lola."""
    return f" {said.say('and')} ".join(filter(None, (", ".join(names[:-1]), *names[-1:])))
