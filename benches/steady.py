"""What came of a crowd that decides at an even pace."""

from __future__ import annotations

from dataclasses import dataclass

from benches.serving import Measured


@dataclass(frozen=True)
class Steady:
    """A crowd that decides at an even pace; 99 of 100 decisions may take so many seconds at most."""

    name: str
    tables: int
    sockets: int
    rate: float
    most: float
    measured: Measured

    @property
    def reached(self) -> bool:
        """Whether nearly everybody was answered in time, and no decision was left out."""
        played = self.measured.played
        return played.within(0.99) < self.most and played.speed > 0.98 * self.rate

    def cells(self) -> dict[str, str]:
        played = self.measured.played
        return {
            "what": self.name,
            "tables": f"{self.tables:,}",
            "sockets": f"{self.sockets:,}",
            "seconds": f"{played.seconds:.0f}",
            "decisions a second": f"{played.speed:.0f}",
            "half within": f"{1000 * played.within(0.5):.1f} ms",
            "99 % within": f"{1000 * played.within(0.99):.1f} ms",
            "sent away": f"{self.measured.sent_away:,}",
            "memory before, at most, after": self._memory(),
            "target": f"{1000 * self.most:.0f} ms {'reached' if self.reached else 'MISSED'}",
        }

    def plain(self) -> dict[str, object]:
        played = self.measured.played
        return {
            "name": self.name,
            "tables": self.tables,
            "sockets": self.sockets,
            "seconds": played.seconds,
            "decisions_a_second": played.speed,
            "median_seconds": played.within(0.5),
            "p99_seconds": played.within(0.99),
            "p99_target_seconds": self.most,
            "sent_away": self.measured.sent_away,
            "memory_bytes": list(self.measured.memory),
            "reached": self.reached,
        }

    def _memory(self) -> str:
        memory = self.measured.memory
        if not memory:
            return "?"
        return ", ".join(f"{size >> 20} MB" for size in (memory[0], max(memory), memory[-1]))
