"""A still of each game, for cards and pages: a real game, the same every time."""

from __future__ import annotations

from functools import cache

from quadriga.bots import greedy
from quadriga.core.drawing import drawing
from quadriga.core.picture import svg
from quadriga.core.registry import game as find_game
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER

SEED = 7
DECISIONS = 45


@cache
def still(slug: str) -> str | None:
    """Return a game in its middle as SVG; None: it is not drawn."""
    game = find_game(slug)
    drawn = drawing(game)
    if drawn is None:
        return None
    state, rng = game.start(min(4, game.seats[-1])), Rng(SEED)
    decided = 0
    while state.actor() != OVER and (decided < DECISIONS or state.actor() == CHANCE):
        if state.actor() == CHANCE:
            state.apply(int(state.draw(rng)))
        else:
            state.apply(int(greedy.decide(state, rng)))
            decided += 1
    return svg(drawn.board(state), drawn.pieces(state, None))
