"""A line, with a network that is played: what goes out together, and who is let go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from starlette.requests import HTTPConnection
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Close, Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from quadriga.server.backlog import MOST, Backlog
from quadriga.server.frames import TEXT, framed
from quadriga.server.limits import AT_ONCE, UNHEARD, Allowance
from quadriga.server.line import CLOSING, LARGE, LARGEST, PING, READING, STOPPING, UNREAD, Line, Post
from tests.server.hourglass import played

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


def test_a_line_to_a_table_is_opened() -> None:
    async def scene() -> None:
        client = Client()
        await asyncio.sleep(0)
        assert [event.status_code for event in client.hear() if isinstance(event, Response)] == [101]
        assert client.tables == ["abc"]

    played(scene)


@pytest.mark.parametrize("path", ["/", "/api/tables/play", "/api/tables/a/b/play", "/api/tables/abc/play/"])
def test_a_line_to_nowhere_is_refused(path: str) -> None:
    async def scene() -> None:
        client = Client(path)
        await asyncio.sleep(0)
        assert b" 404 " in client.network.written[0]
        assert client.network.is_closed
        assert client.tables == []

    played(scene)


def test_all_that_is_told_at_one_moment_goes_out_together() -> None:
    async def scene() -> None:
        client = connected()
        for text in (b"one", b"two", b"three"):
            client.line.send(text)
        await asyncio.sleep(0)
        assert len(client.network.written) == 1
        assert client.texts() == [b"one", b"two", b"three"]

    played(scene)


def test_who_cannot_be_told_something_is_let_go_and_the_others_are_told_all() -> None:
    async def scene() -> None:
        post = Post()
        first, broken, last = (connected(post) for _ in range(3))
        broken.network.is_broken = True
        for text in (b"one", b"two"):
            for client in (first, broken, last):
                client.line.send(text)
            await asyncio.sleep(0)
        assert first.texts() == last.texts() == [b"one", b"two"]
        assert broken.network.is_aborted

    played(scene)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_frame_is_what_the_library_would_make_of_it(size: int) -> None:
    assert framed(TEXT, b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


def test_a_message_in_several_frames_arrives_whole() -> None:
    async def scene() -> None:
        client = connected()
        client.speaks.send_text(b"Lo", fin=False)
        client.say()
        assert client.arrived() == []
        client.speaks.send_ping(b"!")
        client.speaks.send_continuation(b"la", fin=True)
        client.say()
        assert client.arrived() == [b"Lola"]

    played(scene)


def test_who_does_not_read_is_let_go() -> None:
    async def scene() -> None:
        client = connected()
        client.network.unread = UNREAD + 1
        client.line.send(b"news")
        await asyncio.sleep(0)
        client.hear()
        await asyncio.sleep(READING - A_MOMENT)
        assert client.network.written == []
        await asyncio.sleep(2 * A_MOMENT)
        assert client.farewell() == 4408
        assert client.arrived() == [None]
        assert not client.network.is_aborted
        await asyncio.sleep(CLOSING)
        assert client.network.is_aborted
        client.line.send(b"never told")
        await asyncio.sleep(0)
        assert client.network.written == []

    played(scene)


def test_who_reads_what_is_much_in_time_may_stay() -> None:
    async def scene() -> None:
        client = connected()
        client.network.unread = UNREAD + 1
        client.line.send(b"news")
        await asyncio.sleep(0)
        await asyncio.sleep(READING - A_MOMENT)
        client.network.unread = 0
        await asyncio.sleep(READING)
        assert client.texts() == [b"news"]
        assert client.arrived() == []

    played(scene)


def test_who_does_not_read_far_too_much_is_let_go_at_once() -> None:
    async def scene() -> None:
        client = connected()
        client.network.unread = MOST
        client.line.send(b"first view")
        await asyncio.sleep(0)
        assert not client.network.is_aborted
        client.network.unread += 1
        client.line.send(b"news")
        await asyncio.sleep(0)
        assert client.network.is_aborted
        client.hear()
        client.line.send(b"never told")
        await asyncio.sleep(0)
        assert client.network.written == []

    played(scene)


def test_what_is_large_goes_out_at_once() -> None:
    """Of what does not wait for the end of a moment, it is known how much nobody reads."""

    async def scene() -> None:
        client = connected()
        client.line.send(b"small")
        assert client.network.written == []
        client.line.send(b"x" * (LARGE + 1))
        assert len(client.network.written) == 1
        assert client.texts() == [b"small", b"x" * (LARGE + 1)]
        client.network.is_broken = True
        client.line.send(b"x" * (LARGE + 1))
        assert client.network.is_aborted

    played(scene)


def test_who_says_too_much_is_heard_no_more_and_let_go() -> None:
    async def scene() -> None:
        client = connected()
        client.speaks.send_text(b"and this is not heard any more")
        for _ in range(50 * int(AT_ONCE)):
            client.speaks.send_ping(b"")  # which costs an answer too
        client.say()
        assert client.arrived() == [None]
        assert client.network.is_paused
        await asyncio.sleep(CLOSING + A_MOMENT)
        assert not client.network.is_closing()
        await asyncio.sleep(CLOSING)
        assert client.network.is_aborted
        *answers, farewell = client.hear()
        assert isinstance(farewell, Frame)
        assert Close.parse(farewell.data).code == 4429
        assert len(answers) < 5 * AT_ONCE  # nor was the rest looked at

    played(scene)


def test_who_is_shut_out_is_told_nothing_else() -> None:
    """Whoever listens finds nothing that could be read, and would close the line for that, and at once."""

    async def scene() -> None:
        client = connected()
        for _ in range(2 * int(AT_ONCE)):
            client.speaks.send_text(b"hello")
        client.say()
        client.line.close(4400, "unreadable")
        await asyncio.sleep(CLOSING - A_MOMENT)
        assert client.hear() == []
        await asyncio.sleep(2 * A_MOMENT)
        assert client.farewell() == 4429

    played(scene)


def test_only_so_much_waits_for_who_will_listen() -> None:
    """However slowly it comes."""

    async def scene() -> None:
        client = connected()
        client.line._allowance = Allowance(10 * UNHEARD)
        for _ in range(UNHEARD):
            client.speaks.send_text(b"hello")
        client.say()
        assert not client.network.is_paused
        client.speaks.send_text(b"hello?")
        client.say()
        assert client.network.is_paused
        assert client.arrived() == [None]
        await asyncio.sleep(CLOSING + A_MOMENT)
        assert client.farewell() == 4429

    played(scene)


def test_the_end_is_heard_of_behind_all_that_waits() -> None:
    async def scene() -> None:
        client = connected()
        client.line._allowance = Allowance(10 * UNHEARD)
        for _ in range(UNHEARD):
            client.speaks.send_text(b"hello")
        client.say()
        client.line.connection_lost(None)
        assert client.arrived() == [b"hello"] * UNHEARD + [None]

    played(scene)


def test_who_says_something_too_long_is_let_go() -> None:
    """Nothing more of it is read, and there is time to hear why: at once, a farewell would be lost."""

    async def scene() -> None:
        client = connected()
        client.speaks.send_text(b"x" * (LARGEST + 1))
        client.say()
        assert client.farewell() == 1009
        assert client.arrived() == [None]
        assert client.network.is_paused
        assert not client.network.is_closing()
        await asyncio.sleep(CLOSING + A_MOMENT)
        assert client.network.is_aborted

    played(scene)


def test_who_is_silent_is_asked_and_then_let_go() -> None:
    async def scene() -> None:
        client = connected()
        for _ in range(10):
            await asyncio.sleep(PING / 2)
            client.hear()  # and answer
            client.say()
        assert client.arrived() == []
        await asyncio.sleep(3 * PING)
        assert client.farewell() == 1011
        assert client.arrived() == [None]

    played(scene)


def test_who_leaves_is_answered_and_heard_no_more() -> None:
    async def scene() -> None:
        client = connected()
        client.speaks.send_close(1000)
        client.say()
        assert client.arrived() == [None]
        assert client.farewell() == 1000
        assert client.network.is_closed
        await asyncio.sleep(CLOSING + A_MOMENT)
        assert client.network.is_aborted  # for it may not have read that

    played(scene)


def test_who_is_lost_is_told_nothing_more() -> None:
    async def scene() -> None:
        client = connected()
        client.line.connection_lost(None)
        assert client.arrived() == [None]
        client.line.send(b"news")
        client.line.close(4403, "no longer yours")
        await asyncio.sleep(0)
        assert client.network.written == []
        assert client.arrived() == []

    played(scene)


def test_a_reason_that_is_too_long_is_cut() -> None:
    async def scene() -> None:
        client = connected()
        client.line.close(4404, "x" + "é" * 200)
        assert client.farewell() == 4404

    played(scene)


def test_a_server_that_stops_says_so() -> None:
    async def scene() -> None:
        client = connected()
        client.line.shutdown()
        assert client.farewell() == STOPPING

    played(scene)
