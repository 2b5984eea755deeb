"""When a table must go on by itself: a bot's turn, a clock that runs out, somebody who is away too long."""

from __future__ import annotations

from operator import itemgetter

from quadriga.table import entries
from quadriga.table.table import Table


def due(table: Table) -> int | None:
    """Return when the table goes on by itself, in milliseconds since 1970; None: when somebody decides."""
    if table.phase != "playing" or table.is_paused:
        return None
    if decider(table):
        return table.since
    moments = _moments(table)
    return min([moment for moment, _ in moments]) if moments else None


def decider(table: Table) -> str:
    """Return the bot that must decide now, if one must; where everybody has left, those covered wait too."""
    if table.phase != "playing" or table.is_paused:
        return ""
    seat = table.seats[table.actor]
    return seat.decider if seat.decider and (seat.is_bot or not table.is_deserted) else ""


def ripe(table: Table, at: int) -> list[entries.Logged]:
    """Return what has come to pass by now: seats that a bot decides for from here on."""
    if table.phase != "playing" or table.is_paused:
        return []
    first: dict[int, entries.Logged] = {}
    for moment, covered in sorted(_moments(table), key=itemgetter(0)):
        if moment <= at:
            first.setdefault(covered.seat, covered)
    return list(first.values())


def _moments(table: Table) -> list[tuple[int, entries.Covered]]:
    """Return what will come to pass if nobody does anything, and when."""
    on_turn, cover = table.seats[table.actor], table.opened.house.cover
    moments = []
    if on_turn.left is not None and on_turn.thinks:
        flag = table.since + on_turn.left
        moments.append((flag, entries.Covered(at=flag, seat=table.actor, why="clock")))
    if cover is not None and not table.is_deserted:
        for number, seat in enumerate(table.seats):
            if seat.away is not None and not seat.decider:
                # Nobody is missed in a pause, nor before the game.
                moment = max(seat.away, table.goes_on) + cover
                moments.append((moment, entries.Covered(at=moment, seat=number, why="away")))
    return moments
