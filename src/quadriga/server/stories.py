"""What has happened in games, as it is told: to play one again takes long, and many ask for the same.

A story hangs on nothing but what is looked up here: the game, how it was set up, and what was done in it.
Everybody may know it.
"""

from __future__ import annotations

from collections.abc import Hashable

from msgspec import Raw

from quadriga.server.wire import told_encoder
from quadriga.table.scenes import retold
from quadriga.table.sight import story
from quadriga.table.table import Table

ROOM = 8_000_000  # bytes of stories that are kept
A_STORY = 1000  # bytes that it takes beside what is told, and A_DEED for all that was done
A_DEED = 8


class Stories:
    """Stories of which it is known how they are told. Those go first that were asked for longest ago."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._taken = 0
        self._kept: dict[Hashable, tuple[Raw, int]] = {}

    def told(self, table: Table, draws: bool) -> Raw:
        """Return all that happened at a table, encoded; for who draws, with what is said of it."""
        name = (table.game.slug, *table.opened.options.items(), len(table.seats), draws, *table.actions)
        kept = self._kept.pop(name, None)
        if kept is None:
            events = retold(table.game, table.story()) if draws else story(table)
            told = told_encoder.encode(events)
            kept = Raw(told), len(told) + A_STORY + A_DEED * len(name)
            self._taken += kept[1]
        self._kept[name] = kept  # behind all others
        self._make_room()
        return kept[0]

    def _make_room(self) -> None:
        while self._taken > self._room:
            _, size = self._kept.pop(next(iter(self._kept)))
            self._taken -= size
