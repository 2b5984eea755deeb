"""Secrets: what reached a client hangs on nothing that it may not know, byte by byte, sizes included.

The log tells afterwards what was true. Then the server's own functions say once more what each client is
told, with all that it could not know drawn anew in the true position: it must be what the client was told, to
the byte. What is told of what happened must be what could be told in other worlds, where they look the same.
Nothing may be left that was not compared: no frame, no reply, and no line that the server wrote of itself.
"""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from itertools import chain
from pathlib import Path

import msgspec
import pytest

from quadriga import Record, Rng
from quadriga.server.connection import Eye, Viewer
from quadriga.server.keys import hashed
from quadriga.server.storage.sqlite import READ
from quadriga.server.wire import Done, Refusal, told_encoder
from quadriga.table import entries, refusals
from quadriga.table.dice import proof, sealed
from quadriga.table.refusals import Refused
from quadriga.table.replays import replay
from quadriga.table.table import Table
from tests.server.house import House
from tests.server.mirrors import Mirror, Story, elsewhere
from tests.server.replies import DRAWN, PAGES, Desk, fetched, seats_given
from tests.server.spies import OPTIONS, Device, Moment, Reply, Spies, moment, moment_at

SLUGS = ("overload", "chariot", "asteroid", "edison")
VIEW, CHANGED = b'{"is":"view"', b'{"is":"changed"'
COMMAND = re.compile(r"[0-9a-f]{12}-\d{1,6}")  # an id, as our client draws them
REASONS = (  # not to do what somebody asks over the socket, where others were faster
    refusals.stale(),
    refusals.paused(),
    refusals.cannot_undo(),
    Refused("not-paused", "the game is not paused"),
    *map(refusals.not_yours, ("decide", "pause the game", "resume the game")),
    *map(refusals.wrong_phase, ("waiting", "over")),
)
LINE = re.compile(r'{"at":"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z",(.*)}')


class Check:
    """Compares what spies were told with what they would be told in other worlds."""

    def __init__(self, spies: Spies, desk: Desk, log: list[entries.Logged]) -> None:
        opened, *self._others = log
        assert isinstance(opened, entries.Opened)
        self.spies, self.desk, self.rng = spies, desk, Rng(spies.luck.randrange(2**32))
        self.table = table = Table(spies.table, opened)
        self.eyes = {device: device.eyes(table.state.has_secrets()) for device in spies.heard}
        eyes = {eye for each in self.eyes.values() for eye in each}
        self.mirrors = {eye: Mirror(table, eye, self.rng) for eye in eyes}
        self.story = Story(self.rng)
        self.views = {device: views(heard.frames) for device, heard in spies.heard.items()}
        self.replies = {device: replies(heard.replies) for device, heard in spies.heard.items()}

    def run(self) -> None:
        """Compare all, and see that nothing is left."""
        self._at_once(is_waited=False)  # some come before anything happens
        for entry, after in zip(self._others, [*self._others[1:], None], strict=True):
            self.table.take(entry)
            self._at_once(may_be_told_with(entry, after))
            self.table.heard()
        for device, heard in self.spies.heard.items():
            for frame in heard.frames:
                assert frame.startswith(VIEW) or self._is_right(device, frame), frame
            left = chain(*self.views[device].values(), *self.replies[device].values())
            assert not [*left]
        self._check_texts()

    def _at_once(self, is_waited: bool) -> None:
        """Compare what was told at this moment; what does not fit yet may a little later."""
        now = moment_at(self.table)
        self.story.hear(self.table)
        for mirror in self.mirrors.values():
            mirror.hear(self.table, is_waited)
        for device, eyes in self.eyes.items():
            for eye in eyes:
                self._compare_views(device, eye, now)
            if left := self.replies[device].pop(now, []):
                self.replies[device][now] = [each for each in left if not self._is_answered(device, each)]

    def _compare_views(self, device: Device, eye: Eye, now: Moment) -> None:
        if left := self.views[device].pop((eye.seat, now), []):
            seen = self.mirrors[eye].sees(self.table)
            assert json.loads(seen)["data"]["events"] == self.story.told(self.table.game, eye.draws)
            self.views[device][eye.seat, now] = [frame for frame in left if frame != seen]

    def _is_answered(self, device: Device, reply: Reply) -> bool:
        """Whether a reply is what is answered at this moment, wherever that is."""
        own = [seat for seat in device.seats if reply.asked.partition("/")[2].startswith(str(seat))]
        with elsewhere(self.table, next(iter([*own, *device.seats]), None), self.rng):
            return self.desk.is_right(self.table, device.seats, self.spies.keys, reply.asked, reply.body)

    def _is_right(self, device: Device, frame: bytes) -> bool:
        """Whether a frame is news to one of the eyes there, or an answer that tells nothing."""
        if frame.startswith(CHANGED):
            return any(frame in self.mirrors[eye].changes for eye in self.eyes[device])
        command = json.loads(frame)["id"]
        answers = [Refusal(reason.code, str(reason), command) for reason in REASONS]
        right = [told_encoder.encode(answer) for answer in (Done(command), *answers)]
        return COMMAND.fullmatch(command) is not None and frame in right

    def _check_texts(self) -> None:
        """Nobody was told a key, the seed before the end, or a position with what they could not know."""
        seed = self.table.opened.seed.encode()
        keys = [*self.spies.keys.values(), *(seat.key for seat in self.table.seats if seat.key)]
        for device, heard in self.spies.heard.items():
            ever, before = b"\n".join(heard.frames), b"\n".join(heard.told)
            assert not any(key.encode() in ever for key in keys)
            assert seed not in before
            for eye in self.eyes[device]:
                assert not holds(before, self.mirrors[eye].differed)


