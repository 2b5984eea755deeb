"""What a seat may see of Edison & Co: all but the cards and sheets of others."""

from __future__ import annotations

from quadriga.core.game import Plain
from quadriga.games.edison.board import board
from quadriga.games.edison.course import CLOCKWISE, NOBODY, VEHICLES
from quadriga.games.edison.notation import ASKED, DIRECTIONS, chip_text, lines_of, pair_text, table_text
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.secrets import is_open, knows
from quadriga.games.edison.trial import DONE, NOTHING


def view(state: EdisonState, seat: int | None) -> dict[str, Plain]:
    """Return all that this seat may know, or whoever watches; seats and sides count from 0."""
    course, names = state.course, board().vehicles
    return {
        "table": table_text(course),
        "side": None if seat is None else int(course.side(seat)),
        "chips": [chip_text(state.values[space]) for space in list(course.chip_spaces)[: state.laid]],
        "vehicles": [
            {
                "name": names[vehicle],
                "place": course.names[state.places[vehicle]],
                "clockwise": bool(state.headings[vehicle] == CLOCKWISE),
                "score": int(state.scores[vehicle]),
            }
            for vehicle in range(VEHICLES)
        ],
        "hands": [_hand(state, other) for other in range(course.players)],
        "sides": [_side(state, side, seat) for side in range(course.sides())],
        "first": int(state.first),
        "pair": pair_text(course, state.pair) if state.pair != NOTHING else None,
        "distance": int(state.distance) + 1 if state.distance != NOTHING else None,
        "direction": DIRECTIONS[state.direction] if state.direction != NOTHING else None,
        "waived": bool(state.waived),
        "caller": int(state.caller) if state.caller != NOBODY else None,
        "asked": ASKED[state.phase],
        "totals": [*state.totals()] if state.phase == DONE else None,
    }


def _hand(state: EdisonState, seat: int) -> dict[str, Plain]:
    """Return the cards that a seat still holds: everybody has seen what it played."""
    course = state.course
    return {
        "choices": [
            pair_text(course, pair) for pair in range(course.pairs) if (state.pairs[seat] >> pair) & 1
        ],
        "distances": [at + 1 for at in range(course.distances) if (state.distances[seat] >> at) & 1],
        "ahead": int(state.ahead[seat]),
        "back": int(state.back[seat]),
        "scored": bool((state.own >> seat) & 1),
    }


def _side(state: EdisonState, side: int, seat: int | None) -> dict[str, Plain]:
    """Return what a seat may know of a side: its own card, everything at the end."""
    known = is_open(state) if seat is None else knows(state, seat, side)
    if not (known or state.phase == DONE):
        return {"dealt": bool(state.cards[side] != NOTHING), "lines": len(lines_of(state, side))}
    card = None if is_open(state) or state.cards[side] == NOTHING else int(state.cards[side]) + 1
    weights = [int(state.weights[side * VEHICLES + vehicle]) for vehicle in range(VEHICLES)]
    return {"card": card, "weights": [*weights], "lines": len(lines_of(state, side))}
