"""Seats as they are asked for, with names for bots and keys for people."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from hashlib import sha256

from quadriga.bots import NAMES
from quadriga.bots.levels import USUAL
from quadriga.core.lessons import Lesson
from quadriga.server.keys import hashed, new_key
from quadriga.server.wire import PlayOn, SeatPlan
from quadriga.table.entries import BOT, LINK, PERSON, Plan
from quadriga.table.refusals import Refused, no_seat
from quadriga.table.table import Table

LENGTH = 9  # bytes of a table's name that is not drawn


def plans(asked: Sequence[SeatPlan]) -> tuple[list[Plan], dict[int, str]]:
    """Return the seats of a new table, and the keys to those that are for people who are known."""
    keys = {number: new_key() for number, seat in enumerate(asked) if seat.kind in (PERSON, LINK)}
    taken = {seat.name.casefold() for seat in asked}
    names = iter([name for name in NAMES if name.casefold() not in taken])
    seats = []
    for number, seat in enumerate(asked):
        if seat.kind == PERSON and not seat.name:
            raise Refused("text", "somebody who sits at the table has a name")
        name = next(names) if seat.kind == BOT else seat.name if seat.kind == PERSON else ""
        level = (seat.bot or f"level{USUAL}") if seat.kind == BOT else ""
        key = hashed(keys[number]) if number in keys else ""
        seats.append(Plan(seat.kind, name, level, key))
    return seats, keys


def play_on_plans(table: Table, asked: PlayOn) -> tuple[list[Plan], dict[int, str]]:
    """Return one person in the seat of their choice, and bots in all others."""
    seats = len(table.seats)
    if asked.seat >= seats:
        raise no_seat(asked.seat, seats)
    person, bot = SeatPlan("person", asked.name), SeatPlan("bot", bot=asked.bot)
    return plans([person if seat == asked.seat else bot for seat in range(seats)])


def lesson_plans(lesson: Lesson, name: str) -> tuple[list[Plan], dict[int, str]]:
    """Return whoever learns in the first seat, and easy bots in all others."""
    bots = [SeatPlan("bot", bot=lesson.bot)] * (lesson.players - 1)
    return plans([SeatPlan("person", name), *bots])


def rematch_plans(table: Table) -> list[Plan]:
    """Return the same people and bots once more, each a seat further: another one begins."""
    seats = [Plan("bot" if seat.is_bot else "person", seat.name, seat.bot, seat.key) for seat in table.seats]
    return [*seats[1:], seats[0]]


def rematch_name(table: Table) -> str:
    """Return what the rematch of a table is called: who asks for it at the same time comes to the same."""
    return urlsafe_b64encode(sha256(f"{table.opened.seed} rematch".encode()).digest()[:LENGTH]).decode()
