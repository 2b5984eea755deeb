"""WebSocket frames as the standard has them (RFC 6455): what a client sends, and what is sent to it.

Only what comes after the handshake, packed where that was agreed on. The library takes ten times as long.
"""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct

from websockets.exceptions import PayloadTooBig, ProtocolError
from websockets.extensions import Extension

from quadriga.server.packing import unpacked

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10  # kinds of frames
PART = -1  # a frame after which its message goes on
FINAL, MASKED = 0x80, 0x80
RESERVED = 0x70
PACKED = 0x40  # the one of these bits that has a meaning, where packing was agreed on
LONG, LONGER = 126, 127  # where these stand for a length, it follows
MASK = 4  # bytes
LARGEST_CONTROL = 125  # bytes that fit into a frame that is not part of a message

NORMAL, AGAINST_THE_STANDARD, TOO_LARGE = 1000, 1002, 1009  # why a line is closed, as the standard has it
CODES = range(1000, 5000)

LONG_HEAD, LONGER_HEAD, CODE = Struct("!BBH"), Struct("!BBQ"), Struct("!H")


class Broken(Exception):
    """What a client sent cannot be read on, for this reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


class Frames:
    """Cuts what comes in into frames, and puts messages together; none may be larger than so many bytes."""

    def __init__(self, largest: int) -> None:
        self._largest = largest
        self._data = b""
        self._at = 0  # where in it the next frame begins
        self._begun = bytearray()  # a message in several frames: in one piece, so that empty ones are nothing
        self._is_within = False  # such a message
        self._is_packed = False  # the message that comes
        self.agreed: Sequence[Extension] = ()  # how messages may be packed

    def add(self, data: bytes) -> None:
        """Take what has come."""
        self._data += data

    def forget(self) -> None:
        """Keep nothing of what has come."""
        self._data = b""
        self._at = 0
        self._begun.clear()

    def next(self) -> tuple[int, bytes] | None:
        """Return the next frame that has come whole: its kind and what it says.

        A message that came in several is said by the last; PART are those before it. What is against the
        standard raises Broken. Where there is none, nothing is kept but the beginning of one.
        """
        frame = self._next()
        if frame is None:
            self._data = self._data[self._at :]
            self._at = 0
        return frame

    def _next(self) -> tuple[int, bytes] | None:
        data, at = self._data, self._at
        if len(data) < at + 2:
            return None
        kind, size = data[at] & 0x0F, data[at + 1] & 0x7F
        is_final = data[at] >= FINAL
        reserved = data[at] & RESERVED
        self._check(kind, size, is_final, reserved not in self._known(kind), data[at + 1] >= MASKED)
        begin = at + 2
        if size >= LONG:
            begin += 2 if size == LONG else 8
            if len(data) < begin:
                return None
            size = int.from_bytes(data[at + 2 : begin], "big")
        if size + len(self._begun) > self._largest:
            raise Broken(TOO_LARGE, f"a message has at most {self._largest} bytes")
        end = begin + MASK + size
        if len(data) < end:
            return None
        self._at = end
        said = unmasked(data[begin + MASK : end], data[begin : begin + MASK])
        if kind >= CLOSE:
            return kind, said
        if kind != CONTINUED:
            self._is_packed = bool(reserved)
        return self._put_together(kind, said, is_final)

    def _known(self, kind: int) -> tuple[int, ...]:
        """Return what the reserved bits of such a frame may be."""
        return (0, PACKED) if self.agreed and kind in (TEXT, BINARY) else (0,)

    def _check(self, kind: int, size: int, is_final: bool, is_reserved: bool, is_masked: bool) -> None:
        if is_reserved or kind not in (CONTINUED, TEXT, BINARY, CLOSE, PING, PONG):
            raise Broken(AGAINST_THE_STANDARD, "there is no such frame")
        if not is_masked:
            raise Broken(AGAINST_THE_STANDARD, "what a client sends is masked")
        if kind >= CLOSE:
            if not is_final or size > LARGEST_CONTROL:
                raise Broken(AGAINST_THE_STANDARD, "this frame is one, and short")
        elif self._is_within != (kind == CONTINUED):
            raise Broken(AGAINST_THE_STANDARD, "one message after the other")

    def _put_together(self, kind: int, said: bytes, is_final: bool) -> tuple[int, bytes]:
        if is_final and not self._is_within:
            return kind, self._unpacked(said)
        self._begun += said
        self._is_within = not is_final
        if not is_final:
            return PART, b""
        whole = bytes(self._begun)
        self._begun.clear()
        return TEXT, self._unpacked(whole)

    def _unpacked(self, said: bytes) -> bytes:
        """Return a message as it was before it was packed, if it was, and is not too much by itself."""
        if not self._is_packed:
            return said
        try:
            return unpacked(said, self.agreed, self._largest)
        except PayloadTooBig:
            raise Broken(TOO_LARGE, f"a message has at most {self._largest} bytes") from None
        except ProtocolError:
            raise Broken(AGAINST_THE_STANDARD, "this was not packed as agreed") from None


def unmasked(data: bytes, mask: bytes) -> bytes:
    """Return what a client masked: each byte was changed by one of the mask's, in turn."""
    size = len(data)
    masks = (mask * (size // MASK + 1))[:size]
    return (int.from_bytes(data, "big") ^ int.from_bytes(masks, "big")).to_bytes(size, "big")


def head(kind: int, size: int) -> bytes:
    """Return what stands before so many bytes of a frame that we send; it is whole, and not masked."""
    if size < LONG:
        return bytes((FINAL | kind, size))
    if size < 1 << 16:
        return LONG_HEAD.pack(FINAL | kind, LONG, size)
    return LONGER_HEAD.pack(FINAL | kind, LONGER, size)


def framed(kind: int, data: bytes) -> bytes:
    """Return a frame that we send."""
    return head(kind, len(data)) + data


def farewell(code: int, reason: str) -> bytes:
    """Return the frame that closes a line; a reason that is too long is cut."""
    cut = reason.encode()[: LARGEST_CONTROL - CODE.size].decode(errors="ignore")
    return framed(CLOSE, CODE.pack(code) + cut.encode())


def code_of(data: bytes) -> int:
    """Return with which code a client closes a line, for the answer to it."""
    if not data:
        return NORMAL
    code: int = CODE.unpack_from(data)[0] if len(data) > 1 else 0
    return code if code in CODES else AGAINST_THE_STANDARD
