"""Servers as processes of their own, and what they use of the machine."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

PATIENCE = 60.0  # seconds
PROCESSES = Path("/proc")  # where the system tells of them, if it does


@dataclass(frozen=True)
class Used:
    """Seconds on the processor and bytes of memory; None where the system does not tell."""

    processor: float | None = None
    memory: int | None = None


class Server:
    """A process that serves at `url`, perhaps with others that it starts."""

    def __init__(
        self, command: list[str], folder: Path, port: int, environment: Mapping[str, str] = os.environ
    ) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self._log = (folder / "server.log").open("wb")
        self.process = subprocess.Popen(command, stdout=self._log, stderr=self._log, env=environment)

    def used(self) -> Used:
        """Return what it has used by now, with all that it started."""
        try:
            each = [_used(process) for process in _family(self.process.pid)]
        except OSError:
            return Used()
        return Used(sum(seconds for seconds, _ in each), sum(memory for _, memory in each))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(PATIENCE)
        finally:
            self.process.kill()
            self._log.close()


def _family(process: int) -> Iterator[int]:
    """Give a process and those that it started."""
    yield process
    for children in (PROCESSES / str(process) / "task").glob("*/children"):
        for child in children.read_text().split():
            yield from _family(int(child))


def _used(process: int) -> tuple[float, int]:
    """Return the seconds and the bytes of one process."""
    times = (PROCESSES / str(process) / "stat").read_text().rpartition(")")[2].split()
    pages = (PROCESSES / str(process) / "statm").read_text().split()[1]
    ticks = int(times[11]) + int(times[12])
    return ticks / os.sysconf("SC_CLK_TCK"), int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def alongside(work: Callable[..., None], *facts: object) -> Iterator[None]:
    """Let a process of its own do something that has no end."""
    process = get_context("spawn").Process(target=work, args=facts, daemon=True)
    process.start()
    try:
        yield
        assert process.is_alive(), f"{work.__module__} ended by itself"
    finally:
        process.kill()
        process.join()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


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
