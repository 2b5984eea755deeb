"""Positions and actions as text: one for each, and an error for every other."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Iterator

from quadriga.core.errors import IllegalAction, Unreadable
from quadriga.core.game import possible
from quadriga.core.rng import Rng
from quadriga.testing.broken import refuses, require
from quadriga.testing.moves import somebody_acts
from quadriga.testing.playing import Position, play_on

NOISE = ("", " ", "|", "noise", "0", "-", "\0", "é" * 1000, "9" * 5000)
ODD = ("9" * 5000, "-1", "01", "٣", "999999999999999999999", "|", "/", ",", "noise")
SPOILT = 40
STEPS = 12
READ = 20


def positions_round_trip_through_their_text(position: Position) -> None:
    game, state, text = position.game, position.state, position.text
    require(text == " ".join(text.split()), f"the text {text!r} has white space to spare")
    require(str(state) == text, f"str() is {str(state)!r}: is GAME in the package of the state's class?")
    read = game.parse(text)
    require(game.text(read) == text, f"it is read as {game.text(read)!r}")
    require(read.actor() == state.actor(), f"the actor is {state.actor()}, and {read.actor()} once read")
    chances = state.chances()
    require(read.chances() == chances, f"chances are {chances}, and {read.chances()} once read")


def pickles_and_deep_copies_are_the_same_position(position: Position) -> None:
    others = {
        "a pickle": pickle.loads(pickle.dumps(position.state)),  # noqa: S301  # our own
        "a deep copy": copy.deepcopy(position.state),
    }
    for what, other in others.items():
        require(type(other) is type(position.state), f"{what} is a {type(other).__name__}")
        require(position.game.text(other) == position.text, f"{what} is {position.game.text(other)!r}")


def action_texts_are_distinct_and_read_back(position: Position) -> None:
    game, state = position.game, position.state
    met: dict[str, int] = {}
    actions = possible(state)
    read = actions[:: 1 + len(actions) // READ]  # to read one, all that are possible are written
    for action in actions:
        text = game.action_text(state, action)
        require(text not in met, f"{text!r} stands for {met.get(text)} and for {action}", action)
        require(bool(re.fullmatch(game.actions, text)), f"{text!r} does not match {game.actions!r}", action)
        require(text == " ".join(text.split()), f"{text!r} has white space to spare", action)
        met[text] = action
    for text, action in met.items():
        back = game.parse_action(state, text) if action in read else action
        require(back == action, f"{text!r} is written for {action} and read as {back}", action)


def wrong_action_texts_are_refused(position: Position) -> None:
    game, state = position.game, position.state
    for text in NOISE:
        refuses(Unreadable, f"parse_action({text[:20]!r})", game.parse_action, state, text)
    for action in {*position.actions} - {*possible(state)}:
        refuses(IllegalAction, f"action_text({action})", game.action_text, state, action)


def noise_is_unreadable(position: Position) -> None:
    for text in (*NOISE, f"{position.text} noise", f"noise {position.text}"):
        refuses(Unreadable, f"parse({text[:20]!r})", position.game.parse, text)


def cut_texts_are_unreadable(position: Position) -> None:
    """A text with something cut off is Unreadable, or another position's one text."""
    for text in _cut(position.text.split()):
        require(_read(position, text) in (None, text), f"{text!r} is read as {_read(position, text)!r}")


def spoilt_texts_are_unreadable_or_can_be_played(position: Position) -> None:
    for text in _spoilt(position.text.split(), position.rng()):
        written = _read(position, text)
        if written is None:
            continue
        again = _read(position, written)
        require(again == written, f"{text!r} is read as {written!r}, and that as {again!r}")
        state = position.game.parse(text)
        somebody_acts(Position(position.table, state, written, (), position.seed))
        play_on(state, position.rng(), STEPS)


def _read(position: Position, text: str) -> str | None:
    """Return the text of the position that is read; None where it is Unreadable."""
    try:
        return position.game.text(position.game.parse(text))
    except Unreadable:
        return None
    except Exception as error:
        shown = text if len(text) < 500 else f"{text[:500]}…"
        require(False, f"parse({shown!r}) raises {type(error).__name__} ({error}), not Unreadable")
        raise


def _cut(words: list[str]) -> Iterator[str]:
    for at in range(len(words)):
        yield " ".join(words[:at])
        yield " ".join(words[at + 1 :])
        yield " ".join(words[:at] + words[at + 1 :])


def _spoilt(words: list[str], rng: Rng) -> Iterator[str]:
    for _ in range(SPOILT):
        at, other = rng.below(len(words)), words[rng.below(len(words))]
        odd = ODD[rng.below(len(ODD))]
        for word in (other, odd, f"{words[at]} {other}", re.sub(r"\d+", odd, words[at], count=1)):
            yield " ".join([*words[:at], word, *words[at + 1 :]])
