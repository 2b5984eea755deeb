"""What is counted and measured, for Prometheus; never a name, a key or a position."""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where processes count together, if they do

decisions = Counter("quadriga_decisions", "Decisions that were written down", ["by"])
refusals = Counter("quadriga_refusals", "What was asked and not done", ["code"])
dropped = Counter("quadriga_dropped", "Clients that were sent away", ["why"])
tables = Counter("quadriga_tables", "Tables that were set up", ["game"])
thinkers = Counter("quadriga_thinkers_lost", "Processes that thought for bots, and died or hung", ["why"])
rooms = Gauge("quadriga_rooms", "Tables that are open in this process", multiprocess_mode="livesum")
clients = Gauge("quadriga_clients", "Clients that are connected", multiprocess_mode="livesum")
written = Histogram(
    "quadriga_written_seconds",
    "Until what is asked is on disk: the longest wait in each group that is written together",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
thought = Histogram(
    "quadriga_thought_seconds",
    "From a bot's turn until it has decided",
    buckets=(0.001, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)


class Tally:
    """Counts what happens often, and tells of it once in a while: to tell takes longer than to count."""

    def __init__(self, counter: Counter) -> None:
        self.count = 0
        self._counter = counter

    def tell(self) -> None:
        """Let what was counted be told."""
        self._counter.inc(self.count)
        self.count = 0


by_bots, by_people = Tally(decisions.labels("bot")), Tally(decisions.labels("person"))


def tell() -> None:
    """Let all that this process counted be told."""
    by_bots.tell()
    by_people.tell()


def told() -> bytes:
    """Return all that was counted, by every process of this server, as Prometheus reads it."""
    tell()
    if SHARED not in os.environ:
        return generate_latest(REGISTRY)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # the library leaves it untyped
    return generate_latest(together)


def forget(process: int) -> None:
    """Count no more what only holds for as long as a process lives."""
    mark_process_dead(process)  # type: ignore[no-untyped-call]  # as above
