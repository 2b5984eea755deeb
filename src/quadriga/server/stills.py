"""A still of each game, for cards and pages: a real game, the same every time."""

from __future__ import annotations

from quadriga.bots import greedy
from quadriga.core.drawing import Drawing
from quadriga.core.game import Game
from quadriga.core.picture import svg
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER, State

SEED = 7
DECISIONS = 45


def still(game: Game[State], drawn: Drawing) -> str:
    """Return a game in its middle as SVG."""
    state, rng = game.start(min(4, game.seats[-1])), Rng(SEED)
    decided = 0
    while state.actor() != OVER and (decided < DECISIONS or state.actor() == CHANCE):
        if state.actor() == CHANCE:
            state.apply(int(state.draw(rng)))
        else:
            state.apply(int(greedy.decide(state, rng)))
            decided += 1
    return svg(drawn.board(state), drawn.pieces(state, None))
