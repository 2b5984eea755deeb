"""Flying (6): where a wake leads, and who moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quadriga.games.asteroid.field import EDGE, LAST_PORT, PORT_BITS, PORTS, TURNS, WAKE_BITS
from quadriga.games.asteroid.sky import EMPTY, UNKNOWN, Sky

# How a flight may end other than before an empty cell.
LEFT_BOARD: Final = EDGE
STRUCK: Final = -2
LOOPED: Final = -3


def stop(sky: Sky, start: i64) -> i64:
    """Return the entry where the wake from this entry ends, before whatever it is, or EDGE or LOOPED."""
    cells, wakes, beyond = sky.cells, sky.field.wakes, sky.field.beyond
    entry = start
    while True:
        content = cells[entry >> PORT_BITS]
        if content <= EMPTY:
            return entry
        port = (wakes[content - 1] >> ((entry & LAST_PORT) * WAKE_BITS)) & LAST_PORT
        entry = beyond[(entry & ~LAST_PORT) + port]
        if entry == EDGE:
            return EDGE
        if entry == start:
            return LOOPED


def follow(sky: Sky, start: i64) -> i64:
    """Return the entry where the wake from this entry ends, or how the flight ends (6.1 to 6.5)."""
    end = stop(sky, start)
    if end >= 0 and sky.cells[end >> PORT_BITS] != EMPTY:
        return STRUCK
    return end


def place(sky: Sky, code: i64) -> i64:
    """Lay the chosen tile before the active ship; return the cell."""
    placed = code - sky.field.place_at
    tile = placed // TURNS
    cell = sky.faced(sky.active)
    sky.tell("place", "5.1", sky.active, placed, cell)
    sky.hands[sky.active] &= ~sky.field.bit[tile]
    sky.knows[tile] = sky.field.everyone
    sky.cells[cell] = placed + 1
    sky.choices = UNKNOWN
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
