"""A visit: what one client asks at a table, one thing after the other, and how it is answered."""

from __future__ import annotations

import asyncio

import msgspec

from quadriga.server import logs, metrics
from quadriga.server.clerk import Errand, Request, owned
from quadriga.server.connection import Connection
from quadriga.server.inbox import Inbox
from quadriga.server.limits import TOO_MANY
from quadriga.server.room import Room
from quadriga.server.storage import StoreFailed
from quadriga.server.wire import (
    Asked,
    Decide,
    Done,
    Pause,
    Ping,
    Refusal,
    Resign,
    Resume,
    Say,
    Undo,
    asked_decoder,
)
from quadriga.table import requests
from quadriga.table.refusals import Refused


class Flooded(Exception):
    """More is asked than may be: for a seat, perhaps over several lines, at once, or from one address."""


class Visit:
    """Answers for as long as the client stays; `ended` is done when it leaves, or when something is wrong."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._room = room
        self._connection = connection
        self._waiting = Inbox()
        self._is_busy = False

    def hear(self, message: bytes | None) -> None:
        """Take what the client says; None: it says no more."""
        if message is None:
            self._end(None)
        elif self.ended.done():
            pass  # it came before the line was closed, and is for nobody
        elif not self._is_busy:
            self._answer(message)
        elif not self._waiting.takes(message):
            self._end(Flooded(TOO_MANY))

    def _answer(self, message: bytes) -> None:
        try:
            asked = asked_decoder.decode(message)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(Refused("unreadable", str(error)))
            return
        if isinstance(asked, Ping):
            self._connection.tell(Done(asked.id))
            return
        if asked.seat not in self._connection.keys:
            self._refuse(Refused("not-yours", "this seat is not yours"), asked.id)
            return
        if not self._room.allowances[asked.seat].takes():
            self._end(Flooded(TOO_MANY))
            return
        self._is_busy = True
        command = asked.id
        request = owned(requested(asked), asked.seat, self._connection.keys[asked.seat])
        self._room.take(Errand(request, asked.seat, command, lambda error: self._settled(command, error)))

    def _settled(self, command: str, error: Exception | None) -> None:
        self._is_busy = False
        if error is None:
            self._connection.tell(Done(command))
        elif isinstance(error, Refused):
            self._refuse(error, command)
        elif isinstance(error, StoreFailed):
            logs.trouble("not written", error, table=self._room.name)
            self._refuse(Refused("unavailable", "that could not be written down; try again"), command)
        else:
            self._end(error)
        while self._waiting and not self._is_busy:
            self._answer(self._waiting.next() or b"")

    def _refuse(self, refused: Refused, command: str = "") -> None:
        metrics.refusals.labels(refused.code).inc()
        self._connection.tell(Refusal(refused.code, str(refused), command))

    def _end(self, error: Exception | None) -> None:
        self._waiting.clear()
        if self.ended.done():
            return
        if error is None:
            self.ended.set_result(None)
        else:
            self.ended.set_exception(error)


def requested(asked: Asked) -> Request:
    """Return what a command asks of a table."""
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
