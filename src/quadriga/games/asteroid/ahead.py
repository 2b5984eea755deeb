"""Placing a tile (5): what one on the cell ahead would lead to, and which may be placed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quadriga.core.rng import Rng
from quadriga.games.asteroid.field import EDGE, LAST_PORT, PORT_BITS, PORTS, TURNS, WAKE_BITS
from quadriga.games.asteroid.flight import stop
from quadriga.games.asteroid.sky import EMPTY, UNKNOWN, Sky, lowest, nth, size

TURN_BITS: Final = 2
LAST_TURN: Final = TURNS - 1
ALL_TURNS: Final = (1 << TURNS) - 1

# What is wrong with a placement: it ends the flight, it shares a wake, or both.
FREE: Final = 0
FATAL: Final = 1
SHARED: Final = 2
WORST: Final = SHARED | FATAL

LEAD: Final = (1 << WAKE_BITS) - 1

# What a tile leads to


def trouble(sky: Sky, placed: i64) -> i64:
    """Return what is wrong with placing a tile in its turn, as tile * 4 + turn (5.3 to 5.6)."""
    port = sky.ships[sky.active] & LAST_PORT
    return _trouble(sky.field.wakes[placed], port, _leads(sky), _company(sky))


def _leads(sky: Sky) -> i64:
    """Return where the wakes lead that leave the cell ahead, WAKE_BITS for each of its ports.

    It is a port of the same cell, by which the wake comes back, or PORTS and what is wrong with this
    way. With it every tile that may lie there is judged, and no wake is followed twice.
    """
    cell = sky.ships[sky.active] & ~LAST_PORT
    leads: i64 = 0
    for port in range(i64(PORTS)):
        leads |= _lead(sky, cell, cell + port) << (port * WAKE_BITS)
    return leads


def _lead(sky: Sky, cell: i64, way: i64) -> i64:
    end = sky.field.beyond[way]
    if end != EDGE:
        end = stop(sky, end)
    if end == EDGE:
        return PORTS + FATAL  # 5.3
    if end & ~LAST_PORT == cell:
        return end & LAST_PORT
    lead: i64 = PORTS + FREE
    if sky.cells[end >> PORT_BITS] != EMPTY:
        lead += FATAL  # 5.5
    if any(sky.ships[seat] == end for seat in range(sky.field.players)):
        lead += SHARED  # 5.6
    return lead


def _company(sky: Sky) -> i64:
    """Return the ports of the other ships before the cell ahead; those on the same spot do not count."""
    own = sky.ships[sky.active]
    company: i64 = 0
    for seat in range(sky.field.players):
        other = sky.ships[seat]
        if other != own and other & ~LAST_PORT == own & ~LAST_PORT:
            company |= sky.field.bit[other & LAST_PORT]
    return company


def _trouble(wakes: i64, own: i64, leads: i64, company: i64) -> i64:
    """Return what is wrong with a tile that has these wakes for the ship that enters by its own port."""
    wrong: i64 = FREE
    if company != 0 and _is_followed(wakes, own, leads, company):
        wrong = SHARED
    lead = _follow(wakes, own, leads)
    while lead < PORTS:
        if lead == own:
            return wrong | FATAL  # 5.4
        if (company >> lead) & 1 == 1:
            wrong = SHARED
        lead = _follow(wakes, lead, leads)
    return wrong | (lead - PORTS)


def _is_followed(wakes: i64, own: i64, leads: i64, company: i64) -> bool:
    """Whether another ship before this cell would come through the active one's place (5.6)."""
    for other in range(i64(PORTS)):
        if (company >> other) & 1 == 1:
            lead = _follow(wakes, other, leads)
            while lead < PORTS and lead != other:
                if lead == own:
                    return True
                lead = _follow(wakes, lead, leads)
    return False


def _follow(wakes: i64, port: i64, leads: i64) -> i64:
    """Return where a ship comes to that enters by this port and leaves by another."""
    out = (wakes >> (port * WAKE_BITS)) & LAST_PORT
    return (leads >> (out * WAKE_BITS)) & LEAD


# What may be placed


def _choices(sky: Sky) -> i64:
    """Return what may be placed as a set: the turns of the first tile of the hand, of the next, and so on.

    It is worked out once for each turn, when somebody asks.
    """
    if sky.choices == UNKNOWN:
        sky.choices = _least_trouble(sky)
    return sky.choices


def _least_trouble(sky: Sky) -> i64:
    """Return of equal tiles the first, of turns that look alike one, if nothing is less wrong (5.7)."""
    field = sky.field
    wakes, equals, turns = field.wakes, field.equals, field.turns
    port = sky.ships[sky.active] & LAST_PORT
    leads = _leads(sky)
    company = _company(sky)
    hand = sky.hands[sky.active]
    found: i64 = 0
    least: i64 = WORST
    first: i64 = 1
    while hand != 0:
        tile = lowest(hand)
        hand &= ~equals[tile]
        choice = first
        for placed in range(tile * TURNS, tile * TURNS + turns[tile]):
            wrong = _trouble(wakes[placed], port, leads, company)
            if wrong < least:
                least = wrong
                found = 0
            if wrong == least:
                found |= choice
            choice <<= 1
        first <<= TURNS
    return found


def placements(sky: Sky) -> list[int]:
    """Return what may be placed, tile by tile and turn by turn."""
    found: list[int] = []
    hand = sky.hands[sky.active]
    choices = _choices(sky)
    while choices != 0:
        tile = lowest(hand)
        hand &= ~sky.field.equals[tile]
        action = sky.field.place_at + tile * TURNS
        turns = choices & ALL_TURNS
        while turns != 0:
            if turns & 1 == 1:
                found.append(action)
            action += 1
            turns >>= 1
        choices >>= TURNS
    return found


def random_placement(sky: Sky, rng: Rng) -> i64:
    """Return one of the placements, all equally likely."""
    choices = _choices(sky)
    choice = nth(choices, rng.below(size(choices)))
    hand = sky.hands[sky.active]
    for _ in range(choice >> TURN_BITS):
        hand &= ~sky.field.equals[lowest(hand)]
    return sky.field.place_at + lowest(hand) * TURNS + (choice & LAST_TURN)


def can_place(sky: Sky, code: i64) -> bool:
    placed = code - sky.field.place_at
    if not 0 <= placed < sky.field.tiles * TURNS:
        return False
    choices = _choices(sky) >> (placed & LAST_TURN)
    hand = sky.hands[sky.active]
    while hand != 0:
        tile = lowest(hand)
        if tile == placed >> TURN_BITS:
            return choices & 1 == 1
        hand &= ~sky.field.equals[tile]
        choices >>= TURNS
    return False
