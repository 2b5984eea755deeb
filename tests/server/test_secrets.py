"""Secrets: what reached a client hangs on nothing that it may not know, byte by byte, sizes included.

The log tells afterwards what was true. Then the server's own functions say once more what each client is
told, with all that it could not know drawn anew in the true position: it must be what the client was told, to
the byte. So must be what a client that draws was shown of what happened, where the same could have happened
in the other world.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import msgspec
import pytest

from quadriga import Record, Rng
from quadriga.core.state import CHANCE, State
from quadriga.server.connection import Eye
from quadriga.server.storage.sqlite import READ
from quadriga.server.views import Views
from quadriga.table import entries
from quadriga.table.dice import proof, sealed
from quadriga.table.replays import replay
from quadriga.table.scenes import board, shown, why
from quadriga.table.sight import known, sight
from quadriga.table.table import Chapter, Table
from tests.server.house import House
from tests.server.spies import OPTIONS, Moment, Spies, Viewer, moment, moment_at

SLUGS = ("overload", "chariot", "asteroid", "edison")


class Mirror:
    """What one of them is told where all that it cannot know is another thing each time."""

    def __init__(self, table: Table, viewer: Viewer, draws: bool, rng: Rng) -> None:
        self._eye = Eye(viewer, draws)
        self._rng = rng
        self._views = Views()
        self._views.view(table, self._eye)
        self.changes: set[bytes] = set()
        self.differed: list[str] = []  # positions that it could not know

    def hear(self, table: Table) -> None:
        """Be told what has just happened."""
        with self.elsewhere(table) as position:
            if position != str(table.state):
                self.differed.append(position)
            self.changes.update(message for _, message in self._views.news(table))

    def sees(self, table: Table) -> bytes:
        """Return the view of who comes now."""
        with self.elsewhere(table):
            return sent(Views().view(table, self._eye))

    @contextmanager
    def elsewhere(self, table: Table) -> Iterator[str]:
        """Put a table into another world; give how it stands in the true one."""
        seat = int(self._rng.below(len(table.seats))) if self._eye.seat is None else self._eye.seat
        true = table.state, table.news, table.told
        table.state = table.state.redraw(seat, self._rng)
        table._legal = None
        try:
            yield str(true[0])
        finally:
            table.state, table.news, table.told = true
            table._legal = None


def check(spies: Spies, log: list[entries.Logged]) -> tuple[Table, int]:
    """Compare all that was told with other worlds; return the table, and how many of those were others."""
    rng, (opened, *others) = Rng(spies.luck.randrange(2**32)), log
    assert isinstance(opened, entries.Opened)
    table = Table(spies.table, opened)
    mirrors = {viewer: Mirror(table, viewer, viewer in spies.drawing, rng) for viewer in spies.heard}
    came = {viewer: views(heard.frames) for viewer, heard in spies.heard.items()}
    for happened in [[], *errands(others)]:  # some come before anything does
        for entry in happened:
            table.take(entry)
        check_shown(table, rng)
        for viewer, mirror in mirrors.items():
            mirror.hear(table)
            check_replies(spies, table, viewer, mirror)
            for view in came[viewer].pop(moment_at(table), []):
                assert sent(view) == mirror.sees(table)
        table.heard()
    for viewer, mirror in mirrors.items():
        assert set(changes(spies.heard[viewer].frames)) <= mirror.changes
        assert not came[viewer]
    check_texts(spies, table, mirrors)
    return table, sum(len(mirror.differed) for mirror in mirrors.values())


def errands(log: list[entries.Logged]) -> Iterator[list[entries.Logged]]:
    """Give what happened at once, and was told at once: who comes last lets the game begin."""
    waiting: list[entries.Logged] = []
    for entry, after in zip(log, [*log[1:], None], strict=True):
        waiting.append(entry)
        if not isinstance(after, entries.Started):
            yield waiting
            waiting = []


def check_replies(spies: Spies, table: Table, viewer: Viewer, mirror: Mirror) -> None:
    """Compare what was answered over HTTP at this moment."""
    for then, path, reply in spies.heard[viewer].replies:
        if then == moment_at(table):
            with mirror.elsewhere(table):
                if path:
                    assert reply == answer(table, path)
                else:
                    assert sent(msgspec.json.decode(reply)) == sent(sight(table, viewer))


def answer(table: Table, path: str) -> bytes:
    """Return what is answered at an address of the table."""
    match path.split("/")[1:]:
        case ["board"]:
            return msgspec.json.encode(board(table))
        case ["known", seat]:
            return known(table, int(seat)).encode()
        case ["why", seat, name]:
            return msgspec.json.encode(why(table, int(seat), unquote(name)))
    raise AssertionError(path)


def check_shown(table: Table, rng: Rng) -> None:
    """Compare what was seen to happen with what would be seen where the same happens in another world."""
    actions = table.actions[len(table.actions) - len(table.news) :]
    for chapter, action in zip(table.news, actions, strict=True):
        other = chapter.before.redraw(int(rng.below(len(table.seats))), rng)
        if action in possible(other):
            happened = Chapter(other.copy(), other.listen())
            other.apply(action)
            if happened.events == chapter.events:
                assert shown(table.game, [happened]) == shown(table.game, [chapter])


def possible(state: State) -> list[int]:
    return [outcome for outcome, _ in state.chances()] if state.actor() == CHANCE else state.legal()


def check_texts(spies: Spies, table: Table, mirrors: dict[Viewer, Mirror]) -> None:
    """Nobody was told a key, the seed before the end, or a position with what they could not know."""
    keys = [*spies.keys.values(), *(plan.key for plan in table.opened.seats if plan.key)]
    written = spies.house.log.read_bytes()
    for viewer, heard in spies.heard.items():
        ever, before = b"\n".join([*heard.frames, written]), b"\n".join([*heard.told, written])
        assert not any(key.encode() in ever for key in keys)
        assert table.opened.seed.encode() not in before
        assert not holds(before, mirrors[viewer].differed)


def holds(told: bytes, positions: list[str]) -> bool:
    """Whether one of these positions of a table stands somewhere; they all begin alike."""
    begins = {position.partition("|")[0] for position in positions}
    return any(begin.encode() in told for begin in begins) and any(
        each.encode() in told for each in positions
    )


def check_end(spies: Spies, table: Table) -> None:
    """Everybody was told the seed at the end, which decided every die; the record holds all, and no key."""
    record, seed = spies.fetch("/record"), table.opened.seed
    assert record.decode() == table.record().text()
    assert Record.parse(record.decode()).seed == seed
    assert proof(table.record(), seed).stray is None
    for heard in spies.heard.values():
        assert json.loads(heard.frames[0])["data"]["dice"] == sealed(seed)
        assert any(seed.encode() in frame for frame in heard.frames)
    viewer = spies.luck.choice([*spies.heard])
    replayed = spies.fetch("/replay" if viewer is None else f"/replay?seat={viewer}")
    assert replayed == msgspec.json.encode(replay(table.record(), viewer))
    assert not any(key.encode() in record + replayed for key in spies.keys.values())


def views(frames: list[bytes]) -> dict[Moment, list[dict[str, Any]]]:
    """Return what was shown to who came, by the moment."""
    seen: dict[Moment, list[dict[str, Any]]] = {}
    for frame in frames:
        if frame.startswith(b'{"is":"view"'):
            view = msgspec.json.decode(frame)["data"]
            seen.setdefault(moment(view), []).append(view)
    return seen


def changes(frames: list[bytes]) -> Iterator[bytes]:
    """Give what was new to who had come."""
    return (frame for frame in frames if frame.startswith(b'{"is":"changed"'))


def sent(view: dict[str, Any]) -> bytes:
    """Return a view as it is sent, without what passes with time."""
    return msgspec.json.encode({**view, "since": 0, "seats": 0})


def log_of(store: Path, table: str) -> list[entries.Logged]:
    with closing(sqlite3.connect(store)) as database:
        return [entries.decode(entry) for (entry,) in database.execute(READ, (table, 0))]


def spy(house: House, store: Path, slug: str, games: int) -> None:
    """Let every other game be the rematch of the one before."""
    differed, spies, seeds = 0, None, set()
    for number in range(games):
        spies = Spies(house, slug, number, spies if number % 2 else None)
        asyncio.run(spies.play())
        table, others = check(spies, log_of(store, spies.table))
        check_end(spies, table)
        differed += others
        seeds.add(table.opened.seed)
    assert len(seeds) == games
    assert (differed > 0) == (slug in OPTIONS)


@pytest.mark.parametrize("slug", SLUGS)
def test_nobody_is_told_what_they_may_not_know(house: House, tmp_path: Path, slug: str) -> None:
    spy(house, tmp_path / "tables.sqlite3", slug, 2 if slug in OPTIONS else 1)


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_nobody_is_ever_told(house: House, tmp_path: Path, slug: str) -> None:
    spy(house, tmp_path / "tables.sqlite3", slug, 250)
