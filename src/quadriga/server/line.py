"""One client's line: WebSocket frames straight between the network and a table.

uvicorn hands a connection over here as soon as it asks to be a WebSocket. Nothing stands between: what is
told goes out at once, all of one moment together, and nobody waits for a client that does not read.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from starlette.requests import HTTPConnection
from uvicorn import Config
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.server import ServerProtocol

from quadriga.server import doors, frames, logs, metrics
from quadriga.server.backlog import Backlog
from quadriga.server.closings import TOO_MUCH, TOO_SLOW
from quadriga.server.frames import Broken, Frames
from quadriga.server.inbox import Inbox
from quadriga.server.limits import TOO_MANY, Allowance
from quadriga.server.packing import PACKING, packed

LARGEST = 16_384  # bytes of a message
UNREAD = 1_000_000  # bytes that may wait for a client to read them, for so many
LARGE = 65_536  # bytes of a message that goes out at once: many such may be told at one moment
READING = 5.0  # seconds: what one is shown first may be more than that
PING = 20.0  # seconds between two questions whether a client is still there
CLOSING = 1.0  # seconds for a farewell

BEFORE, AFTER = "/api/tables/", "/play"  # the address of a table's socket, around its name

Hear = Callable[[bytes | None], None]

GONE, STOPPING = 1011, 1012  # why a line is closed, as the standard has it


class Post:
    """Lets what is told at one moment go out at its end, all to one client together."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: list[Line] = []

    def add(self, line: Line) -> None:
        """Let a line be sent what waits there."""
        if not self._lines:
            self._loop.call_soon(self._send)
        self._lines.append(line)

    def _send(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            self.send(line)

    def send(self, line: Line) -> None:
        """Let what waits there go out now."""
        try:
            line.flush()
        except Exception as error:  # whatever it was, it is no concern of the others
            logs.trouble("a client could not be told something", error)
            line.let_go()


class Line:
    """Text in both directions. What is said before anybody listens is kept for who will."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._state = server_state
        self._attend = app_state["attend"]
        self._proxies = config.forwarded_allow_ips if config.proxy_headers else ""
        self._post: Post = app_state["post"]
        self._backlog: Backlog = app_state["backlog"]
        self._loop = asyncio.get_running_loop()
        self._frames = Frames(LARGEST)
        self._unsent: list[bytes] = []
        self._unheard = Inbox()
        self._spoke: asyncio.Future[None] = self._loop.create_future()
        self._hear: Hear = self._keep
        self._allowance = Allowance()
        self._is_new = True  # and the client has yet to ask for a table
        self._is_open = False  # and we may tell something
        self._is_deaf = False  # to whatever still comes
        self._is_heard = True
        self._is_behind = False  # with reading, as the system has it
        self._pinging: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None

    # What the client sees of us

    def send(self, message: bytes) -> None:
        """Tell something; one who does not read what waits is let go after a while."""
        if self._is_open:
            if not self._unsent:
                self._post.add(self)
            small = packed(message, self._frames.agreed)
            kind, data = (frames.TEXT, message) if small is None else (frames.TEXT | frames.PACKED, small)
            self._unsent.append(frames.head(kind, len(data)))
            self._unsent.append(data)
            if len(data) > LARGE:
                self._post.send(self)

    def close(self, code: int, reason: str) -> None:
        """Say why, and listen no more; who is shut out is told nothing but that."""
        if not self._is_deaf:
            self._close(code, reason)

    def shut_out(self, reason: str = TOO_MANY) -> None:
        """Listen no more, and say so a little later: who floods us cannot come back at once."""
        if self._is_open and not self._is_deaf:
            self._be_deaf()
            self._forget()
            self._loop.call_later(CLOSING, lambda: self._close(TOO_MUCH, reason))

    def _be_deaf(self) -> None:
        """Take nothing more from the network: what is not read there holds up nobody but who sends it."""
        self._is_deaf = True
        self._frames.forget()
        self._transport.pause_reading()

    def _close(self, code: int, reason: str) -> None:
        if self._is_open:
            self._forget()
            metrics.dropped.labels(str(code)).inc()
            self._say_farewell(code, reason)
            self._loop.call_later(CLOSING, self._transport.abort)

    def _say_farewell(self, code: int, reason: str) -> None:
        self._unsent.append(frames.farewell(code, reason))
        self._is_open = False
        self.flush()

    def flush(self) -> None:
        """Let go out what waits to be sent."""
        unsent, self._unsent = self._unsent, []
        if unsent and not self._transport.is_closing():
            self._transport.write(b"".join(unsent))
            if self._is_behind:
                self._look_what_is_read()

    def let_go(self) -> None:
        """End the connection at once: who is there no longer knows what they should."""
        self._is_open, self._is_deaf = False, True
        self._transport.abort()

    @property
    def unread(self) -> int:
        """How many bytes wait to be read."""
        return self._transport.get_write_buffer_size()

    def _look_what_is_read(self) -> None:
        self._backlog.note(self)
        if self._reading is None and self.unread > UNREAD:
            self._reading = self._loop.call_later(READING, self._see_what_is_read)

    def _see_what_is_read(self) -> None:
        self._reading = None
        if self.unread > UNREAD:
            self.close(TOO_SLOW, "too much waits to be read")

    def _ping(self) -> None:
        if not self._is_open:
            return
        if self._is_heard:
            self._is_heard = False
            self._unsent.append(frames.framed(frames.PING, b""))
            self.flush()
            self._pinging = self._loop.call_later(PING, self._ping)
        else:
            self.close(GONE, "are you still there?")

    def _end(self) -> None:
        """Let the connection go, also if nothing of what waits is read any more."""
        self._is_open, self._is_deaf = False, True
        self._transport.close()
        self._loop.call_later(CLOSING, self._transport.abort)

    # What we see of the client

    def connection_made(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._is_behind = self.unread > 0  # with answers from before it became a line
        self._state.connections.add(self)  # type: ignore[arg-type]  # it names only protocols of its own

    def connection_lost(self, error: Exception | None) -> None:
        self._state.connections.discard(self)
        for timer in (self._pinging, self._reading):
            if timer is not None:
                timer.cancel()
        self._is_open, self._is_deaf = False, True
        self._backlog.forget(self)
        self._hear(None)

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        if self._is_new:
            self._is_new = False
            self._open(data)
            return
        self._frames.add(data)
        try:
            while not self._is_deaf and (frame := self._frames.next()) is not None:
                self._take(*frame)
        except Broken as broken:
            self._close(broken.code, broken.reason)
            self._be_deaf()  # to let go at once, with more on its way here, would lose the farewell
        self.flush()

    def eof_received(self) -> None:
        self._end()

    def pause_writing(self) -> None:
        """More than a little waits to be read; nobody here waits for it."""
        self._is_behind = True

    def resume_writing(self) -> None:
        """It was read."""
        self._is_behind = False
        self._backlog.forget(self)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(STOPPING, "the server stops")

    def _open(self, head: bytes) -> None:
        """Open the line, if it leads to a table."""
        handshake = ServerProtocol(extensions=[PACKING])
        handshake.receive_data(head)
        for request in handshake.events_received():
            if isinstance(request, Request):
                table = _table_of(request)
                response = handshake.accept(request) if table else handshake.reject(404, "nothing is here\n")
                handshake.send_response(response)
                self._is_open = response.status_code == 101
                if self._is_open:
                    self._frames.agreed = handshake.extensions
                    self._begin(request, table)
        self._transport.write(b"".join(handshake.data_to_send()))
        if not self._is_open:
            self._end()

    def _begin(self, request: Request, table: str) -> None:
        self._pinging = self._loop.call_later(PING, self._ping)
        task = self._loop.create_task(self._serve(_asked(request, table, self._transport), table))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _serve(self, asked: HTTPConnection, table: str) -> None:
        await doors.look_behind(self._proxies, asked)
        await self._attend(self, asked, table)

    def _take(self, kind: int, said: bytes) -> None:
        if not self._is_open and kind != frames.CLOSE:
            return  # it is on its way out
        if not self._allowance.takes():
            self.shut_out()
        elif kind == frames.CLOSE:
            self._answer_farewell(frames.code_of(said))
        elif kind == frames.PING:
            self._unsent.append(frames.framed(frames.PONG, said))
        elif kind in (frames.TEXT, frames.BINARY):
            self._hear(said)

    def _answer_farewell(self, code: int) -> None:
        self._hear(None)
        if self._is_open:
            self._say_farewell(code, "")
        self._end()

    # Who listens to the client

    async def first(self) -> bytes:
        """Return the first message; nothing where there is none."""
        await self._spoke
        return self._unheard.next() or b""

    def listen(self, hear: Hear) -> None:
        """Let what is said from now on be heard, and all that nobody has heard yet; at the end, None."""
        self._hear = hear
        while self._unheard:
            hear(self._unheard.next())

    def _keep(self, message: bytes | None) -> None:
        if not self._unheard.takes(message):
            self.shut_out()
        elif not self._spoke.done():
            self._spoke.set_result(None)

    def _forget(self) -> None:
        """Let nothing be heard any more, not even what has come already."""
        self._unheard.clear()
        self._hear(None)


def _table_of(request: Request) -> str:
    """Return the table that a request leads to; nothing where it leads nowhere."""
    path = request.path.partition("?")[0]
    table = path.removeprefix(BEFORE).removesuffix(AFTER)
    return "" if path != f"{BEFORE}{table}{AFTER}" or "/" in table else table


def _asked(request: Request, table: str, transport: asyncio.Transport) -> HTTPConnection:
    """Return what a request to open a line brings with it, as requests of other kinds do."""
    client = get_remote_addr(transport)
    headers = [
        (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
    ]
    scope = {"type": "websocket", "client": client, "headers": headers, "path_params": {"table": table}}
    return HTTPConnection(scope)
