"""The gate to tables: how often each household may come over a socket, and with how many at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from quadriga.server.limits import Allowances, household
from quadriga.server.visit import Flooded


class Gate:
    """Lets pass who comes: that is one more request of the household, of which at most so many are within."""

    def __init__(self, requests: Allowances, most: int) -> None:
        self._requests = requests
        self._most = most
        self._within: Counter[str] = Counter()

    @contextmanager
    def passed(self, address: str) -> Iterator[None]:
        """Count who comes from there for as long as they stay, or say that it is too much."""
        whose = household(address)
        if not self._requests.takes(whose):
            raise Flooded("too much was asked for from here")
        if self._within[whose] >= self._most:
            raise Flooded("too many sockets are open from here")
        self._within[whose] += 1
        try:
            yield
        finally:
            self._leave(whose)

    def _leave(self, whose: str) -> None:
        self._within[whose] -= 1
        if not self._within[whose]:
            del self._within[whose]  # most never come again
