"""Players that are programs: `BOTS` by name. They know a game only through its states."""

from __future__ import annotations

from collections.abc import Callable

from quadriga.bots import greedy, playout, random
from quadriga.core.rng import Rng
from quadriga.core.state import State

# A bot is given a state in which all that its seat cannot know was drawn anew.
Bot = Callable[[State, Rng], int]

BOTS: dict[str, Bot] = {"greedy": greedy.decide, "playout": playout.decide, "random": random.decide}


def usual(state: State) -> str:
    """Return the bot that plays this game where nobody says which: who has no judgement tries games."""
    return "playout" if type(state).judge is State.judge else "greedy"


# What bots are called at the table; somebody who plays may well have one of these names.
NAMES = ("Ada", "Gaspard", "Nina", "Oscar", "Zoé", "Hugo", "Iris", "Félix", "Mona", "Basile")
