"""The hall: every room of this process. Any process serves any table: rooms are opened as they are needed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

from quadriga.core.registry import game as find_game
from quadriga.server import logs, metrics
from quadriga.server.office import Office
from quadriga.server.room import STALLED, Room, digest
from quadriga.table import entries, requests
from quadriga.table.entries import House, Plan
from quadriga.table.table import Table

NAME = 9  # bytes of a table's name
PATROL = 1.0  # seconds between two looks at tables that stand still, and at rooms that nobody needs
AT_ONCE = 500  # tables that are taken over in one patrol


class Hall:
    """Rooms by the name of their table."""

    def __init__(self, office: Office) -> None:
        self.office = office
        # A room that somebody still holds is found here, so that no table ever has two.
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._kept: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def open_table(
        self, slug: str, options: Mapping[str, str], seats: Sequence[Plan], house: House, before: str = ""
    ) -> Room:
        """Set up a new table."""
        game, at = find_game(slug), self.office.now()
        log = requests.open_table(game, options, seats, house, at, before)
        table = Table.read(secrets.token_urlsafe(NAME), log)
        await self.office.log.append(table.name, 0, [*map(entries.encode, log)], digest(table))
        metrics.tables.labels(slug).inc()
        logs.note("table opened", table=table.name, game=slug, players=len(table.seats))
        room = self._keep(Room(table, self.office))
        room.go_on()
        return room

    async def room(self, name: str) -> Room:
        """Return the room of a table; it is opened if it is not yet."""
        if (room := self.rooms.get(name)) is not None:
            return self._keep(room)
        if name not in self._opening:
            self._opening[name] = asyncio.get_running_loop().create_task(self._open(name))
            self._opening[name].add_done_callback(lambda _: self._opening.pop(name))
        return await asyncio.shield(self._opening[name])

    async def _open(self, name: str) -> Room:
        room = self._keep(Room(await self.office.load(name), self.office))
        room.expect()
        return room

    def _keep(self, room: Room) -> Room:
        self.rooms[room.name] = self._kept[room.name] = room
        return room

    async def hear(self, name: str) -> None:
        """Another process says that a table has news."""
        if (room := self.rooms.get(name)) is not None:
            await room.catch_up()

    def _close_idle(self) -> None:
        self._kept = {name: room for name, room in self._kept.items() if not room.is_idle}

    async def patrol(self) -> None:
        """Take over what stands still, and close rooms that nobody needs; for ever."""
        patience = 0.0  # whatever stands still when a process begins is nobody's
        while True:
            for name in await self.office.log.due(time.time() - patience, AT_ONCE):
                (await self.room(name)).go_on()
            self._close_idle()
            metrics.rooms.set(len(self._kept))
            patience = STALLED
            await asyncio.sleep(PATROL)
