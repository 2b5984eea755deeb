"""Who sits at a table, and who decides for them."""

from __future__ import annotations

from dataclasses import dataclass

from quadriga.table.entries import BOT, Kind, Plan

COVER = "level3"  # the bot that decides for somebody who is not there


@dataclass
class Seat:
    """A seat as it is now. `left` is what is on its clock, in milliseconds; None: there is none.

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

    @classmethod
    def planned(cls, plan: Plan, left: int | None) -> Seat:
        return cls(plan.kind, plan.name, plan.bot, plan.key, left)

    @property
    def is_taken(self) -> bool:
        return bool(self.name)

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT

    @property
    def decider(self) -> str:
        """The bot that decides for this seat; nothing where a person does."""
        return self.bot if self.is_bot else COVER if self.covered else ""

    @property
    def gave_up(self) -> bool:
        """Whether a bot decides for good."""
        return self.covered not in ("", "away")
