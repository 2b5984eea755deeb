"""What is kept of a table in tests of the log; the databases are those of all tests of the server."""

from __future__ import annotations

from quadriga.server.storage import Digest

WAITING = Digest("waiting", listed=True, due=None, summary=b"Cups")
