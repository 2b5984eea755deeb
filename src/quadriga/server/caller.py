"""A caller: one connection over HTTP, which is let go where nothing comes of it for a while.

uvicorn would wait for ever: for who connects and asks for nothing, for the rest of a question, and for an
answer to be read.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol

SILENCE = 60.0  # seconds; whatever is asked for is answered in less


class Caller(H11Protocol):
    """Speaks HTTP as uvicorn does, and looks now and then whether the other end still does."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._is_heard = True
        self._unread = 0  # bytes
        self._look()

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._looking.cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        if self.transport.get_protocol() is not self:
            return  # it has become a line
        unread, self._unread = self._unread, self.transport.get_write_buffer_size()
        if not self._is_heard and unread == self._unread:
            self.transport.abort()
            return
        self._is_heard = False
        self._looking = self.loop.call_later(SILENCE, self._look)
