"""Whole games: records of them, what was told about them, and what became of their past."""

from __future__ import annotations

from quadriga.core.events import Event
from quadriga.core.pages import clauses, page
from quadriga.core.records import Record
from quadriga.core.rng import Rng
from quadriga.core.words import LANGUAGES
from quadriga.testing.broken import require
from quadriga.testing.playing import Played


def every_game_starts_afresh(played: Played) -> None:
    first, again = played.texts[0], played.table.game.text(played.table.start())
    require(again == first, f"after a game the next one starts from {again!r}", position=first)


def past_positions_never_change(played: Played) -> None:
    for state, text in zip(played.states, played.texts, strict=True):
        now = played.table.game.text(state)
        require(now == text, f"it became {now!r} while the game went on elsewhere", position=text)


def play_out_takes_what_draw_and_pick_choose(played: Played) -> None:
    """Also where a game brings its own, faster play_out."""
    state = played.table.start()
    found = state.play_out(Rng(played.seed))
    decisions = sum(state.actor() >= 0 for state in played.states)
    expected = (decisions, len(played.actions) - decisions)
    require(found == expected, f"play_out() gives {found} for a game with {expected}")
    last = played.table.game.text(state)
    require(last == played.texts[-1], f"play_out() ends in {last!r}", position=played.texts[-1])


def records_replay_and_read_back(played: Played) -> None:
    game, table = played.table.game, played.table
    record = Record(game, table.players, table.options)
    record.actions = list(played.actions)
    states = [game.text(state) for state in record.states()]
    for expected, found in zip(played.texts, states, strict=True):
        require(found == expected, f"the record replays it as {found!r}", position=expected)
    text = record.text()
    back = Record.parse(text, game)
    require(back.actions == record.actions, "other actions were read from the record than were written")
    require(back.text() == text, "the record does not read back to the same text")


def listening_changes_nothing(played: Played) -> None:
    state = played.table.start()
    heard = state.listen()
    for at, action in enumerate(played.actions):
        before = played.texts[at]
        other = state.copy()
        silent = other.events is None and state.redraw(0, Rng(at)).events is None
        require(silent, "somebody listens to a copy or to what redraw() gave", position=before)
        told = len(heard)
        other.apply(action)
        require(len(heard) == told, "a copy was played and the original told of it", position=before)
        state.apply(action)
        after = played.table.game.text(state)
        same = after == played.texts[at + 1]
        require(same, f"with somebody listening it became {after!r}", action, before)


def events_name_their_clause(played: Played) -> None:
    """Every event has a name, a clause of the rule pages if there are any, and whole-number facts."""
    state = played.table.start()
    heard = state.listen()
    for action, text in zip(played.actions, played.texts, strict=False):
        del heard[:]
        state.apply(action)
        for event in heard:
            _check_event(event, played, text)


def _check_event(event: Event, played: Played, text: str) -> None:
    require(isinstance(event, Event), f"{event!r} is no quadriga.Event", position=text)
    package = played.table.game.package
    for lang in LANGUAGES:
        known = page(package, lang) is None or event.clause in clauses(package, lang)
        reason = f"event {event.name!r} names clause {event.clause!r}, not in rules.{lang}.md"
        require(known, reason, position=text)
    for fact, value in event.facts.items():
        whole = type(value) is int
        require(whole, f"event {event.name!r}: {fact} is {value!r}, no whole number", position=text)
        if fact == "seat" or fact.endswith("_seat"):
            there = value in range(played.table.players)
            require(there, f"event {event.name!r}: {fact} is {value}, no seat", position=text)
