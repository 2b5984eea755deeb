"""What a game came to, for those who weigh it: who could have won, with what, and what put anybody out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Entrant:
    """One that could win for a seat, its share of the win, and what it had that may have helped.

    `traits` are plain words by kind, as in {"place": "3"}.
    """

    seat: int
    share: float
    traits: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Account:
    """All that could win a game, and a cause for each that was put out before its end, in order."""

    entrants: Sequence[Entrant]
    losses: Sequence[str] = ()