def may_be_told_with(entry: entries.Logged, after: entries.Logged | None) -> bool:
    """Whether both may be of one errand: several come on one device, and the last lets the game begin."""
    is_one = isinstance(entry, entries.Back) and isinstance(after, entries.Back | entries.Started)
    return is_one and after is not None and after.at == entry.at


def holds(told: bytes, positions: list[str]) -> bool:
    """Whether one of these positions of a table stands somewhere; they all begin alike."""
    begins = {position.partition("|")[0] for position in positions}
    return any(begin.encode() in told for begin in begins) and any(
        each.encode() in told for each in positions
    )


def views(frames: list[bytes]) -> dict[tuple[Viewer, Moment], list[bytes]]:
    """Return what was shown to who came, by whose view it is and by the moment."""
    seen = defaultdict(list)
    for frame in frames:
        if frame.startswith(VIEW):
            view = json.loads(frame)
            seen[view["seat"], moment(view["data"])].append(frame)
    return seen


def replies(heard: list[Reply]) -> dict[Moment, list[Reply]]:
    """Return what was answered over HTTP, by the moment."""
    answered = defaultdict(list)
    for reply in heard:
        answered[reply.moment].append(reply)
    return answered


def check_beginning(spies: Spies, table: Table) -> None:
    """Who set the table up was told the keys to seats of people who are known, and nothing else."""
    if table.opened.before:
        assert spies.opening == msgspec.json.encode({"table": table.name})
    else:
        given = {seat: spies.keys[seat] for seat, plan in enumerate(table.opened.seats) if plan.key}
        assert spies.opening == seats_given(table.name, given)
    assert all(table.seats[seat].key == hashed(key) for seat, key in spies.keys.items())


def check_end(spies: Spies, table: Table) -> None:
    """Everybody was told the seed at the end, which decided every die; the record holds all, and no key."""
    record, seed = spies.fetch("GET record"), table.opened.seed
    assert record.decode() == table.record().text()
    assert Record.parse(record.decode()).seed == seed
    assert proof(table.record(), seed).stray is None
    for heard in spies.heard.values():
        assert json.loads(heard.frames[0])["data"]["dice"] == sealed(seed)
        assert any(seed.encode() in frame for frame in heard.frames)
    viewer = spies.luck.choice([None, *spies.keys])
    replayed = spies.fetch("GET replay" if viewer is None else f"GET replay?seat={viewer}")
    assert replayed == msgspec.json.encode(replay(table.record(), viewer))
    assert not any(key.encode() in record + replayed for key in spies.keys.values())


