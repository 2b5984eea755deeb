"""What a race came to: where each chariot began and with which sheet, and what wrecked those that were."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quadriga.core.account import Account, Entrant
from quadriga.core.events import Event
from quadriga.games.chariot.board import board
from quadriga.games.chariot.course import NOBODY
from quadriga.games.chariot.rules import ChariotState

HARM = ("sprint", "pillar", "curve", "caltrop", "ram", "javelin")


def account(state: ChariotState, events: Sequence[Event]) -> Account:
    """Return every chariot of the race: a seat wins by one of them (10.6)."""
    winner, shares = state.mover, state.payoff()
    entrants = [
        Entrant(seat, shares[seat] if chariot == winner else 0.0, _traits(state, chariot, events))
        for chariot, seat in enumerate(map(int, state.owners))
        if seat != NOBODY
    ]
    return Account(entrants, [*_causes(events)])


def _traits(state: ChariotState, chariot: int, events: Sequence[Event]) -> dict[str, str]:
    place = {"place": _number(events, "grid", chariot)}
    if not state.course.black:
        return place
    return {**place, "sheet": board().colours[chariot], "pick": _number(events, "draft", chariot)}


def _number(events: Sequence[Event], name: str, chariot: int) -> str:
    """Return where in its order a chariot was told of, from 1."""
    return next(
        str(event.facts["number"] + 1)
        for event in events
        if event.name == name and event.facts["chariot"] == chariot
    )


def _causes(events: Sequence[Event]) -> Iterator[str]:
    """Give what happened before each wreck that could do harm."""
    cause = ""
    for event in events:
        if event.name in HARM:
            cause = event.name
        elif event.name == "wreck":
            yield cause
