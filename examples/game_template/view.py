"""What a seat may see of Cups: everything but the dice that it does not know."""

from __future__ import annotations

from game_template.rules import EMPTY, CupsState
from quadriga.core.game import Plain


def view(state: CupsState, seat: int | None) -> dict[str, Plain]:
    """Return what this seat knows as plain data, or what whoever watches does; seats count from 0."""
    cups = range(state.players())
    return {
        "path": state.path,
        "swaps": state.swaps,
        "steps": [*state.steps],
        "shaken": [die != EMPTY for die in state.dice],
        "dice": [state.dice[cup] if seat is not None and state.knows(seat, cup) else None for cup in cups],
        "tokens": [*state.tokens],
        "seen": [[cup for cup in cups if state.knows(other, cup)] for other in cups],
        "turn": state.turn,
    }
