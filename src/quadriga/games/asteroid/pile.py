"""The pile (7, 8): drawing from the top, what goes under, and the draw marker."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.games.asteroid.sky import NOBODY, Mix, Sky, members, size


def take(sky: Sky, seat: i64, tile: i64) -> None:
    """Give the tile on top of the pile to a seat, which alone sees it."""
    bit = sky.field.bit[tile]
    if sky.bag != 0:
        sky.bag &= ~bit
    else:
        rest = sky.under[0] & ~bit
        if rest == 0:
            sky.under.pop(0)
        else:
            sky.under[0] = rest
    sky.hands[seat] |= bit
    sky.knows[tile] |= sky.field.bit[seat]


def is_short(sky: Sky, seat: i64) -> bool:
    return sky.flies(seat) and size(sky.hands[seat]) < sky.field.hand


def next_short(sky: Sky, seat: i64) -> i64:
    """Return the first seat from this one on, in turn order, that holds too few tiles."""
    players = sky.field.players
    for step in range(players):
        other = (seat + step) % players
        if is_short(sky, other):
            return other
    return NOBODY


def knock_under(sky: Sky, tile: i64) -> None:
    """Put a tile under the pile that everybody has seen."""
    sky.under.append(sky.field.bit[tile])


def bury(sky: Sky, seats: i64) -> None:
    """Put the hands of these seats under the pile, in seat order, each mixed (7.2)."""
    if seats == 0:
        return
    for seat in range(sky.field.players):
        hand = sky.hands[seat]
        if (seats >> seat) & 1 == 1 and hand != 0:
            sky.hands[seat] = 0
            sky.under.append(hand)
            if size(hand) > 1:  # one tile alone cannot be mixed
                mix(sky, NOBODY, [hand], [hand])


def mix(sky: Sky, swapper: i64, before: list[int], after: list[int]) -> None:
    """Remember that these tiles changed places out of sight of all but the swapper."""
    mixed = mix_of(sky, swapper, before, after)
    sky.mixes.append(mixed)
    seen = 0 if swapper == NOBODY else sky.field.bit[swapper]
    for tile in mixed.tiles:
        sky.knows[tile] = seen


def mix_of(sky: Sky, swapper: i64, before: list[int], after: list[int]) -> Mix:
    tiles: list[int] = []
    for part in before:
        tiles += members(part)
    known = tuple([sky.knows[tile] for tile in tiles])
    return Mix(swapper, tuple(tiles), known, _parts(before, tiles), _parts(after, tiles))


def _parts(parts: list[int], tiles: list[int]) -> tuple[int, ...]:
    """Return for each tile the number of the part that it is in."""
    if len(parts) == 1:
        return (0,) * len(tiles)
    return tuple([_part(parts, tile) for tile in tiles])


def _part(parts: list[int], tile: i64) -> int:
    for number, there in enumerate(parts):
        if (there >> tile) & 1 == 1:
            return number
    raise AssertionError("a tile was lost in a swap")
