"""A real server under a crowd: how many full decisions a second, and how long each takes.

A decision is full when it was checked by the rules, its dice were rolled, it is on disk, and everybody who
looks at the table was told what is new to them.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from benches import boardgame_io
from benches.crowd import Crowd, Match, Played
from benches.flood import flooded
from benches.processes import Server, Used, free_port, waited_for
from benches.tables import OVERLOAD, Company

ROOT = Path(__file__).resolve().parent.parent
TABLES = 100  # that are played as fast as they can be: no client may ask more than a hundred times a second
WARMING = 4.0  # seconds before anything is measured
REGISTERED = "[quadriga.games]\ntic-tac-toe = benches.tic_tac_toe:GAME\n"

Come = Callable[[str, Crowd], Awaitable[Match]]


@dataclass(frozen=True)
class Measured:
    """What a crowd saw, and what the server spent on it."""

    played: Played
    processor: float | None  # seconds for each decision
    memory: tuple[int | None, int | None]  # bytes before and after

    @classmethod
    def between(cls, played: Played, before: Used, after: Used) -> Measured:
        """Return what was played between two looks at the server."""
        spent = None
        if before.processor is not None and after.processor is not None and played.decisions:
            spent = (after.processor - before.processor) / played.decisions
        return cls(played, spent, (before.memory, after.memory))


@contextmanager
def served(folder: Path, workers: int = 1) -> Iterator[Server]:
    """Serve tables that are kept in a folder, by so many processes."""
    port = free_port()
    store = str(folder / "tables.sqlite3")
    command = [sys.executable, "-m", "quadriga", "serve", "--store", store, "--port", str(port)]
    command += ["--tables-an-hour", "0"]  # a crowd opens more than any household may
    server = Server([*command, "--workers", str(workers)], folder, port, _with_tic_tac_toe(folder))
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
    return _run(_measured(served(folder, workers), company.come, tables, seconds, None))


def theirs_flat_out(folder: Path, seconds: float) -> Measured:
    """Let every match at boardgame.io's server do so."""
    return _run(_measured(boardgame_io.served(folder), boardgame_io.come, TABLES, seconds, None))


def steady(folder: Path, seconds: float, tables: int, rate: float) -> Measured:
    """Let so many decisions a second be taken, at tables in turn."""
    return _run(_measured(served(folder), OVERLOAD.come, tables, seconds, rate))


def beside_a_flood(folder: Path, seconds: float, tables: int, rate: float) -> Measured:
    """Do the same while one client sends as fast as it can."""
    return _run(_measured(served(folder), OVERLOAD.come, tables, seconds, rate, floods=True))


def _run(work: Coroutine[Any, Any, Measured]) -> Measured:
    """Let a crowd play, on the faster event loop where there is one."""
    if find_spec("uvloop") is None:
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415  # it is not made for every system

    return uvloop.run(work)


async def _measured(
    serving: AbstractContextManager[Server],
    come: Come,
    tables: int,
    seconds: float,
    rate: float | None,
    *,
    floods: bool = False,
) -> Measured:
    with serving as server, flooded(server.url) if floods else nullcontext():
        crowd = Crowd(partial(come, server.url))
        try:
            await crowd.come(tables)
            await crowd.play(WARMING, rate)
            begun = server.used()
            return Measured.between(await crowd.play(seconds, rate), begun, server.used())
        finally:
            crowd.leave()
