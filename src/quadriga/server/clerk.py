"""The clerk of a table: what is asked there is written down, one thing after the other, and then it is seen.

Nobody hears of anything before it is on disk. Where another process wrote first, the log is read again, and
what was asked is asked of the table as it is now.
"""

from __future__ import annotations

from collections.abc import Callable

from quadriga.server import metrics
from quadriga.server.office import Office, happen, reading
from quadriga.server.storage import Append, Digest, Overtaken
from quadriga.server.turns import Turns
from quadriga.server.wire import Listed, told_encoder
from quadriga.table import entries, moments, refusals
from quadriga.table.refusals import Refused
from quadriga.table.table import NOBODY, Table

Request = Callable[[Table, int], list[entries.Logged]]
Settled = Callable[[Exception | None], None]

ATTEMPTS = 20  # to write where other processes write as well


def owned(request: Request, seat: int, key: str) -> Request:
    """Return the same for as long as a seat has this key.

    Who asked may have left it meanwhile by another process, and somebody else sit there.
    """

    def asked(table: Table, at: int) -> list[entries.Logged]:
        if table.seats[seat].key != key:
            raise refusals.not_yours("do that")
        return request(table, at)

    return asked


class Errand:
    """What somebody asks, once; `settled` is told when it is on disk, or why it is not."""

    def __init__(self, request: Request, seat: int, command: str, settled: Settled) -> None:
        self.request = request
        self.seat = seat
        self.command = command
        self.settled = settled
        self.attempts = 0


class Clerk:
    """Keeps a table as its log tells it; `seen` is told whenever something has happened there."""

    def __init__(self, table: Table, office: Office, seen: Callable[[], None]) -> None:
        self.table = table
        self.turns = Turns()
        self.is_torn = False  # something happened here that may not stand in the log
        self._office = office
        self._seen = seen
        self._digest: Digest | None = None  # the last one that was written, if that is known
        self._heard = table.seq  # entries of which everybody here has heard

    def take(self, errand: Errand) -> None:
        """Let happen what is asked."""
        self.turns.take(lambda: self._try(errand))

    def _try(self, errand: Errand) -> None:
        if self.is_torn:
            self._office.spawn(self._mend_and_try(errand))
            return
        try:
            new = self._entries(errand)
            if new:
                self._write(errand, new)
                return
            self._show()
        except Exception as error:  # whatever it was, it must reach who asked
            self._settle(errand, error)
        else:
            self._settle(errand, None)

    def _entries(self, errand: Errand) -> list[entries.Logged]:
        """Return what is to be written; nothing where that was done before."""
        if errand.command and self.table.has_done(errand.seat, errand.command):
            return []
        return self._office.signed(errand.request(self.table, self._office.now()))

    def _write(self, errand: Errand, new: list[entries.Logged]) -> None:
        after = self.table.seq
        self.is_torn = True
        for entry in new:
            self.table.take(entry)
        encoded = tuple([entries.encode(entry) for entry in new])
        append = Append(self.table.name, after, encoded, self._renewed())
        self._office.log.add(append, lambda error: self._written(errand, new, error))

    def _renewed(self) -> Digest | None:
        """Return what is known of the table now; None: nothing else than before."""
        before, self._digest = self._digest, digest(self.table)
        return None if self._digest == before else self._digest

    def _written(self, errand: Errand, new: list[entries.Logged], error: Exception | None) -> None:
        if isinstance(error, Overtaken):
            self._try_again(errand)
            return
        if error is None:
            error = self._told_of(new)
        self._settle(errand, error)

    def _told_of(self, new: list[entries.Logged]) -> Exception | None:
        """Let it be seen that something is on disk; return what went wrong with that, if something did."""
        self.is_torn = False
        _count(new)
        try:
            self._happened()
        except Exception as error:  # as above
            return error
        return None

    def _settle(self, errand: Errand, error: Exception | None) -> None:
        try:
            errand.settled(error)
        finally:
            self.turns.end()

    # Where the log knows more

    def _try_again(self, errand: Errand) -> None:
        errand.attempts += 1
        if errand.attempts < ATTEMPTS:
            self._office.spawn(self._mend_and_try(errand))
        else:
            self._settle(errand, Refused("busy", "too much happens at this table at once; try again"))

    async def _mend_and_try(self, errand: Errand) -> None:
        try:
            await self.mend()
        except Exception as error:  # it must reach who asked, as above
            self._settle(errand, error)
        else:
            self._try(errand)

    async def mend(self) -> None:
        """Read the log again if something happened here that may not stand in it."""
        if self.is_torn:
            self.table = await self._office.load(self.table.name, self._heard)
            self.is_torn = False
            self._digest = None
            self._happened()  # if it does stand there, nobody was told

    async def read(self) -> bool:
        """Read what other processes wrote, and return whether that was anything."""
        await self.mend()
        log = await self._office.log.read(self.table.name, self.table.seq)
        self.is_torn = bool(log)
        with reading(self.table.name):
            await happen(self.table, log)
        self.is_torn = False
        if log:
            self._digest = None
            self._show()
        return bool(log)

    def _show(self) -> None:
        self._heard = self.table.seq
        self._seen()

    def _happened(self) -> None:
        self._show()
        self._office.tell_others(self.table.name)


def _count(new: list[entries.Logged]) -> None:
    for entry in new:
        if isinstance(entry, entries.Played):
            (metrics.by_bots if entry.bot else metrics.by_people).count += 1


def digest(table: Table) -> Digest:
    """Return what is known of a table without reading its log."""
    due, house = moments.due(table), table.opened.house
    listed = Listed(
        table=table.name,
        game=table.game.slug,
        phase=table.phase,
        seats=[seat.name or None for seat in table.seats],
        since=table.opened.at,
        turn=table.actor if table.actor != NOBODY else None,
        result=table.state.payoff() if table.is_played_out else None,
        rematch=table.rematch or None,
    )
    return Digest(
        phase=table.phase,
        # Where nobody may watch there is nothing for strangers once the game has begun.
        listed=house.listed and (house.watched or table.phase == "waiting"),
        due=None if due is None else due / 1000,
        summary=told_encoder.encode(listed),
        keeper=table.keeper,
    )
