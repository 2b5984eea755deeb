"""What a game came to: why it ended so, who could have won and with what, and what put anybody out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from quadriga.core.words import Phrase


@dataclass(frozen=True)
class Entrant:
    """One that could win for a seat, its share of the win, and what it had that may have helped.

    `traits` are plain words by kind, as in {"place": "3"}. `fate` says in a few words how it ended for one
    that has not won, where its figures do not: its place, or what put it out.
    """

    seat: int
    share: float
    traits: Mapping[str, str] = field(default_factory=dict)
    fate: Phrase | None = None


@dataclass(frozen=True)
class Account:
    """All that could win a game, a cause for each that was put out before its end, and why it ended so.

    Causes come in order, and so do entrants of one seat: as their sheets do. `why` is a sentence.
    """

    entrants: Sequence[Entrant]
    losses: Sequence[str] = ()
    why: Phrase | None = None
