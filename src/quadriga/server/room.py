"""A room: a table in this process, with everybody who looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TypeVar

from quadriga.core.game import Plain
from quadriga.server import metrics
from quadriga.server.advice import Advice
from quadriga.server.clerk import Clerk, Errand, Request
from quadriga.server.connection import Connection, Viewer
from quadriga.server.limits import Allowance
from quadriga.server.office import Office
from quadriga.server.storage.groups import settle
from quadriga.server.views import Views
from quadriga.server.wire import View, told_encoder
from quadriga.table import entries, moments, refusals, requests, scenes
from quadriga.table.refusals import Refused
from quadriga.table.sight import known
from quadriga.table.table import Table

T = TypeVar("T")

GRACE = 8.0  # seconds before somebody whose connection was lost counts as away
SOON = 60.0  # seconds: for what comes later no room is kept open, rounds see to it


class Room:
    """One table, and all that is connected to it here."""

    def __init__(self, table: Table, office: Office) -> None:
        self.connections: set[Connection] = set()
        self.allowances = [Allowance() for _ in table.seats]  # of each seat, over how many lines ever
        self._office = office
        self._clerk = Clerk(table, office, self._seen)
        self._views = Views(office.stories)
        self._advice = Advice(office)
        self._looking = asyncio.Lock()
        self._has_news = False
        self._asking = self._caught_up = 0  # how often that was asked for, and up to which time it was done
        self._sittings = table.sittings  # until then it was seen who left
        self._going_on: asyncio.Task[None] | None = None
        self._planned: tuple[int, int] | None = None  # at which version it goes on by itself, and when
        self._leaving: dict[int, asyncio.Task[None]] = {}
        self._returning: set[int] = set()

    @property
    def table(self) -> Table:
        """The table as it is now; where something was not written, another one than before."""
        return self._clerk.table

    @property
    def name(self) -> str:
        return self.table.name

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks and nothing is waited for."""
        busy = self.connections or self._leaving or self._is_going_on
        return not busy and not self._clerk.is_torn and not self._clerk.turns.is_taken

    # Who is there

    async def join(self, connection: Connection) -> None:
        """Show the table to somebody, and whatever happens from now on."""
        async with self._at_rest():
            if not connection.is_welcome(self.table.seats):  # any more, as the log tells
                connection.send_away()
                return
            self.connections.add(connection)
            metrics.clients.inc()
            views = self._views.views(self.table, connection.eyes)
            for eye, view in zip(connection.eyes, views, strict=True):
                connection.tell(View(eye.seat, view))
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
        if self.table.sittings == self._sittings:
            return
        seats, self._sittings = self.table.seats, self.table.sittings
        for connection in [*self.connections]:
            if not connection.is_welcome(seats):
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
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.take(Errand(request, seat, command, partial(settle, answer)))
        await answer

    def take(self, errand: Errand) -> None:
        """Let happen what is asked, and say so there."""
        self._clerk.take(errand)

    def is_behind(self, last: int) -> bool:
        """Whether what is known here is not what the log says, if that is its last entry.

        While something is being written that cannot be told, and need not: it will be known then.
        """
        return not self._clerk.turns.is_taken and (last > self.table.seq or self._clerk.is_torn)

    def hear(self) -> None:
        """Somebody says that this table has news."""
        if not self._has_news:
            self._has_news = True
            self._office.spawn(self.catch_up())

    async def catch_up(self) -> None:
        """Read what other processes wrote, once for all who ask for it before that begins."""
        self._asking += 1
        asked = self._asking
        async with self._looking:
            if self._caught_up < asked:
                async with self._clerk.turns:
                    self._has_news, asked = False, self._asking
                    await self._read()
                self._caught_up = asked

    async def _read(self) -> None:
        if await self._clerk.read():
            self.see_who_is_here()
            if self.table.phase == "waiting":  # the last may have sat down elsewhere
                self._office.spawn(self.begin())
        self._go_on()

    # What goes on by itself

    def see_to_it(self) -> None:
        """See that the table goes on, also where it could not be written to or read for a while."""
        if self._clerk.turns.is_taken:
            return  # somebody sees to it
        if self._clerk.is_torn:
            self.hear()
        else:
            self._go_on()

    async def take_over(self) -> None:
        """Go on with what another process went on with, if it lives no more."""
        if self._is_going_on:
            return
        async with self._clerk.turns:
            await self._read()
            self._go_on(takes_over=self.table.keeper not in self._office.living)

    async def forgive(self) -> None:
        """Let clocks have stood still while no process lived."""
        if (outage := self._office.outage) is not None:
            await self.ask(lambda table, at: requests.forgive(table, outage.begun, outage.ended, at))

    @property
    def _is_going_on(self) -> bool:
        return self._going_on is not None and not self._going_on.done()

    def _go_on(self, takes_over: bool = False) -> None:
        """Plan what comes next by itself, if this process is the keeper of the table."""
        table = self.table
        due = moments.due(table)
        if due is None and self._going_on is None:
            return
        planned = None if due is None else (table.version, due)
        if planned == self._planned and self._is_going_on:
            return  # what is said meanwhile holds nobody up
        if self._going_on is not None:
            self._going_on.cancel()
        self._planned = planned
        if due is None or due > self._office.now() + SOON * 1000:
            return
        if takes_over or table.keeper == self._office.process:
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

    async def read(self, answer: Callable[[Table], T]) -> T:
        """Return what the table answers as it is on disk: what happened here last may not be yet."""
        async with self._at_rest():
            return answer(self.table)

    @asynccontextmanager
    async def _at_rest(self) -> AsyncIterator[None]:
        """Let the table be looked at when it is on disk, after all who came before.

        However many come at once, whoever asks something of this table or another waits for no more than one.
        """
        async with self._looking:
            await self._office.breaths.draw()
            async with self._clerk.turns:
                await self._clerk.mend()
                yield

    async def look(self, viewer: Viewer) -> bytes:
        """Return what a viewer may know now, as it is told."""
        return await self.read(lambda table: told_encoder.encode(self._views.sight(table, viewer)))

    async def hint(self, seat: int) -> dict[str, Plain]:
        """Return what a strong bot would do in a seat's place, from what that may know."""
        version, thought = await self.read(partial(self._advised, seat))
        actions = await thought
        return await self.read(lambda table: scenes.advised(table, actions, is_late=table.version != version))

    def _advised(self, seat: int, table: Table) -> tuple[int, Awaitable[list[int]]]:
        if not table.opened.house.hints:
            raise refusals.not_here("hints")
        if not table.awaits(seat):
            raise refusals.not_yours("ask for a hint")
        return table.version, self._advice.on(table)

    async def why(self, seat: int, name: str) -> dict[str, Plain]:
        """Return why a seat cannot point at this, on its turn."""

        def told(table: Table) -> dict[str, Plain]:
            if not table.awaits(seat):
                raise refusals.not_yours("ask that")
            return scenes.why(table, seat, name)

        return await self.read(told)

    async def known(self, seat: int) -> str:
        """Return the position in notation, as far as a seat knows it."""
        return await self.read(lambda table: known(table, seat))

    def _seen(self) -> None:
        """Tell everybody what is new to them, and let the table go on."""
        self._send_away_who_left()
        self._views.tell(self.table, self.connections)
        self._go_on()
