"""Who sits at the table: people and bots, each with a name of their own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quadriga.bots import NAMES, Bot, bot
from quadriga.cli.troubles import Trouble
from quadriga.core.errors import UnknownBot, Unreadable
from quadriga.core.records import check_names

ME = "me"


@dataclass(frozen=True)
class Seat:
    """A person, or a bot that decides; `kind` is how it was asked for."""

    name: str
    bot: Bot | None = None
    kind: str = ME


def parse_seats(text: str) -> list[str]:
    """Return who sits where, from a text like me,level3,random."""
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        if kind == ME:
            continue
        try:
            bot(kind)
        except UnknownBot as unknown:
            raise Trouble("nobody", text=kind, known=[ME, *unknown.known]) from None
    return kinds


def parse_bots(text: str) -> list[str]:
    """Return which bots play, from a text like greedy,random."""
    bots = [name.strip() for name in text.split(",")]
    for name in bots:
        bot(name)  # or it says that there is none
    return bots


def seat_all(kinds: Sequence[str], people: Sequence[str]) -> list[Seat]:
    """Return the seats: people in their order, and bots under names that nobody has yet."""
    persons = iter(people)
    taken = {name.casefold() for name in people}
    bots = iter([name for name in NAMES if name.casefold() not in taken])
    return [Seat(next(persons)) if kind == ME else Seat(next(bots), bot(kind), kind) for kind in kinds]


def named_people(names: Sequence[str]) -> list[str]:
    """Return the people of --name."""
    people = [name.strip() for name in names]
    try:
        check_names(people)
    except Unreadable as error:
        raise Trouble("names", text=error.text, reason=error.reason) from None
    return people
