"""Workers are started, and whoever asks for an end meanwhile is heard."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from functools import partial
from multiprocessing.context import SpawnProcess
from threading import Event, Thread
from time import sleep

import pytest

from quadriga.server.workers import ENDS, Workers

WORK = partial(sleep, 0.0)


@pytest.fixture(autouse=True)
def handlers() -> Iterator[None]:
    """Let these tests hear what they did before, however they end."""
    before = {end: signal.getsignal(end) for end in ENDS}
    yield
    for end, handler in before.items():
        signal.signal(end, handler)


@pytest.fixture
def another_thread() -> Iterator[None]:
    """Let there be one, as in any server, to which the system may tell what is for the process."""
    done = Event()
    thread = Thread(target=done.wait)
    thread.start()
    yield
    done.set()
    thread.join()


@pytest.mark.usefixtures("another_thread")
@pytest.mark.parametrize("ends", [[signal.SIGINT], [signal.SIGTERM], [signal.SIGINT, signal.SIGTERM]])
def test_an_end_is_heard_while_a_worker_is_started(
    monkeypatch: pytest.MonkeyPatch, ends: list[signal.Signals]
) -> None:
    """As soon as it is noted, so that it is ended too; also where the end is asked for twice."""
    start = SpawnProcess.start

    def start_and_ask(process: SpawnProcess) -> None:
        start(process)
        for end in ends:
            os.kill(os.getpid(), end)
        sleep(0.05)  # until the other thread has it

    buried: list[int] = []

    def bury(process: int) -> None:
        assert not buried, "it goes on"
        buried.append(process)

    monkeypatch.setattr(SpawnProcess, "start", start_and_ask)
    Workers(2, WORK, bury).run()
    assert len(buried) == 1


def test_who_has_hardly_begun_hears_nothing_yet(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C in a terminal reaches it too, and would be told as an error wherever it is."""
    start = SpawnProcess.start

    def start_and_ask_it(process: SpawnProcess) -> None:
        start(process)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGINT)

    def end(process: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(SpawnProcess, "start", start_and_ask_it)
    Workers(1, WORK, end).run()
    assert "Traceback" not in capfd.readouterr().err
