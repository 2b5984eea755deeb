"""The socket of a table: who comes says hello, is shown the table, and asks."""

from __future__ import annotations

import asyncio
from contextlib import nullcontext

import msgspec
from starlette.requests import HTTPConnection

from quadriga.server import doors, logs
from quadriga.server.closings import FORBIDDEN, LATER, NO_TABLE, SILENT, UNPLAYABLE, UNREADABLE
from quadriga.server.connection import Connection
from quadriga.server.gate import Gate
from quadriga.server.hall import Hall
from quadriga.server.keys import seats_of
from quadriga.server.line import Line
from quadriga.server.room import Room
from quadriga.server.storage import StoreFailed, WrongTable
from quadriga.server.visit import Flooded, Visit
from quadriga.server.wire import Hello, first_decoder
from quadriga.table.refusals import Refused

HELLO = 10.0  # seconds in which who comes must say so


class Closing(Exception):
    """The line must be closed, for this reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


async def attend(hall: Hall, gate: Gate | None, line: Line, asked: HTTPConnection, table: str) -> None:
    """Serve one client for as long as it stays; without a gate, as many as come."""
    try:
        with gate.passed(asked.client.host) if gate and asked.client else nullcontext():
            await _attend(hall, line, asked, table)
    except Closing as closing:
        line.close(closing.code, closing.reason)
    except Flooded as flooded:
        line.shut_out(str(flooded))
    except Exception as error:
        logs.trouble("a client could not be served", error, table=table)
        line.close(LATER, "something went wrong")


async def _attend(hall: Hall, line: Line, asked: HTTPConnection, table: str) -> None:
    try:
        doors.check_origin(asked)
    except Refused as error:
        raise Closing(FORBIDDEN, str(error)) from None
    hello = await _hello(line)
    try:
        room = await hall.room(table)
    except (Refused, WrongTable) as error:
        if isinstance(error, Refused) and error.code != "no-table":
            raise Closing(UNPLAYABLE, str(error)) from None
        raise Closing(NO_TABLE, str(error)) from None
    except StoreFailed as error:
        logs.trouble("table not read", error)
        raise Closing(LATER, "tables cannot be read for now") from None
    seats = _seats(hello, asked, room)
    covers = hello.covers and len(seats) > 1 and room.table.state.has_secrets()
    keys = {seat: room.table.seats[seat].key for seat in seats}
    connection = Connection(keys, line, hello.draws, covers)
    try:
        await room.join(connection)
        visit = Visit(room, connection)
        line.listen(visit.hear)
        await visit.ended
    finally:
        room.leave(connection)


async def _hello(line: Line) -> Hello:
    try:
        async with asyncio.timeout(HELLO):
            return first_decoder.decode(await line.first())
    except TimeoutError:
        raise Closing(SILENT, "say hello first") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Closing(UNREADABLE, str(error)[:100]) from None


def _seats(hello: Hello, asked: HTTPConnection, room: Room) -> list[int]:
    """Return the seats of who has come; a key that fits none is no key."""
    keys = hello.keys or doors.keys(asked)
    seats = seats_of(keys, room.table.seats)
    if hello.keys and not seats:
        raise Closing(FORBIDDEN, "this key opens no seat here")
    if not seats and not room.table.opened.house.watched:
        raise Closing(FORBIDDEN, "this table is not watched")
    return seats
