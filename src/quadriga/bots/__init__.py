"""Players that are programs: `BOTS` by name. They know a game only through its states."""

from __future__ import annotations

from collections.abc import Callable

from quadriga.bots import playout, random
from quadriga.core.errors import QuadrigaError
from quadriga.core.rng import Rng
from quadriga.core.state import State

Bot = Callable[[State, Rng], int]

BOTS: dict[str, Bot] = {"playout": playout.decide, "random": random.decide}
DEFAULT = "playout"

# What bots are called at the table; somebody who plays may well have one of these names.
NAMES = ("Ada", "Gaspard", "Nina", "Oscar", "Zoé", "Hugo", "Iris", "Félix", "Mona", "Basile")


class UnknownBot(QuadrigaError):
    """No bot goes by this name."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(f"no bot is called {name!r}; known bots: {', '.join(BOTS)}")


def bot(name: str) -> Bot:
    """Return the bot of this name."""
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name]
