"""The ways that vehicles take on the drawn roof, and where cards could lead them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import cos, radians, sin

from quadriga.core.drawing import Note, Piece, Point
from quadriga.core.events import Event
from quadriga.games.edison.board import board
from quadriga.games.edison.course import (
    AHEAD,
    BACK,
    CLOCKWISE,
    NOTHING_LEFT,
    NOWHERE,
    START,
    VEHICLES,
    Course,
)
from quadriga.games.edison.drive import ends_of, way_of
from quadriga.games.edison.roof import LANE, Roof, roof, spot
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.scene import signed
from quadriga.games.edison.trial import NOTHING

BESIDE = 30  # units between two marks on one spot
ABOVE = 44  # units from a vehicle to what it gains


def plan(course: Course) -> Roof:
    """Return the roof of this course."""
    return roof(int(course.spaces), int(course.top))


# Where vehicles stand


def piece(state: EdisonState, vehicle: int, symbol: str = "") -> Piece:
    """Return a vehicle where it stands and as it faces, or another symbol of it."""
    course, place = state.course, int(state.places[vehicle])
    within = lane(state, vehicle)
    x, y = plan(course).berth(course, place, vehicle, within)
    size = plan(course).size(course, place, within)
    facing, turn = _facing(state, vehicle)
    return Piece(x, y, (f"{symbol}{board().vehicles[vehicle]}-{facing}",), turn, size)


def _facing(state: EdisonState, vehicle: int) -> tuple[str, float]:
    """Return whether a vehicle is seen facing right or left, and how it is turned: never on its head.

    Whoever turns round on a space faces the other way, and is turned as before.
    """
    course, is_clockwise = state.course, bool(state.headings[vehicle] == CLOCKWISE)
    turn = round(plan(course).turn(course, int(state.places[vehicle])), 1)
    if -90 <= turn <= 90:
        return ("right" if is_clockwise else "left"), turn
    return ("left" if is_clockwise else "right"), turn + (180 if turn < 0 else -180)


def lane(state: EdisonState, vehicle: int) -> int:
    """Return the lane that a vehicle is seen in: without a wall its usual one, if no other has it."""
    place = int(state.places[vehicle])
    walled = int(state.course.lane(place))
    if walled:
        return walled - 1
    before = [other for other in range(vehicle) if state.places[other] == place]
    usual = _usual(vehicle)
    return 1 - usual if any(_usual(other) == usual for other in before) else usual


def _usual(vehicle: int) -> int:
    return vehicle % 2


# Ways


def path(state: EdisonState, vehicle: int, end: int) -> tuple[Point, ...]:
    """Return the way on which the cards on the table lead a vehicle to a place."""
    course, roof_ = state.course, plan(state.course)
    places = _places(state, vehicle, end)
    after = moved_to(state, vehicle, end)
    at = lane(state, vehicle)
    points = [roof_.berth(course, int(state.places[vehicle]), vehicle, at)]
    for place, onto in pairwise(places):
        points += _between(course, place, onto)
        at = lane(after, vehicle) if onto == end else _free_lane(state, vehicle, onto, at)
        points.append(roof_.berth(course, onto, vehicle, at))
    return tuple(points)


def moved_to(state: EdisonState, vehicle: int, place: int) -> EdisonState:
    """Return the position with a vehicle somewhere else, and nothing else changed."""
    after = state.copy()
    after.places[vehicle] = place
    return after


def _between(course: Course, place: int, onto: int) -> list[Point]:
    """Return what a step leads over: the drop, or the foot of the ramp."""
    roof_ = plan(course)
    if onto == course.centre:
        return [spot(roof_.middle(roof_.top), -LANE)]
    if (course.space[place], course.space[onto]) == (course.top, course.bottom):
        return [spot(sum(roof_.drop()) / 2, 0)]
    return []


def _free_lane(state: EdisonState, vehicle: int, place: int, at: int) -> int:
    """Return the lane to pass a place in: straight on, unless somebody is there."""
    walled = int(state.course.lane(place))
    if walled:
        return walled - 1
    others = [other for other in range(VEHICLES) if state.places[other] == place and other != vehicle]
    return 1 - at if place != START and any(lane(state, other) == at for other in others) else at


def _places(state: EdisonState, vehicle: int, end: int) -> list[int]:
    """Return the places of a way, from where the vehicle is to the end."""
    closed, way = int(state.closed_to(vehicle)), int(way_of(state, vehicle))
    found = _onward(state.course, closed, int(state.places[vehicle]), end, int(state.distance) + 1, way)
    return found or [int(state.places[vehicle]), end]


def _onward(course: Course, closed: int, place: int, end: int, left: int, way: int) -> list[int]:
    """Return the rest of a way with so many points left; nothing if none leads to the end."""
    if left == NOTHING_LEFT:
        return [place] if place == end else []
    if way == CLOCKWISE and course.space[place] == course.top:
        if end == course.centre:
            return [place, end] if left == 1 else []
        left += 1  # 4.6 the drop gives one more
    for nth in range(2):
        onto = int(course.step(place, way, nth))
        if onto != NOWHERE and not (closed >> onto) & 1:
            rest = _onward(course, closed, onto, end, left - 1, way)
            if rest:
                return [place, *rest]
    return []


# Where cards lead


def ends(state: EdisonState) -> Iterator[tuple[int, int]]:
    """Give every vehicle and place that the cards on the table can lead to, whatever is still to be played.

    That is nothing before a distance is on the table with another card.
    """
    course = state.course
    if state.distance == NOTHING or state.played() == 1:
        return
    ways = (AHEAD, BACK) if state.direction == NOTHING else (int(state.direction),)
    for direction in ways:
        table = state.copy()
        table.direction = direction
        for vehicle in vehicles(state):
            found = int(ends_of(table, vehicle))
            yield from ((vehicle, place) for place in range(int(course.places)) if (found >> place) & 1)


def vehicles(state: EdisonState) -> list[int]:
    """Return those that the choice on the table leaves."""
    course = state.course
    if state.pair == NOTHING:
        return list(range(VEHICLES))
    return [int(course.one_of[state.pair]), int(course.other_of[state.pair])]


def marks(state: EdisonState) -> dict[str, Piece]:
    """Return a mark for each place that a vehicle can be moved to, those on one spot beside each other."""
    found: dict[str, Piece] = {}
    taken: set[Point] = set()
    for vehicle, place in ends(state):
        mark = piece(moved_to(state, vehicle, place), vehicle, "end-")
        spot_ = (round(mark.x), round(mark.y))
        by = BESIDE if spot_ in taken else 0
        taken.add(spot_)
        x, y = mark.x + by * cos(radians(mark.turn)), mark.y + by * sin(radians(mark.turn))
        found[mark_name(state.course, vehicle, place)] = replace(mark, x=x, y=y)
    return found


def mark_name(course: Course, vehicle: int, place: int) -> str:
    """Return the name of a mark."""
    return f"end-{board().vehicles[vehicle]}-{course.names[place]}"


def gains(after: EdisonState, events: list[Event]) -> tuple[Note, ...]:
    """Return what each vehicle gains in these events, above where it then stands."""
    sums = dict.fromkeys(range(VEHICLES), 0)
    for event in events:
        if event.name in ("drop", "centre", "gain"):
            sums[event.facts["vehicle"]] += event.facts["number"]
    stands = {vehicle: piece(after, vehicle) for vehicle, points in sums.items() if points}
    return tuple(Note(stand.x, stand.y - ABOVE, signed(sums[vehicle])) for vehicle, stand in stands.items())
