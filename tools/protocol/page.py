"""The page about the protocol, made from the structs of the wire, its figures, and a real talk."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from quadriga.server import (
    answers,
    backlog,
    caller,
    closings,
    doors,
    http,
    limits,
    line,
    room,
    serving,
    settings,
    socket,
    wire,
)
from quadriga.table import requests
from quadriga.table.entries import House, Pace
from quadriga.table.table import REMEMBERED
from tools.protocol import drawn, view
from tools.protocol.codes import CLOSINGS, REFUSALS
from tools.protocol.exchange import Exchange
from tools.protocol.messages import described, fields

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
TEMPLATE = Path(__file__).parent / "page.md"

ASKED = (wire.Hello, wire.Decide, wire.Undo, wire.Say, wire.Pause, wire.Resume, wire.Resign, wire.Ping)
TOLD = (wire.View, wire.Changed, wire.Done, wire.Refusal)
HTTP = (
    wire.Spoken,
    wire.Learn,
    wire.NewTable,
    wire.SeatPlan,
    House,
    Pace,
    wire.Seats,
    wire.Sit,
    wire.Rematch,
    wire.PlayOn,
    wire.Listed,
)
PARTS = (view.Held, view.Beginning, view.Place, view.Possible, view.Happened, view.Remark)
DRAWN = (
    drawn.Phrase,
    drawn.Scene,
    drawn.Piece,
    drawn.Sheet,
    drawn.Gauge,
    drawn.End,
    drawn.Fate,
    drawn.Choice,
    drawn.Note,
    drawn.Trail,
    drawn.Shown,
    drawn.Cue,
    drawn.Board,
    drawn.Why,
)
FINAL = (closings.UNREADABLE, closings.FORBIDDEN, closings.NO_TABLE, closings.UNPLAYABLE)
A_DAY = 24 * 3600


def page() -> str:
    """Return the page."""
    parts = {**figures(), **chapters()}
    text = re.sub(r"\{\{(\w+)\}\}", lambda found: parts[found[1]], TEMPLATE.read_text(encoding="utf-8"))
    with Exchange() as exchange:
        return re.sub(
            r"```exchange\n(.*?)```",
            lambda found: f"```\n{exchange.told(found[1])}\n```",
            text,
            flags=re.DOTALL,
        )


def chapters() -> dict[str, str]:
    """Return the parts of the page that come from structs and tables."""
    return {
        "routes": routes(),
        "http": described(HTTP),
        "asked": described(ASKED),
        "told": described(TOLD),
        "view": fields(view.Sight),
        "parts": described(PARTS),
        "drawn": fields(drawn.Drawn),
        "drawn_parts": described(DRAWN),
        "refusals": _table(
            "code", "status", [(f"`{code}`", status(code), why) for code, why in REFUSALS.items()]
        ),
        "closings": _table("code", None, [(str(code), why) for code, why in sorted(CLOSINGS.items())]),
    }


def figures() -> dict[str, str]:
    """Return every figure of the page."""
    return {
        "PROTOCOL": str(wire.PROTOCOL),
        "MOST_KEYS": str(doors.MOST),
        "DAYS": str(doors.MONTHS // A_DAY),
        "COOKIE": doors.COOKIE,
        "FINAL": _and([str(code) for code in FINAL]),
        "LARGEST": _figure(answers.LARGEST),
        "SILENCE": _figure(caller.SILENCE),
        "LARGEST_MESSAGE": _figure(line.LARGEST),
        "HELLO": _figure(socket.HELLO),
        "SILENT": str(closings.SILENT),
        "REMEMBERED": _figure(REMEMBERED),
        "AT_ONCE": _figure(limits.AT_ONCE),
        "A_SECOND": _figure(limits.A_SECOND),
        "UNHEARD": _figure(limits.UNHEARD),
        "UNHEARD_BYTES": _figure(limits.UNHEARD_BYTES),
        "REQUESTS": _figure(limits.REQUESTS),
        "REQUESTS_A_SECOND": _figure(limits.REQUESTS_A_SECOND),
        "PARTS": _figure(limits.PARTS),
        "PARTS_A_SECOND": _figure(limits.PARTS_A_SECOND),
        "LABOURS": _figure(limits.LABOURS),
        "LABOURS_A_SECOND": _figure(limits.LABOURS_A_SECOND),
        "TABLES_AN_HOUR": _figure(settings.TABLES_AN_HOUR),
        "SOCKETS": _figure(settings.SOCKETS),
        "TOO_MUCH": str(closings.TOO_MUCH),
        "UNREAD": _figure(line.UNREAD),
        "READING": _figure(line.READING),
        "MOST_UNREAD": _figure(backlog.MOST),
        "MOST_UNREAD_IN_ALL": _figure(backlog.MOST_IN_ALL),
        "TOO_SLOW": str(closings.TOO_SLOW),
        "PING": _figure(line.PING),
        "GRACE": _figure(room.GRACE),
        "MOST_SAID": _figure(requests.MOST_SAID),
        "LONGEST_SAID": _figure(requests.LONGEST_SAID),
        "MOST_WRITTEN": _figure(requests.MOST_WRITTEN),
        "LISTED": _figure(http.LISTED),
        "FAREWELL": _figure(serving.FAREWELL),
    }


def routes() -> str:
    """Return the addresses and what they do, in the words of what answers there."""
    rows = []
    for route in http.routes():
        method = next(method for method in sorted(route.methods or ()) if method != "HEAD")
        doc = " ".join((route.endpoint.__doc__ or "").split())
        rows.append((f"`{method} {route.path}`", linked(doc)))
    return _table("address", None, rows)


def linked(text: str) -> str:
    """Return a text in which structs are links to their chapter."""
    names = {struct.__name__ for struct in HTTP}
    return re.sub(
        r"`(\w+)`",
        lambda found: f"[{found[0]}](#{found[1].lower()})" if found[1] in names else found[0],
        text,
    )


def status(code: str) -> str:
    """Return the status with which something is refused."""
    return str(answers.STATUS.get(code, answers.CONFLICT))


def _table(first: str, second: str | None, rows: Sequence[Sequence[str]]) -> str:
    heads = [first, *([second] if second else []), ""]
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def _figure(number: float) -> str:
    return f"{number:,g}".replace(",", " ") if number < 1e6 else f"{int(number):,}".replace(",", " ")


def _and(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"
