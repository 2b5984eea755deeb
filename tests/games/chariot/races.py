"""Golden races, driven with care so that somebody arrives; run this file to write them anew.

python -m tests.games.chariot.races
"""

from __future__ import annotations

from pathlib import Path

from quadriga import CHANCE, OVER, Record, Rng
from quadriga.games.chariot import GAME
from tests.games.chariot.boards import race_here
from tests.games.chariot.drivers import reckless

FOLDER = Path(__file__).with_name("races")

# Players, options, and a seed with which the race has a winner.
RACES: dict[str, tuple[int, dict[str, str], int]] = {
    "two-players": (2, {}, 1),
    "three-players": (3, {}, 1),
    "six-players": (6, {}, 1),
    "half-AB": (4, {"circuit": "AB"}, 2),
    "half-BA": (4, {"circuit": "BA"}, 1),
    "half-BB": (4, {"circuit": "BB"}, 1),
    "black": (5, {"sheets": "black"}, 1),
    "black-two-players": (2, {"sheets": "black"}, 1),
    "safe": (5, {"safe": "yes"}, 1),
    "everything": (6, {"circuit": "BB", "sheets": "black", "safe": "yes"}, 2),
}


def path(name: str) -> Path:
    return FOLDER / f"{name}.record"


def driven(name: str) -> str:
    """Return the record of this race as the rules play it now."""
    players, options, seed = RACES[name]
    record = Record(GAME, players, GAME.agree(players, options))
    state, rng = GAME.start(players, options), Rng(seed)
    while state.actor() != OVER:
        action = int(state.draw(rng)) if state.actor() == CHANCE else reckless(state, rng)
        record.actions.append(action)
        state.apply(action)
    return record.text()


if __name__ == "__main__":
    race_here()
    FOLDER.mkdir(exist_ok=True)
    for name in RACES:
        path(name).write_text(driven(name), encoding="utf-8", newline="\n")
