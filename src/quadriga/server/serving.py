"""Serving: uvicorn around the application, with what it is told to listen to."""

from __future__ import annotations

from collections.abc import Callable

import uvicorn

from quadriga.server import logs
from quadriga.server.app import application
from quadriga.server.storage import Log

LARGEST = 16_384  # bytes of a message
PING = 20.0  # seconds between two questions whether a client is still there, and for its answer
FAREWELL = 5  # seconds for clients to leave when the server stops


def configured(open_log: Callable[[], Log], host: str, port: int, **more: object) -> uvicorn.Config:
    """Return how the server of this log is run."""
    settings: dict[str, object] = {
        "host": host,
        "port": port,
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST,
        "ws_ping_interval": PING,
        "ws_ping_timeout": PING,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": FAREWELL,
        "access_log": False,  # addresses and paths are nobody's business
        "log_config": logs.CONFIG,
        **more,
    }
    return uvicorn.Config(application(open_log), **settings)  # type: ignore[arg-type]  # they are many kinds


def serve(open_log: Callable[[], Log], host: str, port: int) -> None:
    """Serve until somebody stops it."""
    uvicorn.Server(configured(open_log, host, port)).run()
