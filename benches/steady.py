"""What came of a crowd that decides at an even pace."""

from __future__ import annotations

from dataclasses import dataclass

from benches.serving import Measured

MOST_WAITED = 0.1  # seconds, for 99 of 100 decisions


@dataclass(frozen=True)
class Steady:
    """A crowd that decides at an even pace."""

    tables: int
    rate: float
    measured: Measured

    @property
    def reached(self) -> bool:
        """Whether nearly everybody was answered in time, and no decision was left out."""
        played = self.measured.played
        return played.within(0.99) < MOST_WAITED and played.speed > 0.98 * self.rate

    def cells(self) -> dict[str, str]:
        played, memory = self.measured.played, self.measured.memory
        return {
            "tables": f"{self.tables:,}",
            "sockets": f"{2 * self.tables:,}",
            "seconds": f"{played.seconds:.0f}",
            "decisions a second": f"{played.speed:.0f}",
            "half within": f"{1000 * played.within(0.5):.1f} ms",
            "99 % within": f"{1000 * played.within(0.99):.1f} ms",
            "memory before, after": " ".join("?" if size is None else f"{size >> 20} MB" for size in memory),
            "99 % within 100 ms": "reached" if self.reached else "MISSED",
        }

    def plain(self) -> dict[str, object]:
        played = self.measured.played
        return {
            "tables": self.tables,
            "sockets": 2 * self.tables,
            "seconds": played.seconds,
            "decisions_a_second": played.speed,
            "median_seconds": played.within(0.5),
            "p99_seconds": played.within(0.99),
            "p99_target_seconds": MOST_WAITED,
            "memory_bytes": list(self.measured.memory),
            "reached": self.reached,
        }
