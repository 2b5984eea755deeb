"""Other worlds: positions that look the same to somebody, and what would be told there."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga import CHANCE, Rng, State
from quadriga.core.events import Event
from quadriga.core.game import Game


def applied(state: State, action: int) -> tuple[State, list[Event]]:
    """Return what an action leads to, and what is told of it."""
    after = state.copy()
    told = after.listen()
    after.apply(action)
    return after, told


def possible(state: State) -> list[int]:
    """Return all that may happen next."""
    return [outcome for outcome, _ in state.chances()] if state.actor() == CHANCE else state.legal()


def told_elsewhere(
    game: Game[State], before: State, action: int, viewer: int | None, rng: Rng
) -> Iterator[list[Event]]:
    """Give what is told in another world of all that looks to a viewer as this action does in the true one.

    The same action comes first. Who decides knows what they did, so that for them it is the only one.
    """
    other = before.redraw(int(rng.below(int(before.players()))) if viewer is None else viewer, rng)
    seen = game.view(applied(before, action)[0], viewer)
    for each in sorted(possible(other), key=lambda each: each != action):
        if each != action and viewer == before.actor():
            return
        after, told = applied(other, each)
        if game.view(after, viewer) == seen:
            yield told


def is_compared(game: Game[State], before: State, action: int, viewer: int | None, rng: Rng) -> bool:
    """Whether in another world the same was seen; then the same must have been told, or could have been."""
    _, told = applied(before, action)
    others = told_elsewhere(game, before, action, viewer, rng)
    first = next(others, None)
    assert first in (None, told) or told in others, f"{viewer} is told too much: {told}"
    return first is not None
