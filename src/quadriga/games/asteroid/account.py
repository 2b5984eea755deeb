"""What a flight came to: where each ship set out, what put the others out, and who was the last."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.account import Account, Entrant
from quadriga.core.events import Event
from quadriga.core.words import Phrase
from quadriga.games.asteroid.marks import NAMES, SIDES, mark_number, per_side
from quadriga.games.asteroid.rules import AsteroidState

LOSSES = ("crush", "collide", "blocked", "edge", "struck", "loop")
STEPS = ("turn", "place", "blocked")  # with which another step begins: who goes out in one is out together
ENDS = {"9.1": "last", "9.2": "together", "9.3": "tiles", "9.4": "full"}


def account(state: AsteroidState, events: Sequence[Event]) -> Account:
    """Return every ship, by the mark it began from, each event that put one out, and why it is over."""
    marks = {event.facts["player_seat"]: event.facts["number"] for event in events if event.name == "mark"}
    fates = _fates(state, events)
    entrants = [
        Entrant(seat, share, _traits(state, marks[seat]), fates.get(seat))
        for seat, share in enumerate(state.payoff())
    ]
    return Account(entrants, [event.name for event in events if event.name in LOSSES], _why(events))


def _traits(state: AsteroidState, mark: int) -> dict[str, str]:
    """Return a mark by its side, and by its place there: the board looks alike from every side."""
    side, along = divmod(mark_number(state.field, state.field.starts[mark]) - 1, per_side(state.field))
    return {"side": NAMES[SIDES[side]], "mark": str(along + 1)}


def _fates(state: AsteroidState, events: Sequence[Event]) -> dict[int, Phrase]:
    """Return the place of each ship that has not won, and what put it out."""
    step, lost = 0, {}
    for event in events:
        step += event.name in STEPS
        if event.name in LOSSES:
            lost[event.facts["player_seat"]] = (step, event.name)
    winners = {seat for seat, share in enumerate(state.payoff()) if share > 0}
    outlived = {
        seat: sum(other in winners or lost[other][0] > when for other in range(int(state.field.players)))
        for seat, (when, _) in lost.items()
    }
    return {
        seat: Phrase("fate-out", {"place": 1 + outlived[seat], "cause": cause})
        for seat, (_, cause) in lost.items()
        if seat not in winners
    }


def _why(events: Sequence[Event]) -> Phrase:
    """Return by which clause it is over, and what the last ship to go out met with."""
    (win, *_) = (event for event in events if event.name == "win")
    how = ENDS[win.clause]
    if how != "last":
        return Phrase(f"end-{how}")
    *_, loss = (event for event in events if event.name in LOSSES)
    seats = {"lost_seat": loss.facts["player_seat"], "player_seat": win.facts["player_seat"]}
    return Phrase("end-last", {**seats, "cause": loss.name})
