"""How much one client may ask: so many messages at once, and so many a second after that."""

from __future__ import annotations

from time import monotonic

AT_ONCE = 200.0
A_SECOND = 100.0


class Allowance:
    """Fills up with time, and is spent by one for each message."""

    def __init__(self, at_once: float = AT_ONCE, a_second: float = A_SECOND) -> None:
        self._most = self._left = at_once
        self._a_second = a_second
        self._at = monotonic()

    def takes(self) -> bool:
        """Spend one, if there is one left."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._a_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
