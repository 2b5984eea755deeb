"""Players that are programs, by name. They know a game only through its states."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import ExitStack

from quadriga.bots import greedy, random
from quadriga.bots.guest import Fault, Guest
from quadriga.bots.invitation import command
from quadriga.bots.levels import LEVELS, Player, thinking
from quadriga.bots.thinker import Thinker
from quadriga.core.errors import UnknownBot
from quadriga.core.rng import Rng
from quadriga.core.state import State

# A bot is given a state in which all that its seat cannot know was drawn anew.
Bot = Callable[[State, Rng], int]

KNOWN = ("random", "greedy", "search", *(f"level{number}" for number in LEVELS))

# With a budget of its own a search thinks that long, and not as long as the strongest level.
BUDGETED = re.compile(r"search:(?:(?P<tries>[1-9]\d{0,8})|(?P<ms>[1-9]\d{0,6})ms)")
EXAMPLES = ("search:200ms", "search:5000", "FILE.py", "run:COMMAND")
ENDLESS = 10**9
DAY = 86400.0


def bot(name: str) -> Bot:
    """Return a new bot of this name, for one seat in one game: it may remember what it thought.

    Whoever asks it must dismiss it after the game: it may be a process.
    """
    foreign = command(name)
    if foreign is not None:
        return Guest(name, foreign)
    budget = BUDGETED.fullmatch(name)
    if budget:
        tries = int(budget["tries"] or ENDLESS)
        seconds = int(budget["ms"]) / 1000 if budget["ms"] else DAY
        thinker = Thinker()
        return lambda state, rng: thinker.decide(state, thinking(state).within(tries, seconds), rng)
    if name not in KNOWN:
        raise UnknownBot(name, [*KNOWN, *EXAMPLES])
    if name == "random":
        return random.decide
    if name == "greedy":
        return greedy.decide
    return Player(LEVELS[-1] if name == "search" else int(name.removeprefix("level")))


def dismiss(bots: Iterable[Bot]) -> list[Fault]:
    """Let bots go when their game is over; return how any of them lost their seats."""
    guests = [bot for bot in bots if isinstance(bot, Guest)]
    with ExitStack() as leaving:  # all of them, also where somebody presses Ctrl-C meanwhile
        for guest in guests:
            leaving.callback(guest.dismiss)
    return [guest.fault for guest in guests if guest.fault]


# What bots are called at the table; somebody who plays may well have one of these names.
NAMES = ("Ada", "Gaspard", "Nina", "Oscar", "Zoé", "Hugo", "Iris", "Félix", "Mona", "Basile")
