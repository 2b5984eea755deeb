"""Flying (5, 6): where a wake leads, which tiles may be placed, and who moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quadriga.games.asteroid.field import EDGE, LAST_PORT, PORT_BITS, PORTS, TURNS
from quadriga.games.asteroid.sky import EMPTY, Sky, lowest

# How a flight may end other than before an empty cell.
LEFT_BOARD: Final = -1
STRUCK: Final = -2
LOOPED: Final = -3

TURN_BITS: Final = 2
LAST_TURN: Final = TURNS - 1

# What is wrong with a placement: it ends the flight, it shares a wake, or both.
FREE: Final = 0
FATAL: Final = 1
SHARED: Final = 2
SHARED_AND_FATAL: Final = SHARED + FATAL


def follow(sky: Sky, start: i64) -> i64:
    """Return the entry where the wake from this entry ends, or how the flight ends (6.1 to 6.5)."""
    cells, wakes, beyond = sky.cells, sky.field.wakes, sky.field.beyond
    entry = start
    while True:
        content = cells[entry >> PORT_BITS]
        if content == EMPTY:
            return entry
        if content < EMPTY:
            return STRUCK
        port = wakes[(content - 1) * PORTS + (entry & LAST_PORT)]
        entry = beyond[(entry & ~LAST_PORT) + port]
        if entry == EDGE:
            return LEFT_BOARD
        if entry == start:
            return LOOPED


def trouble(sky: Sky, tile: i64, turn: i64) -> i64:
    """Return what is wrong with placing this tile before the active ship (5.3 to 5.6)."""
    cell = sky.faced(sky.active)
    start = sky.ships[sky.active]
    sky.cells[cell] = tile * TURNS + turn + 1
    end = follow(sky, start)
    shared = _is_shared(sky, start)
    sky.cells[cell] = EMPTY
    return (SHARED if shared else FREE) + (FREE if end >= 0 else FATAL)


def _is_shared(sky: Sky, start: i64) -> bool:
    """Whether we would come through another ship's place, or it through ours, the same way (5.6)."""
    for seat in range(sky.field.players):
        other = sky.ships[seat]
        if other >= 0 and other != start and (_passes(sky, start, other) or _passes(sky, other, start)):
            return True
    return False


def _passes(sky: Sky, start: i64, goal: i64) -> bool:
    """Whether the wake from one entry runs through another, the same way."""
    cells, wakes, beyond = sky.cells, sky.field.wakes, sky.field.beyond
    entry = start
    while True:
        content = cells[entry >> PORT_BITS]
        if content <= EMPTY:
            return False
        port = wakes[(content - 1) * PORTS + (entry & LAST_PORT)]
        entry = beyond[(entry & ~LAST_PORT) + port]
        if entry == goal:
            return True
        if entry in (EDGE, start):
            return False


def placements(sky: Sky) -> list[int]:
    """Return what may be placed: of equal tiles the first, of turns that look alike one.

    Only what has the least trouble is allowed (5.7).
    """
    found: list[int] = []
    least: i64 = SHARED_AND_FATAL
    hand = sky.hands[sky.active]
    while hand != 0:
        tile = lowest(hand)
        hand &= ~sky.field.equals[tile]
        for turn in range(sky.field.turns[tile]):
            wrong = trouble(sky, tile, turn)
            if wrong < least:
                least = wrong
                found = []
            if wrong == least:
                found.append(sky.field.place_at + tile * TURNS + turn)
    return found


def can_place(sky: Sky, code: i64) -> bool:
    placed = code - sky.field.place_at
    if not 0 <= placed < sky.field.tiles * TURNS:
        return False
    tile = placed >> TURN_BITS
    turn = placed & LAST_TURN
    equal = sky.hands[sky.active] & sky.field.equals[tile]
    if equal == 0 or lowest(equal) != tile or turn >= sky.field.turns[tile]:
        return False
    return trouble(sky, tile, turn) == FREE or code in placements(sky)


def place(sky: Sky, code: i64) -> i64:
    """Lay the chosen tile before the active ship; return the cell."""
    placed = code - sky.field.place_at
    tile = placed >> TURN_BITS
    cell = sky.faced(sky.active)
    sky.tell("place", "5.1", sky.active, placed, cell)
    sky.hands[sky.active] &= ~sky.field.bit[tile]
    sky.knows[tile] = sky.field.everyone
    sky.cells[cell] = placed + 1
    return cell


def fly(sky: Sky, cell: i64) -> None:
    """Move every ship that faces this cell, the active one first (6.1, 6.2)."""
    _fly_on(sky, sky.active)
    for seat in range(sky.field.players):
        if sky.flies(seat) and sky.faced(seat) == cell:
            _fly_on(sky, seat)


def _fly_on(sky: Sky, seat: i64) -> None:
    end = follow(sky, sky.ships[seat])
    if end >= 0:
        sky.tell("fly", "6.1" if seat == sky.active else "6.2", seat, end, end // PORTS)
        sky.ships[seat] = end
    elif end == LEFT_BOARD:
        sky.tell("edge", "6.3", seat, sky.ships[seat])
        sky.fled |= sky.field.bit[seat]
        sky.lose(seat)
    elif end == STRUCK:
        sky.tell("struck", "6.4", seat, sky.ships[seat])
        sky.lose(seat)
    else:
        sky.tell("loop", "6.5", seat, sky.ships[seat])
        sky.lose(seat)
