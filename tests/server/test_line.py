"""A line, with a network that is played: what goes out together, and who is let go."""

from __future__ import annotations

import asyncio

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Response

from quadriga.server.backlog import MOST
from quadriga.server.frames import TEXT, framed
from quadriga.server.line import CLOSING, LARGE, PING, READING, STOPPING, UNREAD, Post
from tests.server.hourglass import played
from tests.server.lines import A_MOMENT, Client, connected


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
