"""What may be seen of a table: the only way out of it, for seats and for whoever watches."""

from __future__ import annotations

from quadriga.core.events import Event
from quadriga.core.game import Plain
from quadriga.core.rng import Rng
from quadriga.core.state import differs_by_seat
from quadriga.table.dice import sealed
from quadriga.table.seats import Seat
from quadriga.table.table import NOBODY, Table


def sight(table: Table, seat: int | None) -> dict[str, Plain]:
    """Return all that this seat may know of the table, as plain data; None: what whoever watches may."""
    return fixed_sight(table) | common_sight(table) | {"events": story(table)} | own_sight(table, seat)


def story(table: Table) -> list[Plain]:
    """Return all that happened: everybody may know."""
    return [plain_event(event) for event in table.story()]


def news(table: Table) -> list[Plain]:
    """Return what has just happened."""
    return [plain_event(event) for chapter in table.news for event in chapter.events]


def plain_event(event: Event) -> dict[str, Plain]:
    """Return an event as plain data."""
    return {"name": event.name, "clause": event.clause, "facts": {**event.facts}}


def fixed_sight(table: Table) -> dict[str, Plain]:
    """Return what everybody may know, and stays as it is."""
    house, source = table.opened.house, table.opened.source
    return {
        "table": table.name,
        "game": table.game.slug,
        "rules": table.game.version,
        "options": {**table.opened.options},
        "house": {
            "watched": house.watched,
            "chat": house.chat,
            "undo": house.undo,
            "hints": house.hints,
            "cover": house.cover,
            "pace": None if house.pace is None else {"first": house.pace.first, "more": house.pace.more},
        },
        "hides": table.state.has_secrets(),
        "sides": [int(table.state.side(seat)) for seat in range(len(table.seats))],
        "dice": sealed(table.opened.seed),
        "before": table.opened.before or None,
        "source": None if source is None else {"table": source.table or None, "moment": len(source.actions)},
    }


def common_sight(table: Table) -> dict[str, Plain]:
    """Return what everybody may know beside what happened.

    Where a game has no secrets, the position is part of it.
    """
    return {
        **({} if differs_by_seat(table.state) else {"position": table.game.view(table.state, None)}),
        "version": table.version,
        "phase": table.phase,
        "seats": _company(table),
        "paused": table.paused_by if table.is_paused else None,
        "since": table.since,
        "turn": table.actor if table.actor != NOBODY else None,
        "chat": [*table.chat],
        "result": [*table.state.payoff()] if table.is_played_out else None,
        "seed": table.opened.seed if table.phase == "over" else None,
        "rematch": table.rematch or None,
    }


def own_sight(table: Table, seat: int | None) -> dict[str, Plain]:
    """Return what this seat may know, and perhaps nobody else."""
    return {
        "seat": seat,
        **({"position": table.game.view(table.state, seat)} if differs_by_seat(table.state) else {}),
        "actions": _actions(table, seat),
        "undo": may_undo(table, seat),
    }


def may_undo(table: Table, seat: int | None) -> bool:
    """Whether this seat may take its last decision back."""
    if seat is None or not table.latest or table.latest[-1].seat != seat or table.is_paused:
        return False
    return table.undoable is not None and not table.seats[seat].gave_up


def _company(table: Table) -> list[Plain]:
    if table.company is None:
        table.company = [_seat(seat) for seat in table.seats]
    return table.company


def _seat(seat: Seat) -> dict[str, Plain]:
    return {
        "kind": seat.kind,
        "name": seat.name or None,
        "bot": seat.bot or None,
        "left": seat.left,
        "away": seat.away,
        "covered": seat.covered or None,
        "come": seat.has_come or seat.is_bot,
    }


def known(table: Table, seat: int) -> str:
    """Return the position in notation, all that the seat cannot know drawn anew.

    It hangs on nothing hidden: from it programs can look ahead as our own bots do, and draw.
    """
    return str(table.state.redraw(seat, Rng(0)))


def _actions(table: Table, seat: int | None) -> list[Plain]:
    """Return what a seat may do: nobody else is told."""
    if not table.awaits(seat):
        return []
    state, write = table.state, table.game.write_action
    return [{"action": action, "text": write(state, action)} for action in table.legal]
