"""A real server under a crowd: how many full decisions a second, and how long each takes.

A decision is full when it was checked by the rules, its dice were rolled, it is on disk, and everybody who
looks at the table was told what is new to them.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

from benches.crowd import Crowd, Played
from benches.flood import flooded

PATIENCE = 60.0  # seconds
TABLES = 50  # that are played as fast as they can be
WARMING = 1.5  # seconds before anything is measured


@dataclass(frozen=True)
class Used:
    """Seconds on the processor and bytes of memory; None where the system does not tell."""

    processor: float | None = None
    memory: int | None = None


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


class Server:
    """A process that serves at `url`."""

    def __init__(self, command: list[str], folder: Path, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._log = (folder / "server.log").open("wb")
        self.process = subprocess.Popen(command, stdout=self._log, stderr=self._log)

    def used(self) -> Used:
        """Return what it has used by now."""
        try:
            times = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        except OSError:
            return Used()
        ticks = int(times[11]) + int(times[12])
        return Used(ticks / os.sysconf("SC_CLK_TCK"), int(pages) * os.sysconf("SC_PAGE_SIZE"))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self._log.close()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    """Serve tables that are kept in a folder."""
    port = free_port()
    store = str(folder / "tables.sqlite3")
    command = [sys.executable, "-m", "quadriga", "serve", "--store", store, "--port", str(port)]
    server = Server(command, folder, port)
    try:
        waited_for(f"{server.url}/health", server)
        yield server
    finally:
        server.stop()


def waited_for(address: str, server: Server) -> None:
    """Wait until a server answers there, whatever it answers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address, timeout=1):  # noqa: S310  # it is our own
                return
        except HTTPError:
            return  # it answers, if only that there is nothing
        except OSError:
            if server.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError("the server does not answer") from None
            time.sleep(0.05)


def flat_out(folder: Path, seconds: float, tables: int = TABLES) -> Measured:
    """Let every table play as fast as it is answered."""
    return _run(_measured(folder, tables, seconds, None))


def steady(folder: Path, seconds: float, tables: int, rate: float) -> Measured:
    """Let so many decisions a second be taken, at tables in turn."""
    return _run(_measured(folder, tables, seconds, rate))


def beside_a_flood(folder: Path, seconds: float, tables: int, rate: float) -> Measured:
    """Do the same while one client sends as fast as it can."""
    return _run(_measured(folder, tables, seconds, rate, floods=True))


def _run(work: Coroutine[Any, Any, Measured]) -> Measured:
    """Let a crowd play, on the faster event loop where there is one."""
    if find_spec("uvloop") is None:
        return asyncio.run(work)
    import uvloop  # noqa: PLC0415  # it is not made for every system

    return uvloop.run(work)


async def _measured(
    folder: Path, tables: int, seconds: float, rate: float | None, *, floods: bool = False
) -> Measured:
    with served(folder) as server, flooded(server.url) if floods else nullcontext():
        crowd = Crowd(server.url)
        try:
            await crowd.come(tables)
            await crowd.play(WARMING, rate)
            begun = server.used()
            return Measured.between(await crowd.play(seconds, rate), begun, server.used())
        finally:
            crowd.leave()
