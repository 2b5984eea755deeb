"""The elimination bonus (10): looking at the hands one put out, and swapping tiles with them."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.games.asteroid.field import STOP
from quadriga.games.asteroid.pile import mix
from quadriga.games.asteroid.sky import Sky, members, size


def loot(sky: Sky) -> i64:
    """Return all tiles in the hands of those who went out just now."""
    tiles: i64 = 0
    for seat in range(sky.field.players):
        if (sky.lost >> seat) & 1 == 1:
            tiles |= sky.hands[seat]
    return tiles


def look(sky: Sky) -> None:
    """Show the hands to the active player (10.2)."""
    tiles = loot(sky)
    sky.tell("look", "10.2", sky.active, size(tiles))
    for tile in members(tiles):
        sky.knows[tile] |= sky.field.bit[sky.active]


def begin_swap(sky: Sky) -> None:
    sky.held = sky.hands[:]


def swaps(sky: Sky) -> list[int]:
    """Return STOP and each pair of an own tile and another's, none of them swapped already (10.3)."""
    found: list[int] = [STOP]
    own = sky.hands[sky.active] & sky.held[sky.active]
    theirs = loot(sky) & ~sky.held[sky.active]
    for tile in members(own):
        action = sky.field.swap_at + tile * sky.field.tiles
        found += [action + other for other in members(theirs)]
    return found


def swap(sky: Sky, code: i64) -> None:
    pair = code - sky.field.swap_at
    both = sky.field.bit[pair // sky.field.tiles] | sky.field.bit[pair % sky.field.tiles]
    for seat in range(sky.field.players):
        if seat == sky.active or ((sky.lost >> seat) & 1 == 1 and sky.hands[seat] & both != 0):
            sky.hands[seat] ^= both


def end_swap(sky: Sky) -> None:
    """Nobody else knows now which tiles went where (10.4)."""
    before, after = swapped_hands(sky)
    mix(sky, sky.active, before, after)
    for seat in range(sky.field.players):
        sky.held[seat] = 0


def swapped_hands(sky: Sky) -> tuple[list[int], list[int]]:
    """Return the hands of a swap, the swapper's first, as they were and as they are."""
    seats = [int(sky.active)]
    seats += [seat for seat in range(sky.field.players) if (sky.lost >> seat) & 1 == 1]
    return [sky.held[seat] for seat in seats], [sky.hands[seat] for seat in seats]
