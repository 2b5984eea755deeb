"""Whole games of Overload at random: Quadriga against the same game written in C.

Both draw from the same random stream in the same order, so they play the very same games. What
they come to is compared before any speed is believed.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time

from quadriga import Rng, State, playouts
from quadriga.games.overload import GAME
from quadriga.games.overload.board import board
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.track import DOUBLE, MINUS, PLAIN, PLUS, STEP, Track

OURS = "quadriga"
COMPILER = "gcc"
SOURCE = Path(__file__).with_name("overload.c")
YARDSTICKS = {"plain C": (), "tuned C": ("-DSETS",)}
SIGNS = {PLAIN: ".", PLUS: "+", MINUS: "-", STEP: "s", DOUBLE: "x"}
FIRST_GAMES = 20  # played once to see how many fill a round


class DifferentGames(Exception):
    """Two sides that should have played the same games did not; their speeds mean nothing."""


@dataclass(frozen=True)
class Played:
    """What one side's games came to, and the processor time they took."""

    seconds: float
    decisions: int
    chances: int
    wins: Sequence[float]
    lengths: Sequence[int]

    @property
    def speed(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


def position(players: int, *, turned: bool) -> OverloadState:
    """Return the first position, with every section on its action side or none."""
    return GAME.start(players, {"sections": board().names(players) if turned else ()})


def compiled(folder: Path, source: Path = SOURCE) -> dict[str, Path]:
    """Compile both yardsticks into this folder; return the programs by name."""
    programs = {}
    for name, switches in YARDSTICKS.items():
        programs[name] = folder / f"{source.stem}-{name.replace(' ', '-')}"
        command = [COMPILER, "-O3", *switches, "-o", str(programs[name]), str(source), "-lm"]
        subprocess.run(command, check=True)
    return programs


def by_quadriga(start: State, games: int, seed: int) -> Played:
    begun = process_time()
    result = playouts(start, games, seed)
    seconds = process_time() - begun
    return Played(seconds, result.decisions, result.chances, result.wins, result.lengths)


def by_c(program: Path, start: OverloadState, games: int, seed: int) -> Played:
    """Let a C program play; it takes its own time, without its start and its printing."""
    track = start.track
    figures = (track.players, track.target, games, *Rng(seed).words())
    command = [str(program), *map(str, figures), signs(track)]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    seconds, decisions, chances, *wins = lines[0].split()
    lengths = [int(line) for line in lines[1:]]
    return Played(float(seconds), int(decisions), int(chances), [int(won) for won in wins], lengths)


def signs(track: Track) -> str:
    """Return the spaces as the C programs read them."""
    return "".join(SIGNS[act] for act in track.spaces)


def check(name: str, ours: Played, theirs: Played) -> None:
    """Raise DifferentGames unless wins, decisions, chances and every length are equal."""
    for what in ("wins", "decisions", "chances", "lengths"):
        mine, other = getattr(ours, what), getattr(theirs, what)
        if mine != other:
            raise DifferentGames(f"Quadriga and {name} played different games: {what} {_short(mine, other)}")


def _short(mine: object, other: object) -> str:
    if isinstance(mine, list) and isinstance(other, list) and len(mine) == len(other):
        at = next(at for at in range(len(mine)) if mine[at] != other[at])
        return f"{mine[at]} and {other[at]} at place {at}"
    return f"{mine} and {other}"


def games_filling(seconds: float, start: State) -> int:
    """Return about how many games Quadriga plays in this time."""
    sample = by_quadriga(start, FIRST_GAMES, 0)
    return max(FIRST_GAMES, round(FIRST_GAMES * seconds / sample.seconds))


def round_of(programs: dict[str, Path], start: OverloadState, games: int, seed: int) -> dict[str, Played]:
    """Play the same games with Quadriga and each program, checked; who begins changes with the seed."""
    played: dict[str, Played] = {}
    sides = [OURS, *programs]
    for side in sides if seed % 2 else reversed(sides):
        if side == OURS:
            played[side] = by_quadriga(start, games, seed)
        else:
            played[side] = by_c(programs[side], start, games, seed)
    for name in programs:
        check(name, played[OURS], played[name])
    return played
