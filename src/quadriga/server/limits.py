"""How much anybody may ask: so much at once, and so much a second after that."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from time import monotonic

AT_ONCE = 200.0  # messages, over one line or for one seat
A_SECOND = 100.0
UNHEARD = 200  # messages of one line that may wait, where the table has no time for them
UNHEARD_BYTES = 65_536  # of them together: what is said at a table is a few hundred each
TOO_MANY = "too many messages"  # what is said to who sends more
REQUESTS = 1000.0  # over HTTP, of one household
REQUESTS_A_SECOND = 100.0
PARTS = 5000.0  # of the page, which are not among them: it has about a hundred, and a class opens it at once
PARTS_A_SECOND = 500.0
LABOURS = 200.0  # hints and replays among them: a class may sit behind one address
LABOURS_A_SECOND = 10.0
KEPT = 10_000  # allowances, before those that have filled up again are let go
NETWORK = 64  # bits of an address of the newer kind that tell whose it is; the others are free to choose


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

    @property
    def is_full(self) -> bool:
        """Whether it is as if nothing had ever been spent."""
        return self._left + (monotonic() - self._at) * self._a_second >= self._most


class Allowances:
    """An allowance for each of many; only those that are being spent are kept."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._spent: dict[str, Allowance] = {}

    def takes(self, whose: str) -> bool:
        """Spend one of somebody's, if there is one left."""
        if len(self._spent) >= KEPT:
            self._spent = {name: spent for name, spent in self._spent.items() if not spent.is_full}
        if whose not in self._spent:
            self._spent[whose] = Allowance(self._at_once, self._a_second)
        return self._spent[whose].takes()


def household(address: str) -> str:
    """Return what stands for all addresses of one household."""
    try:
        found = ip_address(address)
    except ValueError:  # a socket of the machine's own
        return address
    if found.version == 4:
        return address
    if found.ipv4_mapped is not None:  # as the older kind is seen at an address of the newer
        return str(found.ipv4_mapped)
    return str(ip_network((found, NETWORK), strict=False))
