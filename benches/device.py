"""A client that costs next to nothing, so that a crowd of them measures the server and not itself.

It speaks just enough WebSocket for that: whole frames, and a mask of zeros. One that `packs` offers to unpack
what it is told, as browsers do.
"""

from __future__ import annotations

import asyncio
import socket
import zlib
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
SHORT, LONG, LONGER = 126, 126, 127  # below SHORT a length is itself; these say that it follows
MASK = b"\0\0\0\0"
OPENING = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: cXVhZHJpZ2EgIHF1YWRyaQ==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)
PACKING = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
PACKED, END = 0x40, b"\0\0\xff\xff"  # the bit of a message that is packed, and what is left out behind it


class Device(asyncio.Protocol):
    """A socket to a table, which says hello and then tells `hear` each message."""

    def __init__(self, address: str, hello: bytes, hear: Callable[[bytes], None], packs: bool) -> None:
        self._address = urlsplit(address)
        self._hello = hello
        self._hear = hear
        self._packs = packs
        self._came = bytearray()
        self.opened = asyncio.Event()
        self.is_lost = False

    @classmethod
    async def connect(
        cls, address: str, hello: bytes, hear: Callable[[bytes], None], packs: bool = False, room: int = 0
    ) -> Device:
        """Return a device once it is connected; what it has not read, the system keeps in so many bytes."""
        device, loop = cls(address, hello, hear, packs), asyncio.get_running_loop()
        host, _, port = device._address.netloc.partition(":")
        line = socket.socket()
        line.setblocking(False)
        if room:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        try:
            await loop.sock_connect(line, (host, int(port)))
            await loop.create_connection(lambda: device, sock=line)
        except BaseException:  # also where nobody waits for it any more
            line.close()
            raise
        return device

    def send(self, message: bytes) -> None:
        """Say something."""
        self._send(TEXT, message)

    def ping(self) -> None:
        """Say no more than that somebody is there."""
        self._send(PING, b"")

    def be_deaf(self) -> None:
        """Read nothing more. That one was sent away shows when one speaks the next time."""
        self._transport.pause_reading()

    def close(self) -> None:
        """Leave without a word."""
        self._transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        path = f"{self._address.path}?{self._address.query}"
        more = PACKING if self._packs else ""
        opening = OPENING.format(path=path, host=self._address.netloc, more=more)
        self._transport.write(opening.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        self.opened.set()

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self.opened.is_set():
            self._open()
        while self.opened.is_set() and (frame := self._frame()) is not None:
            kind, message = frame
            if kind == TEXT:
                self._hear(message)
            elif kind == PING:
                self._send(PONG, message)
            elif kind == CLOSE:
                self.close()

    def _open(self) -> None:
        head, found, rest = self._came.partition(b"\r\n\r\n")
        if found:
            if b" 101 " not in head:
                raise ConnectionError(head.decode(errors="replace"))
            self.opened.set()
            self._came = rest
            self.send(self._hello)

    def _frame(self) -> tuple[int, bytes] | None:
        """Return the next whole frame, if it has come."""
        came = self._came
        if len(came) < 2:
            return None
        length, begin = came[1], 2
        if length in (LONG, LONGER):
            begin = 4 if length == LONG else 10
            length = int.from_bytes(came[2:begin])
        if len(came) < begin + length:
            return None
        kind, message = came[0] & 0x0F, bytes(came[begin : begin + length])
        if came[0] & PACKED:
            message = zlib.decompressobj(-zlib.MAX_WBITS).decompress(message + END)
        del came[: begin + length]
        return kind, message

    def _send(self, kind: int, message: bytes) -> None:
        if len(message) < SHORT:
            length = bytes([MASKED | len(message)])
        else:
            length = bytes([MASKED | LONG]) + len(message).to_bytes(2)
        if not self._transport.is_closing():
            self._transport.write(bytes([FINAL | kind]) + length + MASK + message)
