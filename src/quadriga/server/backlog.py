"""What waits for clients to read it: so much for each of them, and so much for all together.

The system tells of each connection when more than a little waits there, and when it does no longer; only
while it does is anything counted.
"""

from __future__ import annotations

from typing import Protocol

from quadriga.server import metrics
from quadriga.server.closings import TOO_SLOW

LITTLE = 4096  # bytes for one, which are not counted: most often they are gone at once
MOST = 4_000_000  # bytes for one: twice what a device with every seat is ever shown at first
MOST_IN_ALL = 256_000_000
ENOUGH = 0.75  # of that, to which it is brought down: it is not gone through again for each who comes


class Reader(Protocol):
    """Somebody who may be behind."""

    @property
    def unread(self) -> int:
        """How many bytes wait."""

    def let_go(self) -> None:
        """End the connection at once, and keep nothing of what waits."""


class Backlog:
    """Who is behind, and by how much when that was last looked at."""

    def __init__(self) -> None:
        self._behind: dict[Reader, int] = {}
        self._in_all = 0

    def note(self, reader: Reader) -> None:
        """Look how far behind somebody is; who is too far, or furthest where it is too much, is let go."""
        unread = reader.unread
        self._in_all += unread - self._behind.get(reader, 0)
        self._behind[reader] = unread
        if unread > MOST:
            self._let_go(reader)
        if self._in_all > MOST_IN_ALL:
            self._bring_down()

    def forget(self, reader: Reader) -> None:
        """Count no more what waits for somebody: they have read it, or never will."""
        self._in_all -= self._behind.pop(reader, 0)

    def _bring_down(self) -> None:
        """Let go who is furthest behind, as it is now, until that is enough."""
        self._behind = {reader: reader.unread for reader in self._behind}
        self._in_all = sum(self._behind.values())
        if self._in_all > MOST_IN_ALL:
            for reader in sorted(self._behind, key=self._behind.__getitem__, reverse=True):
                if self._in_all <= ENOUGH * MOST_IN_ALL:
                    break
                self._let_go(reader)

    def _let_go(self, reader: Reader) -> None:
        self.forget(reader)
        metrics.dropped.labels(str(TOO_SLOW)).inc()
        reader.let_go()
