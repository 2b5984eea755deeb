"""What is kept of a table in tests of the log; the databases are those of all tests of the server."""

from __future__ import annotations

from quadriga.server.storage import Digest, Log

WAITING = Digest("waiting", listed=True, due=None, summary=b"Cups")


async def digest(log: Log, table: str) -> tuple[int, Digest] | None:
    """Return what is known of one table, if it is there."""
    return (await log.digests([table])).get(table)