def check_played_on(spies: Spies, desk: Desk, over: Table, store: Path) -> Table:
    """Somebody plays on from a moment: they are told one key, and from there on what their seat may know."""
    moment, seat = spies.luck.randrange(len(over.actions)), spies.luck.randrange(len(over.seats))
    asked = {"moment": moment, "seat": seat, "name": "Nina", "bot": "level1"}
    answer = spies.fetch("POST play-on", data=asked)
    made = json.loads(answer)
    name, keys = made["table"], {seat: made["keys"][str(seat)]}
    assert answer == seats_given(name, keys)
    table = read(store, name)
    assert [each.key for each in table.seats if each.key] == [hashed(keys[seat])]
    for seats in ([], [seat]):
        for what in ("GET", "GET board", f"GET known/{seat}", f"GET /api/tables?names={name}"):
            told = fetched(spies.house.url, name, what, keys[seat] if seats else "")
            with elsewhere(table, seat if seats else None, Rng(spies.luck.randrange(2**32))):
                assert desk.is_right(table, seats, keys, what, told)
            assert table.opened.seed.encode() not in told
    return table


def check_log(house: House, tables: list[Table]) -> None:
    """What the server wrote of itself is where it serves, and that each of the tables was opened."""
    first, *lines = house.log.read_text(encoding="utf-8").splitlines()
    assert first == f"Tables are served at {house.url}; Ctrl-C ends it."
    opened = [
        f'"level":"info","event":"table opened","table":"{table.name}",'
        f'"game":"{table.game.slug}","players":{len(table.seats)}'
        for table in tables
    ]
    found = [LINE.fullmatch(line) for line in lines]
    assert all(found), lines
    assert Counter(line[1] for line in found if line) == Counter(opened)


def log_of(store: Path, table: str) -> list[entries.Logged]:
    with closing(sqlite3.connect(store)) as database:
        return [entries.decode(entry) for (entry,) in database.execute(READ, (table, 0))]


def read(store: Path, table: str) -> Table:
    return Table.read(table, log_of(store, table))


def spy(house: House, store: Path, slug: str, games: int, *pages: str) -> None:
    """Let every other game be the rematch of the one before."""
    spies, seeds, differed, compared = None, set(), 0, 0
    besides: set[str] = set()
    desk, tables = Desk(house.url, [page.format(slug) for page in pages]), []
    for number in range(games):
        spies = Spies(house, slug, number, [*desk.pages, "/metrics"], spies if number % 2 else None)
        desk.others |= {name: read(store, name) for name in spies.known}  # which have a rematch now
        asyncio.run(spies.play())
        check = Check(spies, desk, log_of(store, spies.table))
        check.run()
        check_beginning(spies, check.table)
        check_end(spies, check.table)
        tables += [check.table, check_played_on(spies, desk, check.table, store)]
        besides |= spies.besides
        desk.others |= {name: read(store, name) for name in spies.besides}
        desk.others[check.table.name] = check.table
        differed += sum(len(mirror.differed) for mirror in check.mirrors.values())
        compared += check.story.compared
        seeds.add(check.table.opened.seed)
    besides -= {table.name for table in tables}
    check_log(house, [*tables, *(read(store, name) for name in besides)])
    assert len(seeds) == games
    assert (differed > 0) == (compared > 0) == (slug in OPTIONS)


@pytest.fixture
def house(file: Path, tmp_path: Path) -> Iterator[House]:
    """Return a server of which one may ask for as many tables as one likes."""
    with House(str(file), tmp_path, "--tables-an-hour", "0") as house:
        yield house


@pytest.mark.parametrize("slug", SLUGS)
def test_nobody_is_told_what_they_may_not_know(house: House, file: Path, slug: str) -> None:
    spy(house, file, slug, 2 if slug in OPTIONS else 1, *PAGES)


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_nobody_is_ever_told(house: House, file: Path, slug: str) -> None:
    spy(house, file, slug, 250, *PAGES, DRAWN)
