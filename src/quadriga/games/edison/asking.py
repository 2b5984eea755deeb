"""Whether the rules of Edison & Co could ask in a position what its text says they do.

Where the vehicles are and what they have scored is taken as it is. All else must add up: the chips, the
ranking cards and sheets, and every card that anybody has played.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product

from quadriga.games.edison.course import AHEAD, BACK, CLOCKWISE, NOBODY, START, VEHICLES
from quadriga.games.edison.drive import moves
from quadriga.games.edison.rules import EdisonState
from quadriga.games.edison.secrets import is_open, to_deal
from quadriga.games.edison.trial import CARD, DEAL, LAY, MOVE, NOTHING, SHEET

TYPES = 3  # of cards, one of each in a turn


def can_ask(state: EdisonState) -> bool:
    if state.phase in (LAY, DEAL, SHEET):
        return _is_unplayed(state) and _is_setting_up(state)
    if not _is_set_up(state):
        return False
    if state.phase == CARD:
        return _cards_fit(state) and state.played() < TYPES and len(state.legal()) > 1
    if state.phase == MOVE:
        return _cards_fit(state) and state.played() == TYPES and len(moves(state)) > 1
    return state.played() == 0 and any(_cards_fit(last) and not last.legal() for last in _broken_off(state))


# Before the first turn


def _is_unplayed(state: EdisonState) -> bool:
    return (
        all(place == START for place in state.places)
        and all(heading == CLOCKWISE for heading in state.headings)
        and not any(state.scores)
        and not any(any(gone) for gone in _gone(state))
        and (state.own, state.first, state.played()) == (0, 0, 0)
    )


def _is_setting_up(state: EdisonState) -> bool:
    if state.phase == LAY:
        return not _is_laid(state) and state.dealt == 0 and len(state.chances()) > 1
    if state.phase == DEAL:
        unfinished = state.dealt < to_deal(state) and state.written == 0
        return _is_laid(state) and unfinished and len(state.chances()) > 1 and _favourites_in_order(state)
    dealt = state.course.advanced and state.dealt == to_deal(state)
    unfinished = not _is_written(state) and state.written % VEHICLES != VEHICLES - 1
    return bool(_is_laid(state) and dealt and unfinished)


def _is_set_up(state: EdisonState) -> bool:
    dealt = state.dealt == to_deal(state) and _favourites_in_order(state)
    return bool(_is_laid(state) and dealt and _is_written(state))


def _is_laid(state: EdisonState) -> bool:
    return bool(state.laid == len(state.course.chip_spaces))


def _is_written(state: EdisonState) -> bool:
    course = state.course
    return bool(state.written == (course.sides() * VEHICLES if course.advanced else 0))


def _favourites_in_order(state: EdisonState) -> bool:
    """Whether the first side has both its favourites before the other is dealt one, where they lie open."""
    own = sum(int(weight) for weight in list(state.weights)[:VEHICLES])
    return not is_open(state) or bool(own == min(2, state.dealt))


# The cards


def _cards_fit(state: EdisonState) -> bool:
    return _turns_add_up(state) and _table_fits(state) and _scorings_fit(state)


def _gone(state: EdisonState) -> list[list[int]]:
    """Return how many choices, distances and directions each seat has played."""
    course = state.course
    seats = range(course.players)
    return [
        [int(course.pairs) - int(state.pairs[seat]).bit_count() for seat in seats],
        [int(course.distances) - int(state.distances[seat]).bit_count() for seat in seats],
        [int(course.ahead - state.ahead[seat] + course.back - state.back[seat]) for seat in seats],
    ]


def _turns_add_up(state: EdisonState) -> bool:
    """Whether each seat has played as many cards as it had turns to play them, one of each type a turn."""
    players = int(state.course.players)
    gone = _gone(state)
    tabled = [card != NOTHING for card in (state.pair, state.distance, state.direction)]
    before = [sum(seats) - tables for seats, tables in zip(gone, tabled, strict=True)]
    turns = before[0]
    if before != [turns] * TYPES or turns % players != state.first:
        return False
    due = [0] * players
    for turn in range(turns + 1):
        for card in range(TYPES if turn < turns else int(state.played())):
            due[(turn + card) % players] += 1
    return due == [sum(types) for types in zip(*gone, strict=True)]


def _table_fits(state: EdisonState) -> bool:
    """Whether each card on the table is gone from the hand of another seat that has played one."""
    course = state.course
    seats = range(course.players)
    played: list[list[int]] = []  # for each card, the seats that can have played it
    if state.pair != NOTHING:
        played.append([seat for seat in seats if not (state.pairs[seat] >> state.pair) & 1])
    if state.distance != NOTHING:
        played.append(_played_distance(state))
    if state.direction != NOTHING:
        left, most = (state.ahead, course.ahead) if state.direction == AHEAD else (state.back, course.back)
        played.append([seat for seat in seats if left[seat] < most])
    by = [int(state.first + at) % int(course.players) for at in range(state.played())]
    return any(
        all(seat in seats for seat, seats in zip(order, played, strict=True)) for order in permutations(by)
    )


def _played_distance(state: EdisonState) -> list[int]:
    """Return the seats that can have played the distance on the table: a 2 has its caller."""
    course = state.course
    is_two = state.distance == course.scoring - 1
    if not 0 <= state.distance < course.distances or is_two != (state.caller != NOBODY):
        return []
    if state.waived and not (is_two and course.has_bystander()):
        return []
    seats = [seat for seat in range(course.players) if seat == state.caller or not is_two]
    return [seat for seat in seats if not (state.distances[seat] >> state.distance) & 1]


def _scorings_fit(state: EdisonState) -> bool:
    """Whether those scored with their 2 who have played it, unless it lies on the table or was waived."""
    course = state.course
    for seat in range(course.players):
        scored = (state.own >> seat) & 1 == 1
        in_effect = not (state.distances[seat] >> (course.scoring - 1)) & 1 and seat != state.caller
        if scored != in_effect and not (in_effect and course.has_bystander()):
            return False
    return True


# The end


def _broken_off(state: EdisonState) -> Iterator[EdisonState]:
    """Give the position with every turn on the table that can have been broken off at the end (6.1)."""
    course = state.course
    two = course.scoring - 1
    plain = [(distance, NOBODY) for distance in range(course.distances) if distance != two]
    distances = [(NOTHING, NOBODY), *plain, *((two, seat) for seat in range(course.players))]
    for pair, (distance, caller), way in product(
        range(NOTHING, course.pairs), distances, (NOTHING, AHEAD, BACK)
    ):
        last = state.copy()
        last.phase = CARD
        last.pair, last.distance, last.direction, last.caller = pair, distance, way, caller
        if last.played() < TYPES:
            yield last
