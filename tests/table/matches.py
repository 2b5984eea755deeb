"""Tables for tests: set up, and played by requests as the server would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from msgspec import structs

from quadriga import CHANCE, OVER, Record, Rng, game
from quadriga.table import entries, requests
from quadriga.table.dice import rolled
from quadriga.table.entries import House, Plan
from quadriga.table.table import NOBODY, Table

NAMES = ("Lola", "Max", "Zoé", "Tim", "Ada", "Ben", "Cleo", "Dan")
SEED = "0123456789abcdef" * 4
MOST = 60  # actions of a game that is long enough
OPTIONS = {"edison": {"chips": "random"}}  # as printed, it has next to no dice


class Match:
    """A table with its log, always with the same dice; the time is told with each request."""

    def __init__(
        self,
        slug: str,
        seats: Sequence[Plan] | int,
        house: House | None = None,
        options: Mapping[str, str] | None = None,
        *,
        all_come: bool = True,
    ) -> None:
        plans = people(seats) if isinstance(seats, int) else list(seats)
        opened = requests.open_table(game(slug), options or {}, plans, house or House(), at=0)
        # The same dice each time: what a test shows must not hang on luck.
        self.log: list[entries.Logged] = [structs.replace(entry, seed=SEED) for entry in opened]
        self.table = Table.read("t", self.log)
        if all_come:
            for seat in [seat for seat, plan in enumerate(plans) if plan.kind == "person"]:
                self.take(requests.come_back(self.table, seat, 0, "here"))
        self.take(requests.begin(self.table, 0))

    def take(self, asked: list[entries.Logged]) -> list[entries.Logged]:
        """Let happen what came of a request."""
        for entry in asked:
            self.table.take(entry)
        self.log += asked
        return asked

    def decide(self, action: int | None = None, at: int = 0, rng: Rng | None = None) -> int:
        """Decide for whose turn it is: this action, or any."""
        table = self.table
        chosen = int(table.state.pick(rng or Rng(0))) if action is None else action
        self.take(requests.decide(table, table.actor, table.version, chosen, at, ""))
        return chosen

    def undo(self, seat: int, at: int = 0) -> None:
        """Take back the last decision of a seat."""
        self.take(requests.undo(self.table, seat, self.table.version, at, ""))

    def play(self, rng: Rng, most: int = 100_000) -> None:
        """Decide at random, to the end or so often."""
        while self.table.actor != NOBODY and most > 0:
            self.decide(rng=rng)
            most -= 1


def people(number: int) -> list[Plan]:
    return [Plan("person", NAMES[seat], key=f"key{seat}") for seat in range(number)]


@cache
def fair(slug: str) -> Record:
    """Return the beginning of a game whose dice follow from our seed."""
    record = Record(game(slug), game(slug).seats[-1], OPTIONS.get(slug), seed=SEED)
    state, rng, number = record.start(), Rng(1), 0
    while len(record.actions) < MOST and state.actor() != OVER:
        outcomes = rolled(state, SEED, number)
        number += len(outcomes)
        record.actions += outcomes
        if state.actor() != OVER:
            record.actions.append(int(state.pick(rng)))
            state.apply(record.actions[-1])
    return record


def cut(record: Record, actions: list[int]) -> Record:
    """Return a record with other actions."""
    other = Record(record.game, record.players, record.options, record.names, record.seed)
    other.actions = actions
    return other


def chances(record: Record) -> list[int]:
    """Return at which places of the actions chance decided."""
    states = zip(range(len(record.actions)), record.states(), strict=False)
    return [at for at, state in states if state.actor() == CHANCE]
