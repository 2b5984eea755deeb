"""Start marks as people count them: clockwise round the board, from the upper left."""

from __future__ import annotations

from quadriga.games.asteroid.field import DOWN, LEFT, PORTS, RIGHT, SIDE_OF_PORT, UP, Field

SIDES = (UP, RIGHT, DOWN, LEFT)  # clockwise
NAMES = {UP: "top", RIGHT: "right", DOWN: "bottom", LEFT: "left"}


def mark_number(field: Field, entry: int) -> int:
    """Return the number of a start mark, from 1."""
    cell, port = divmod(int(entry), PORTS)
    row, column = divmod(cell, int(field.size))
    last = int(field.size) - 1
    side = SIDES.index(SIDE_OF_PORT[port])
    along = (column, row, last - column, last - row)[side]
    return side * per_side(field) + along * 2 + port % 2 + 1


def per_side(field: Field) -> int:
    return 2 * int(field.size)
