"""Advice for who must decide: thought out once for each position, however often it is asked for."""

from __future__ import annotations

import asyncio

from quadriga.server.office import Office
from quadriga.table.table import Table

ADVISER = "level4"  # who gives it


class Advice:
    """What a strong bot would do at one table."""

    def __init__(self, office: Office) -> None:
        self._office = office
        self._version = 0  # of the table that was thought about
        self._thought: asyncio.Task[list[int]] | None = None

    def on(self, table: Table) -> asyncio.Future[list[int]]:
        """Return what will be the advice for who must decide there now, from what that seat may know."""
        if self._thought is None or self._version != table.version or self._has_failed:
            self._version = table.version
            self._thought = self._office.undertake(self._office.thinkers.advise(table.state.copy(), ADVISER))
        return asyncio.shield(self._thought)  # for the others, if who asked waits no longer

    @property
    def _has_failed(self) -> bool:
        """Whether it will never be told."""
        thought = self._thought
        return thought is not None and thought.done() and (thought.cancelled() or bool(thought.exception()))
