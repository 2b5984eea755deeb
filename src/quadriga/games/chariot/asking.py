"""Which positions the rules of Chariot Race can come to: what a text must not contradict."""

from __future__ import annotations

from itertools import pairwise

from quadriga.games.chariot.attack import attacks
from quadriga.games.chariot.course import NOBODY, WAYS, Course
from quadriga.games.chariot.dice import size
from quadriga.games.chariot.move import ways
from quadriga.games.chariot.race import (
    ATTACK,
    DONE,
    DRAFT,
    FAVOUR,
    FIRST,
    GRID,
    MOVE,
    PLACE,
    REPAIR,
    REROLL,
    SIGN,
)
from quadriga.games.chariot.rules import ChariotState


def can_ask(state: ChariotState) -> bool:
    """Whether the rules can ask in this position what its phase says."""
    if state.round == 0:
        return _is_set_up_for(state) and state.supply == state.course.costs.caltrops and state.played == 0
    if _owned(state) != _fair_share(state.course):
        return False
    if state.phase == DONE:
        return _is_decided(state)
    return (
        state.mover != NOBODY
        and state.races(state.mover)
        and not state.has_played(state.mover)
        and all(_is_in_step(state, chariot) for chariot in range(state.course.chariots))
        and _fits_phase(state)
    )


def _owned(state: ChariotState) -> list[int]:
    return sorted(int(owner) for owner in state.owners if owner != NOBODY)


def _fair_share(course: Course) -> list[int]:
    return [seat for seat in range(course.players) for _ in range(course.each)]


def _is_in_step(state: ChariotState, chariot: int) -> bool:
    """Whether a chariot over the finish has played, as it must have to get there."""
    moved = state.has_played(chariot) or (chariot == state.mover and state.phase in (MOVE, ATTACK))
    return moved or not state.has_finished(chariot)


def _is_decided(state: ChariotState) -> bool:
    racing = [chariot for chariot in range(state.course.chariots) if state.races(chariot)]
    if not racing:
        return state.mover == NOBODY
    return state.winner() == state.mover != NOBODY and all(map(state.has_played, racing))


def _is_set_up_for(state: ChariotState) -> bool:
    course = state.course
    on_grid = all(
        state.places[chariot] in course.circuit.grid[: course.racing if state.phase == GRID else None]
        and state.crossings[chariot] == 0
        and (state.damage[chariot], state.speed[chariot], state.fortune[chariot])
        == (course.sheets[chariot].damage, course.sheets[chariot].speed, course.sheets[chariot].fortune)
        for chariot in range(course.chariots)
        if state.races(chariot)
    )
    if course.black == (state.phase == GRID) or not on_grid:
        return False
    if state.phase == FIRST:
        return _owned(state) == []
    if state.phase == GRID:
        return _owned(state) == _fair_share(course) and _lined_up(state)
    return 0 <= state.first < course.players and is_drafted(state) and _is_placed(state)


def _lined_up(state: ChariotState) -> bool:
    taken = [state.standing[space] != NOBODY for space in state.course.circuit.grid]
    return sum(taken) <= state.course.racing - 2 and all(taken[: sum(taken)])


def is_drafted(state: ChariotState) -> bool:
    """Whether the chariots are owned as the order of choice gives them."""
    course = state.course
    if state.picked > course.racing or (state.phase == PLACE) != (state.picked == course.racing):
        return False
    picks = [int(state.picks[at]) for at in range(state.picked)]
    players = int(course.players)
    seats = [
        (state.first + (at if at < players else 2 * players - 1 - at)) % players for at in range(len(picks))
    ]
    owners = dict(zip(picks, seats, strict=True))
    return [owners.get(chariot, NOBODY) for chariot in range(course.chariots)] == list(state.owners)


def _is_placed(state: ChariotState) -> bool:
    """Whether those are placed whose turn it was."""
    racing = [chariot for chariot in range(state.course.chariots) if state.races(chariot)]
    if state.phase == DRAFT:
        return racing == []
    if len(racing) == state.course.racing:
        return False
    players = int(state.course.players)
    order = [*range(players)][::-1] + [*range(players, 2 * players)][::-1]
    return sorted(int(state.picks[at]) for at in order[: len(racing)]) == racing


def _fits_phase(state: ChariotState) -> bool:
    if state.phase == MOVE:
        return _has_come(state) and state.points > 0 and ways(state) > 1
    if state.phase == ATTACK:
        return _has_come_to_rest(state) and state.attacks > 0 and _dice_fit(state) and attacks(state) > 0
    if state.next_chariot() != state.mover:
        return False
    sheet = state.course.sheets[state.mover]
    if state.phase == REPAIR:
        return len(state.legal()) > 1
    if state.speed[state.mover] > sheet.top[state.damage[state.mover]] and state.phase != SIGN:
        return False
    dice = sheet.dice[state.speed[state.mover]]
    if state.phase == SIGN:
        return 0 < state.signs <= dice - state.lanes - state.attacks and _can_push(state, int(dice))
    if state.phase == FAVOUR and state.fortune[state.mover] < state.course.costs.favour_cost:
        return False
    if state.phase == REROLL and not 0 < state.rolling <= dice:
        return False
    return state.rolling + size(state.dice) == dice


def _can_push(state: ChariotState, dice: int) -> bool:
    """Whether the dice that are not seen any more can have come to the push."""
    used = dice - int(state.signs + state.lanes + state.attacks)
    sprint = int(state.course.costs.sprint_speed)
    return any(
        sprint * sprints + signs == state.push
        for sprints in range(used + 1)
        for signs in range(sprints - used, used - sprints + 1)
    )


def _dice_fit(state: ChariotState) -> bool:
    return state.attacks + state.lanes <= state.course.die.most


def _has_come(state: ChariotState) -> bool:
    """Whether the way from the start leads here and takes the speed together with what is left."""
    spaces = [int(state.start), *(int(state.trail[at]) for at in range(state.walked))]
    onto = state.course.circuit.onto
    linked = all(
        after in [onto[before * WAYS + way] for way in range(WAYS)] for before, after in pairwise(spaces)
    )
    pillars = any(state.course.circuit.pillars[space] for space in spaces)
    here = spaces[-1] == state.places[state.mover] or state.phase == ATTACK
    whole = state.walked + state.points == state.speed[state.mover]
    return linked and not pillars and here and whole and _dice_fit(state)


def _has_come_to_rest(state: ChariotState) -> bool:
    """Whether it rests where its move ended, or behind that on the same lane."""
    if not _has_come(state):
        return False
    space = state.trail[state.walked - 1] if state.walked else state.start
    # 7.8 Only chariots and pillars can have stood between.
    for _ in range(state.course.racing + sum(state.course.circuit.pillars)):
        if space == state.places[state.mover]:
            return True
        space = state.course.circuit.behind[space]
    return False
