"""Scales: how many bytes each message takes on its way over the wire, packed or not."""

from __future__ import annotations

from websockets.asyncio.client import ClientConnection

CONTROL = 8  # kinds of frames from here on are no messages
LONG, LONGER = 126, 127


class Scales:
    """Put beside a client's connection, they note the size of each message from the server."""

    def __init__(self) -> None:
        self.sizes: list[int] = []
        self._data = b""
        self._is_begun = False  # and the handshake is over

    @property
    def connection(self) -> type[ClientConnection]:
        """What a connection must be to be weighed; for `create_connection`."""
        scales = self

        class Weighed(ClientConnection):
            def data_received(self, data: bytes) -> None:
                scales.add(data)
                super().data_received(data)

        return Weighed

    def add(self, data: bytes) -> None:
        """Take what has come."""
        self._data += data
        if not self._is_begun:
            head, end, rest = self._data.partition(b"\r\n\r\n")
            self._is_begun, self._data = bool(end), rest if end else head
        while self._is_begun and self._weigh():
            pass

    def _weigh(self) -> bool:
        """Note the next message, if it has come whole."""
        if len(self._data) < 2:
            return False
        kind, size = self._data[0] & 0x0F, self._data[1]
        begin = 2 + (2 if size == LONG else 8 if size == LONGER else 0)
        if size >= LONG:
            size = int.from_bytes(self._data[2:begin], "big")
        if len(self._data) < begin + size:
            return False
        self._data = self._data[begin + size :]
        if kind < CONTROL:
            self.sizes.append(size)
        return True
