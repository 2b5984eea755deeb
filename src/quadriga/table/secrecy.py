"""Whether a decision let anybody see what was hidden: then it cannot be taken back any more."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga.core.game import Game
from quadriga.core.rng import Rng
from quadriga.core.state import State, hides

WORLDS = 4  # in which each seat imagines the decision


def revealing(game: Game[State], before: State, action: int) -> bool:
    """Whether a seat knows more of what was hidden after this decision than it did before."""
    if not hides(before):
        return False
    after = before.copy()
    after.apply(action)
    return any(_learns(game, before, action, after, seat) for seat in range(int(before.players())))


def _learns(game: Game[State], before: State, action: int, after: State, seat: int) -> bool:
    """Whether a world that the seat thought possible could not have come to look as it looks now."""
    seen = game.view(after, seat)
    for number in range(WORLDS):
        world = before.redraw(seat, Rng(number))
        # Who decided knows what; to others it may have been anything that looks the same.
        tried = [action] if before.actor() == seat else [action, *world.legal()]
        if not any(game.view(end, seat) == seen for end in _ends(world, tried)):
            return True
    return False


def _ends(world: State, actions: list[int]) -> Iterator[State]:
    legal = world.legal()
    for action in actions:
        if action in legal:
            end = world.copy()
            end.apply(action)
            yield end
