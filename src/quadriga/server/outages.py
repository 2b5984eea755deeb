"""Outages: from the end of the last process to the beginning of the next one clocks stand still."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from quadriga.server.processes import is_surely_gone
from quadriga.server.storage import Log

HOUSE = "house"  # signs in for all processes, also while no table is open
LIFE = 4.0  # seconds for which a process that signed in counts as alive
ALL = 1_000_000  # tables


@dataclass(frozen=True)
class Outage:
    """From when to when no process lived, in milliseconds since 1970."""

    begun: int
    ended: int


async def outage_until_now(open_log: Callable[[], Log]) -> Outage | None:
    """Return since when no process lives; None: there is one, or never was."""
    async with open_log() as log:
        processes = await log.signed_in(LIFE) - {HOUSE}
        now = time.time_ns() // 1_000_000  # rather forgiven too much than too little
        unattended = await log.unattended()
    if unattended is None or not all(map(is_surely_gone, processes)):
        return None
    return Outage(now - int(unattended * 1000), now)


async def with_clocks(log: Log) -> list[str]:
    """Return the tables at which a clock may run, and others that go on by themselves."""
    return await log.due(math.inf, ALL)
