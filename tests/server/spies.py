"""Spies: clients at one table that do all that a client can do, and keep every byte that they are told."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from urllib.parse import quote

from quadriga import game
from quadriga.client import KEY, LATE, Seat, ServerRefused
from quadriga.server.connection import Eye
from quadriga.table.table import Table
from tests.server.house import PATIENCE, House
from tests.server.replies import fetched

OPTIONS = {"asteroid": {"bonus": "yes"}, "edison": {"hidden": "yes"}}  # with them something is hidden
DRAWING = 0.5  # of all spies
LOOKING, LEAVING, MEDDLING = 0.03, 0.02, 0.1  # of all moments
PAGES_AT_ONCE = 4  # of all that do not hang on the table, so that each is looked at during a game
HINTED = 5  # of so many tables one asks for a hint: a strong bot takes its time
REFUSED = (*LATE, "not-paused", "no-undo")  # where others were faster
ENDS = (b'"phase":"over"', b'[["phase"],"over"]')  # with them comes the seed
HELLO, COVERING = b'"do":"hello"', b'"do":"hello","covers":true'
NINA = {"name": "Nina", "key": "n" * 32}  # who has no seat at any table
FOUNDING = ("POST rematch", "POST play-on")  # whose answer names another table, once a game is over

Moment = tuple[int, int, int | None]  # of a table, as everybody may know


def moment(view: dict[str, Any]) -> Moment:
    """Return at which moment this is seen."""
    return view["version"], len(view["chat"]), view["paused"]


def moment_at(table: Table) -> Moment:
    """Return which moment it is at a table."""
    return table.version, len(table.chat), table.paused_by if table.is_paused else None


class Device(NamedTuple):
    """Where somebody looks from their seats, several on one device perhaps, or watches from none."""

    seats: tuple[int, ...] = ()
    draws: bool = False
    covers: bool = False

    def eyes(self, hides: bool) -> list[Eye]:
        """Return whose views it may be told, where something is hidden or not."""
        watches = not self.seats or (self.covers and len(self.seats) > 1 and hides)
        return [Eye(seat, self.draws) for seat in (*self.seats, *([None] if watches else []))]


class Reply(NamedTuple):
    """What was answered over HTTP, when, and to what: a method and an address, below the table or from /."""

    moment: Moment
    asked: str
    body: bytes


@dataclass
class Heard:
    """What one of them was told."""

    frames: list[bytes] = field(default_factory=list)
    replies: list[Reply] = field(default_factory=list)

    @property
    def told(self) -> list[bytes]:
        """All that came before the end, without positions in notation: by chance one may be true."""
        replies = [body for _, asked, body in self.replies if not asked.startswith("GET known")]
        frames = [frame for frame in self.frames if not any(end in frame for end in ENDS)]
        return [*frames, *replies]


class Spy(Seat):
    """A client that keeps each message as it comes."""

    def __init__(self, house: House, table: str, keys: list[str], device: Device, heard: Heard) -> None:
        super().__init__(house.url, table, keys, PATIENCE, device.draws)
        self.heard = heard
        self.device = device

    async def _send(self, message: bytes) -> None:
        await super()._send(message.replace(HELLO, COVERING, 1) if self.device.covers else message)

    async def _receive(self) -> str | bytes:
        message = await super()._receive()
        self.heard.frames.append(message.encode() if isinstance(message, str) else message)
        return message

    async def tried(self, do: str, **facts: Any) -> None:
        """Ask something, unless others are faster."""
        try:
            await self.ask(do, **facts)
        except ServerRefused as refused:
            if refused.code not in REFUSED:
                raise


class Spies:
    """All of them at one table, and what each was told. `pages` are addresses beside all tables."""

    def __init__(
        self, house: House, slug: str, seed: int, pages: list[str], before: Spies | None = None
    ) -> None:
        """Come to a new table, or to the rematch of another."""
        self.house = house
        self.luck = random.Random(seed)
        self.known = [before.table] if before else []  # tables beside this one
        self.newcomer: int | None = None  # a seat where nobody was named
        self.table: str
        self.table, self.keys, self.opening = self._open(slug) if before is None else before.rematch()
        self.players = len(self.keys) + 1
        self.heard = {device: Heard() for device in self._devices(covers=seed % 2 == 0)}
        lists = [f"/api/tables?phase={phase}" for phase in ("waiting", "playing", "over")]
        self._pages = itertools.cycle(self.luck.sample([*pages, *lists], len(pages) + len(lists)))
        self._asks_hint = seed % HINTED == 0
        self.besides: set[str] = set()  # tables that were opened as a game was over sooner than thought
        if self.newcomer is not None:
            self._sit(self.newcomer)

    def _open(self, slug: str) -> tuple[str, dict[int, str], bytes]:
        """Set up a table; return its name, the keys to its seats, and what was answered."""
        most = [number for number in game(slug).seats if number >= 3] or game(slug).seats
        self.newcomer = self.luck.choice(list(most)) - 2
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(self.newcomer)]
        seats += [{"kind": self.luck.choice(("link", "open"))}, {"kind": "bot", "bot": "level1"}]
        asked = {"game": slug, "seats": seats, "options": OPTIONS.get(slug, {}), "house": {"listed": True}}
        answer = fetched(self.house.url, "", "POST /api/tables", data=asked)
        made = json.loads(answer)
        keys = {int(seat): key for seat, key in made["keys"].items()}
        return made["table"], {self.newcomer: secrets.token_urlsafe(KEY), **keys}, answer

    def rematch(self) -> tuple[str, dict[int, str], bytes]:
        """Return the same of the rematch, where everybody has the key they had, to another seat."""
        answer = self.fetch("POST rematch", self.keys[min(self.keys)], {})
        keys = {(seat - 1) % self.players: key for seat, key in self.keys.items()}
        return json.loads(answer)["table"], keys, answer

    def _sit(self, seat: int) -> None:
        """Sit down, leave once more, and come back."""
        key, sits = self.keys[seat], {"name": "Lola", "key": self.keys[seat]}
        (heard,) = (heard for device, heard in self.heard.items() if device.seats == (seat,))
        for method, data in (("POST", sits), ("DELETE", None), ("POST", sits)):
            asked = f"{method} seats/{seat}"
            heard.replies.append(Reply((0, 0, None), asked, self.fetch(asked, key, data)))

    def _devices(self, *, covers: bool) -> list[Device]:
        """Return one for who watches, for each who plays, and one that the first and the last share."""
        seats = sorted(self.keys)
        alone = [Device(where, self._draws()) for where in ((), *((seat,) for seat in seats))]
        return [*alone, Device((seats[0], seats[-1]), self._draws(), covers)] if len(seats) > 1 else alone

    def _draws(self) -> bool:
        return self.luck.random() < DRAWING

    async def play(self) -> None:
        """Play to the end."""
        await asyncio.gather(*(self._watch(device) for device in self.heard))

    async def _watch(self, device: Device) -> None:
        while not await self._stay(device):
            pass

    async def _stay(self, device: Device) -> bool:
        """Play or watch for a while, or to the end; whoever comes back is shown everything once more."""
        heard = self.heard[device]
        spy = Spy(self.house, self.table, [self.keys[seat] for seat in device.seats], device, heard)
        try:
            await spy.come()
            while not spy.is_over:
                if self.luck.random() < LEAVING:
                    return False
                if self.luck.random() < LOOKING or not heard.replies:
                    self._look(spy, device)
                await self._act(spy)
        finally:
            await spy.leave()
        return True

    async def _act(self, spy: Spy) -> None:
        """Do something, or hear what others do."""
        if spy.number is not None and self.luck.random() < MEDDLING:
            await self._meddle(spy)
        elif spy.is_asked:
            assert spy.number in spy.device.seats
            action = self.luck.choice(spy.view["actions"])["action"]
            await spy.tried("decide", version=spy.view["version"], action=action)
        else:
            await spy.hear()

    async def _meddle(self, spy: Spy) -> None:
        """Do what else one may do at a table."""
        match self.luck.choice(("say", "pause", "undo")):
            case "say":
                await spy.tried("say", text=f"What {spy.number} has is {self.luck.random()}")
            case "pause":
                await spy.tried("pause")
                await spy.tried("resume")
            case _:
                if spy.view["undo"]:
                    await spy.tried("undo", version=spy.view["version"])

    def _look(self, spy: Spy, device: Device) -> None:
        """Ask for all that can be asked for over HTTP, and for what is given only after the end."""
        key = ".".join(self.keys[seat] for seat in device.seats)
        asked = {each: self.fetch(each, key) for each in self._open_to(spy, device)}
        early, data = self.luck.choice(self._closed_to(spy, device))
        asked[early] = self.fetch(early, key, data)
        if early in FOUNDING:
            made = json.loads(asked[early]).get("table")  # the game has ended since this spy looked at it
            self.besides |= {made} if made else set()
        first, last = json.loads(asked["GET"]), json.loads(self.fetch("GET", key))
        if last["phase"] != "over" and moment(first) == moment(last):  # else a bot has decided meanwhile
            self.heard[device].replies += [Reply(moment(last), each, body) for each, body in asked.items()]

    def _open_to(self, spy: Spy, device: Device) -> list[str]:
        """Return what is given to who asks from there."""
        view, names = spy.view, ",".join([self.table, "nowhere", *self.known])
        asked = ["GET", "GET board", f"GET /api/tables?names={names}"]
        asked += [f"GET {page}" for page in itertools.islice(self._pages, PAGES_AT_ONCE)]
        asked += [f"GET known/{seat}" for seat in device.seats]
        if device.draws and view["actions"]:
            asked.append(f"GET why/{view['seat']}/{quote(self.luck.choice([*view['scene']['pieces']]))}")
        if spy.is_asked and self._asks_hint:
            self._asks_hint = False
            asked.append(f"GET hint/{view['seat']}")
        return asked

    def _closed_to(self, spy: Spy, device: Device) -> list[tuple[str, object]]:
        """Return what is refused to who asks from there, while nobody has won."""
        others = [seat for seat in range(self.players) if seat not in device.seats]
        seat = self.luck.choice(others)
        asked: list[tuple[str, object]] = [(f"GET {what}", None) for what in ("record", "replay?seat=0")]
        asked += [(f"GET {what}", None) for what in (f"known/{seat}", f"hint/{seat}", f"why/{seat}/any")]
        asked += zip(FOUNDING, ({}, {"moment": 0, "seat": 0, "name": "Nina"}), strict=True)
        asked.append((f"POST seats/{seat}", NINA))
        if spy.view["phase"] == "playing":
            asked.append((f"DELETE seats/{self.luck.choice(range(self.players))}", None))
        return asked

    def fetch(self, asked: str, key: str = "", data: object = None) -> bytes:
        """Return what the server answers to that, as it comes."""
        return fetched(self.house.url, self.table, asked, key, data)
