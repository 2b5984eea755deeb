"""Cards and sheets as they are drawn: on the table, in the tray, and what a seat may see of them."""

from __future__ import annotations

from quadriga.core.drawing import Gauge, Piece, Point, Sheet
from quadriga.games.edison.board import board
from quadriga.games.edison.course import VEHICLES, Course
from quadriga.games.edison.ledger import PERHAPS
from quadriga.games.edison.notation import DIRECTIONS, lines_of
from quadriga.games.edison.roof import OWN, TABLE, held, in_row
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.secrets import is_open, knows, next_line, writer
from quadriga.games.edison.trial import CARD, DONE, MOVE, NOTHING, SHEET

KINDS = ("choice", "distance", "direction")
LARGE = 1.2  # the size of cards on the table
APART = 260  # units between ranking cards that lie in a row
BUTTONS = 78  # units between the points one may write


# Cards


def tabled(state: EdisonState, kind: str) -> Piece:
    """Return the place of a type of card on the table, with what lies there."""
    return Piece(*TABLE[KINDS.index(kind)], tabled_layers(state, kind), size=LARGE)


def tabled_layers(state: EdisonState, kind: str) -> tuple[str, ...]:
    """Return the card of a type that lies on the table, or an empty frame."""
    course = state.course
    card = dict(zip(KINDS, (state.pair, state.distance, state.direction), strict=True))[kind]
    if card == NOTHING:
        return (f"slot-{kind}",)
    first = {"choice": 0, "distance": course.distance_at, "direction": course.direction_at}[kind]
    name = card_name(course, int(first + card))
    return (name, "waived") if kind == "distance" and state.waived else (name,)


def card_name(course: Course, card: int) -> str:
    """Return the name of a card, both in a hand and as a symbol; the waived 2 is the 2."""
    names = board().vehicles
    if card < course.distance_at:
        return f"card-{names[course.one_of[card]]}-{names[course.other_of[card]]}"
    if card < course.direction_at:
        number = course.scoring if card == course.waive_at else card - course.distance_at + 1
        return f"card-distance-{number}"
    return f"card-{DIRECTIONS[card - course.direction_at]}"


def tray(state: EdisonState, seat: int | None) -> dict[str, Piece]:
    """Return what lies in the tray: a hand with the ranking card of its side, or all ranking cards."""
    sides = int(state.course.sides())
    if state.phase == DONE or seat is None:
        rows = zip(range(sides), in_row(sides, APART), strict=True)
        return {f"ranking-{side}": ranking(state, side, seat, where) for side, where in rows}
    side = int(state.course.side(seat))
    own = {f"ranking-{side}": ranking(state, side, seat, OWN)} if _is_dealt(state, side) else {}
    if state.phase == SHEET:
        return own | (_buttons(state) if side == writer(state) else {})
    return own | _hand(state, seat)


def _hand(state: EdisonState, seat: int) -> dict[str, Piece]:
    """Return the cards that a seat still holds, each in its place."""
    course = state.course
    places = list(held((int(course.pairs), int(course.distances), len(DIRECTIONS))))
    cards = [card for card in range(int(course.move_at)) if card != course.waive_at]
    return {
        card_name(course, card): Piece(*where, layers, seat=seat)
        for card, where in zip(cards, places, strict=True)
        if (layers := _held_layers(state, seat, card))
    }


def _held_layers(state: EdisonState, seat: int, card: int) -> tuple[str, ...]:
    """Return how a card in a hand looks, directions with how many are left; nothing if it is gone."""
    course = state.course
    name = card_name(course, card)
    if card < course.direction_at:
        cards = int(state.pairs[seat]) | int(state.distances[seat]) << int(course.distance_at)
        return (name,) if (cards >> card) & 1 else ()
    left = int((state.ahead, state.back)[card - int(course.direction_at)][seat])
    return (name, f"left-{left}") if left else ()


def _buttons(state: EdisonState) -> dict[str, Piece]:
    """Return the points that the next line of a sheet can have."""
    names = [points_name(state, action) for action in state.legal()]
    x, y = next(held((1,)))
    return {name: Piece(x + 8 + BUTTONS * at, y, (name,)) for at, name in enumerate(names)}


def points_name(state: EdisonState, action: int) -> str:
    """Return the name of the button for so many points."""
    return f"points-{action - state.course.points_at}"


# Ranking cards and sheets


def _is_dealt(state: EdisonState, side: int) -> bool:
    return is_open(state) or bool(state.cards[side] != NOTHING)


def is_known(state: EdisonState, side: int, seat: int | None) -> bool:
    """Whether this seat may know what counts for a side; at the end everything is shown (6.3)."""
    known = is_open(state) if seat is None else bool(knows(state, seat, side))
    return (known and _is_dealt(state, side)) or bool(state.phase == DONE)


