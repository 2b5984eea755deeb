"""Many tables at a server, each played by three people on two devices at random, and how long each waits."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import msgspec

from benches.device import Device
from quadriga.client import open_table
from quadriga.table.changes import changed

GAME = "overload"
PEOPLE = ("Lola", "Max", "Zoé")
DEVICES = ((0, 1), (2,))  # the seats of each
WHOSE = {seat: device for device, seats in enumerate(DEVICES) for seat in seats}
PATIENCE = 60.0  # seconds
OPENING = 50  # tables that are opened at once


@dataclass
class Played:
    """How many decisions were taken in how many seconds, and how long each took to be confirmed."""

    seconds: float = 0.0
    waits: list[float] = field(default_factory=list)

    @property
    def decisions(self) -> int:
        return len(self.waits)

    @property
    def speed(self) -> float:
        return self.decisions / self.seconds

    def within(self, share: float) -> float:
        """Return the seconds within which this share of the decisions was confirmed."""
        return sorted(self.waits)[int(len(self.waits) * share)]


class Match:
    """One table, of which each seat's actions are known and little else."""

    def __init__(self, crowd: Crowd, table: str) -> None:
        self._crowd = crowd
        self._table = table
        self._devices: list[Device] = []
        self._version = 0
        self._actions: dict[int, list[dict[str, Any]]] = {}
        self._asked: tuple[str, float] | None = None
        self._decided = 0
        self.is_over = False

    @classmethod
    async def open(cls, crowd: Crowd) -> Match:
        """Set up a table, and come to it."""
        people = [{"kind": "person", "name": name} for name in PEOPLE]
        table, keys = await asyncio.to_thread(open_table, crowd.server, GAME, people)
        match, address = cls(crowd, table), f"{crowd.server}/api/tables/{table}/play"
        for seats in DEVICES:
            hello = msgspec.json.encode({"do": "hello", "keys": [keys[seat] for seat in seats]})
            match._devices.append(await Device.connect(address, hello, match._hear))
        return match

    @property
    def seat(self) -> int:
        """Who may decide now, or -1."""
        if self._asked is not None or self.is_over:
            return -1
        return next((seat for seat, actions in self._actions.items() if actions), -1)

    def decide(self) -> None:
        """Let the seat whose turn it is decide something."""
        seat = self.seat
        self._decided += 1
        ask = {
            "do": "decide",
            "id": str(self._decided),
            "seat": seat,
            "version": self._version,
            "action": random.choice(self._actions[seat])["action"],
        }
        self._asked = str(self._decided), perf_counter()
        self._devices[WHOSE[seat]].send(msgspec.json.encode(ask))

    def leave(self) -> None:
        """Leave the table."""
        for device in self._devices:
            device.close()

    @property
    def is_lost(self) -> bool:
        return any(device.is_lost for device in self._devices)

    def _hear(self, message: bytes) -> None:
        told = msgspec.json.decode(message)
        match told["is"]:
            case "view":
                self._version, self._actions[told["seat"]] = told["data"]["version"], told["data"]["actions"]
            case "changed":
                self._change(told["seat"], told["steps"])
            case "done":
                assert self._asked is not None
                self._crowd.count(perf_counter() - self._asked[1])
                self._asked = None
            case _:
                raise AssertionError(f"{self._table}: {told}")
        if self.is_over or self.seat >= 0:
            self._crowd.ready(self)

    def _change(self, seat: int, steps: Iterable[list[Any]]) -> None:
        actions: Any = {"actions": self._actions.get(seat, [])}
        for path, *value in steps:
            if path[0] == "actions":
                actions = changed(actions, [[path, *value]])
            elif path == ["version"]:
                self._version = value[0]
            elif path == ["phase"]:
                self.is_over = value[0] == "over"
        self._actions[seat] = actions["actions"]


class Crowd:
    """All tables at one server. What is over gives way to a new table."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._played = Played()
        self._matches: set[Match] = set()
        self._ready: deque[Match] = deque()
        self._is_at_once = False
        self._opening: set[asyncio.Task[None]] = set()

    async def come(self, tables: int) -> None:
        """Open so many tables, and return once a decision is due at each."""
        for begin in range(0, tables, OPENING):
            await asyncio.gather(*(self._open() for _ in range(begin, min(begin + OPENING, tables))))
        async with asyncio.timeout(PATIENCE):
            while len(self._ready) < tables:
                await asyncio.sleep(0.01)

    async def play(self, seconds: float, rate: float | None = None) -> Played:
        """Play for so long: so many decisions a second at all tables, or each table as fast as it can."""
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
        played.seconds = perf_counter() - begun
        self._played = Played()  # what comes late does not count
        lost = sum(match.is_lost for match in self._matches)
        assert not lost, f"{lost} tables were lost"
        return played

    def leave(self) -> None:
        """Leave all tables."""
        for match in self._matches:
            match.leave()

    def ready(self, match: Match) -> None:
        """Somebody at this table must decide, or the game is over."""
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

    async def _open(self) -> None:
        self._matches.add(await Match.open(self))

    def _replace(self, match: Match) -> None:
        if match in self._matches:
            self._matches.discard(match)
            match.leave()
            task = asyncio.get_running_loop().create_task(self._open())
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)
