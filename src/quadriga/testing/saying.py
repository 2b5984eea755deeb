"""What a game says to who plays and to all others, in each language that it brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from quadriga.core.game import Game
from quadriga.core.speech import Speech
from quadriga.core.state import State, differs_by_seat
from quadriga.core.words import LANGUAGES, Phrase, Words, named, speaks, words
from quadriga.testing.broken import Fault, require
from quadriga.testing.playing import Position


def every_question_has_words_for_who_is_asked_and_for_all_others(position: Position) -> None:
    state, speech = position.state, Speech(position.game)
    if state.actor() < 0 or not speech.has_questions:
        return
    for said in _spoken(position.game):
        for phrase in (speech.ask(state), speech.others(state)):
            require(phrase.key in said, f"{said.lang}.ftl has no words for {phrase.key}")
            _say(position, said, phrase)


def what_others_are_told_of_a_question_hangs_on_nothing_hidden(position: Position) -> None:
    """A question may tell of a hand; of which kind it is, all others are told."""
    state, speech = position.state, Speech(position.game)
    if state.actor() < 0 or not differs_by_seat(state):
        return
    told = speech.others(state).key
    for seat in (seat for seat in position.seats if seat != state.actor()):
        world = state.redraw(seat, position.rng())
        other = speech.others(world).key if world.actor() == state.actor() else told
        require(other == told, f"others are told {told!r}, and {other!r} in {position.game.text(world)!r}")


def actions_are_told_apart_by_what_is_said_of_them(position: Position) -> None:
    """Whoever cannot see the board chooses by that."""
    state, speech = position.state, Speech(position.game)
    if state.actor() < 0 or not speech.has_labels:
        return
    for said in _spoken(position.game):
        labels = Counter(_say(position, said, speech.label(state, action)) for action in state.legal())
        for label, times in labels.items():
            require(times == 1, f"{times} actions are said to be {label!r} in {said.lang}.ftl")


def _spoken(game: Game[State]) -> Iterator[Words]:
    return (words(lang, game.package) for lang in LANGUAGES if speaks(game.package, lang))


def _say(position: Position, said: Words, phrase: Phrase) -> str:
    names = [f"player {seat + 1}" for seat in position.seats]
    try:
        return said.say(phrase.key, **named(phrase.facts, names))
    except LookupError as error:
        raise Fault(str(error)) from error