def ranking(state: EdisonState, side: int, seat: int | None, where: Point) -> Piece:
    """Return the ranking card or the sheet of a side, face down if this seat may not know it."""
    course = state.course
    owners = range(side, int(course.players), int(course.sides()))
    layers = [f"owner-{owner}" for owner in owners]
    if not is_known(state, side, seat):
        return Piece(*where, ("ranking-back", *layers))
    return Piece(*where, ("ranking", *_favourite(state, side), *layers, *_lines(state, side)))


def _favourite(state: EdisonState, side: int) -> list[str]:
    """Return the favourite of a sheet, and the vehicle whose points are written next."""
    names = board().vehicles
    if is_open(state) or not state.course.advanced:
        return []
    layers = [f"favourite-{names[state.cards[side]]}"]
    if state.phase == SHEET and writer(state) == side:
        layers.append(f"asked-{names[next_line(state, side, state.written % VEHICLES)]}")
    return layers


def _lines(state: EdisonState, side: int) -> list[str]:
    counted = [f"counts-{board().vehicles[vehicle]}-{key}" for vehicle, key in _weights(state, side)]
    return [*(f"backed-{name}" for name in board().vehicles), *counted]


def _weights(state: EdisonState, side: int) -> list[tuple[int, str]]:
    """Return what each vehicle counts for a side, as far as it is written."""
    advanced = state.course.advanced
    written = lines_of(state, side) if advanced else range(VEHICLES)
    return [(vehicle, _weight(state, side, vehicle)) for vehicle in written]


def _weight(state: EdisonState, side: int, vehicle: int) -> str:
    weight = int(state.weights[side * VEHICLES + vehicle])
    if vehicle == state.course.bystander and state.counts_bystander(side):
        return str(weight + 1) if state.phase == DONE else PERHAPS  # 7.5
    return str(weight)


def sheets(state: EdisonState, seat: int | None) -> list[Sheet]:
    """Return what everybody holds and, of sides that this seat may know, what counts and comes of it."""
    return [_sheet(state, each, seat) for each in range(int(state.course.players))]


def _sheet(state: EdisonState, each: int, seat: int | None) -> Sheet:
    side = int(state.course.side(each))
    known, shown = is_known(state, side, seat), _is_shown(state, each, seat)
    gauges = [*(_totals(state, side) if known else []), *_cards_left(state, each, shown=shown)]
    tokens = [
        *_team(state, each),
        *_roles(state, each),
        *(_backed(state, side) if known else _unknown(state, side)),
    ]
    return Sheet(each, f"seat-{each}", tuple(gauges), (*tokens, *(_cards(state, each) if shown else [])))


def _totals(state: EdisonState, side: int) -> list[Gauge]:
    """Return the points of a side, and what a scoring now would add."""
    total = int(state.totals()[side])
    if state.phase not in (CARD, MOVE):
        return [Gauge("points", total)] if state.phase == DONE else []
    after = state.copy()
    for vehicle in range(VEHICLES):
        after.scores[vehicle] += state.points_at(state.places[vehicle])
    return [Gauge("points", total), Gauge("scoring", int(after.totals()[side]) - total)]


def _is_shown(state: EdisonState, each: int, seat: int | None) -> bool:
    """Whether the cards of a seat are displayed: hidden ones only on one's own side, and at the end."""
    course = state.course
    if not course.hidden or state.phase == DONE:
        return True
    return seat is not None and bool(course.side(each) == course.side(seat))


def _cards_left(state: EdisonState, each: int, *, shown: bool) -> list[Gauge]:
    course = state.course
    ahead, back = int(state.ahead[each]), int(state.back[each])
    if shown:
        return [Gauge("ahead", ahead, int(course.ahead)), Gauge("back", back, int(course.back))]
    cards = int(state.pairs[each]).bit_count() + int(state.distances[each]).bit_count() + ahead + back
    return [Gauge("cards", cards, int(course.pairs + course.distances + course.ahead + course.back))]


def _cards(state: EdisonState, each: int) -> list[str]:
    """Return the choices and distances that a seat still holds."""
    course = state.course
    cards = [card for card in range(int(course.waive_at)) if _held_layers(state, each, card)]
    return [card_name(course, card) for card in cards]


def _team(state: EdisonState, each: int) -> list[str]:
    """Return the emblem of whom a seat plays together with (7.1)."""
    course = state.course
    seats = range(int(course.players))
    return [f"seat-{other}" for other in seats if other != each and course.side(other) == course.side(each)]


def _roles(state: EdisonState, each: int) -> list[str]:
    if state.phase not in (CARD, MOVE):
        return []
    return [name for name, who in (("first", state.first), ("wheel", state.mover())) if who == each]


def _backed(state: EdisonState, side: int) -> list[str]:
    names = board().vehicles
    return [f"backs-{names[vehicle]}-{key}" for vehicle, key in _weights(state, side) if key != "0"]


def _unknown(state: EdisonState, side: int) -> list[str]:
    return ["ranking-back"] if _is_dealt(state, side) else []
