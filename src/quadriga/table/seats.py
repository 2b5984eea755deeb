"""Who sits at a table, and who decides for them."""

from __future__ import annotations

from dataclasses import dataclass
from hmac import compare_digest

from quadriga.table.entries import BOT, Kind, Plan

COVER = "level3"  # the bot that decides for somebody who is not there


@dataclass
class Seat:
    """A seat as it is now. `left` is what is on its clock, in milliseconds; None: there is none.

    `has_come` is whether anybody was ever there for it: in a rematch people are planned who may not know.
    `away` is since when nobody is there for it, and `process` the process that somebody came to last.
    `covered` is why a bot decides for it, if one does.
    """

    kind: Kind
    name: str
    bot: str
    key: str
    left: int | None = None
    away: int | None = None
    process: str = ""
    covered: str = ""
    has_come: bool = False

    @classmethod
    def planned(cls, plan: Plan, left: int | None) -> Seat:
        return cls(plan.kind, plan.name, plan.bot, plan.key, left)

    @property
    def is_taken(self) -> bool:
        return bool(self.name)

    def opens_with(self, key: str) -> bool:
        """Whether this is what is kept of its key; how long that takes says nothing about what is kept."""
        return bool(self.key) and compare_digest(self.key, key)

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT

    @property
    def decider(self) -> str:
        """The bot that decides for this seat; nothing where a person does."""
        return self.bot if self.is_bot else COVER if self.covered else ""

    @property
    def thinks(self) -> bool:
        """Whether somebody who was ever there decides for themselves: only then does their clock run."""
        return self.has_come and not self.decider

    @property
    def gave_up(self) -> bool:
        """Whether a bot decides for good."""
        return self.covered not in ("", "away")
