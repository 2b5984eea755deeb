"""Which games there are: every folder in `games/`, and whatever others registered."""

from __future__ import annotations

import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from quadriga.core.errors import UnknownGame
from quadriga.core.game import Game
from quadriga.core.state import State

GROUP = "quadriga.games"

# Imported here, once: `quadriga.games` is later also the name of the function below.
FOLDER = import_module(GROUP)


def games() -> tuple[Game[State], ...]:
    """Return every known game, in the order of their names."""
    return tuple(_found()[slug] for slug in sorted(_found()))


def game(slug: str) -> Game[State]:
    """Return the game of this name."""
    if slug not in _found():
        raise UnknownGame(slug, _found())
    return _found()[slug]


@cache
def _found() -> dict[str, Game[State]]:
    found = {}
    for module in iter_modules(FOLDER.__path__):
        ours = import_module(f"{GROUP}.{module.name}").GAME
        found[ours.slug] = ours
    for point in entry_points(group=GROUP):
        theirs = _loaded(point)
        if theirs is not None and theirs.slug in found:
            warnings.warn(f"{point.value}: a game called {theirs.slug!r} is there already", stacklevel=3)
        elif theirs is not None:
            found[theirs.slug] = theirs
    return found


def _loaded(point: EntryPoint) -> Game[State] | None:
    # Somebody else's broken game must not take the others away.
    try:
        loaded = point.load()
    except Exception as error:
        warnings.warn(f"game {point.name!r} ({point.value}) does not load: {error}", stacklevel=4)
        return None
    if not isinstance(loaded, Game):
        warnings.warn(f"game {point.name!r} ({point.value}) is not a quadriga.Game", stacklevel=4)
        return None
    return loaded
