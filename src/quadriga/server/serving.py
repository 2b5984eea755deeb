"""Serving: uvicorn around the application, in one process or in several on one socket."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from socket import socket
from types import FrameType

import uvicorn

from quadriga.server import files, logs, metrics
from quadriga.server.app import application
from quadriga.server.caller import Caller
from quadriga.server.line import Line
from quadriga.server.news import News, NoNews
from quadriga.server.outages import Outage, outage_until_now
from quadriga.server.settings import USUAL, Settings
from quadriga.server.storage import Log
from quadriga.server.thinkers import share
from quadriga.server.workers import Workers, be_interruptible, end_with_parent

SELDOM = 20_000  # more new objects than gone, and Python looks for those that hold each other
SOON = 0.001  # seconds that a thread which writes or reads waits at most for the one that serves, each time
FAREWELL = 5  # seconds for clients to leave when the server stops

Configured = Callable[[], uvicorn.Config]


def configured(
    open_log: Callable[[], Log],
    host: str,
    port: int,
    open_news: Callable[[], News] = NoNews,
    workers: int = 1,
    settings: Settings = USUAL,
    outage: Outage | None = None,
    **more: object,
) -> uvicorn.Config:
    """Return how a server of this log is run, beside others on the same machine."""
    chosen: dict[str, object] = {
        "host": host,
        "port": port,
        "http": Caller,
        "ws": Line,
        "timeout_graceful_shutdown": FAREWELL,
        "access_log": False,  # addresses and paths are nobody's business
        "log_config": logs.CONFIG,
        **more,
    }
    app = application(open_log, open_news, share(workers), settings, outage)
    return uvicorn.Config(app, **chosen)  # type: ignore[arg-type]  # they are many kinds


def serve(
    open_log: Callable[[], Log],
    host: str,
    port: int,
    open_news: Callable[[], News] = NoNews,
    workers: int = 1,
    settings: Settings = USUAL,
) -> None:
    """Serve until somebody stops it."""
    files.allow_many()
    with suppress(KeyboardInterrupt):
        outage = asyncio.run(outage_until_now(open_log))
        _serve(partial(configured, open_log, host, port, open_news, workers, settings, outage), workers)


def _serve(config: Configured, workers: int) -> None:
    if workers > 1:
        _serve_together(config, workers)
    else:
        _run(uvicorn.Server(config()))


def _serve_together(config: Configured, workers: int) -> None:
    """Serve by several processes, which all take what comes in at one socket."""
    with config().bind_socket() as shared, tempfile.TemporaryDirectory() as counts:
        os.environ[metrics.SHARED] = counts
        Workers(workers, partial(_work, config, shared), metrics.forget).run()


class Worker(uvicorn.Server):
    """A server among others: Ctrl-C is for who started them, and tells each to end."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End when told to."""
        if sig != signal.SIGINT:
            super().handle_exit(sig, frame)


def _work(config: Configured, shared: socket) -> None:
    server = Worker(config())
    end_with_parent(partial(setattr, server, "should_exit", True))
    _run(server, [shared])


def _run(server: uvicorn.Server, sockets: list[socket] | None = None) -> None:
    gc.freeze()  # what is there now stays, and need not be looked through again and again
    gc.set_threshold(SELDOM)
    sys.setswitchinterval(SOON)
    with suppress(KeyboardInterrupt):
        be_interruptible()  # the server hears signals itself, and passes them on when all is closed
        server.run(sockets)
