"""What came of a crowd that decides at an even pace."""

from __future__ import annotations

from dataclasses import dataclass

from benches.crowd import Played
from benches.report import Aim, verdict_text
from benches.serving import Measured

MEGABYTE = 1 << 20

# By so much may memory grow and still be called flat. The most that is ever measured are 150,000 decisions
# at 1,000 tables of five. Their records take up to 60 bytes for each, which is 9 MB, and the last 20
# commands of each seat, which are remembered, 9 MB in all, however long it goes on. About as much again is
# left for what a server comes to need while it is new: pages of the database, and pieces of memory between
# others.
FLAT = 32 * MEGABYTE


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
        """Whether nobody waited too long, and memory stayed flat as far as the system tells it."""
        return all(aim.reached is not False for aim in self.aims)

    @property
    def aims(self) -> tuple[Aim, Aim]:
        return Aim(f"{self.name}, {self._most()}", self.is_in_time), Aim(f"{self.name}, memory", self.is_flat)

    @property
    def is_in_time(self) -> bool:
        """Whether nearly everybody was answered in time, nobody never, and no decision was left out."""
        in_time = all(played.within(0.99) < self.most for played in self._all)
        return in_time and not self.unanswered and self.measured.played.speed > 0.98 * self.rate

    @property
    def _all(self) -> list[Played]:
        """The whole crowd, and those who sit with whoever spoils it for others, who must be told as soon."""
        with_them = self.measured.with_them
        return [self.measured.played, *([with_them] if with_them else [])]

    @property
    def unanswered(self) -> int:
        return sum(played.unanswered(self.most) for played in self._all)

    @property
    def is_flat(self) -> bool | None:
        """Whether memory stayed about as it was at first; None: the system does not tell."""
        memory = self.measured.memory
        return max(memory) - memory[0] < FLAT if memory else None

    def cells(self) -> dict[str, str]:
        played, with_them = self.measured.played, self.measured.with_them
        return {
            "what": self.name,
            "tables": f"{self.tables:,}",
            "sockets": f"{self.sockets:,}",
            "seconds": f"{played.seconds:.0f}",
            "decisions a second": f"{played.speed:.0f}",
            "half within": f"{1000 * played.within(0.5):.1f} ms",
            "99 % within": _milliseconds(played),
            "the same with them": _milliseconds(with_them) if with_them else "",
            "unanswered": f"{self.unanswered:,}",
            "sent away": f"{self.measured.sent_away:,}",
            "memory before, at most, after": self._memory(),
            "target": self._target(),
        }

    def plain(self) -> dict[str, object]:
        played, with_them = self.measured.played, self.measured.with_them
        return {
            "name": self.name,
            "tables": self.tables,
            "sockets": self.sockets,
            "seconds": played.seconds,
            "decisions_a_second": played.speed,
            "median_seconds": played.within(0.5),
            "p99_seconds": played.within(0.99),
            "p99_seconds_with_them": with_them.within(0.99) if with_them else None,
            "p99_target_seconds": self.most,
            "unanswered": self.unanswered,
            "sent_away": self.measured.sent_away,
            "memory_bytes": list(self.measured.memory),
            "memory_most_more_bytes": FLAT,
            "in_time": self.is_in_time,
            "memory_flat": self.is_flat,
            "reached": self.reached,
        }

    def _target(self) -> str:
        in_time = f"{self._most()} {verdict_text(self.is_in_time)}"
        if self.is_flat is None:
            return in_time
        return f"{in_time}, {FLAT // MEGABYTE} MB more {verdict_text(self.is_flat)}"

    def _most(self) -> str:
        return f"{1000 * self.most:.0f} ms"

    def _memory(self) -> str:
        memory = self.measured.memory
        if not memory:
            return "?"
        return ", ".join(f"{size // MEGABYTE} MB" for size in (memory[0], max(memory), memory[-1]))


def _milliseconds(played: Played) -> str:
    """Write within what time 99 of 100 were answered."""
    return f"{1000 * played.within(0.99):.1f} ms"
