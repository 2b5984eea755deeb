"""Positions and actions of Edison & Co as text.

A position has seven fields with a bar between them:

1. the table: players, mode, how walls close, hidden or -, and how the chips were laid;
2. the chips, clockwise from the start, O for oil and . where none is laid yet;
3. the vehicles: place, and < if it faces counter-clockwise; then its score;
4. the cards that each seat has played, and + for a scoring of its own with the 2;
5. the ranking cards by side (from 1), or the favourite and the sheet as far as it is written;
6. who begins the turn, and the cards on the table;
7. what is asked.
"""

from __future__ import annotations

from quadriga.games.edison.board import LANES, OIL_SIGN, board
from quadriga.games.edison.course import AHEAD, CLOCKWISE, NOBODY, OIL, VEHICLES, Course
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.secrets import is_open
from quadriga.games.edison.trial import CARD, DEAL, DONE, LAY, MOVE, NOTHING, SHEET

NONE = "-"
PHASES = {"lay": LAY, "deal": DEAL, "sheet": SHEET, "card": CARD, "move": MOVE, "over": DONE}
ASKED = {phase: word for word, phase in PHASES.items()}
DIRECTIONS = ("ahead", "back")

NUMBER = r"(?:0|[1-9][0-9]{0,8})"
VEHICLE = rf"(?:{'|'.join(board().vehicles)})"
PLACE = rf"(?:centre|{NUMBER}[{LANES}]?)"
ACTIONS = (
    rf"lay (?:-?{NUMBER}|{OIL_SIGN})|deal {NUMBER}|points {NUMBER}|{VEHICLE}\+{VEHICLE}|distance {NUMBER}"
    rf"|waive|ahead|back|{VEHICLE} to {PLACE}"
)


def mode_of(course: Course) -> str:
    if course.players == 4 and not course.teams:
        return "advanced" if course.advanced else "singles"
    if course.advanced:
        return "advanced-teams" if course.teams else "advanced"
    return "standard"


def chip_text(value: int) -> str:
    return OIL_SIGN if value == OIL else str(value)


def pair_text(course: Course, pair: int) -> str:
    names = board().vehicles
    return f"{names[course.one_of[pair]]}+{names[course.other_of[pair]]}"


def action_text(state: EdisonState, action: int) -> str:
    course, names = state.course, board().vehicles
    if state.phase == LAY:
        return f"lay {chip_text(course.chip_values[action])}"
    if state.phase == DEAL:
        return f"deal {action + 1}"
    if state.phase == SHEET:
        return f"points {action - course.points_at}"
    if state.phase == MOVE:
        vehicle, place = divmod(int(action - course.move_at), int(course.places))
        return f"{names[vehicle]} to {course.names[place]}"
    return card_text(course, action)


def card_text(course: Course, card: int) -> str:
    """Return what a card says: a pair, a distance, a waived scoring, a direction."""
    if card < course.distance_at:
        return pair_text(course, card)
    if card < course.waive_at:
        return f"distance {card - course.distance_at + 1}"
    return "waive" if card == course.waive_at else DIRECTIONS[card - course.direction_at]


def position_text(state: EdisonState) -> str:
    fields = (
        table_text(state.course),
        " ".join(_chip(state, nth) for nth in range(len(state.course.chip_spaces))),
        ", ".join(_vehicle(state, vehicle) for vehicle in range(VEHICLES)),
        ", ".join(_hand(state, seat) for seat in range(state.course.players)),
        ", ".join(side_text(state, side) for side in range(state.course.sides())),
        _table(state),
        ASKED[state.phase],
    )
    return " | ".join(fields)


def table_text(course: Course) -> str:
    hidden = "hidden" if course.hidden else NONE
    return f"{course.players} {mode_of(course)} {course.walls} {hidden} {course.chips}"


def _chip(state: EdisonState, nth: int) -> str:
    return "." if nth >= state.laid else chip_text(state.values[state.course.chip_spaces[nth]])


def _vehicle(state: EdisonState, vehicle: int) -> str:
    turned = "" if state.headings[vehicle] == CLOCKWISE else "<"
    return f"{state.course.names[state.places[vehicle]]}{turned} {state.scores[vehicle]}"


def _hand(state: EdisonState, seat: int) -> str:
    """Return the cards gone: choices by number, distances, how many ahead and back."""
    course = state.course
    pairs = "".join(str(pair + 1) for pair in range(course.pairs) if not (state.pairs[seat] >> pair) & 1)
    gone = "".join(
        str(distance + 1)
        for distance in range(course.distances)
        if not (state.distances[seat] >> distance) & 1
    )
    own = "+" if (state.own >> seat) & 1 else ""
    ahead, back = course.ahead - state.ahead[seat], course.back - state.back[seat]
    return f"{pairs or NONE} {gone or NONE} {ahead} {back}{own}"


def side_text(state: EdisonState, side: int) -> str:
    """Return the card of a side and, where there is one, its sheet."""
    if is_open(state):
        names = [str(v + 1) for v in range(VEHICLES) if state.weights[side * VEHICLES + v]]
        return "".join(names) or NONE
    if state.cards[side] == NOTHING:
        return NONE
    card = str(state.cards[side] + 1)
    lines = lines_of(state, side)
    if not state.course.advanced or not lines:
        return card
    points = ["." for _ in range(VEHICLES)]
    for vehicle in lines:
        points[vehicle] = str(state.weights[side * VEHICLES + vehicle])
    return f"{card}: {' '.join(points)}"


def lines_of(state: EdisonState, side: int) -> list[int]:
    """Return the vehicles whose points this side has written."""
    lines = min(max(int(state.written) - side * VEHICLES, 0), VEHICLES)
    favourite = int(state.cards[side])
    order = [favourite, *(vehicle for vehicle in range(VEHICLES) if vehicle != favourite)]
    return order[:lines]


def _table(state: EdisonState) -> str:
    words = [str(state.first + 1)]
    if state.pair != NOTHING:
        words.append(pair_text(state.course, state.pair))
    if state.distance != NOTHING:
        caller = "" if state.caller == NOBODY else f"by{state.caller + 1}"
        words.append(f"{state.distance + 1}{caller}{'waived' if state.waived else ''}")
    if state.direction != NOTHING:
        words.append(DIRECTIONS[0 if state.direction == AHEAD else 1])
    return " ".join(words)
