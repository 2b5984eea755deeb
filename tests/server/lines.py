"""A line, with a network that is played, and the client at its other end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import HTTPConnection
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from quadriga.server.backlog import Backlog
from quadriga.server.line import Line, Post

A_MOMENT = 0.01  # seconds
MUCH = 65_536  # bytes that wait, before a network says so


class Network(asyncio.Transport):
    """Keeps what is written; `unread` is how much of it nobody has read."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.unread = 0
        self.tell: Callable[[], None] = lambda: None  # that much waits to be read
        self.is_closed = self.is_aborted = self.is_paused = self.is_broken = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if self.is_broken:
            raise RuntimeError("the network is broken")
        self.written.append(bytes(data))
        if self.unread > MUCH:
            self.tell()

    def get_write_buffer_size(self) -> int:
        return self.unread

    def pause_reading(self) -> None:
        self.is_paused = True

    def is_closing(self) -> bool:
        return self.is_closed or self.is_aborted

    def close(self) -> None:
        self.is_closed = True

    def abort(self) -> None:
        self.is_aborted = True


class Client:
    """Who is at the other end. `tables` are those that lines were opened to."""

    def __init__(self, path: str = "/api/tables/abc/play", post: Post | None = None) -> None:
        self.network = Network()
        self.tables: list[str] = []
        self.line = Line(Config("nothing"), ServerState(), self._state(post))
        self.network.tell = self.line.pause_writing
        self.line.connection_made(self.network)
        self.speaks = ClientProtocol(parse_uri(f"ws://quadriga.test{path}"))
        self.speaks.send_request(self.speaks.connect())
        self.say()

    def _state(self, post: Post | None) -> dict[str, object]:
        return {"attend": self._attend, "post": post or Post(), "backlog": Backlog()}

    async def _attend(self, line: Line, asked: HTTPConnection, table: str) -> None:
        self.tables.append(table)

    def say(self) -> None:
        """Let the line have what was said, if anything was."""
        if said := b"".join(self.speaks.data_to_send()):
            self.line.data_received(said)

    def hear(self) -> list[object]:
        """Return what was told since the last time."""
        self.speaks.receive_data(b"".join(self.network.written))
        self.network.written.clear()
        return [event for event in self.speaks.events_received() if isinstance(event, Frame | Response)]

    def texts(self) -> list[bytes]:
        return [bytes(event.data) for event in self.hear() if isinstance(event, Frame)]

    def farewell(self) -> int:
        """Return the number with which the line was closed."""
        *_, last = self.hear()
        assert isinstance(last, Frame)
        assert last.opcode is Opcode.CLOSE
        return Close.parse(last.data).code

    def arrived(self) -> list[bytes | None]:
        """Return what the line let be heard since the last time."""
        arrived: list[bytes | None] = []
        self.line.listen(arrived.append)
        self.line.listen(self.line._keep)
        return arrived


def connected(post: Post | None = None) -> Client:
    client = Client(post=post)
    client.hear()
    return client
