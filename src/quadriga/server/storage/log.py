"""The log of tables: what can be asked of it, whichever database keeps it, and what can go wrong."""

from __future__ import annotations

import re
from asyncio import Future
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Protocol, Self

from msgspec import Struct

from quadriga.core.errors import QuadrigaError
from quadriga.server.logs import Harmless

TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
LARGEST = 2**63 - 1  # number that databases can hold
FORGOTTEN = 3600  # seconds after which a process that signed in no more leaves no trace
CHANGED_BY_ANOTHER = "another version of Quadriga has changed it; start this one again"


class WrongStore(QuadrigaError):
    """Tables cannot be kept there: no such place, not ours, or of a newer Quadriga."""

    def __init__(self, place: str, reason: str) -> None:
        self.place = place
        self.reason = reason
        super().__init__(f"tables cannot be kept in {place}: {reason}")


class WrongTable(QuadrigaError):
    """A name that no table can have."""

    def __init__(self, table: str) -> None:
        self.table = table
        super().__init__(f"no table is called {table!r}; a name is 1 to 64 letters, digits, - and _")


class StoreFailed(Harmless):
    """The database did not do what it was asked; the next time it may again.

    What was appended is not there, unless the connection was lost at the very moment of the commit:
    who must know reads the table again.
    """


class Overtaken(Exception):
    """Somebody else wrote to this table first; `last` is the number of its last entry now."""

    def __init__(self, table: str, after: int, last: int) -> None:
        self.table = table
        self.after = after
        self.last = last
        super().__init__(f"table {table} has {last} entries, not {after}")


class Digest(Struct, frozen=True):
    """What is known of a table without reading its log.

    `phase` is "waiting", "playing" or "over", `listed` says whether strangers may see it in lists, `due`
    is the time in seconds when the server itself must act, if ever, `keeper` the process that will, and
    `summary` is for lists.
    """

    phase: str
    listed: bool
    due: float | None
    summary: bytes
    keeper: str = ""


# How somebody is told that something is durable, or why it is not.
Told = Callable[[Exception | None], None]


class Append(Struct, frozen=True):
    """Entries that follow number `after` of a table, and what is known of it with them; None: as it was."""

    table: str
    after: int
    entries: tuple[bytes, ...]
    digest: Digest | None

    def __post_init__(self) -> None:
        """Refuse to append nothing, or to begin a table that has no name or of which nothing is known."""
        if not self.entries:
            raise ValueError(f"nothing is appended to table {self.table}")
        if self.after == 0:
            checked(self.table)
            if self.digest is None:
                raise ValueError(f"table {self.table} begins with what is known of it")

    @property
    def last(self) -> int:
        return self.after + len(self.entries)

    def rows(self) -> Iterator[tuple[str, int, bytes]]:
        """Give the table, the number and the bytes of each entry."""
        return ((self.table, number, entry) for number, entry in enumerate(self.entries, self.after + 1))


class Log(Protocol):
    """The entries of all tables, each with its number from 1; open within `async with`."""

    async def __aenter__(self) -> Self: ...

    async def __aexit__(self, *_: object) -> None: ...

    def add(self, append: Append, told: Told) -> None:
        """Add entries and renew the digest, if one is given; both are durable once that is told.

        What is told is Overtaken, and nothing is written, if `after` is not the last entry.
        """

    def append(self, table: str, after: int, entries: Sequence[bytes], digest: Digest | None) -> Future[None]:
        """Do so, for somebody who waits. Who stops waiting does not know whether they were added."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries that follow number `after`."""

    async def digests(self, tables: Collection[str]) -> dict[str, tuple[int, Digest]]:
        """Return the number of the last entry and the digest of each of these tables that is there."""

    async def listed(self, phase: str, limit: int) -> list[tuple[str, Digest]]:
        """Return the tables of this phase that strangers may see, the latest changed first."""

    async def due(self, before: float, limit: int, kept_by: Collection[str] = ()) -> list[str]:
        """Return the tables whose due time is before this and that others keep, the longest due first."""

    async def lasts(self, tables: Collection[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables that is there.

        It is asked again and again, to learn which of them others have written to. A table and the number of
        its last entry become visible together, so that no clock and no order of commits can hide a change.
        """

    async def forget(self, after: float, limit: int) -> int:
        """Delete tables that are over or have not begun, if nothing has happened there for so many seconds.

        Return how many they were, at most so many at once.
        """

    async def sign_in(self, process: str) -> None:
        """Keep that a process is alive now."""

    async def sign_out(self, process: str) -> None:
        """Forget a process."""

    async def signed_in(self, within: float) -> set[str]:
        """Return the processes that signed in within so many seconds, by the clock of the database."""

    async def unattended(self) -> float | None:
        """Return how many seconds ago somebody signed in last, by that clock; None: nobody is known."""


def checked(table: str) -> str:
    """Return the name, if a table can have it: it may come from anywhere."""
    if not TABLE.fullmatch(table):
        raise WrongTable(table)
    return table


def bounded(number: int) -> int:
    """Return the number of an entry, or one as good that databases can hold: it may come from anywhere."""
    return min(max(number, 0), LARGEST)
