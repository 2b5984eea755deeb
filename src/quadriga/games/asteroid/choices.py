"""What people type in Asteroid Escape: tiles by number, turns and other people's tiles by letter."""

from __future__ import annotations

from string import ascii_lowercase

from quadriga.games.asteroid.field import STOP, TURNS
from quadriga.games.asteroid.marks import mark_number
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import MARK, PLACE, members

KEEP = "0"


def kinds_of(state: AsteroidState, tiles: int) -> list[int]:
    """Return the tiles of a set, of equal ones the first: these are counted from 1."""
    found: list[int] = []
    for tile in members(tiles):
        if all(state.field.names[tile] != state.field.names[other] for other in found):
            found.append(tile)
    return found


def loot_of(state: AsteroidState) -> list[tuple[int, int]]:
    """Return the tiles of those who went out, as a swap began, with their seats: lettered from a."""
    return [
        (tile, seat)
        for seat in range(state.field.players)
        if (state.lost >> seat) & 1
        for tile in members(state.held[seat])
    ]


def laid_of(state: AsteroidState, action: int) -> tuple[int, int]:
    """Return which tile of the hand is placed, of equal ones the first, and by how many quarter turns."""
    tile, turn = divmod(int(action - state.field.place_at), TURNS)
    return kinds_of(state, state.hands[state.active]).index(tile), turn


def swap_of(state: AsteroidState, action: int) -> tuple[int, int]:
    """Return the tile that is given and the one that is taken."""
    own, other = divmod(int(action - state.field.swap_at), int(state.field.tiles))
    return own, other


def key_of(state: AsteroidState, action: int) -> str:
    """Return what is typed for an action: 12 for a mark, 2c for a tile and its turn, 1a for a swap."""
    field = state.field
    if state.phase == MARK:
        return str(mark_number(field, field.starts[action]))
    if state.phase == PLACE:
        tile, turn = laid_of(state, action)
        return f"{tile + 1}{ascii_lowercase[turn]}"
    if action == STOP:
        return KEEP
    own, other = swap_of(state, action)
    letter = [tile for tile, _ in loot_of(state)].index(other)
    return f"{members(state.held[state.active]).index(own) + 1}{ascii_lowercase[letter]}"
