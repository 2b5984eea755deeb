"""Is Chariot Race fair? Wins by starting place, wrecks and rounds, over many races of good drivers.

    python examples/balance.py 1000 --players 6
    python examples/balance.py 200 --set circuit=BB

Everything comes from what the rules tell while they are played: the events `grid`, `wreck`, `round`
and `win`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool

import quadriga
from quadriga.bots import BOTS


@dataclass
class Balance:
    """What the races came to; starting places count from 1."""

    races: int = 0
    wrecks: int = 0
    rounds: int = 0
    wins: Counter[int] = field(default_factory=Counter)

    def count(self, events: Iterable[quadriga.Event]) -> None:
        """Count one race by what was told of it."""
        self.races += 1
        places: dict[int, int] = {}
        for event in events:
            if event.name == "grid":
                places[event.facts["chariot"]] = event.facts["number"] + 1
            elif event.name == "wreck":
                self.wrecks += 1
            elif event.name == "round":
                self.rounds += 1
            elif event.name == "win":
                self.wins[places[event.facts["chariot"]]] += 1

    def report(self) -> str:
        won = self.wins.total()
        lines = [
            f"{self.races} races, {won} with a winner",
            f"{self.rounds / self.races:.1f} rounds and {self.wrecks / self.races:.1f} wrecks a race",
            *(f"place {place}: {self.wins[place] / won:.1%} of the wins" for place in sorted(self.wins)),
        ]
        return "\n".join(lines)


def race(options: Mapping[str, str], players: int, seed: int) -> list[quadriga.Event]:
    """Let greedy bots drive one race, and return what happened."""
    state = quadriga.game("chariot").start(players, options)
    events = state.listen()
    rng = quadriga.Rng(seed)
    while state.actor() != quadriga.OVER:
        chance = state.actor() == quadriga.CHANCE
        state.apply(state.draw(rng) if chance else BOTS["greedy"](state, rng))
    return events


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Wins by starting place in Chariot Race.")
    parser.add_argument("races", type=int, nargs="?", default=100)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    given = parser.parse_args(arguments)
    options = dict(setting.split("=", 1) for setting in given.set)
    balance = Balance()
    with Pool() as pool:
        for events in pool.imap(partial(race, options, given.players), range(given.races)):
            balance.count(events)
    print(balance.report())


if __name__ == "__main__":
    main()
