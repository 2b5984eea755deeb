"""Frames: read and written as the library does, and refused where it refuses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Close, Frame, Opcode

from quadriga.server import frames
from quadriga.server.frames import BINARY, CLOSE, PART, PING, PONG, TEXT, Broken, Frames

LARGEST = 70_000
SIZES = st.sampled_from([0, 1, 3, 125, 126, 127, 500, 65_535, 65_536])
MESSAGES = SIZES.flatmap(lambda size: st.binary(min_size=size, max_size=size))


def masked(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    """Return a frame as a client of the library sends it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def read(data: bytes, step: int = 1 << 20, largest: int = LARGEST) -> list[tuple[int, bytes]]:
    """Return what is read where so many bytes come at a time."""
    reader, found = Frames(largest), []
    for begin in range(0, len(data), step):
        reader.add(data[begin : begin + step])
        while (frame := reader.next()) is not None:
            found.append(frame)
    return found


@given(st.lists(MESSAGES, max_size=4), st.sampled_from([1, 2, 7, 1000, 1 << 20]))
def test_what_the_library_sends_is_read_however_it_comes(messages: list[bytes], step: int) -> None:
    step = max(step, sum(map(len, messages)) // 500)
    sent = b"".join(masked(Opcode.TEXT, message) for message in messages)
    assert read(sent, step) == [(TEXT, message) for message in messages]


def test_each_kind_is_told() -> None:
    kinds = {Opcode.TEXT: TEXT, Opcode.BINARY: BINARY, Opcode.PING: PING, Opcode.PONG: PONG}
    for opcode, kind in kinds.items():
        assert read(masked(opcode, b"Lola")) == [(kind, b"Lola")]


def test_a_message_in_parts_is_said_by_the_last_and_others_may_come_between() -> None:
    sent = [
        masked(Opcode.TEXT, b"Lo", fin=False),
        masked(Opcode.PING, b"!"),
        masked(Opcode.CONT, b"l", fin=False),
        masked(Opcode.CONT, b"a"),
        masked(Opcode.TEXT, b"Max"),
    ]
    said = [(PART, b""), (PING, b"!"), (PART, b""), (TEXT, b"Lola"), (TEXT, b"Max")]
    assert read(b"".join(sent)) == said


def test_parts_that_say_nothing_are_not_kept() -> None:
    """Else a message that never ends would grow for ever, and take longer with each of them."""
    reader = Frames(LARGEST)
    reader.add(masked(Opcode.TEXT, b"Lo", fin=False) + masked(Opcode.CONT, b"", fin=False) * 1000)
    assert [reader.next() for _ in range(1001)] == [(PART, b"")] * 1001
    assert reader._begun == b"Lo"
    reader.add(masked(Opcode.CONT, b"la"))
    assert reader.next() == (TEXT, b"Lola")


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (Frame(Opcode.TEXT, b"Lola").serialize(mask=False), 1002),
        (b"\x83\x80\0\0\0\0", 1002),
        (b"\xc1\x80\0\0\0\0", 1002),
        (masked(Opcode.CONT, b"la"), 1002),
        (masked(Opcode.TEXT, b"Lo", fin=False) + masked(Opcode.TEXT, b"Max"), 1002),
        (b"\x09\x80\0\0\0\0", 1002),
        (b"\x89\xfe\0\x7e\0\0\0\0" + bytes(126), 1002),
        (b"\x81\xff\0\0\0\0\xff\xff\xff\xff", 1009),
        (masked(Opcode.TEXT, bytes(60), fin=False) + masked(Opcode.CONT, bytes(60)), 1009),
    ],
    ids=[
        "not masked",
        "unknown",
        "reserved",
        "no beginning",
        "two at once",
        "ping in parts",
        "long ping",
        "too large",
        "too large in parts",
    ],
)
def test_what_is_against_the_standard_is_refused_at_once(sent: bytes, code: int) -> None:
    with pytest.raises(Broken) as broken:
        read(sent, largest=100)
    assert broken.value.code == code


@given(MESSAGES)
def test_what_is_sent_is_what_the_library_would_send(message: bytes) -> None:
    assert frames.framed(TEXT, message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("reason", ["", "too many messages", "x" + "é" * 200])
def test_a_farewell_is_read_by_the_library(reason: str) -> None:
    sent = frames.farewell(4429, reason)
    assert len(sent) <= 2 + frames.LARGEST_CONTROL
    close = Close.parse(sent[2:])
    assert close.code == 4429
    assert reason.startswith(close.reason)
    assert len(close.reason) >= len(reason) // 4


@pytest.mark.parametrize(
    ("said", "answer"),
    [(b"", 1000), (b"\x03\xe8", 1000), (b"\x0f\xa0bye", 4000), (b"\x03", 1002), (b"\0\1", 1002)],
)
def test_a_farewell_is_answered_alike(said: bytes, answer: int) -> None:
    [(kind, data)] = read(masked(Opcode.CLOSE, said))
    assert kind == CLOSE
    assert frames.code_of(data) == answer
