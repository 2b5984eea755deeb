"""Secrets: what reached a client hangs on nothing that it may not know, byte by byte, sizes included.

The log tells afterwards what was true. For every view that a client had, all that it could not know is drawn
anew in the true position: the view of that other world must be the same. So must be what a client that draws
was shown of what happened, where the same could have happened in the other world.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote
from urllib.request import urlopen

import msgspec
import pytest

from quadriga import Rng, game
from quadriga.client import at_table, open_table
from quadriga.core.state import CHANCE, State
from quadriga.server.connection import Eye
from quadriga.server.storage.sqlite import READ
from quadriga.server.views import Views
from quadriga.table import entries
from quadriga.table.scenes import board, retold, shown, why
from quadriga.table.sight import known, plain_event, sight
from quadriga.table.table import Chapter, Table
from tests.server.house import PATIENCE, House

SLUGS = ("overload", "chariot", "asteroid", "edison")
OPTIONS = {"asteroid": {"bonus": "yes"}, "edison": {"hidden": "yes"}}
DRAWING = 0.5  # of all spies
LOOKING, LEAVING = 0.05, 0.02  # of all moments
Seen = dict[int, dict[str, Any]]  # by version


class Spies:
    """Clients at one table, with every view that each of them ever had."""

    def __init__(self, house: House, slug: str, seed: int) -> None:
        self.house = house
        self.luck = random.Random(seed)
        players = self.luck.choice([number for number in game(slug).seats if number >= 3] or game(slug).seats)
        seats = [{"kind": "person", "name": f"P{seat}"} for seat in range(players - 1)]
        seats.append({"kind": "bot", "bot": "level1"})
        self.table, self.keys = open_table(house.url, slug, seats, options=OPTIONS.get(slug, {}))
        self.drawing = {seat for seat in (None, *self.keys) if self.luck.random() < DRAWING}
        self.seen: dict[int | None, Seen] = {}
        self.replies: dict[int | None, Seen] = {}  # over HTTP, by their address

    async def play(self) -> None:
        await asyncio.gather(self._watch(None), *(self._watch(seat) for seat in self.keys))

    async def _watch(self, seat: int | None) -> None:
        while not await self._stay(seat, "" if seat is None else self.keys[seat]):
            pass

    async def _stay(self, seat: int | None, key: str) -> bool:
        """Play or watch for a while, or to the end; whoever comes back is shown everything once more."""
        views = self.seen.setdefault(seat, {})
        draws = seat in self.drawing
        async with at_table(self.house.url, self.table, key, patience=PATIENCE, draws=draws) as here:
            while not here.is_over:
                views[here.view["version"]] = here.view
                if self.luck.random() < LEAVING:
                    return False
                if self.luck.random() < LOOKING:
                    self._look(here.view, seat, key)
                if here.is_asked:
                    await here.decide(self.luck.choice(here.view["actions"])["action"])
                else:
                    await here.hear()
        return True

    def _look(self, view: dict[str, Any], seat: int | None, key: str) -> None:
        """Ask for all that can be asked for over HTTP; what a bot advises is luck, and not compared."""
        address, ask = f"/tables/{self.table}", partial(self.house.ask, key=key)
        replies = {path: ask(address + path) for path in self._paths(view, seat)}
        first, last = replies[""], ask(address)
        if (
            last["phase"] != "over" and first["version"] == last["version"]
        ):  # else a bot has decided meanwhile
            self.replies.setdefault(seat, {})[last["version"]] = replies

    def _paths(self, view: dict[str, Any], seat: int | None) -> list[str]:
        paths = ["", "/board", *([f"/known/{seat}"] if seat is not None else [])]
        if seat in self.drawing and view["actions"]:
            paths.append(f"/why/{seat}/{quote(self.luck.choice([*view['scene']['pieces']]))}")
        return paths

    def told(self) -> list[str]:
        """Return all that anybody was told before the end; of what happened, once."""
        told = [str(reply) for seen in self.replies.values() for reply in seen.values()]
        for seen in self.seen.values():
            told += [str(untold(view)) for view in seen.values()]
            told.append(str([*seen.values()][-1]["events"]))
        return told


def check(spies: Spies, log: list[entries.Logged]) -> int:
    """Compare everything that was seen with other worlds; return how many of those were really others."""
    differed, rng = 0, Rng(spies.luck.randrange(2**32))
    table = Table(spies.table, log[0])  # type: ignore[arg-type]  # it was opened
    told: dict[bool, list[Any]] = {True: [], False: []}  # to who draws, and to who does not
    for entry in log[1:]:
        table.take(entry)
        news = table.news
        for event in [event for chapter in news for event in chapter.events]:
            told[True] += retold(table.game, [event])
            told[False].append(plain_event(event))
        table.heard()
        if table.phase != "playing":
            continue
        for viewer, views in spies.seen.items():
            if table.version in views:
                seat = int(rng.below(len(table.seats))) if viewer is None else viewer
                draws, view = viewer in spies.drawing, views[table.version]
                assert [uncued(event) for event in view["events"]] == told[draws]
                if draws:
                    check_shown(table, seat, news, view["events"], rng)
                with elsewhere(table, table.state.redraw(seat, rng)) as is_other:
                    differed += is_other
                    other = Views().view(table, Eye(viewer, draws))
                    assert sent(untold(view)) == sent(untold(other))
        check_replies(spies, table, rng)
    return differed


def check_replies(spies: Spies, table: Table, rng: Rng) -> None:
    """Compare what was answered over HTTP at this version."""
    for viewer, seen in spies.replies.items():
        seat = int(rng.below(len(table.seats))) if viewer is None else viewer
        for path, reply in seen.get(table.version, {}).items():
            with elsewhere(table, table.state.redraw(seat, rng)):
                if path:
                    assert reply == answer(table, seat, path)
                else:
                    assert sent(untold(reply)) == sent(untold(sight(table, viewer)))


def answer(table: Table, seat: int, path: str) -> object:
    """Return what is answered at an address of the table."""
    match path.split("/")[1:]:
        case ["board"]:
            drawn: object = msgspec.json.decode(msgspec.json.encode(board(table)))
            return drawn
        case ["known", _]:
            return known(table, seat)
        case ["why", _, name]:
            return why(table, seat, unquote(name))
    raise AssertionError(path)


@contextmanager
def elsewhere(table: Table, state: State) -> Iterator[bool]:
    """Put a table into another world, without its past, which is the same; give whether it is another."""
    true, actions = table.state, table.actions
    table.state, table.actions = state, []
    try:
        yield str(state) != str(true)
    finally:
        table.state, table.actions = true, actions


def check_shown(table: Table, seat: int, news: list[Chapter], events: list[Any], rng: Rng) -> None:
    """Compare what was seen to happen with what would be seen where the same happens in another world."""
    game, at = table.game, len(events)
    for chapter, action in reversed([*zip(news, table.actions[-len(news) :], strict=True)] if news else []):
        at -= len(chapter.events)
        told = events[at : at + len(chapter.events)]
        assert told in (
            shown(game, [chapter]),
            retold(game, chapter.events),
        )  # who came late is told in words
        other = chapter.before.redraw(seat, rng)
        if action in possible(other):
            happened = Chapter(other.copy(), other.listen())
            other.apply(action)
            if happened.events == chapter.events:
                assert shown(game, [happened]) == shown(game, [chapter])


def possible(state: State) -> list[int]:
    return [outcome for outcome, _ in state.chances()] if state.actor() == CHANCE else state.legal()


def uncued(event: dict[str, Any]) -> dict[str, Any]:
    """Return what is told of an event, without what was seen of it."""
    return {key: value for key, value in event.items() if key != "cues"}


def untold(view: dict[str, Any]) -> dict[str, Any]:
    """Return a view without what happened, which is long."""
    return {key: value for key, value in view.items() if key != "events"}


def sent(view: dict[str, Any]) -> bytes:
    """Return a view as it is sent, without what passes with time; things have no order by themselves."""
    return msgspec.json.encode({**view, "since": 0, "seats": 0}, order="sorted")


def spy(house: House, store: Path, slug: str, games: int) -> None:
    differed = 0
    for seed in range(games):
        spies = Spies(house, slug, seed)
        asyncio.run(spies.play())
        with urlopen(f"{house.url}/api/tables/{spies.table}/record") as record:
            assert record.status == 200
        database = sqlite3.connect(store)
        rows = database.execute(READ, (spies.table, 0))
        log = [entries.decode(row[0]) for row in rows]
        database.close()
        differed += check(spies, log)
        opened = log[0]
        assert isinstance(opened, entries.Opened)
        secrets = [opened.seed, *spies.keys.values(), *(plan.key for plan in opened.seats if plan.key)]
        told = [*spies.told(), house.log.read_text()]
        assert not any(secret in text for secret in secrets for text in told)
    assert (differed > 0) == (slug in OPTIONS)


@pytest.mark.parametrize("slug", SLUGS)
def test_nobody_is_told_what_they_may_not_know(house: House, tmp_path: Path, slug: str) -> None:
    spy(house, tmp_path / "tables.sqlite3", slug, 2)


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_nobody_is_ever_told(house: House, tmp_path: Path, slug: str) -> None:
    spy(house, tmp_path / "tables.sqlite3", slug, 250)
