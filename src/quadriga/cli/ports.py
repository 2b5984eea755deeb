"""Where a server of one's own listens, and when it answers there."""

from __future__ import annotations

import errno
import os
import socket
import time
from collections.abc import Callable
from urllib.error import URLError
from urllib.request import urlopen

from quadriga.cli.troubles import Trouble
from quadriga.core.errors import Reason

HOST = "127.0.0.1"
PORT = 8000
EVERYBODY = ("0.0.0.0", "::")  # noqa: S104  # to listen to, if asked; no address to go to
FAR = ("192.0.2.1", 9)  # kept free for examples: nobody is there, and nothing is sent
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
    raise Trouble("no-server", text=HOST, reason=Reason("no port is free", "server-no-port"))


def try_port(host: str, port: int) -> None:
    """Find out what is wrong with an address before anybody is told that something is served there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # as the server does: elsewhere it would take a port from who has it
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                raise Trouble("port-taken", port=port) from None
            raise Trouble("no-address", text=f"{host}:{port}", reason=error.strerror) from None


def reached(host: str) -> str:
    """Return the address by which others reach who listens there: this machine's own in its network."""
    if host not in EVERYBODY:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR)
        except OSError:
            return HOST  # there is no network
        address: str = probe.getsockname()[0]
        return address


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
