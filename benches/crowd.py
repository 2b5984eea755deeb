"""Many matches at a server, played at random, and how long each decision waits to be confirmed."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

from benches.device import Device

PATIENCE = 60.0  # seconds
OPENING = 50  # matches that are opened at once


@dataclass
class Played:
    """How many decisions were taken in how many seconds, and how long each took to be confirmed.

    `waiting` is how long those have waited who still wait at the end: who is never answered counts as well.
    """

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)
    waiting: list[float] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        return len(self.waits)

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds

    def within(self, share: float) -> float:
        """Return the seconds within which this share of the decisions was confirmed."""
        waits = sorted([*self.waits, *self.waiting])
        return waits[int(len(waits) * share)]

    def unanswered(self, most: float) -> int:
        """Return how many have waited longer than this at the end."""
        return sum(waited > most for waited in self.waiting)


Opening = Callable[["Crowd"], Awaitable["Match"]]


class Match(ABC):
    """One match, whichever server it is at: its devices hear what is new, and one of them decides."""

    def __init__(self, crowd: Crowd) -> None:
        self._crowd = crowd
        self._since = perf_counter()  # somebody waits: to be answered, or to be told what comes next
        self._is_asking = False  # something was decided that is not confirmed yet
        self.devices: list[Device] = []
        self.is_over = False

    @property
    @abstractmethod
    def is_due(self) -> bool:
        """Whether somebody knows that it is their turn."""

    @abstractmethod
    def decide(self) -> None:
        """Let who knows that it is their turn decide something."""

    def say(self, device: int, message: bytes) -> None:
        """Say what was decided."""
        self._since, self._is_asking = perf_counter(), True
        self.devices[device].send(message)

    def confirmed(self) -> None:
        """Who decided is told that it is so."""
        assert self._is_asking, "nobody decided anything"
        self._crowd.count(perf_counter() - self._since)
        self._is_asking = False

    def heard(self) -> None:
        """Something new was heard."""
        if not self._is_asking and (self.is_over or self.is_due):
            self._since = 0.0
            self._crowd.ready(self)

    def waiting(self, now: float) -> float | None:
        """Return for how long somebody has waited; None: nobody waits."""
        return now - self._since if self._since else None

    def leave(self) -> None:
        """Leave the table."""
        for device in self.devices:
            device.close()

    @property
    def is_lost(self) -> bool:
        return any(device.is_lost for device in self.devices)


class Crowd:
    """All matches at one server, of several kinds in turn. What is over gives way to another of its kind."""

    def __init__(self, kinds: Sequence[Opening]) -> None:
        self._kinds = kinds
        self._played = Played()
        self._matches: dict[Match, Opening] = {}
        self._ready: deque[Match] = deque()
        self._is_at_once = False
        self._opening: set[asyncio.Task[None]] = set()
        self._size = 0

    async def come(self, matches: int) -> None:
        """Open so many matches, and return once a decision is due at each."""
        self._size = matches
        for begin in range(0, matches, OPENING):
            numbers = range(begin, min(begin + OPENING, matches))
            await asyncio.gather(*(self._open(self._kinds[n % len(self._kinds)]) for n in numbers))
        async with asyncio.timeout(PATIENCE):
            while len(self._ready) < matches:
                await asyncio.sleep(0.01)

    async def play(self, seconds: float, rate: float | None = None) -> Played:
        """Play for so long: so many decisions a second in all, or each match as fast as it can."""
        self._played = played = Played()
        begun = perf_counter()
        if rate is None:
            self._is_at_once = True
            while self._ready:
                self.ready(self._ready.popleft())
            await asyncio.sleep(seconds)
            self._is_at_once = False
        else:
            await self._play_at(rate, begun, seconds)
        now = perf_counter()
        played.seconds = now - begun
        waiting = (match.waiting(now) for match in self._matches)
        played.waiting = [waited for waited in waiting if waited is not None]
        self._played = Played()  # what is confirmed later counts as waiting
        opening = sum(not task.done() for task in self._opening)
        lost = self._size - opening - sum(not match.is_lost for match in self._matches)
        assert not lost, f"{lost} matches were lost, or could not be opened"
        return played

    async def leave(self) -> None:
        """Leave all matches, and those that are being opened: the server may be gone after that."""
        while self._opening:
            await asyncio.wait(self._opening)
        for match in self._matches:
            match.leave()

    def ready(self, match: Match) -> None:
        """Somebody must decide there, or the game is over."""
        if match.is_over:
            self._replace(match)
        elif self._is_at_once:
            match.decide()
        elif match not in self._ready:
            self._ready.append(match)

    def count(self, waited: float) -> None:
        """A decision was confirmed."""
        self._played.waits.append(waited)

    async def _play_at(self, rate: float, begun: float, seconds: float) -> None:
        due = 0
        while (now := perf_counter() - begun) < seconds:
            while due < now * rate and self._ready:
                self._ready.popleft().decide()
                due += 1
            await asyncio.sleep(1 / rate)

    async def _open(self, kind: Opening) -> None:
        self._matches[await kind(self)] = kind

    def _replace(self, match: Match) -> None:
        if match in self._matches:
            kind = self._matches.pop(match)
            match.leave()
            task = asyncio.get_running_loop().create_task(self._open(kind))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)
