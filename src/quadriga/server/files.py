"""How many files and connections a process may have open at once."""

from __future__ import annotations

import sys
from contextlib import suppress

MANY = 65_536  # more than one process serves


def allow_many() -> None:
    """Let this process, and those that it starts, have as many open as the system lets it, up to MANY."""
    if sys.platform == "win32":
        return  # where there is no such limit
    import resource  # noqa: PLC0415  # Windows has none

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY if most == resource.RLIM_INFINITY else min(most, MANY)
    if now != resource.RLIM_INFINITY and now < wanted:
        with suppress(ValueError, OSError):  # some systems have another limit that they do not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
