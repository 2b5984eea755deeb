"""Where a server of one's own listens, and when it answers there."""

from __future__ import annotations

import socket
import time
from collections.abc import Callable
from urllib.error import URLError
from urllib.request import urlopen

from quadriga.cli.troubles import Trouble

HOST = "127.0.0.1"
PORT = 8000
PATIENCE = 30.0  # seconds for a server to answer
GLANCE = 0.05


def free_port() -> int:
    """Return the usual port, or another one that is free."""
    for wish in (PORT, 0):
        with socket.socket() as probe:
            try:
                probe.bind((HOST, wish))
            except OSError:
                continue
            port: int = probe.getsockname()[1]
            return port
    raise Trouble("no-server", text=HOST, reason="no port is free")


def answers(address: str, lives: Callable[[], bool]) -> bool:
    """Wait until a server answers there; whether it did, while it lived."""
    end = time.monotonic() + PATIENCE
    while lives() and time.monotonic() < end:
        try:
            with urlopen(f"{address}/health", timeout=PATIENCE):  # noqa: S310  # http, our own
                return True
        except (URLError, ConnectionError):
            time.sleep(GLANCE)
    return False
