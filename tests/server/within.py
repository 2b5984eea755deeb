"""A server within a test, in a thread of its own, of which what is patched is true as well."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from tests.server.house import PATIENCE, free_port


@contextmanager
def serving(configured: Callable[..., uvicorn.Config]) -> Iterator[int]:
    """Serve, given where to; give the port."""
    port = free_port()
    server = uvicorn.Server(configured(host="127.0.0.1", port=port))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until(lambda: server.started)
        yield port
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)
