"""The four arrows of an asteroid, and which face of the die stands on each of them (4.3)."""

from __future__ import annotations

from quadriga.games.asteroid.field import TURNS
from quadriga.games.asteroid.rules import AsteroidState


def face_on(values: int, value: int, turn: int, side: int) -> int:
    """Return the face on the arrow that points to this side, of an asteroid of this value in its turn."""
    return (value + (side - turn) % TURNS) % values + 1


def face_to(state: AsteroidState, rock: int, side: int) -> int:
    """Return the face that moves an asteroid on the board to this side."""
    field = state.field
    return face_on(int(field.values), int(field.value[rock]), int(state.headings[rock]), side)
