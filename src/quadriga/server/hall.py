"""The hall: every room of this process. Any process serves any table: rooms are opened as they are needed."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Mapping, Sequence
from weakref import WeakValueDictionary

from quadriga.core.registry import game as find_game
from quadriga.server import logs, metrics
from quadriga.server.clerk import digest
from quadriga.server.office import Office
from quadriga.server.room import Room
from quadriga.server.storage import Overtaken
from quadriga.table import entries, requests
from quadriga.table.entries import House, Plan, Source
from quadriga.table.refusals import Refused
from quadriga.table.table import Table

NAME = 9  # bytes of a table's name


class Hall:
    """Rooms by the name of their table; `barred` are tables that cannot be played on by this process."""

    def __init__(self, office: Office) -> None:
        self.office = office
        # A room that somebody still holds is found here, so that no table ever has two.
        self.rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self.barred: set[str] = set()
        self._kept: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def open_table(
        self,
        slug: str,
        options: Mapping[str, str],
        seats: Sequence[Plan],
        house: House,
        before: str = "",
        name: str | None = None,
        source: Source | None = None,
    ) -> Room:
        """Set up a new table; if there is one of this name, return that."""
        game, at = find_game(slug), self.office.now()
        return await self._set_up(requests.open_table(game, options, seats, house, at, before, source), name)

    async def play_on(self, room: Room, moment: int, seats: Sequence[Plan]) -> Room:
        """Set up a new table, which begins where the game of another stood."""
        at = self.office.now()
        return await self._set_up(await room.read(lambda table: requests.play_on(table, moment, seats, at)))

    async def _set_up(self, opened: list[entries.Logged], name: str | None = None) -> Room:
        log = self.office.signed(opened)
        table = Table.read(name or secrets.token_urlsafe(NAME), log)
        await self._sign_in()
        try:
            await self.office.log.append(table.name, 0, [*map(entries.encode, log)], digest(table))
        except Overtaken:
            return await self.room(table.name)
        metrics.tables.labels(table.game.slug).inc()
        logs.note("table opened", table=table.name, game=table.game.slug, players=len(table.seats))
        room = self._keep(Room(table, self.office))
        room.see_to_it()
        return room

    async def room(self, name: str) -> Room:
        """Return the room of a table, with all that any process wrote; it is opened if it is not yet."""
        if (room := self.rooms.get(name)) is not None:
            await self._keep(room).catch_up()
            return room
        if name not in self._opening:
            self._opening[name] = self.office.undertake(self._open(name))
            self._opening[name].add_done_callback(lambda _: self._opening.pop(name))
        return await asyncio.shield(self._opening[name])

    async def _sign_in(self) -> None:
        """Say that this process lives, before it is the keeper of anything; rounds go on saying so."""
        if not self.rooms:
            await self.office.log.sign_in(self.office.process)

    async def _open(self, name: str) -> Room:
        table = await self.office.load(name)
        await self._sign_in()
        room = self._keep(Room(table, self.office))
        await room.forgive()  # before anything else that is asked there
        room.see_who_is_here()
        room.hear()  # of what was written since it was read
        return room

    def _keep(self, room: Room) -> Room:
        self.rooms[room.name] = self._kept[room.name] = room
        return room

    def hear(self, name: str) -> None:
        """Another process says that a table has news."""
        if (room := self.rooms.get(name)) is not None:
            room.hear()

    async def look(self) -> None:
        """Find out what other processes wrote at the tables that are open here."""
        open_here = list(self.rooms)
        for name, last in (await self.office.log.lasts(open_here)).items() if open_here else ():
            if (room := self.rooms.get(name)) is not None and room.is_behind(last):
                room.hear()

    def sees_to(self, name: str) -> bool:
        """Whether a table is open here, and this process its keeper."""
        room = self.rooms.get(name)
        return room is not None and room.table.keeper == self.office.process

    async def take_over(self, name: str) -> None:
        """Go on with a table that is not open here, or whose keeper is gone."""
        if name in self.barred:
            return
        try:
            room = await self.room(name)
            await room.take_over()
        except Refused as refused:
            logs.note("table cannot be played on", logging.ERROR, table=name, reason=str(refused))
            self.barred.add(name)
        except Exception as error:  # whatever it was, it is no concern of other tables
            logs.trouble("table could not be taken over", error, table=name)

    def tidy(self) -> None:
        """See that each room goes on, and close those that nobody needs."""
        for room in list(self.rooms.values()):
            try:
                room.see_to_it()
            except Exception as error:  # as above
                logs.trouble("table does not go on", error, table=room.name)
        self._close_idle()

    def _close_idle(self) -> None:
        self._kept = {name: room for name, room in self._kept.items() if not room.is_idle}
