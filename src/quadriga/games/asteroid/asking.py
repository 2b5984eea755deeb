"""Which positions the rules of Asteroid Escape can come to: what a text must not contradict."""

from __future__ import annotations

from quadriga.games.asteroid.notation import PLACING, is_drifting
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import (
    DEAL,
    DONE,
    DRAW,
    DRIFT,
    DRIFTING,
    EMPTY,
    FLOWN,
    GONE,
    LAST,
    MARK,
    NOBODY,
    NOTHING,
    OUT,
    PLACE,
    REFILL,
    ROLL,
    SETUP,
    SUPPLY,
    SWAP,
    TURN,
    WAITING,
    WHICH,
    size,
)


def can_ask(state: AsteroidState) -> bool:
    """Whether the rules can ask in this position what its phase says."""
    if not (_hands_fit(state) and _fits_phase(state)):
        return False
    if state.phase in (*PLACING, ROLL, DRIFT) and not state.field.with_asteroids:
        return False
    if is_drifting(state):
        return _can_drift(state)
    if state.phase == SWAP:
        return _can_swap(state)
    return state.lost == 0 and state.fled == 0


def _is_set_up(state: AsteroidState) -> bool:
    return WAITING not in list(state.ships)


def _hands_fit(state: AsteroidState) -> bool:
    """Whether those who are out hold nothing; before the start nobody is, and nothing came back."""
    if not _is_set_up(state):
        early = state.marker == NOBODY and not state.under and not state.mixes
        return early and OUT not in list(state.ships) and all(cell <= EMPTY for cell in state.cells)
    return all(
        state.flies(seat) or not state.hands[seat] or (state.lost >> seat) & 1
        for seat in range(state.field.players)
    )


def _fits_phase(state: AsteroidState) -> bool:
    phase, field = state.phase, state.field
    if phase == DEAL:
        return _can_deal(state)
    if phase in PLACING:
        return _can_set_down(state)
    if phase == MARK:
        return _can_mark(state)
    if not _is_set_up(state):
        return False
    if phase == DONE:
        return state.winners > 0 and _can_have_won(state)
    if phase == DRAW:
        drawer = int(state.drawer)
        who = drawer != NOBODY and state.flies(drawer) and size(state.hands[drawer]) < field.hand
        stage = state.then in (DRIFTING, FLOWN, LAST) and (state.then == LAST) <= (drawer == state.active)
        return who and stage and size(state.top()) > 1 and (state.then == LAST or state.marker != NOBODY)
    if phase == DRIFT:
        return True
    flies = bool(state.flies(state.active))
    if phase == ROLL:
        return flies and _several_fly(state)
    if phase == PLACE:
        return flies and _several_fly(state) and state.hands[state.active] != 0 and _faces_nothing(state)
    return phase == SWAP


def _faces_nothing(state: AsteroidState) -> bool:
    return bool(state.cells[state.faced(state.active)] == EMPTY)


def _several_fly(state: AsteroidState) -> bool:
    return bool(state.flying() > 1)


def _can_have_won(state: AsteroidState) -> bool:
    fliers = sum(1 << seat for seat in range(state.field.players) if state.flies(seat))
    return fliers & ~state.winners == 0


def _can_deal(state: AsteroidState) -> bool:
    """Whether the hands are dealt up to the one that is dealt to."""
    hand, drawer = state.field.hand, int(state.drawer)
    if drawer == NOBODY or state.active != 0 or any(ship != WAITING for ship in state.ships):
        return False
    sizes = [size(tiles) for tiles in state.hands]
    nobody_else = all(int(state.knows[tile]).bit_count() <= 1 for tile in range(state.field.tiles))
    empty = all(cell == EMPTY for cell in state.cells) and GONE not in list(state.spots)
    dealt = sizes[:drawer] == [hand] * drawer and sizes[drawer] < hand and not any(sizes[drawer + 1 :])
    return nobody_else and empty and dealt


def _can_set_down(state: AsteroidState) -> bool:
    stages = {SETUP: not _is_set_up(state), REFILL: _is_set_up(state), DRIFTING: _is_set_up(state)}
    if state.due < 1 or not stages.get(int(state.then), False):
        return False
    if state.then == REFILL and not (state.flies(state.active) and _several_fly(state)):
        return False
    if state.then == SETUP and (any(ship != WAITING for ship in state.ships) or state.active != 0):
        return False
    supply = [rock for rock in range(state.field.asteroids) if state.spots[rock] == SUPPLY]
    free = [cell for cell in state.field.numbered if state.cells[cell] == EMPTY]
    if state.phase != WHICH and state.rock not in supply:
        return False
    return bool(supply and free) and (state.phase != TURN or state.cell in free)


def _can_mark(state: AsteroidState) -> bool:
    ships = list(state.ships)
    taken = ships[: state.active]
    starts = all(ship in state.field.starts for ship in taken) and len(set(taken)) == len(taken)
    return starts and ships[state.active :] == [WAITING] * (len(ships) - state.active)


def _can_drift(state: AsteroidState) -> bool:
    if state.drifter == NOTHING or (state.phase == DRIFT and state.spots[state.drifter] < 0):
        return False
    if state.phase == DRIFT and (state.fresh >> state.drifter) & 1:
        return False
    if any((state.fresh >> rock) & 1 and state.spots[rock] < 0 for rock in range(state.field.asteroids)):
        return False
    for seat in range(state.field.players):
        if (state.lost >> seat) & 1 and state.flies(seat):
            return False
    on_their_way = state.flies(state.active) or (state.lost >> state.active) & 1
    return bool(on_their_way) and state.fled == 0 and (state.flying() > 0 or state.lost > 0)


def _can_swap(state: AsteroidState) -> bool:
    field = state.field
    if not (field.bonus and state.flies(state.active) and _several_fly(state) and state.lost):
        return False
    if state.fled & ~state.lost or any(
        (state.lost >> at) & 1 and state.flies(at) for at in range(field.players)
    ):
        return False
    swapping = [seat for seat in range(field.players) if seat == state.active or (state.lost >> seat) & 1]
    for seat in range(field.players):
        if seat not in swapping and state.held[seat] != state.hands[seat]:
            return False
        if size(state.held[seat]) != size(state.hands[seat]):
            return False
        if seat != state.active and seat in swapping:
            other = state.hands[seat] & ~state.held[seat]
            if other & ~state.held[state.active]:
                return False
    held = sum(int(state.held[seat]) for seat in swapping)
    hands = sum(int(state.hands[seat]) for seat in swapping)
    looked = all(
        (state.knows[tile] >> state.active) & 1 for tile in range(field.tiles) if (hands >> tile) & 1
    )
    return held == hands and looked
