"""Where tables are kept: an append-only log of each, in a SQLite file or in PostgreSQL.

What is kept are bytes; nothing here knows a game.
"""

from __future__ import annotations

from quadriga.server.storage.log import Append, Digest, Log, Overtaken, StoreFailed, WrongStore, WrongTable
from quadriga.server.storage.places import default_file, open_log, try_log

__all__ = [
    "Append",
    "Digest",
    "Log",
    "Overtaken",
    "StoreFailed",
    "WrongStore",
    "WrongTable",
    "default_file",
    "open_log",
    "try_log",
]
