"""One client at a table: what it may see and decide for, and the line to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from quadriga.server.closings import FORBIDDEN
from quadriga.server.wire import Told, told_encoder
from quadriga.table.seats import Seat

Viewer = int | None  # a seat, or whoever watches


class Eye(NamedTuple):
    """From where somebody looks, and whether they want to see it drawn."""

    seat: Viewer
    draws: bool = False


class Line(Protocol):
    """Where a client is told something; one that does not read holds nobody up."""

    def send(self, message: bytes) -> None:
        """Tell something."""

    def close(self, code: int, reason: str) -> None:
        """Say why, and tell nothing more."""


class Connection:
    """Somebody who looks at a table, from the seats that are theirs; from none one watches.

    `keys` is what is kept of the key to each seat: while a seat has it, it is theirs. A client that covers
    the hands of several people shows what whoever watches sees.
    """

    def __init__(
        self, keys: Mapping[int, str], line: Line, draws: bool = False, covers: bool = False
    ) -> None:
        self.keys = dict(keys)
        seats: list[Viewer] = [*keys] if keys and not covers else [*keys, None]
        self.eyes = [Eye(seat, draws) for seat in seats]
        self._line = line

    @property
    def seats(self) -> list[int]:
        return list(self.keys)

    def is_welcome(self, seats: Sequence[Seat]) -> bool:
        """Whether the seats are still theirs."""
        return all(seats[seat].key == key for seat, key in self.keys.items())

    def send_away(self) -> None:
        """Let it see and decide nothing more."""
        self.keys.clear()
        self._line.close(FORBIDDEN, "this seat is yours no longer")

    def tell(self, told: Told) -> None:
        """Tell a message."""
        self.send(told_encoder.encode(told))

    def send(self, message: bytes) -> None:
        """Tell a message that is encoded already."""
        self._line.send(message)
