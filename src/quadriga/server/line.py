"""One client's line: WebSocket frames straight between the network and a table.

uvicorn hands a connection over here as soon as it asks to be a WebSocket. Nothing stands between: what is
told goes out at once, all of one moment together, and nobody waits for a client that does not read.
"""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Any, cast

from starlette.requests import HTTPConnection
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from quadriga.server import metrics
from quadriga.server.closings import TOO_MUCH, TOO_SLOW
from quadriga.server.limits import Allowance
from quadriga.server.packing import PACKING, packed

LARGEST = 16_384  # bytes of a message
SLICE = 1024  # bytes that are read before anybody asks whether it was too much
UNREAD = 1_000_000  # bytes that may wait for a client to read them, for so many
READING = 5.0  # seconds: what one is shown first may be more than that
PING = 20.0  # seconds between two questions whether a client is still there
CLOSING = 1.0  # seconds for a farewell
LONGEST_REASON = 123  # bytes, by the standard

TEXT, PACKED = 0x81, 0xC1  # the first byte of a frame that is a whole text, plain or packed
TEXT_LONG, TEXT_LONGER = Struct("!BBH"), Struct("!BBQ")
BEFORE, AFTER = "/api/tables/", "/play"  # the address of a table's socket, around its name

GONE, STOPPING = 1011, 1012  # why a line is closed, as the standard has it


class Line(asyncio.Protocol):
    """Text in both directions. `arrived` holds what the client said, and None once it will say no more."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.arrived: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._state = server_state
        self._attend = app_state["attend"]
        self._loop = asyncio.get_running_loop()
        self._frames = ServerProtocol(max_size=LARGEST, extensions=[PACKING])
        self._unsent: list[bytes] = []  # frames, to go out before those that the protocol asks for
        self._parts: list[bytes] = []  # of a message that comes in several frames
        self._allowance = Allowance()
        self._is_heard = True
        self._is_flooded = False
        self._is_flushing = False
        self._pinging: asyncio.TimerHandle | None = None
        self._reading: asyncio.TimerHandle | None = None

    # What the client sees of us

    def send(self, message: bytes) -> None:
        """Tell something; one who does not read what waits is let go after a while."""
        if self._frames.state is OPEN:
            small = packed(message, self._frames.extensions)
            self._unsent += framed(message) if small is None else framed(small, PACKED)
            self._flush_soon()

    def close(self, code: int, reason: str) -> None:
        """Say why, and listen no more."""
        if self._frames.state is OPEN:
            self._forget()
            metrics.dropped.labels(str(code)).inc()
            self._frames.send_close(code, reason.encode()[:LONGEST_REASON].decode(errors="ignore"))
            self._flush()
            self._loop.call_later(CLOSING, self._transport.abort)

    def _flush_soon(self) -> None:
        if not self._is_flushing:
            self._is_flushing = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._is_flushing = False
        owed = self._frames.data_to_send()
        data = b"".join([*self._unsent, *owed])
        self._unsent.clear()
        if data and not self._transport.is_closing():
            self._transport.write(data)
            if self._is_behind and self._reading is None:
                self._reading = self._loop.call_later(READING, self._see_what_is_read)
        if owed and not owed[-1]:  # this is how the end is told
            self._transport.close()
            self._loop.call_later(CLOSING, self._transport.abort)  # also if nothing is read any more

    @property
    def _is_behind(self) -> bool:
        return self._transport.get_write_buffer_size() > UNREAD

    def _see_what_is_read(self) -> None:
        self._reading = None
        if self._is_behind:
            self.close(TOO_SLOW, "too much waits to be read")

    def _ping(self) -> None:
        if self._frames.state is not OPEN:
            return
        if self._is_heard:
            self._is_heard = False
            self._frames.send_ping(b"")
            self._flush()
            self._pinging = self._loop.call_later(PING, self._ping)
        else:
            self.close(GONE, "are you still there?")

    # What we see of the client

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._state.connections.add(self)  # type: ignore[arg-type]  # it names only protocols of its own

    def connection_lost(self, exc: Exception | None) -> None:
        self._state.connections.discard(self)
        for timer in (self._pinging, self._reading):
            if timer is not None:
                timer.cancel()
        self._frames.receive_eof()
        self.arrived.put_nowait(None)

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        for begin in range(0, len(data), SLICE):
            if self._is_flooded:
                return
            self._frames.receive_data(data[begin : begin + SLICE])
            for event in self._frames.events_received():
                if isinstance(event, Request):
                    self._answer(event)
                elif isinstance(event, Frame):
                    self._take(event)
        self._flush()

    def eof_received(self) -> None:
        self._frames.receive_eof()
        self._flush()

    def shutdown(self) -> None:
        """The server stops."""
        self.close(STOPPING, "the server stops")

    def _answer(self, request: Request) -> None:
        """Open the line, if it leads to a table."""
        path = request.path.partition("?")[0]
        table = path.removeprefix(BEFORE).removesuffix(AFTER)
        if path != f"{BEFORE}{table}{AFTER}" or "/" in table:
            self._frames.send_response(self._frames.reject(404, "there is nothing here\n"))
            return
        response = self._frames.accept(request)
        self._frames.send_response(response)
        if response.status_code == 101:
            self._pinging = self._loop.call_later(PING, self._ping)
            task = self._loop.create_task(self._attend(self, _asked(request, table), table))
            self._state.tasks.add(task)
            task.add_done_callback(self._state.tasks.discard)

    def _take(self, frame: Frame) -> None:
        if not self._allowance.takes():
            self._shut_out()
        elif frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                self.arrived.put_nowait(b"".join(self._parts))
                self._parts.clear()
        elif frame.opcode is Opcode.CLOSE:
            self.arrived.put_nowait(None)

    def _shut_out(self) -> None:
        """Listen no more, and say so a little later: who floods us cannot come back at once."""
        self._is_flooded = True
        self._transport.pause_reading()
        self._forget()
        self._loop.call_later(CLOSING, lambda: self.close(TOO_MUCH, "too many messages"))

    def _forget(self) -> None:
        """Let nothing be heard any more, not even what has come already."""
        while not self.arrived.empty():
            self.arrived.get_nowait()
        self.arrived.put_nowait(None)


def framed(message: bytes, first: int = TEXT) -> tuple[bytes, bytes]:
    """Return a text as a frame: its head, and itself. The library takes six times as long."""
    size = len(message)
    if size < 126:
        return bytes((first, size)), message
    return TEXT_LONG.pack(first, 126, size) if size < 65_536 else TEXT_LONGER.pack(first, 127, size), message


def _asked(request: Request, table: str) -> HTTPConnection:
    """Return what a request to open a line brings with it, as requests of other kinds do."""
    headers = [
        (name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()
    ]
    return HTTPConnection({"type": "websocket", "headers": headers, "path_params": {"table": table}})
