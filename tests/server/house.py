"""A server that runs as a process, and can be killed and started again."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self
from urllib.request import urlopen

from quadriga.client import ServerRefused, ask_server

PATIENCE = 60.0  # seconds for anything to happen, on a busy machine
PORTS = (10_000, 32_768)  # below those that a system gives to who connects to something


class House:
    """A server at `url`; what it logs goes to a file."""

    def __init__(self, place: str, folder: Path, *more: str) -> None:
        self.place = place
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "quadriga", "serve", "--store", self.place, "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.more], stdout=log, stderr=log, start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.02)

    def ask(self, path: str, key: str = "") -> Any:
        """Return what it answers over HTTP; who has asked for too much asks again in a moment, as it says."""
        while True:
            try:
                return ask_server(self.url, path, key=key)
            except ServerRefused as refused:
                if refused.code != "too-many":
                    raise
                time.sleep(0.1)

    def stop(self) -> None:
        """Stop it as Ctrl-C does, and wait for its end."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(PATIENCE)
            finally:
                self._bury()

    def kill_parent(self) -> None:
        """Kill the process that was started, without warning, but none that it started."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    @property
    def is_gone(self) -> bool:
        """Whether nothing is left of it, nor of what it started."""
        assert self.process is not None
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def kill(self) -> None:
        """Kill it with all that it started, without warning."""
        self._bury()

    def _bury(self) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.process = None

    def _answers(self) -> bool:
        try:
            with urlopen(f"{self.url}/health", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


def free_port() -> int:
    """Return a port on which nobody listens, and which the system gives to no connection meanwhile."""
    while True:
        port = random.SystemRandom().randrange(*PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
