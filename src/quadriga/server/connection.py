"""One client at a table: what it may see and decide for, and what waits to be sent to it."""

from __future__ import annotations

from collections.abc import Mapping

from quadriga.server.outbox import Outbox
from quadriga.server.wire import Told, told_encoder

Viewer = int | None  # a seat, or whoever watches


class Connection:
    """Somebody who looks at a table, from the seats that are theirs; from none one watches.

    `keys` is what is kept of the key to each seat: while a seat has it, it is theirs.
    """

    def __init__(self, keys: Mapping[int, str]) -> None:
        self.keys = dict(keys)
        self.viewers: list[Viewer] = [*keys] or [None]
        self.outbox = Outbox()
        self.is_sent_away = False

    @property
    def seats(self) -> list[int]:
        return list(self.keys)

    def send_away(self) -> None:
        """Let it see and decide nothing more."""
        self.keys.clear()
        self.is_sent_away = True
        self.outbox.overflow()

    def tell(self, told: Told) -> None:
        """Let a message wait to be sent."""
        self.outbox.put(told_encoder.encode(told))
