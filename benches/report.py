"""What a run came to: medians, ratios, spreads, targets; as a table, as JSON, as Markdown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from statistics import median

from rich.table import Table

HEADS = ("what", "against", "ours", "theirs", "ratio", "spread", "target")


@dataclass(frozen=True)
class Row:
    """Our speed and a peer's, round by round; ours must reach target times theirs."""

    name: str
    peer: str
    ours: tuple[float, ...]
    theirs: tuple[float, ...]
    target: float | None = None

    @property
    def ratios(self) -> list[float]:
        """Ours over theirs in each round: what slows the machine down slows both."""
        return [mine / other for mine, other in zip(self.ours, self.theirs, strict=True)]

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    @property
    def spread(self) -> tuple[float, float]:
        """The lowest and the highest ratio of all rounds."""
        return min(self.ratios), max(self.ratios)

    @property
    def reached(self) -> bool | None:
        """Whether the median ratio reaches the target; None where there is no target."""
        return None if self.target is None else self.ratio >= self.target

    def __str__(self) -> str:
        return f"{self.name} against {self.peer}"

    def cells(self) -> tuple[str, ...]:
        lowest, highest = self.spread
        return (
            self.name,
            self.peer,
            speed_text(median(self.ours)),
            speed_text(median(self.theirs)),
            ratio_text(self.ratio),
            f"{ratio_text(lowest)}–{ratio_text(highest)}",
            target_text(self),
        )

    def plain(self) -> dict[str, object]:
        return {
            "name": self.name,
            "peer": self.peer,
            "ours_median": median(self.ours),
            "peer_median": median(self.theirs),
            "ratio_median": self.ratio,
            "ratio_lowest": self.spread[0],
            "ratio_highest": self.spread[1],
            "rounds": len(self.ours),
            "target": self.target,
            "reached": self.reached,
        }


@dataclass(frozen=True)
class Alone:
    """Our speed where nobody else plays the game, in decisions a second, and what to reach."""

    name: str
    ours: tuple[float, ...]
    target: float | None = None

    @property
    def reached(self) -> bool | None:
        return None if self.target is None else median(self.ours) >= self.target

    def cells(self) -> tuple[str, ...]:
        spread = f"{speed_text(min(self.ours))}–{speed_text(max(self.ours))}"
        target = "none" if self.target is None else f"{speed_text(self.target)} {verdict_text(self.reached)}"
        return (self.name, "nobody", speed_text(median(self.ours)), "", "", spread, target)

    def plain(self) -> dict[str, object]:
        return {
            "name": self.name,
            "peer": None,
            "ours_median": median(self.ours),
            "ours_lowest": min(self.ours),
            "ours_highest": max(self.ours),
            "rounds": len(self.ours),
            "target": self.target,
            "reached": self.reached,
        }

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Aim:
    """Something else that is to be reached; None: nobody can tell whether it is."""

    name: str
    reached: bool | None

    def __str__(self) -> str:
        return self.name


def rows_of(
    name: str, ours: str, targets: Mapping[str, float | None], rounds: list[dict[str, float]]
) -> list[Row]:
    """Return a row for each peer, from the speeds of all sides in each round."""
    mine = tuple(speeds[ours] for speeds in rounds)
    return [
        Row(name, peer, mine, tuple(speeds[peer] for speeds in rounds), target)
        for peer, target in targets.items()
    ]


@dataclass(frozen=True)
class Report:
    """All rows of one run, what they were measured with, what had to be left out, and other aims."""

    build: str
    versions: dict[str, str]
    rows: tuple[Row | Alone, ...]
    left_out: tuple[str, ...] = ()
    aims: tuple[Aim, ...] = ()

    def verdict(self) -> str:
        """Say plainly which targets are reached and which are missed."""
        all_of_them = (*self.rows, *self.aims)
        missed = [str(each) for each in all_of_them if each.reached is False]
        if missed:
            return f"Missed: {'; '.join(missed)}."
        if any(each.reached for each in all_of_them):
            return "Every target that was measured is reached."
        return "No target was measured."

    def notes(self) -> list[str]:
        """Return all that belongs beside the table, a line each."""
        versions = ", ".join(f"{name} {version}" for name, version in self.versions.items())
        left_out = [f"Left out: {line}" for line in self.left_out]
        return [f"Versions: {versions}.", f"Build of quadriga: {self.build}.", *left_out, self.verdict()]

    def table(self, title: str = "decisions a second, in search tries a second") -> Table:
        table = Table(
            *HEADS,
            title=title,
            caption="\n".join(self.notes()),
            caption_justify="left",
        )
        for row in self.rows:
            table.add_row(*row.cells())
        return table

    def plain(self) -> dict[str, object]:
        return {
            "build": self.build,
            "versions": self.versions,
            "rows": [row.plain() for row in self.rows],
            "left_out": list(self.left_out),
            "verdict": self.verdict(),
        }

    def markdown(self) -> str:
        rounds = max((len(row.ours) for row in self.rows), default=0)
        lines = [
            "# Results",
            "",
            "Written by `quadriga bench`. What is measured, and how to read it, is in",
            "[docs/benchmarks.md](../docs/benchmarks.md). Speeds are decisions a second, in search tries a",
            f"second, medians of {rounds} rounds; they depend on the machine, the ratios much less. Spread",
            "is the lowest and the highest ratio of all rounds, or speed where nobody is there to",
            "compare with.",
            "",
            table_line(HEADS),
            table_line(["---"] * len(HEADS)),
            *(table_line(row.cells()) for row in self.rows),
            "",
            *(f"- {note}" for note in self.notes()),
        ]
        return "\n".join(lines) + "\n"


def table_line(cells: tuple[str, ...] | list[str]) -> str:
    """Write a row of a table in Markdown."""
    return f"| {' | '.join(cells)} |"


def speed_text(speed: float) -> str:
    """Write a speed with three figures: 11.7 M, 371 k, 950."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if speed >= size:
            return f"{speed / size:.3g}{letter}"
    return f"{speed:.0f}"


def ratio_text(ratio: float) -> str:
    """Write a ratio to the hundredth, and a large one without a fraction."""
    return f"{ratio:.2f}" if ratio < 10 else f"{ratio:.0f}"


def target_text(row: Row) -> str:
    if row.target is None:
        return "none"
    return f"{row.target:g} {verdict_text(row.reached)}"


def verdict_text(reached: bool | None) -> str:
    """Write whether a target is reached."""
    return "reached" if reached else "MISSED"
