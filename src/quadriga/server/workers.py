"""Several processes that do the same: one that dies is started again, and none outlives who started them."""

from __future__ import annotations

import logging
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType

from quadriga.server import logs

PAUSE = 1.0  # seconds between the starts of one that dies again and again
FAREWELL = 15.0  # seconds for one to end when it is told to
ENDS = (signal.SIGINT, signal.SIGTERM)

_spawn = get_context("spawn")


class Workers:
    """So many processes, each doing this work; `buried` is told the number of one that is gone."""

    def __init__(self, number: int, work: Callable[[], None], buried: Callable[[int], None]) -> None:
        self._number = number
        self._work = work
        self._buried = buried
        self._running: dict[SpawnProcess, float] = {}  # when they were started

    def run(self) -> None:
        """Let them work until Ctrl-C, or until this process is told to end."""
        be_interruptible()
        try:
            for _ in range(self._number):
                self._start()
            while True:
                wait([process.sentinel for process in self._running])
                self._replace()
        except KeyboardInterrupt:
            self._stop()

    def _start(self) -> None:
        process = _spawn.Process(target=self._work)
        with _heard_afterwards():
            process.start()
            self._running[process] = time.monotonic()

    def _replace(self) -> None:
        for process in [process for process in self._running if not process.is_alive()]:
            logs.note("worker died", logging.WARNING, process=process.pid, code=process.exitcode)
            time.sleep(max(0.0, self._running[process] + PAUSE - time.monotonic()))
            self._bury(process)
            self._start()

    def _bury(self, process: SpawnProcess) -> None:
        del self._running[process]
        assert process.pid is not None, "it was started"
        self._buried(process.pid)
        process.close()

    def _stop(self) -> None:
        for process in self._running:
            process.terminate()
        end = time.monotonic() + FAREWELL
        for process in [*self._running]:
            process.join(max(0.0, end - time.monotonic()))
            process.kill()
            process.join()
            self._bury(process)


def be_interruptible() -> None:
    """Let whatever asks this process to end do so in order, also where a shell has it ignore Ctrl-C.

    Whatever has asked a worker since it was started is heard now.
    """
    for number in ENDS:
        signal.signal(number, _interrupt)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)


@contextmanager
def _heard_afterwards() -> Iterator[None]:
    """Let whatever asks this process to end be heard only when this is done, whichever thread it comes to."""
    asked: list[int] = []
    before = {end: signal.signal(end, lambda number, frame: asked.append(number)) for end in ENDS}
    try:
        with deaf_from_birth():
            yield
    finally:
        for end, handler in before.items():
            signal.signal(end, handler)
    if asked:
        _interrupt(asked[0], None)


@contextmanager
def deaf_from_birth() -> Iterator[None]:
    """Let a process that is started meanwhile hear nothing until it is interruptible."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # where it begins with a process, all is heard again
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)


def end_with_parent(end: Callable[[], None]) -> None:
    """Let this worker end where the process that started it is gone."""
    threading.Thread(target=_wait_for_parent, args=[end], daemon=True).start()


def _wait_for_parent(end: Callable[[], None]) -> None:
    parent = parent_process()
    assert parent is not None, "a worker has a parent"
    parent.join()
    end()


def _interrupt(number: int, frame: FrameType | None) -> None:
    """End in order, however often that is asked for."""
    for end in ENDS:
        signal.signal(end, _on_the_way_out)
    raise KeyboardInterrupt


def _on_the_way_out(number: int, frame: FrameType | None) -> None:
    pass
