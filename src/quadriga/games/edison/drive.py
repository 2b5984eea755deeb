"""Moving a vehicle (4): where it can end, and what the way there brings."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quadriga.games.edison.course import AHEAD, CLOCKWISE, COUNTER, NOTHING_LEFT, NOWHERE, Course
from quadriga.games.edison.trial import Trial

NO_END: Final = 0  # an empty set of places


def moves(trial: Trial) -> list[int]:
    """Return every vehicle of the choice card with every place it can end on (4.1)."""
    course = trial.course
    found: list[int] = []
    for vehicle in (course.one_of[trial.pair], course.other_of[trial.pair]):
        ends = ends_of(trial, vehicle)
        if ends != NO_END:
            first = course.move_at + vehicle * course.places
            found += [first + place for place in range(course.places) if ends & course.bit[place] != 0]
    return found


def is_move(trial: Trial, vehicle: i64, place: i64) -> bool:
    """Whether the cards on the table allow this (4.1)."""
    course = trial.course
    chosen = vehicle in (course.one_of[trial.pair], course.other_of[trial.pair])
    return chosen and ends_of(trial, vehicle) & course.bit[place] != 0


def ends_of(trial: Trial, vehicle: i64) -> i64:
    """Return where the cards on the table lead this vehicle, as a set of places."""
    return reach(trial, vehicle, way_of(trial, vehicle), trial.distance + 1)


def is_single(found: i64) -> bool:
    """Whether this is a set of one, of places or cards."""
    return found & (found - 1) == 0


def only_one(course: Course, found: i64) -> i64:
    """Return what is in a set of one."""
    only: i64 = 0
    while course.bit[only] != found:
        only += 1
    return only


def way_of(trial: Trial, vehicle: i64) -> i64:
    """Return which way round a vehicle will go: ahead is where it faces (4.2)."""
    heading = trial.headings[vehicle]
    return heading if trial.direction == AHEAD else -heading


def reach(trial: Trial, vehicle: i64, way: i64, points: i64) -> i64:
    """Return where so many points lead a vehicle this way round, as a set of places: a bit for each."""
    if trial.is_in_centre(vehicle):  # 4.8
        return NO_END
    return _ends(trial.course, trial.closed_to(vehicle), trial.places[vehicle], points, way)


def _ends(course: Course, closed: i64, place: i64, left: i64, way: i64) -> i64:
    if left == NOTHING_LEFT:
        return course.bit[place]
    ends: i64 = NO_END
    if _drops(course, place, way):
        if left == 1:
            ends = course.bit[course.centre] & ~closed  # 4.8
        left += 1  # 4.6
    for nth in range(2):
        onto = course.step(place, way, nth)
        if onto != NOWHERE and closed & course.bit[onto] == 0:  # 4.4
            ends |= _ends(course, closed, onto, left - 1, way)
    return ends


def _drops(course: Course, place: i64, way: i64) -> bool:
    return way == CLOCKWISE and course.space[place] == course.top


def drive(trial: Trial, seat: i64, vehicle: i64, place: i64) -> None:
    """Move a vehicle; the drop and the centre give points at once (4.6, 4.8)."""
    course = trial.course
    dropped = crosses_drop(trial, vehicle, place, way_of(trial, vehicle), trial.distance + 1)
    trial.tell_move(seat, vehicle, place)
    trial.places[vehicle] = place
    if place == course.centre:
        gain(trial, "centre", "4.8", seat, vehicle, course.centre_value)
    elif dropped:
        gain(trial, "drop", "4.6", seat, vehicle, trial.points_at(place))


def crosses_drop(trial: Trial, vehicle: i64, place: i64, way: i64, points: i64) -> bool:
    """Whether the way to this place, with so many points, leads over the drop."""
    course = trial.course
    if place == course.centre or way == COUNTER:
        return False
    return (course.top - course.space[trial.places[vehicle]]) % course.spaces < points


def gain(trial: Trial, name: str, clause: str, seat: i64, vehicle: i64, points: i64) -> None:
    trial.tell(name, clause, seat, vehicle, points)
    trial.scores[vehicle] += points
