"""Asteroids (2, 4): placing them, and what they strike as they drift."""

from __future__ import annotations

from mypy_extensions import i64

from quadriga.core.rng import Rng
from quadriga.games.asteroid.field import EDGE, TURNS
from quadriga.games.asteroid.pile import bury, knock_under
from quadriga.games.asteroid.sky import EMPTY, GONE, NOBODY, NOTHING, SUPPLY, Sky

# Placing


def on_board(sky: Sky) -> i64:
    count: i64 = 0
    for rock in range(sky.field.asteroids):
        if sky.spots[rock] >= 0:
            count += 1
    return count


def is_in_supply(sky: Sky, rock: i64) -> bool:
    return 0 <= rock < sky.field.asteroids and sky.spots[rock] == SUPPLY


def supply(sky: Sky) -> list[int]:
    return [rock for rock in range(sky.field.asteroids) if sky.spots[rock] == SUPPLY]


def is_free(sky: Sky, cell: i64) -> bool:
    """Whether the dice can name this cell and it holds nothing (2.5)."""
    return 0 <= cell < sky.field.cells and sky.field.is_numbered[cell] == 1 and sky.cells[cell] == EMPTY


def free_cells(sky: Sky) -> list[int]:
    return [cell for cell in range(sky.field.cells) if is_free(sky, cell)]


def can_set_down(sky: Sky) -> bool:
    """Whether there is an asteroid left, and a cell for it."""
    return any(sky.spots[rock] == SUPPLY for rock in range(sky.field.asteroids)) and any(
        is_free(sky, cell) for cell in range(sky.field.cells)
    )


def random_asteroid(sky: Sky, rng: Rng) -> i64:
    """Draw blindly until it is one of the supply."""
    while True:
        rock = rng.below(sky.field.asteroids)
        if sky.spots[rock] == SUPPLY:
            return rock


def random_cell(sky: Sky, rng: Rng) -> i64:
    """Roll both dice until they name a free cell."""
    numbered = sky.field.numbered
    while True:
        cell = numbered[rng.below(len(numbered))]
        if sky.cells[cell] == EMPTY:
            return cell


def set_down(sky: Sky, heading: i64) -> None:
    """Put the asteroid drawn on the cell rolled, turned at random."""
    sky.tell("asteroid", "2.5", NOBODY, heading, sky.cell, sky.rock)
    sky.spots[sky.rock] = sky.cell
    sky.headings[sky.rock] = heading
    sky.cells[sky.cell] = -1 - sky.rock
    sky.rock = NOTHING
    sky.cell = NOTHING
    sky.due -= 1


# Drifting


def next_drifter(sky: Sky) -> i64:
    """Return the next asteroid on the board that has not moved and was not placed this turn (4.2)."""
    for rock in range(sky.drifter + 1, sky.field.asteroids):
        if sky.spots[rock] >= 0 and (sky.fresh >> rock) & 1 == 0:
            return rock
    return NOTHING


def brings_another(sky: Sky, face: i64) -> bool:
    return face > sky.field.values  # 4.4


def drift(sky: Sky, face: i64) -> None:
    """Pivot or move the drifting asteroid as the die says (4.3)."""
    rock = sky.drifter
    field = sky.field
    arrow = (face - field.value[rock] - 1) % field.values
    if arrow == TURNS:
        sky.tell("pivot", "4.3", NOBODY, face, sky.spots[rock], rock)
        sky.headings[rock] = (sky.headings[rock] + field.pivot) % TURNS
        return
    side = (arrow + sky.headings[rock]) % TURNS
    goal = field.beside[sky.spots[rock] * TURNS + side]
    sky.cells[sky.spots[rock]] = EMPTY
    if goal == EDGE:
        sky.tell("away", "4.5", NOBODY, face, sky.spots[rock], rock)
        sky.spots[rock] = GONE
        sky.headings[rock] = 0
    else:
        sky.tell("drift", "4.3", NOBODY, face, goal, rock)
        _strike(sky, goal)
        sky.spots[rock] = goal
        sky.cells[goal] = -1 - rock
        _collide(sky, goal)


def _strike(sky: Sky, cell: i64) -> None:
    """Clear the cell that the asteroid moves on to."""
    rock = sky.rock_on(cell)
    tile = sky.tile_on(cell)
    if rock != NOTHING:
        sky.tell("bump", "4.9", NOBODY, 0, cell, rock)
        sky.spots[rock] = SUPPLY
        sky.headings[rock] = 0
        sky.fresh &= ~sky.field.bit[rock]
    elif tile != NOTHING:
        sky.tell("knock", "4.6", NOBODY, tile, cell)
        knock_under(sky, tile)
        before = sky.lost
        for seat in range(sky.field.players):
            if sky.flies(seat) and sky.stood_on(seat) == cell:
                sky.tell("crush", "4.6", seat, 0, cell)
                sky.lose(seat)
        bury(sky, sky.lost & ~before)


def _collide(sky: Sky, cell: i64) -> None:
    """Put the active ship out if the asteroid moved right before it (4.7)."""
    if sky.flies(sky.active) and sky.faced(sky.active) == cell:
        sky.tell("collide", "4.7", sky.active, 0, cell, sky.rock_on(cell))
        sky.lose(sky.active)
        bury(sky, sky.field.bit[sky.active])
