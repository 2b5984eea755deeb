"""What is heard of a client: whole messages, only so much of what waits, and nothing of who says too much."""

from __future__ import annotations

import asyncio

from websockets.frames import Close, Frame

from quadriga.server.limits import AT_ONCE, UNHEARD, UNHEARD_BYTES, Allowance
from quadriga.server.line import CLOSING, LARGEST
from tests.server.hourglass import played
from tests.server.lines import A_MOMENT, connected


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


def test_only_so_many_bytes_wait_for_who_will_listen() -> None:
    """However few messages they are; and of what came behind them nothing is kept."""

    async def scene() -> None:
        client = connected()
        for _ in range(UNHEARD_BYTES // LARGEST):
            client.speaks.send_text(b"x" * LARGEST)
        client.say()
        assert not client.network.is_paused
        assert client.line._frames._data == b""
        for _ in range(5):
            client.speaks.send_text(b"x" * LARGEST)
        client.say()
        assert client.network.is_paused
        assert client.line._frames._data == b""
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
