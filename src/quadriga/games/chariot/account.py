"""What a race came to: where each chariot began, with which sheet and how it ended for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quadriga.core.account import Account, Entrant
from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.chariot.board import board
from quadriga.games.chariot.course import NOBODY
from quadriga.games.chariot.rules import ChariotState

HARM = ("sprint", "pillar", "curve", "caltrop", "ram", "javelin")


def account(state: ChariotState, events: Sequence[Event]) -> Account:
    """Return every chariot of the race: a seat wins by one of them (10.6)."""
    winner, shares, fates = state.mover, state.payoff(), _fates(state, events)
    entrants = [
        Entrant(
            seat,
            shares[seat] if chariot == winner else 0.0,
            _traits(state, chariot, events),
            fates.get(chariot),
        )
        for chariot, seat in enumerate(map(int, state.owners))
        if seat != NOBODY
    ]
    return Account(entrants, [cause for _, cause, _ in _wrecks(events)], _why(state))


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


def _wrecks(events: Sequence[Event]) -> Iterator[tuple[int, str, int]]:
    """Give each chariot that was wrecked, what happened before that could do harm, and the round."""
    cause, number = "", 0
    for event in events:
        if event.name in HARM:
            cause = event.name
        elif event.name == "round":
            number = event.facts["number"]
        elif event.name == "wreck":
            yield event.facts["chariot"], cause, number


def _fates(state: ChariotState, events: Sequence[Event]) -> dict[int, Phrase]:
    """Return the place of each chariot behind the winner, and what wrecked the others."""
    racing = [chariot for chariot in range(state.course.chariots) if state.races(chariot)]
    _, *behind = sorted(racing, key=lambda chariot: (chariot != state.mover, -state.distance(chariot))) or [0]
    places = {chariot: Phrase("fate-place", {"place": at}) for at, chariot in enumerate(behind, 2)}
    wrecks = {chariot: Phrase("fate-wreck", {"round": number}) for chariot, _, number in _wrecks(events)}
    return places | wrecks


def _why(state: ChariotState) -> Phrase:
    """Return who crossed the finish, and how many were wrecked before anybody could."""
    facts: dict[str, int | str] = {"round": int(state.round)}
    if state.mover == NOBODY:
        return Phrase("end-nobody", facts)  # 10.4
    chariots = [chariot for chariot, owner in enumerate(state.owners) if owner != NOBODY]
    racing = [chariot for chariot in chariots if state.races(chariot)]
    facts |= {
        "chariot": board().colours[state.mover],
        "owner_seat": int(state.owners[state.mover]),
        "finishers": sum(state.has_finished(chariot) for chariot in racing),
        "wrecks": len(chariots) - len(racing),
    }
    return Phrase("end-finish" if facts["finishers"] else "end-called-off", facts)
