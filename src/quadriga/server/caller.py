"""A caller: one connection over HTTP, which is let go where nothing comes of it for a while.

uvicorn would wait for ever: for who connects and asks for nothing, for the rest of a question, and for an
answer to be read. Nor does it mind how many connections one household has.
"""

from __future__ import annotations

import asyncio
import socket

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from quadriga.server import doors, metrics
from quadriga.server.backlog import LITTLE, Backlog
from quadriga.server.gate import Places
from quadriga.server.limits import household

SILENCE = 60.0  # seconds; who waits for our answer, which may take longer, is silent with good reason
OUTSIDE = 65_536  # bytes that the system keeps for one; it would keep megabytes, which nobody counts
ASKED = (h11.DONE, h11.MUST_CLOSE)  # by them
OWED = (h11.SEND_RESPONSE, h11.SEND_BODY)  # by us


class Caller(H11Protocol):
    """Speaks HTTP as uvicorn does; it has a place of its household's, and goes when nothing comes of it."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, OUTSIDE)
        transport.set_write_buffer_limits(LITTLE)  # also once this has become a line
        self._backlog: Backlog = self.app_state["backlog"]
        self._places: Places | None = self.app_state["places"]
        self._whose: str | None = None  # the place that is taken
        self._looking: asyncio.TimerHandle | None = None
        self._is_heard = True
        self._still_unread = 0  # bytes
        if self._takes_place():
            self._look()
        else:
            metrics.refusals.labels("too-many").inc()
            self.let_go()

    def _takes_place(self) -> bool:
        """Whether one more may come from there; of proxies any number may."""
        proxies = self.config.forwarded_allow_ips if self.config.proxy_headers else ""
        if self._places is None or self.client is None or doors.is_proxy(proxies or "", self.client[0]):
            return True
        whose = household(self.client[0])
        if self._places.take(whose):
            self._whose = whose
            return True
        return False

    def _leave(self) -> None:
        """Count no more as somebody who is here."""
        self._backlog.forget(self)
        if self._places is not None and self._whose is not None:
            self._places.leave(self._whose)
            self._whose = None

    @property
    def unread(self) -> int:
        """How many bytes wait to be read."""
        return self.transport.get_write_buffer_size()

    def let_go(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    def pause_writing(self) -> None:
        """More than a little waits to be read."""
        super().pause_writing()
        self._backlog.note(self)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        self._backlog.forget(self)

    def data_received(self, data: bytes) -> None:
        self._is_heard = True
        super().data_received(data)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a line, which is counted by itself, and leave nothing behind."""
        self._leave()
        self._look_no_more()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._look_no_more()
        self._leave()
        super().connection_lost(exc)

    @property
    def _is_waiting(self) -> bool:
        """Whether all was asked and has been read, and to answer is for us."""
        return self.conn.their_state in ASKED and self.conn.our_state in OWED and not self.unread

    def _look_no_more(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    def _look(self) -> None:
        unread, self._still_unread = self._still_unread, self.unread
        if not self._is_heard and unread == self._still_unread and not self._is_waiting:
            self.let_go()
            return
        self._is_heard = False
        self._looking = self.loop.call_later(SILENCE, self._look)
