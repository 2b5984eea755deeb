"""The race in whose middle somebody learns Chariot Race: what the cards say of it is so."""

from __future__ import annotations

from quadriga import game
from quadriga.core.lessons import begun
from quadriga.games.chariot import GAME
from quadriga.games.chariot.race import FREE

ON_THE_REAL_BOARD = True


def test_the_learner_leads_in_the_last_lap_with_dice_to_look_at() -> None:
    """1.1 3.3 In blue, first of all in this round, with all four still in the race."""
    state = GAME.start(4)
    for action in begun(game("chariot")):
        state.apply(action)
    blue, *others = (state.distance(chariot) for chariot in range(4))
    assert (state.mover, state.owners[0], state.phase, state.played) == (0, 0, FREE, 0)
    assert all(state.races(chariot) for chariot in range(4))
    assert state.crossings[0] == state.course.costs.laps
    assert blue > max(others) > blue - state.course.circuit.lap // 4
