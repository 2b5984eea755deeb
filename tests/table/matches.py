"""Tables for tests: set up, and played by requests as the server would."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quadriga import Rng, game
from quadriga.table import entries, requests
from quadriga.table.entries import House, Plan
from quadriga.table.table import NOBODY, Table

NAMES = ("Lola", "Max", "Zoé", "Tim", "Ada", "Ben", "Cleo", "Dan")


class Match:
    """A table with its log; the time is told with each request."""

    def __init__(
        self,
        slug: str,
        seats: Sequence[Plan] | int,
        house: House | None = None,
        options: Mapping[str, str] | None = None,
    ) -> None:
        plans = people(seats) if isinstance(seats, int) else list(seats)
        log = requests.open_table(game(slug), options or {}, plans, house or House(), at=0)
        self.log = list(log)
        self.table = Table.read("t", log)

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

    def undo(self, seat: int) -> None:
        """Take back the last decision of a seat."""
        self.take(requests.undo(self.table, seat, self.table.version, 0, ""))

    def play(self, rng: Rng, most: int = 100_000) -> None:
        """Decide at random, to the end or so often."""
        while self.table.actor != NOBODY and most > 0:
            self.decide(rng=rng)
            most -= 1


def people(number: int) -> list[Plan]:
    return [Plan("person", NAMES[seat], key=f"key{seat}") for seat in range(number)]
