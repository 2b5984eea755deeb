"""What a seat should do, and what comes of it: the strongest level of a game thinks aloud."""

from __future__ import annotations

from quadriga.bots import DAY, ENDLESS
from quadriga.bots.levels import thinking
from quadriga.bots.search import ALL
from quadriga.bots.thinker import Advice, advice
from quadriga.core.errors import Reason, WrongMoment
from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE, OVER, State


def hint(state: State, seconds: float = 1.0, tries: int | None = None, seed: int = 1) -> list[Advice]:
    """Return what the seat that must decide can do, the best first, with everybody's share of the win.

    It thinks so many seconds; given `tries` it takes that many, however long they last, and then the
    same seed gives the same advice. It uses only what the seat may know.
    """
    if state.actor() == OVER:
        raise WrongMoment("hint", Reason("the game is over", "over"), str(state))
    if state.actor() == CHANCE:
        raise WrongMoment("hint", Reason("chance decides here, and no seat", "chance"), str(state))
    if tries is not None and tries < 1:
        raise ValueError(f"tries: {tries} is too few; at least 1")
    if not seconds >= 0:
        raise ValueError(f"seconds: {seconds} is no time to think")
    budget = (ENDLESS, min(seconds, DAY)) if tries is None else (min(tries, ENDLESS), DAY)
    settings = thinking(state).within(*budget)
    settings.width = ALL  # whoever asks wants to see what else there is
    return advice(state, settings, Rng(seed))
