"""What a game says at the table, in phrases that every language has words for: its module `scene`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, TypeVar

from quadriga.core.events import Event
from quadriga.core.game import Game
from quadriga.core.state import State
from quadriga.core.words import Phrase

F = TypeVar("F")


class Ask(Protocol):
    """`scene.ask`: what the seat that must decide is asked."""

    def __call__(self, state: State, /) -> Phrase: ...


class Label(Protocol):
    """`scene.label`: what an action would do."""

    def __call__(self, state: State, action: int, /) -> Phrase: ...


class Tell(Protocol):
    """`scene.tell`: what happened; None: nothing that is worth a sentence."""

    def __call__(self, event: Event, /) -> Phrase | None: ...


class Speech:
    """Speaks for one game; where that has no words of its own, in its notation."""

    def __init__(self, game: Game[State]) -> None:
        self._game = game
        self.ask: Ask = found(game, "scene", "ask", _ask)
        self.label: Label = found(game, "scene", "label", self._label)
        self.tell: Tell = found(game, "scene", "tell", _tell)

    @property
    def has_questions(self) -> bool:
        """Whether the game has questions of its own, and not only the one for any game."""
        return self.ask is not _ask

    @property
    def has_labels(self) -> bool:
        """Whether the game says itself what actions would do."""
        return self.label != self._label

    def others(self, state: State) -> Phrase:
        """Return what the seat on turn is at, as all others are told: of a question only which it is."""
        return Phrase(f"{self.ask(state).key}.others", {"seat": int(state.actor())})

    def _label(self, state: State, action: int) -> Phrase:
        return Phrase("do", {"what": self._game.action_text(state, action)})


def _ask(state: State) -> Phrase:
    return Phrase("ask", {"seat": int(state.actor())})


def _tell(event: Event) -> Phrase:
    return Phrase(f"event-{event.name}", event.facts)


def found(game: Game[State], module: str, name: str, otherwise: F) -> F:
    """Return a function of a game's package by convention, or the one that does without it."""
    path = f"{game.package}.{module}"
    if find_spec(path) is None:
        return otherwise
    brought: F = getattr(import_module(path), name, otherwise)
    return brought
