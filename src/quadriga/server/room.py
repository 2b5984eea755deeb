"""A room: a table in this process, with everybody who looks at it.

What is asked is written down before anybody hears of it. Where another process wrote first, the log is read
again, and what was asked is asked of the table as it is now.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

from quadriga.core.game import Plain
from quadriga.core.state import OVER
from quadriga.server import metrics
from quadriga.server.connection import Connection, Viewer
from quadriga.server.office import Office
from quadriga.server.storage import Digest, Overtaken
from quadriga.server.views import Views
from quadriga.server.wire import Listed, View, told_encoder
from quadriga.table import entries, moments, refusals, requests, scenes
from quadriga.table.refusals import Refused
from quadriga.table.sight import known, sight
from quadriga.table.table import NOBODY, Table

Request = Callable[[Table, int], list[entries.Logged]]

ATTEMPTS = 20  # to write where other processes write as well
ADVISER = "level4"  # who gives hints
GRACE = 8.0  # seconds before somebody whose connection was lost counts as away


class Room:
    """One table, and all that is connected to it here."""

    def __init__(self, table: Table, office: Office) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._office = office
        self._views = Views()
        self._lock = asyncio.Lock()
        self._is_torn = False
        self._has_news = False
        self._going_on: asyncio.Task[None] | None = None
        self._planned: tuple[int, int] | None = None  # at which version it goes on by itself, and when
        self._leaving: dict[int, asyncio.Task[None]] = {}
        self._returning: set[int] = set()

    @property
    def name(self) -> str:
        return self.table.name

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is waited for."""
        busy = self.connections or self._leaving or self._is_going_on or self._is_torn
        return not busy and not self._lock.locked()

    # Who is there

    async def join(self, connection: Connection) -> None:
        """Show the table to somebody, and whatever happens from now on."""
        async with self._lock:
            await self._mend()
            self.connections.add(connection)
            metrics.clients.inc()
            for eye in connection.eyes:
                connection.tell(View(eye.seat, self._views.view(self.table, eye)))
        for seat in connection.seats:
            if (task := self._leaving.pop(seat, None)) is not None:
                task.cancel()
        await self.ask(partial(self._arrive, connection.seats))  # before anything that who came may ask

    async def begin(self) -> None:
        """Begin the game if nobody is missing, and somebody who plays has seen the seal of the dice."""
        await self.ask(partial(self._arrive, []))

    def _arrive(self, seats: Iterable[int], table: Table, at: int) -> list[entries.Logged]:
        process, is_seen = self._office.process, any(connection.seats for connection in self.connections)
        back = [entry for seat in seats for entry in requests.come_back(table, seat, at, process)]
        return [*back, *requests.begin(table, at)] if is_seen else back

    def leave(self, connection: Connection) -> None:
        """Show nothing more to somebody; a seat with nobody left is away after a while."""
        if connection in self.connections:
            self.connections.discard(connection)
            metrics.clients.dec()
        self._views.forget_all_but({eye for other in self.connections for eye in other.eyes})
        for seat in connection.seats:
            self._miss(seat)

    def see_who_is_here(self) -> None:
        """Miss whom no process has, and say so where another one has missed who is connected to this one."""
        for number, seat in enumerate(self.table.seats):
            if seat.away is None:
                self._miss(number)
            elif self._is_here(number) and number not in self._returning:
                self._returning.add(number)
                self._office.spawn(self._return(number))

    def _miss(self, seat: int) -> None:
        if self._is_missing(seat) and seat not in self._leaving and self.table.phase != "over":
            self._leaving[seat] = self._office.spawn(self._go_away(seat))

    async def _go_away(self, seat: int) -> None:
        await asyncio.sleep(GRACE)
        self._leaving.pop(seat, None)
        if self._is_missing(seat):
            await self.ask(lambda table, at: requests.go_away(table, seat, at))

    async def _return(self, seat: int) -> None:
        try:
            await self.ask(partial(self._arrive, [seat]))
        finally:
            self._returning.remove(seat)

    def _is_here(self, seat: int) -> bool:
        return any(seat in connection.seats for connection in self.connections)

    def _send_away_who_left(self) -> None:
        """Show nothing more to who stood up: somebody else may sit there next."""
        for connection in list(self.connections):
            if any(self.table.seats[seat].key != key for seat, key in connection.keys.items()):
                self.leave(connection)
                connection.send_away()

    def _is_missing(self, number: int) -> bool:
        """Whether somebody should be there and is not: neither here nor at another process that lives."""
        seat = self.table.seats[number]
        elsewhere = seat.process != self._office.process and seat.process in self._office.living
        return not seat.is_bot and seat.is_taken and not elsewhere and not self._is_here(number)

    # What is asked

    async def ask(self, request: Request, seat: int = -1, command: str = "") -> None:
        """Let happen what is asked, once; it is on disk when this returns."""
        async with self._lock:
            for _ in range(ATTEMPTS):
                await self._mend()
                if command and (seat, command) in self.table.done:
                    return
                if await self._write(self._office.signed(request(self.table, self._office.now()))):
                    self._go_on()
                    return
            raise Refused("busy", "too much happens at this table at once; try again")

    def is_behind(self, last: int) -> bool:
        """Whether what is known here is not what the log says, if that is its last entry."""
        return last > self.table.seq or self._is_torn

    def hear(self) -> None:
        """Somebody says that this table has news."""
        if not self._has_news:
            self._has_news = True
            self._office.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Read what other processes wrote."""
        async with self._lock:
            self._has_news = False
            await self._read()

    async def _read(self) -> None:
        await self._mend()
        news = [*map(entries.decode, await self._office.log.read(self.name, self.table.seq))]
        self._is_torn = bool(news)
        for entry in news:
            self.table.take(entry)
        self._is_torn = False
        if news:
            self._show()
            self.see_who_is_here()
            if self.table.phase == "waiting":  # the last may have sat down elsewhere
                self._office.spawn(self.begin())
        self._go_on()

    async def _write(self, asked: list[entries.Logged]) -> bool:
        """Write entries down and let them happen; or read what was written meanwhile."""
        if not asked:
            return True
        after = self.table.seq
        for entry in asked:
            self.table.take(entry)
        self._is_torn = True
        try:
            with metrics.written.time():
                await self._office.log.append(
                    self.name, after, [*map(entries.encode, asked)], digest(self.table)
                )
        except Overtaken:
            return False
        self._is_torn = False
        _count(asked)
        self._show()
        self._office.tell_others(self.name)
        return True

    async def _mend(self) -> None:
        """Read the log again if something happened here that may not stand in it."""
        if self._is_torn:
            self.table = await self._office.load(self.name)
            self._is_torn = False
            self._show()
            self._go_on()
            self._office.tell_others(self.name)  # if it does, nobody was told

    # What goes on by itself

    def see_to_it(self) -> None:
        """See that the table goes on, also where it could not be written to or read for a while."""
        if self._lock.locked():
            return  # somebody sees to it
        if self._is_torn:
            self.hear()
        else:
            self._go_on()

    async def take_over(self) -> None:
        """Go on with what another process went on with, if it lives no more."""
        if self._is_going_on:
            return
        async with self._lock:
            await self._read()
            self._go_on(takes_over=self.table.keeper not in self._office.living)

    @property
    def _is_going_on(self) -> bool:
        return self._going_on is not None and not self._going_on.done()

    def _go_on(self, takes_over: bool = False) -> None:
        """Plan what comes next by itself, if this process is the keeper of the table."""
        due = moments.due(self.table)
        planned = None if due is None else (self.table.version, due)
        if planned == self._planned and self._is_going_on:
            return  # what is said meanwhile holds nobody up
        if self._going_on is not None and self._going_on is not asyncio.current_task():
            self._going_on.cancel()
        self._planned = planned
        if due is not None and (takes_over or self.table.keeper == self._office.process):
            self._going_on = self._office.spawn(self._act(due))

    async def _act(self, due: int) -> None:
        while (wait := due - self._office.now()) > 0:
            await asyncio.sleep(wait / 1000)
        bot, seat, version = moments.decider(self.table), self.table.actor, self.table.version
        if not bot:
            await self.ask(moments.ripe)
            return
        with metrics.thought.time():
            action = await self._office.thinkers.decide(self.table.state, bot)
        with suppress(Refused):  # somebody came back meanwhile, or another process was faster
            await self.ask(lambda table, at: requests.decide(table, seat, version, action, at, "", bot=True))

    # What is seen

    async def look(self, viewer: Viewer) -> dict[str, Plain]:
        """Return what a viewer may know now."""
        async with self._lock:
            await self._mend()
            return sight(self.table, viewer)

    async def hint(self, seat: int) -> int:
        """Return what a strong bot would do in a seat's place, from what that may know."""
        async with self._lock:
            await self._mend()
            if not self.table.opened.house.hints:
                raise refusals.not_here("hints")
            if self.table.actor != seat:
                raise refusals.not_yours("ask for a hint now")
            state = self.table.state.copy()
        return await self._office.thinkers.decide(state, ADVISER)

    async def why(self, seat: int, name: str) -> dict[str, Plain]:
        """Return why a seat cannot point at this, on its turn."""
        async with self._lock:
            await self._mend()
            if self.table.actor != seat:
                raise refusals.not_yours("ask that now")
            return scenes.why(self.table, seat, name)

    async def known(self, seat: int) -> str:
        """Return the position in notation, as far as a seat knows it."""
        async with self._lock:
            await self._mend()
            return known(self.table, seat)

    def _show(self) -> None:
        """Tell everybody what is new to them."""
        self._send_away_who_left()
        for eye, message in self._views.news(self.table):
            for connection in self.connections:
                if eye in connection.eyes:
                    connection.send(message)


def _count(asked: list[entries.Logged]) -> None:
    for entry in asked:
        if isinstance(entry, entries.Played):
            (metrics.by_bots if entry.bot else metrics.by_people).inc()


def digest(table: Table) -> Digest:
    """Return what is known of a table without reading its log."""
    due = moments.due(table)
    listed = Listed(
        table=table.name,
        game=table.game.slug,
        phase=table.phase,
        seats=[seat.name or None for seat in table.seats],
        since=table.opened.at,
        turn=table.actor if table.actor != NOBODY else None,
        result=table.state.payoff() if table.state.actor() == OVER else None,
    )
    return Digest(
        phase=table.phase,
        listed=table.opened.house.listed,
        due=None if due is None else due / 1000,
        summary=told_encoder.encode(listed),
        keeper=table.keeper,
    )
