"""What is drawn and said at a table: pieces, sheets, the question, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from operator import attrgetter

from quadriga.core import drawing
from quadriga.core.account import Account
from quadriga.core.drawing import Cue, Drawing, Route
from quadriga.core.events import Event
from quadriga.core.game import Game, Plain
from quadriga.core.speech import Speech
from quadriga.core.state import State, differs_by_seat
from quadriga.core.words import Phrase
from quadriga.table.refusals import Refused
from quadriga.table.table import NOBODY, Chapter, Table


@dataclass(frozen=True)
class Stage:
    """How one game is drawn, if it is, and spoken of."""

    drawing: Drawing | None
    speech: Speech


@cache
def stage(game: Game[State]) -> Stage:
    """Return how a game is drawn and spoken of."""
    return Stage(drawing.drawing(game), Speech(game))


def board(table: Table) -> dict[str, Plain] | None:
    """Return what stays the same of the drawing; None: the game has none."""
    drawn = stage(table.game).drawing
    return None if drawn is None else drawn.board(table.state).plain()


class Scenes:
    """What is shown at one moment of a table: what several see alike is drawn once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._stage = stage(table.game)
        self._watched: dict[str, Plain] | None = None

    def scene(self, seat: int | None) -> dict[str, Plain]:
        """Return what this seat is shown and asked; None: whoever watches."""
        table, of = self._table, self._stage
        legal = table.legal if table.awaits(seat) else []
        routes = drawing.routes(table.game, table.state) if legal else []
        return {
            "ask": _said(of.speech.ask(table.state)) if table.awaits(seat) else None,  # it may tell of a hand
            "doing": self._doing,
            "scene": None if of.drawing is None else self._seen(of.drawing, seat),
            "end": ended(table.account),
            "actions": [_action(table, of, action) for action in legal],
            "routes": [_route(table, route) for route in routes],
        }

    @cached_property
    def _doing(self) -> dict[str, Plain] | None:
        return None if self._table.actor == NOBODY else doing(self._table.game, self._table.state)

    def _seen(self, drawn: Drawing, seat: int | None) -> dict[str, Plain]:
        state = self._table.state
        if differs_by_seat(state) or seat == self._table.actor:
            return seen(drawn, state, seat)
        if self._watched is None:
            self._watched = seen(drawn, state, None)
        return self._watched


def advised(table: Table, actions: Sequence[int], *, is_late: bool = False) -> dict[str, Plain]:
    """Return advice: an action, or the steps of a way as they are chosen at once, unless that is over."""
    first, *then = actions
    way = drawing.route(table.game, table.state, actions) if then and not is_late else None
    return {"action": first, "then": [*then]} if way is None else _route(table, way)


def why(table: Table, seat: int, name: str) -> dict[str, Plain]:
    """Return why the seat on turn cannot point at this now."""
    drawn = stage(table.game).drawing
    if drawn is None or name not in (*drawn.pieces(table.state, seat), *drawn.board(table.state).names):
        raise Refused("unreadable", "nothing here has this name")
    return drawing.why(table.game, table.state, seat, name).plain()


def doing(game: Game[State], state: State) -> dict[str, Plain]:
    """Return what the seat on turn is at, as all others are told."""
    return _said(stage(game).speech.others(state))


def seen(drawn: Drawing, state: State, seat: int | None) -> dict[str, Plain]:
    """Return a position as it is drawn for a seat."""
    pieces = drawn.pieces(state, seat)
    return {
        "pieces": {name: piece.plain() for name, piece in pieces.items()},
        "order": " ".join(pieces),  # one text: what comes between others would move all that follow in a list
        "sheets": [sheet.plain() for sheet in drawn.sheets(state, seat)],
    }


def ended(account: Account | None) -> dict[str, Plain] | None:
    """Return why a game ended so, and how for each, in the order of their sheets; None: it goes on."""
    if account is None:
        return None
    fates: list[Plain] = [
        {"seat": entrant.seat, "says": None if entrant.fate is None else _said(entrant.fate)}
        for entrant in sorted(account.entrants, key=attrgetter("seat"))
    ]
    return {"why": None if account.why is None else _said(account.why), "fates": fates}


def _action(table: Table, of: Stage, action: int) -> dict[str, Plain]:
    state = table.state
    return {
        "action": action,
        "text": table.game.write_action(state, action),
        "label": _said(of.speech.label(state, action)),
        **({} if of.drawing is None else of.drawing.choice(state, action).plain()),
        **_final(table, action),
    }


def _route(table: Table, route: Route) -> dict[str, Plain]:
    first, *others = route.actions
    return {
        "action": first,
        "then": [*others],
        "text": table.game.write_action(table.state, first),
        "label": _said(route.label),
        **route.choice.plain(),
        **_final(table, first, others),
    }


def _final(table: Table, first: int, then: Iterable[int] = ()) -> dict[str, Plain]:
    return {"final": True} if table.is_final(first, then) else {}


def retold(game: Game[State], events: Iterable[Event]) -> list[Plain]:
    """Return what happened, with what is said of it."""
    return [_event(game, event) for event in events]


def shown(game: Game[State], chapters: Iterable[Chapter]) -> list[Plain]:
    """Return what has just happened, with what is said and seen of it."""
    told: list[Plain] = []
    for chapter in chapters:
        drawn = stage(game).drawing
        cues = [] if drawn is None else drawn.cues(chapter.before, chapter.events)
        for number, event in enumerate(chapter.events):
            told.append(_event(game, event) | _of(cues, number))
    return told


def _event(game: Game[State], event: Event) -> dict[str, Plain]:
    phrase = stage(game).speech.tell(event)
    says = None if phrase is None else _said(phrase)
    return {"name": event.name, "clause": event.clause, "says": says}


def _of(cues: list[Cue], number: int) -> dict[str, Plain]:
    found: list[Plain] = [cue.plain() for cue in cues if cue.event == number]
    return {"cues": found} if found else {}


def _said(phrase: Phrase) -> dict[str, Plain]:
    return {"key": phrase.key, "facts": {**phrase.facts}}
