"""Setting up (2, 11): starting places by lot, or sheets and places by choice."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.games.chariot.course import NOBODY
from quadriga.games.chariot.race import DRAFT, FIRST, GRID, PLACE, Race


def setup_choices(race: Race) -> i64:
    if race.phase == DRAFT:
        return race.course.chariots - race.picked
    return len(race.course.circuit.grid) - placed(race) if race.phase == PLACE else 0


def nth_setup_choice(race: Race, nth: i64) -> i64:
    return _nth_draft(race, nth) if race.phase == DRAFT else _nth_place(race, nth)


def can_set_up(race: Race, code: i64) -> bool:
    phase = race.phase
    if phase == FIRST:
        return 0 <= code < race.course.players
    if phase == DRAFT:
        return _can_draft(race, code - race.course.draft_at)
    if phase == PLACE:
        return _can_place(race, code - race.course.place_at)
    return phase == GRID and 0 <= code < race.course.chariots and waits(race, code)


# White sheets: the places are drawn.


def waits(race: Race, chariot: i64) -> bool:
    """Whether this chariot has no starting place yet."""
    return race.owners[chariot] != NOBODY and not race.races(chariot)


def draw_place(race: Race, chariot: i64) -> None:
    """Put this chariot on the next starting place, and the last one on what is left (2.6)."""
    place = placed(race)
    _line_up(race, chariot, place, "2.6")
    if place + 2 == race.course.racing:
        for last in range(race.course.chariots):
            if waits(race, last):
                _line_up(race, last, place + 1, "2.6")


def placed(race: Race) -> i64:
    """Return how many chariots have a starting place."""
    count: i64 = 0
    for chariot in range(race.course.chariots):
        if race.races(chariot):
            count += 1
    return count


def _line_up(race: Race, chariot: i64, place: i64, clause: str) -> None:
    race.tell("grid", clause, chariot, place)
    space = race.course.circuit.grid[place]
    sheet = race.course.sheets[chariot]
    race.places[chariot] = space
    race.standing[space] = chariot
    race.damage[chariot] = sheet.damage  # 2.4
    race.speed[chariot] = sheet.speed
    race.fortune[chariot] = sheet.fortune


# Black sheets: who chooses which.


def drafter(race: Race) -> i64:
    """Return the seat that chooses the next sheet: clockwise, then back again (11.6)."""
    players = race.course.players
    nth = race.picked
    return (race.first + (nth if nth < players else 2 * players - 1 - nth)) % players


def _can_draft(race: Race, chariot: i64) -> bool:
    return 0 <= chariot < race.course.chariots and race.owners[chariot] == NOBODY


def _nth_draft(race: Race, nth: i64) -> i64:
    chariot: i64 = 0
    while nth > 0 or race.owners[chariot] != NOBODY:
        if race.owners[chariot] == NOBODY:
            nth -= 1
        chariot += 1
    return race.course.draft_at + chariot


def draft(race: Race, code: i64) -> None:
    chariot = code - race.course.draft_at
    race.owners[chariot] = drafter(race)
    race.tell("draft", "11.6", chariot, race.picked)
    race.picks[race.picked] = chariot
    race.picked += 1


def placer(race: Race) -> i64:
    """Return the chariot that is placed next: first ones from the last chosen, then second ones (11.7)."""
    players = race.course.players
    nth = placed(race)
    return race.picks[players - 1 - nth if nth < players else 3 * players - 1 - nth]


def _can_place(race: Race, place: i64) -> bool:
    return 0 <= place < len(race.course.circuit.grid) and _is_free(race, place)


def _is_free(race: Race, place: i64) -> bool:
    space = race.course.circuit.grid[place]
    return race.standing[space] == NOBODY


def _nth_place(race: Race, nth: i64) -> i64:
    place: i64 = 0
    while nth > 0 or not _is_free(race, place):
        if _is_free(race, place):
            nth -= 1
        place += 1
    return race.course.place_at + place


def choose_place(race: Race, code: i64) -> None:
    _line_up(race, placer(race), code - race.course.place_at, "11.7")
