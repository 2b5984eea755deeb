"""The gate: how often each household may come to tables, and with how many connections it is here at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from quadriga.server.limits import Allowances, household
from quadriga.server.visit import Flooded


class Places:
    """So many for each household at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, whose: str) -> bool:
        """Take a place of somebody's, if there is one left."""
        if self._taken[whose] >= self._most:
            return False
        self._taken[whose] += 1
        return True

    def leave(self, whose: str) -> None:
        """Leave a place to others."""
        self._taken[whose] -= 1
        if not self._taken[whose]:
            del self._taken[whose]  # most never come again


class Gate:
    """Lets pass who comes: that is one more request of the household, of which at most so many are within."""

    def __init__(self, requests: Allowances, most: int) -> None:
        self._requests = requests
        self._places = Places(most)

    @contextmanager
    def passed(self, address: str) -> Iterator[None]:
        """Count who comes from there for as long as they stay, or say that it is too much."""
        whose = household(address)
        if not self._requests.takes(whose):
            raise Flooded("too much was asked for from here")
        if not self._places.take(whose):
            raise Flooded("too many sockets are open from here")
        try:
            yield
        finally:
            self._places.leave(whose)
