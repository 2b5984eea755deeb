"""Moving a vehicle (4): where it can end, and what the way there brings."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.games.edison.course import AHEAD, CLOCKWISE, COUNTER, NOTHING_LEFT, OIL, Course
from quadriga.games.edison.trial import Trial


def moves(trial: Trial) -> list[int]:
    """Return every vehicle of the choice card with every place it can end on (4.1)."""
    course = trial.course
    found: list[int] = []
    for vehicle in (course.one_of[trial.pair], course.other_of[trial.pair]):
        if not trial.is_in_centre(vehicle):  # 4.8
            ends: list[int] = []
            _reach(trial, vehicle, trial.places[vehicle], trial.distance + 1, way_of(trial, vehicle), ends)
            found += [course.move_at + vehicle * course.places + place for place in sorted(ends)]
    return found


def way_of(trial: Trial, vehicle: i64) -> i64:
    """Return which way round a vehicle will go: ahead is where it faces (4.2)."""
    heading = trial.headings[vehicle]
    return heading if trial.direction == AHEAD else -heading


def _reach(trial: Trial, vehicle: i64, place: i64, left: i64, way: i64, ends: list[int]) -> None:
    """Add all places that so many points lead to from here."""
    if left == NOTHING_LEFT:
        if int(place) not in ends:
            ends.append(place)
        return
    course = trial.course
    if left == 1 and _drops(course, place, way) and not trial.is_full(course.centre, vehicle):
        ends.append(course.centre)  # 4.8
    for nth in range(2):
        onto = course.step(place, way, nth)
        if onto >= 0 and not trial.is_full(onto, vehicle):  # 4.4
            extra = 1 if _drops(course, place, way) else 0  # 4.6
            _reach(trial, vehicle, onto, left - 1 + extra, way, ends)


def _drops(course: Course, place: i64, way: i64) -> bool:
    return way == CLOCKWISE and course.space[place] == course.top


def drive(trial: Trial, seat: i64, vehicle: i64, place: i64) -> None:
    """Move a vehicle; the drop and the centre give points at once (4.6, 4.8)."""
    course = trial.course
    dropped = crosses_drop(trial, vehicle, place)
    trial.tell("move", "4.1", seat, vehicle, place)
    trial.places[vehicle] = place
    if place == course.centre:
        gain(trial, "centre", "4.8", seat, vehicle, course.centre_value)
    elif dropped:
        value = trial.value(place)
        gain(trial, "drop", "4.6", seat, vehicle, 0 if value == OIL else value)


def crosses_drop(trial: Trial, vehicle: i64, place: i64) -> bool:
    """Whether the way to this place leads over the drop."""
    course = trial.course
    if place == course.centre or way_of(trial, vehicle) == COUNTER:
        return False
    to_the_top = (course.top - course.space[trial.places[vehicle]]) % course.spaces
    return to_the_top < trial.distance + 1


def gain(trial: Trial, name: str, clause: str, seat: i64, vehicle: i64, points: i64) -> None:
    trial.tell(name, clause, seat, vehicle, points)
    trial.scores[vehicle] += points
