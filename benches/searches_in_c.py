"""Search on Overload: Quadriga against the same search written in C.

Both draw from the same random stream in the same order, so they grow the very same trees. The answer
of every search, its tries, and what came of each action are compared before any speed is believed.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import cast

from benches.playouts import OURS, DifferentGames, signs
from benches.searches import SETTINGS, positions
from quadriga import Rng
from quadriga.bots.search import Search
from quadriga.bots.tree import ROOT
from quadriga.games.overload.judgement import odds_of
from quadriga.games.overload.rules import OverloadState

SOURCE = Path(__file__).with_name("overload_search.c")

# A search comes to the answer, the tries, and for each action its tries and each seat's wins.
Found = tuple[int, ...]


@dataclass(frozen=True)
class Searched:
    """What one side's searches came to, and the processor time they took."""

    seconds: float
    found: Sequence[Found]

    @property
    def speed(self) -> float:
        """Tries a second."""
        return sum(tries for _, tries, *_ in self.found) / self.seconds


def by_quadriga(states: Sequence[OverloadState], seed: int) -> Searched:
    """Search each position, each with random numbers of its own."""
    seconds = 0.0
    found = []
    for at, state in enumerate(states):
        rng = Rng(seed, at)
        begun = process_time()
        search = Search(state, SETTINGS, rng)
        answer = search.run()
        seconds += process_time() - begun
        found.append(found_by(search, answer))
    return Searched(seconds, found)


def found_by(search: Search, answer: int) -> Found:
    tree = search.tree
    found = [search.state.legal().index(answer), int(search.tries)]
    for child in tree.children(ROOT):
        totals = tree.totals[child * tree.players : (child + 1) * tree.players]
        found += [int(tree.visits[child]), *(int(total) for total in totals)]
    return tuple(found)


def by_c(program: Path, states: Sequence[OverloadState], seed: int) -> Searched:
    """Let a C program search; it takes its own time, without its start, its reading and its printing."""
    track = states[0].track
    figures = (track.players, track.target, signs(track), SETTINGS.tries, SETTINGS.curiosity)
    lines = [knowledge(states[0]), *(f"{_words(seed, at)} {_line(state)}" for at, state in enumerate(states))]
    command = [str(program), *map(str, figures)]
    ran = subprocess.run(command, input="\n".join(lines), check=True, capture_output=True, text=True)
    *found, seconds = ran.stdout.splitlines()
    return Searched(float(seconds), [tuple(int(number) for number in line.split()) for line in found])


def knowledge(state: OverloadState) -> str:
    """Return what the judgement knows of the track, to the last bit."""
    odds = odds_of(state.track)
    return " ".join(number.hex() for number in (odds.pace, *odds.turns, *odds.found, *odds.passed))


def _words(seed: int, stream: int) -> str:
    return " ".join(map(str, Rng(seed, stream).words()))


def _line(state: OverloadState) -> str:
    now = (state.seat, state.phase, state.mover, state.die, state.met)
    return " ".join(map(str, (*now, *state.places, *state.rings, *state.points)))


def check(name: str, ours: Searched, theirs: Searched) -> None:
    """Raise DifferentGames unless every search came to the same."""
    for at, (mine, other) in enumerate(zip(ours.found, theirs.found, strict=True)):
        if mine != other:
            raise DifferentGames(
                f"Quadriga and {name} searched different trees: {mine} and {other} at place {at}"
            )


def states_filling(seconds: float, start: OverloadState) -> list[OverloadState]:
    """Return the positions so many times over that Quadriga takes about this time for them."""
    states = cast("list[OverloadState]", positions(start))
    return states * max(1, round(seconds / by_quadriga(states, 0).seconds))


def round_of(programs: dict[str, Path], states: Sequence[OverloadState], seed: int) -> dict[str, Searched]:
    """Search with Quadriga and each program, checked; who begins changes with the seed."""
    searched: dict[str, Searched] = {}
    sides = [OURS, *programs]
    for side in sides if seed % 2 else reversed(sides):
        if side == OURS:
            searched[side] = by_quadriga(states, seed)
        else:
            searched[side] = by_c(programs[side], states, seed)
    for name in programs:
        check(name, searched[OURS], searched[name])
    return searched
