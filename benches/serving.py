"""A real server under a crowd: how many full decisions a second, and how long each takes.

A decision is full when it was checked by the rules, its dice were rolled, it is on disk, and everybody who
looks at the table was told what is new to them.
"""

from __future__ import annotations

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from benches import boardgame_io
from benches.crowd import Crowd, Match, Opening, Played
from benches.deaf import deafened
from benches.flood import flooded
from benches.processes import Server, Used, free_port, waited_for
from benches.tables import HOUSE, OVERLOAD, Company

ROOT = Path(__file__).resolve().parent.parent
TABLES = 200  # that are played as fast as they can be: each client may ask a hundred times a second
WARMING = 4.0  # seconds before anything is measured, where it is measured for as long
PARTS = 10  # of the time: after each it is seen what the server uses
SENT_AWAY = re.compile(r"^quadriga_dropped_total{.*} (\S+)$", re.MULTILINE)
REGISTERED = "[quadriga.games]\ntic-tac-toe = benches.tic_tac_toe:GAME\n"

Come = Callable[[str, Crowd], Awaitable[Match]]
Beside = Callable[[str], AbstractContextManager[Sequence[Opening]]]  # gives how to come to the same tables


@dataclass(frozen=True)
class Measured:
    """What a crowd saw, and what the server spent on it.

    `with_them` is what those saw who sit at the same tables as whoever spoils it for others.
    """

    played: Played
    processor: float | None  # seconds for each decision
    memory: tuple[int, ...] = ()  # bytes before, and after each part of the time
    sent_away: int = 0  # clients, whoever they were
    with_them: Played | None = None

    @classmethod
    def between(
        cls, played: Played, used: Sequence[Used], sent_away: int = 0, with_them: Played | None = None
    ) -> Measured:
        """Return what was played while the server was looked at now and then."""
        spent, before, after = None, used[0].processor, used[-1].processor
        if before is not None and after is not None and played.decisions:
            spent = (after - before) / played.decisions
        memory = tuple(each.memory for each in used if each.memory is not None)
        return cls(played, spent, memory, sent_away, with_them)


@contextmanager
def served(folder: Path, workers: int = 1) -> Iterator[Server]:
    """Serve tables that are kept in a folder, by so many processes."""
    port = free_port()
    store = str(folder / "tables.sqlite3")
    command = [sys.executable, "-m", "quadriga", "serve", "--store", store, "--port", str(port)]
    command += ["--workers", str(workers)]
    command += ["--sockets", "0", "--tables-an-hour", "0"]  # a crowd is more than a household may be
    server = Server(command, folder, port, _with_tic_tac_toe(folder))
    try:
        waited_for(f"{server.url}/health", server)
        yield server
    finally:
        server.stop()


def _with_tic_tac_toe(folder: Path) -> dict[str, str]:
    """Return an environment in which the game of the bench is found, as anybody's is that is installed."""
    metadata = folder / "tic_tac_toe-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: tic-tac-toe\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(REGISTERED)
    path = [str(folder), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def flat_out(
    folder: Path, seconds: float, company: Company, workers: int = 1, tables: int = TABLES
) -> Measured:
    """Let every table play as fast as it is answered."""
    return _run(_measured(served(folder, workers), [company.come], tables, seconds, None))


def theirs_flat_out(folder: Path, seconds: float) -> Measured:
    """Let every match at boardgame.io's server do so."""
    return _run(_measured(boardgame_io.served(folder), [boardgame_io.come], TABLES, seconds, None))


def steady(folder: Path, seconds: float, tables: int, rate: float, company: Company = OVERLOAD) -> Measured:
    """Let so many decisions a second be taken, at tables in turn."""
    return _run(_measured(served(folder), [company.come], tables, seconds, rate))


def beside_a_flood(folder: Path, seconds: float, tables: int, rate: float) -> Measured:
    """Do the same while one client sends as fast as it can."""
    return _run(_spoiled(folder, flooded, seconds, tables, rate))


def beside_the_deaf(folder: Path, seconds: float, tables: int, rate: float) -> Measured:
    """Do the same while some are shown more than the network holds, and never read."""
    return _run(_spoiled(folder, deafened, seconds, tables, rate))


def drawn(folder: Path, seconds: float, tables: int, rate: float) -> Measured:
    """Do the same at tables of every game, which are drawn on all devices."""
    comes = [company.come for company in HOUSE]
    return _run(_measured(served(folder), comes, tables, seconds, rate))


def _run(work: Coroutine[Any, Any, Measured]) -> Measured:
    """Let a crowd play, on the faster event loop where there is one."""
    if find_spec("uvloop") is None:
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415  # it is not made for every system

    return uvloop.run(work)


@dataclass(frozen=True)
class Party:
    """A crowd, how many matches it plays, and how many decisions a second; None: as many as it can."""

    crowd: Crowd
    matches: int
    rate: float | None


async def _measured(
    serving: AbstractContextManager[Server],
    comes: Sequence[Come],
    tables: int,
    seconds: float,
    rate: float | None,
) -> Measured:
    """Measure a crowd that has the server to itself."""
    with serving as server:
        return await _watched(server, [_party(server, comes, tables, rate)], seconds)


async def _spoiled(folder: Path, spoilt: Beside, seconds: float, tables: int, rate: float) -> Measured:
    """Measure a crowd beside whoever spoils it for others, of whom some sit at the very same tables."""
    with served(folder) as server, spoilt(server.url) as openings:
        crowd = _party(server, [OVERLOAD.come], tables, rate)
        with_them = Party(Crowd(openings), len(openings), rate / tables)
        return await _watched(server, [crowd, with_them], seconds)


def _party(server: Server, comes: Sequence[Come], tables: int, rate: float | None) -> Party:
    return Party(Crowd([partial(come, server.url) for come in comes]), tables, rate)


async def _watched(server: Server, parties: Sequence[Party], seconds: float) -> Measured:
    """Let all of them play, and look at what the server uses meanwhile."""
    try:
        for party in parties:
            await party.crowd.come(party.matches)
        await _play(parties, min(WARMING, seconds))
        async with _looked_at(server, seconds / PARTS) as used:
            played, *with_them = await _play(parties, seconds)
        return Measured.between(played, used, _sent_away(server), *with_them)
    finally:
        for party in parties:
            await party.crowd.leave()


async def _play(parties: Sequence[Party], seconds: float) -> list[Played]:
    return await asyncio.gather(*(party.crowd.play(seconds, party.rate) for party in parties))


@asynccontextmanager
async def _looked_at(server: Server, pause: float) -> AsyncIterator[list[Used]]:
    """Look at what a server uses: now, again and again, and at the end."""
    used = [server.used()]

    async def look() -> None:
        for _ in range(PARTS - 1):
            await asyncio.sleep(pause)
            used.append(server.used())

    looking = asyncio.create_task(look())
    try:
        yield used
    finally:
        looking.cancel()
        used.append(server.used())


def _sent_away(server: Server) -> int:
    """Return how many clients a server of ours has sent away."""
    try:
        with urlopen(f"{server.url}/metrics") as page:  # noqa: S310  # it is our own
            told: str = page.read().decode()
    except HTTPError:  # it is another's
        return 0
    return sum(int(float(count)) for count in SENT_AWAY.findall(told))
