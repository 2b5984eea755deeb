"""The socket of a table: who comes says hello, is shown the table, and asks."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quadriga.core.errors import QuadrigaError
from quadriga.server import doors, logs, metrics
from quadriga.server.connection import Connection
from quadriga.server.hall import Hall
from quadriga.server.keys import seats_of
from quadriga.server.limits import Allowance
from quadriga.server.room import Request, Room
from quadriga.server.storage import StoreFailed
from quadriga.server.wire import (
    Asked,
    Decide,
    Done,
    Hello,
    Pause,
    Refusal,
    Resign,
    Resume,
    Say,
    Undo,
    asked_decoder,
    first_decoder,
)
from quadriga.table import requests
from quadriga.table.refusals import Refused

HELLO = 10.0  # seconds in which who comes must say so
CLOSING = 1.0  # seconds for a farewell

# Why a socket is closed, by the numbers that are free for it.
UNREADABLE, SILENT, FORBIDDEN, NO_TABLE, TOO_SLOW, TOO_MUCH, LATER = 4400, 4401, 4403, 4404, 4408, 4429, 4503


class Closing(Exception):
    """The socket must be closed, for this reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


async def attend(hall: Hall, socket: WebSocket) -> None:
    """Serve one client for as long as it stays."""
    await socket.accept()
    try:
        await _attend(hall, socket)
    except Closing as closing:
        metrics.dropped.labels(str(closing.code)).inc()
        with suppress(RuntimeError, TimeoutError):  # it has gone by itself, or reads nothing any more
            async with asyncio.timeout(CLOSING):
                await socket.close(closing.code, closing.reason)
    except WebSocketDisconnect:
        pass


async def _attend(hall: Hall, socket: WebSocket) -> None:
    try:
        doors.check_origin(socket)
    except Refused as error:
        raise Closing(FORBIDDEN, str(error)) from None
    hello = await _hello(socket)
    try:
        room = await hall.room(socket.path_params["table"])
    except QuadrigaError as error:
        raise Closing(NO_TABLE, str(error)) from None
    except StoreFailed as error:
        logs.trouble("table not read", error)
        raise Closing(LATER, "tables cannot be read for now") from None
    connection = Connection({seat: room.table.seats[seat].key for seat in _seats(hello, socket, room)})
    listening = asyncio.create_task(_listen(socket, room, connection))
    sending = asyncio.create_task(_send(socket, connection))
    connection.outbox.overflow = listening.cancel
    try:
        await room.join(connection)
        await asyncio.wait({listening, sending}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        room.leave(connection)
        listening.cancel()
        sending.cancel()
        ends = await asyncio.gather(listening, sending, return_exceptions=True)
    if connection.is_sent_away:
        raise Closing(FORBIDDEN, "this seat is yours no longer")
    if connection.outbox.is_full:
        raise Closing(TOO_SLOW, "too much waits to be read")
    for end in ends:
        if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
            raise end


async def _hello(socket: WebSocket) -> Hello:
    try:
        async with asyncio.timeout(HELLO):
            return first_decoder.decode(await _receive(socket) or b"")
    except TimeoutError:
        raise Closing(SILENT, "say hello first") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Closing(UNREADABLE, str(error)[:100]) from None


def _seats(hello: Hello, socket: WebSocket, room: Room) -> list[int]:
    """Return the seats of who has come; a key that fits none is no key."""
    keys = hello.keys or doors.keys(socket)
    seats = seats_of(keys, room.table.seats)
    if hello.keys and not seats:
        raise Closing(FORBIDDEN, "this key opens no seat here")
    if not seats and not room.table.opened.house.watched:
        raise Closing(FORBIDDEN, "this table is not watched")
    return seats


async def _send(socket: WebSocket, connection: Connection) -> None:
    while True:
        message = await connection.outbox.take()
        await socket.send_text(message.decode())


async def _listen(socket: WebSocket, room: Room, connection: Connection) -> None:
    allowance = Allowance()
    while (data := await _receive(socket)) is not None:
        if not allowance.takes():
            raise Closing(TOO_MUCH, "too many messages")
        connection.tell(await _answer(data, room, connection))


async def _receive(socket: WebSocket) -> str | bytes | None:
    """Return what was sent, or None where nothing more will be."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        return None
    text: str | bytes = message.get("text") or message.get("bytes") or ""
    return text


async def _answer(data: str | bytes, room: Room, connection: Connection) -> Done | Refusal:
    try:
        asked = asked_decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        return Refusal("unreadable", str(error))
    if asked.seat not in connection.seats:
        return Refusal("not-yours", "this seat is not yours", asked.id)
    try:
        await room.ask(_request(asked), asked.seat, asked.id)
    except Refused as error:
        metrics.refusals.labels(error.code).inc()
        return Refusal(error.code, str(error), asked.id)
    except StoreFailed as error:
        logs.trouble("not written", error, table=room.name)
        return Refusal("unavailable", "that could not be written down; try again", asked.id)
    return Done(asked.id)


def _request(asked: Asked) -> Request:
    seat, command = asked.seat, asked.id
    match asked:
        case Decide(version=version, action=action):
            return lambda table, at: requests.decide(table, seat, version, action, at, command)
        case Undo(version=version):
            return lambda table, at: requests.undo(table, seat, version, at, command)
        case Say(text=text):
            return lambda table, at: requests.say(table, seat, text, at, command)
        case Pause():
            return lambda table, at: requests.pause(table, seat, at, command)
        case Resume():
            return lambda table, at: requests.resume(table, seat, at, command)
        case Resign():
            return lambda table, at: requests.resign(table, seat, at, command)
