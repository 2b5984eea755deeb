"""Tables for pictures: real games between bots, the same every time, stopped where Lola decides."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from msgspec import structs

from quadriga.bots import greedy
from quadriga.core.registry import game
from quadriga.core.rng import Rng
from quadriga.server.keys import hashed
from quadriga.table import entries, requests
from quadriga.table.entries import House, Plan
from quadriga.table.table import NOBODY, Table

KEY = "Lola-3vJ8rQe1ZkX0bT5mWc7yNs2aHfu"  # to her seat, the first
NOON = 1_767_265_200_000  # when all of it happens, in milliseconds since 1970
BOTS = ("Ada", "Gaspard", "Nina", "Basile", "Cleo")


@dataclass(frozen=True)
class Played:
    """A table at a moment: after so many decisions, or at its end, with these dice."""

    name: str
    slug: str
    players: int
    seed: int
    decisions: int = 100_000
    options: Mapping[str, str] | None = None

    def log(self) -> list[entries.Logged]:
        """Return its log."""
        lola = Plan("person", "Lola", key=hashed(KEY))
        bots = [Plan("bot", name, "level3") for name in BOTS[: self.players - 1]]
        match = _Match(self, [lola, *bots])
        match.take(requests.begin(match.table, NOON))
        match.play(Rng(self.seed), self.decisions)
        return match.log


def waiting(name: str, slug: str) -> tuple[str, list[entries.Logged]]:
    """Return a table where friends are waited for."""
    seats = [
        Plan("person", "Lola", key=hashed(KEY)),
        Plan("link"),
        Plan("open"),
        Plan("bot", "Ada", "level3"),
    ]
    return name, _opened(slug, {}, seats, 1)


class _Match:
    """A table with its log."""

    def __init__(self, played: Played, seats: Sequence[Plan]) -> None:
        self.log = _opened(played.slug, played.options or {}, seats, played.seed)
        self.table = Table.read(played.name, self.log)

    def take(self, asked: list[entries.Logged]) -> None:
        for entry in asked:
            self.table.take(entry)
        self.log += asked

    def play(self, rng: Rng, decisions: int) -> None:
        """Decide as a bot would; so often, and then until Lola must."""
        while (seat := self.table.actor) != NOBODY and (decisions > 0 or seat > 0):
            table = self.table
            action = int(greedy.decide(table.state, rng))
            self.take(requests.decide(table, seat, table.version, action, NOON, "", bot=seat > 0))
            decisions -= 1


def _opened(slug: str, options: Mapping[str, str], seats: Sequence[Plan], seed: int) -> list[entries.Logged]:
    """Return a table as it is opened, with dice of our own."""
    opened = requests.open_table(game(slug), options, seats, House(), NOON)
    return [structs.replace(entry, seed=f"{seed:064x}") for entry in opened]
