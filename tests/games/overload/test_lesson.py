"""The game in whose middle somebody learns Overload: what the cards say of it is so."""

from __future__ import annotations

from quadriga import game
from quadriga.core.lessons import begun
from quadriga.games.overload import GAME
from quadriga.games.overload.counter import LOAD
from quadriga.games.overload.track import START


def test_the_learner_leads_by_one_point_with_a_pawn_to_load_and_one_with_five_rings() -> None:
    """3.1 7.3 The game is half over, and nobody is about to win it."""
    state = GAME.start(3)
    for action in begun(game("overload")):
        state.apply(action)
    assert (state.actor(), state.phase, state.places[0]) == (0, LOAD, START)
    assert state.places[1] > START
    assert state.rings[1] == 5
    assert state.points[0] - 1 == max(state.points[seat] for seat in (1, 2))
    assert 20 <= min(state.points) <= max(state.points) <= 30
