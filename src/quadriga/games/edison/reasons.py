"""Why something cannot be pointed at in Edison & Co."""

from __future__ import annotations

from quadriga.core.drawing import Why
from quadriga.games.edison.board import board
from quadriga.games.edison.course import VEHICLES
from quadriga.games.edison.papers import KINDS, card_name
from quadriga.games.edison.route import ends, vehicles
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.trial import CARD, MOVE, NOTHING, SHEET

# What is only looked at, and the clause that says what it is for.
SHOWN = {"chip": "5.2", "score": "5.2", "ranking": "6.3"}


def reason(state: EdisonState, seat: int, name: str) -> Why | None:
    """Return why the seat on turn cannot point at this."""
    kind, _, which = name.partition("-")
    if kind in SHOWN:
        return Why(f"why-{kind}", SHOWN[kind])
    if state.phase == SHEET:
        return Why("why-sheet-first", "8.5")
    if name in board().vehicles:
        return _vehicle(state, list(board().vehicles).index(name))
    if kind in ("start", "space"):
        return Why("why-no-end", "4.1") if state.phase == MOVE else Why("why-move-later", "3.3")
    if kind == "centre":
        return _centre(state)
    if kind == "drop":
        return Why("why-drop", "4.6")
    if kind == "seat":
        own = "yes" if int(which) == seat else "no"
        return Why("why-seat", "3.3", {"owner_seat": int(which), "own": own})
    if kind == "card":
        return _card(state, name)
    if kind == "table":
        return _tabled(state, which)
    whose = {"wheel": state.mover(), "first": state.first}
    return Why(f"why-{kind}", "3.3", {"player_seat": int(whose[kind])}) if kind in whose else None


def _card(state: EdisonState, name: str) -> Why:
    if state.phase != CARD:
        return Why("why-cards-lie", "3.3")
    return Why("why-type-lies", "3.2", {"type": _type(state, name)})


def _type(state: EdisonState, name: str) -> str:
    course = state.course
    number = next(card for card in range(int(course.move_at)) if card_name(course, card) == name)
    return KINDS[int(number >= course.distance_at) + int(number >= course.direction_at)]


def _tabled(state: EdisonState, kind: str) -> Why:
    card = dict(zip(KINDS, (state.pair, state.distance, state.direction), strict=True))[kind]
    return Why("why-slot", "3.2", {"type": kind}) if card == NOTHING else Why("why-played", "2.6")


def _centre(state: EdisonState) -> Why:
    """Return what the centre is for, or that nothing comes there with these cards."""
    if any(state.is_in_centre(vehicle) for vehicle in range(VEHICLES)):
        return Why("why-centre-taken", "4.8")
    if state.phase == MOVE:
        return Why("why-centre-missed", "4.8")
    return Why("why-centre-pays", "4.8", {"points": int(state.course.centre_value)})


def _vehicle(state: EdisonState, vehicle: int) -> Why:
    facts = {"vehicle": board().vehicles[vehicle]}
    if state.is_in_centre(vehicle):
        return Why("why-centre", "4.8", facts)
    if state.phase == CARD:
        return Why("why-move-later", "3.3")
    if vehicle not in vehicles(state):
        return Why("why-not-chosen", "4.1", facts)
    can_move = any(vehicle == mover for mover, _ in ends(state))
    return Why("why-end", "4.1") if can_move else Why("why-stuck", "4.9", facts)
