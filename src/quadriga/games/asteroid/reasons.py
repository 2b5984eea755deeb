"""Why something cannot be pointed at in Asteroid Escape."""

from __future__ import annotations

from quadriga.core.drawing import Why
from quadriga.games.asteroid.arrows import face_to
from quadriga.games.asteroid.field import DOWN, LEFT, RIGHT, UP
from quadriga.games.asteroid.notation import cell_name, rock_facts, rock_name
from quadriga.games.asteroid.rules import AsteroidState
from quadriga.games.asteroid.sky import MARK, PLACE, SUPPLY

# What is never pointed at, and the clause that says what it is for.
FIXED = {"dice": "4.1", "die": "4.3", "pile": "7.1", "marker": "8.1", "tile": "5.2"}


def reason(state: AsteroidState, seat: int, name: str) -> Why:
    """Return why the seat on turn cannot point at this."""
    kind, _, which = name.partition("-")
    if kind == "rock":
        return _rock(state, which)
    if kind in FIXED:
        return Why(f"why-{kind}", FIXED[kind])
    if kind == "ship":
        return Why(
            "why-ship", "6.1", {"owner_seat": int(which), "own": "yes" if int(which) == seat else "no"}
        )
    if state.phase == MARK:
        return Why("why-mark-taken", "2.6") if kind == "mark" else Why("why-mark-first", "2.6")
    return _placing(state, kind) if state.phase == PLACE else _swapping(kind)


def _rock(state: AsteroidState, name: str) -> Why:
    """Return where an asteroid goes by which face; of those in the supply, that nobody steers them."""
    field = state.field
    rock = next(rock for rock in range(int(field.asteroids)) if rock_name(field, rock) == name)
    if state.spots[rock] <= SUPPLY:
        return Why("why-rock", "4.1")
    sides = {"up": UP, "left": LEFT, "down": DOWN, "right": RIGHT}
    faces = {side: face_to(state, rock, way) for side, way in sides.items()}
    stays = int(field.values) + 1
    return Why(
        "why-drift",
        "4.3",
        {**faces, **rock_facts(field, rock), "pivot": int(field.value[rock]), "stays": stays},
    )


def _placing(state: AsteroidState, kind: str) -> Why:
    if kind == "hand":
        return Why("why-hopeless", "5.7")
    if kind == "mark":
        return Why("why-started", "2.6")
    return Why("why-cell", "5.1", {"cell": cell_name(state.field, state.faced(state.active))})


def _swapping(kind: str) -> Why:
    return Why("why-swapped" if kind in ("hand", "loot") else "why-swap-first", "10.3")
