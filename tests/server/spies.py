"""Spies: clients at one table that do all that a client can do, and keep every byte that they are told."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from quadriga import game
from quadriga.client import LATE, Seat, ServerRefused, ask_server, open_table
from quadriga.table.table import Table
from tests.server.house import PATIENCE, House

OPTIONS = {"asteroid": {"bonus": "yes"}, "edison": {"hidden": "yes"}}  # with them something is hidden
DRAWING = 0.5  # of all spies
LOOKING, LEAVING, MEDDLING = 0.03, 0.02, 0.1  # of all moments
HINTED = 5  # of so many tables one asks for a hint: a strong bot takes its time
TOO_MANY = 429
REFUSED = (*LATE, "not-paused", "cannot-undo")  # where others were faster
ENDS = (b'"phase":"over"', b'[["phase"],"over"]')  # with them comes the seed

Viewer = int | None  # a seat, or whoever watches
Moment = tuple[int, int, int | None]  # of a table, as everybody may know


def moment(view: dict[str, Any]) -> Moment:
    """Return at which moment this is seen."""
    return view["version"], len(view["chat"]), view["paused"]


def moment_at(table: Table) -> Moment:
    """Return which moment it is at a table."""
    return table.version, len(table.chat), table.paused_by if table.is_paused else None


@dataclass
class Heard:
    """What one of them was told."""

    frames: list[bytes] = field(default_factory=list)
    replies: list[tuple[Moment, str, bytes]] = field(default_factory=list)  # with their address
    others: list[bytes] = field(default_factory=list)  # refusals, and what a bot advised, which is luck

    @property
    def told(self) -> list[bytes]:
        """All that came before the end, without positions in notation: by chance one may be true."""
        replies = [reply for _, path, reply in self.replies if not path.startswith("/known")]
        frames = [frame for frame in self.frames if not any(end in frame for end in ENDS)]
        return [*frames, *replies, *self.others]


class Spy(Seat):
    """A client that keeps each message as it comes."""

    def __init__(self, house: House, table: str, key: str, draws: bool, heard: Heard) -> None:
        super().__init__(house.url, table, [key] if key else [], PATIENCE, draws)
        self.heard = heard

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
    """All of them at one table, and what each was told."""

    def __init__(self, house: House, slug: str, seed: int, before: Spies | None = None) -> None:
        """Come to a new table, or to the rematch of another."""
        self.house = house
        self.luck = random.Random(seed)
        self.table, self.keys = self._opened(slug) if before is None else before.rematch()
        self.drawing = {viewer for viewer in (None, *self.keys) if self.luck.random() < DRAWING}
        self.heard: dict[Viewer, Heard] = {viewer: Heard() for viewer in (None, *self.keys)}
        self._asks_hint = seed % HINTED == 0

    def _opened(self, slug: str) -> tuple[str, dict[int, str]]:
        most = [number for number in game(slug).seats if number >= 3] or game(slug).seats
        players = self.luck.choice(list(most))
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(players - 1)]
        seats.append({"kind": "bot", "bot": "level1"})
        return open_table(self.house.url, slug, seats, options=OPTIONS.get(slug, {}))

    def rematch(self) -> tuple[str, dict[int, str]]:
        """Return the table of the rematch, where everybody has the key they had, to another seat."""
        keys, address = [*self.keys.values()], f"/tables/{self.table}/rematch"
        table = ask_server(self.house.url, address, {}, keys[0])["table"]
        seats = [ask_server(self.house.url, f"/tables/{table}", key=key)["seat"] for key in keys]
        return table, dict(zip(seats, keys, strict=True))

    async def play(self) -> None:
        """Play to the end."""
        await asyncio.gather(*(self._watch(viewer) for viewer in self.heard))

    async def _watch(self, viewer: Viewer) -> None:
        while not await self._stay(viewer):
            pass

    async def _stay(self, viewer: Viewer) -> bool:
        """Play or watch for a while, or to the end; whoever comes back is shown everything once more."""
        key = "" if viewer is None else self.keys[viewer]
        spy = Spy(self.house, self.table, key, viewer in self.drawing, self.heard[viewer])
        try:
            await spy.come()
            while not spy.is_over:
                if self.luck.random() < LEAVING:
                    return False
                if self.luck.random() < LOOKING:
                    self._look(spy, viewer, key)
                await self._act(spy)
        finally:
            await spy.leave()
        return True

    async def _act(self, spy: Spy) -> None:
        """Do something, or hear what others do."""
        if spy.number is not None and self.luck.random() < MEDDLING:
            await self._meddle(spy)
        elif spy.is_asked:
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

    def _look(self, spy: Spy, viewer: Viewer, key: str) -> None:
        """Ask for all that can be asked for over HTTP, and for what is given only after the end."""
        heard = self.heard[viewer]
        replies = {path: self.fetch(path, key) for path in self._paths(spy, viewer)}
        early = self.fetch(self.luck.choice(("/record", "/replay", "/replay?seat=0")), key)
        if spy.is_asked and self._asks_hint:
            self._asks_hint = False
            heard.others.append(self.fetch(f"/hint/{viewer}", key))
        first, last = json.loads(replies[""]), json.loads(self.fetch("", key))
        if last["phase"] != "over":
            assert json.loads(early)["code"] == "wrong-phase"
            heard.others.append(early)
        if last["phase"] != "over" and moment(first) == moment(last):  # else a bot has decided meanwhile
            heard.replies += [(moment(last), path, reply) for path, reply in replies.items()]

    def _paths(self, spy: Spy, viewer: Viewer) -> list[str]:
        view = spy.view
        paths = ["", "/board", *([f"/known/{viewer}"] if viewer is not None else [])]
        if viewer in self.drawing and view["actions"]:
            paths.append(f"/why/{viewer}/{quote(self.luck.choice([*view['scene']['pieces']]))}")
        return paths

    def fetch(self, path: str, key: str = "") -> bytes:
        """Return what the server answers there, as it comes."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        request = Request(f"{self.house.url}/api/tables/{self.table}{path}", headers=headers)
        while True:
            try:
                with urlopen(request) as answer:
                    told: bytes = answer.read()
                    return told
            except HTTPError as error:
                with error:
                    if error.code != TOO_MANY:  # who has asked for too much asks again in a moment
                        return error.read()
            time.sleep(0.1)
