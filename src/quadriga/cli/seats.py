"""Who sits at the table: people and bots, each with a name of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quadriga.bots import BOTS, NAMES, Bot
from quadriga.core.errors import QuadrigaError

ME = "me"


@dataclass(frozen=True)
class Seat:
    """A person, or a bot that decides."""

    name: str
    bot: Bot | None = None


def parse_seats(text: str) -> list[str]:
    """Return who sits where, from a text like me,playout,random."""
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        if kind != ME and kind not in BOTS:
            raise QuadrigaError(f"--seats: {kind!r} is nobody we know; a seat is {ME}, {' or '.join(BOTS)}")
    return kinds


def seat_all(kinds: Sequence[str], people: Sequence[str]) -> list[Seat]:
    """Return the seats: people in their order, and bots under names that nobody has yet."""
    persons = iter(people)
    bots = iter([name for name in NAMES if name not in people] or NAMES)
    return [Seat(next(persons)) if kind == ME else Seat(next(bots), BOTS[kind]) for kind in kinds]


def check_names(names: Sequence[str]) -> None:
    """Refuse names that cannot be shown or told apart."""
    for name in names:
        if not name.strip() or not name.isprintable():
            raise QuadrigaError(f"--name {name!r}: a name is one line of visible characters")
    if len({name.casefold() for name in names}) < len(names):
        raise QuadrigaError("--name: two people have the same name; tell them apart")
