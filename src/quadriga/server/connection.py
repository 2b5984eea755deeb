"""One client at a table: what it may see and decide for, and what waits to be sent to it."""

from __future__ import annotations

from quadriga.server.outbox import Outbox
from quadriga.server.wire import Told, told_encoder

Viewer = int | None  # a seat, or whoever watches


class Connection:
    """Somebody who looks at a table, from the seats that are theirs; from none one watches."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats
        self.viewers: list[Viewer] = [*seats] or [None]
        self.outbox = Outbox()

    def tell(self, told: Told) -> None:
        """Let a message wait to be sent."""
        self.outbox.put(told_encoder.encode(told))
