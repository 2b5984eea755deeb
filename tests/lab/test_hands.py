"""Many hands: what they do is gathered, and they leave by themselves when all is done."""

from __future__ import annotations

import os
import signal
from multiprocessing.pool import Pool

import pytest

from quadriga.lab.hands import Chunk, _InOrder, gather, gather_as_they_end


def numbers(chunk: Chunk) -> tuple[int, list[int]]:
    return chunk[0], list(chunk[1])


def double(number: int) -> int:
    return 2 * number


def hears_the_end(_: int) -> bool:
    return callable(signal.getsignal(signal.SIGTERM))


@pytest.mark.parametrize("cores", [1, 2])
def test_chunks_are_gathered_in_order(cores: int) -> None:
    parts: list[tuple[int, list[int]]] = []
    gather(numbers, range(3, 10), 3, cores, parts.append)
    assert parts == [(0, [3, 4, 5]), (1, [6, 7, 8]), (2, [9])]


@pytest.mark.parametrize("cores", [1, 2])
def test_pieces_are_gathered_as_they_end(cores: int) -> None:
    parts: list[int] = []
    gather_as_they_end(double, range(5), cores, parts.append)
    assert sorted(parts) == [0, 2, 4, 6, 8]


def test_when_all_is_done_nobody_has_to_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    left: list[int | None] = []
    terminate = Pool.terminate

    def note(pool: Pool) -> None:
        left.extend(process.exitcode for process in pool._pool)  # type: ignore[attr-defined]  # its processes
        terminate(pool)

    monkeypatch.setattr(Pool, "terminate", note)
    gather_as_they_end(double, range(5), 2, lambda _: None)
    assert set(left) <= {0}


def test_only_at_work_the_end_is_heard() -> None:
    """Who waits for work is ended at once, by the system."""
    assert _InOrder(hears_the_end)(1)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL


def test_who_is_ended_at_work_leaves_in_order() -> None:
    def end(_: int) -> None:
        os.kill(os.getpid(), signal.SIGTERM)

    with pytest.raises(SystemExit):
        _InOrder(end)(1)
    assert signal.getsignal(signal.SIGTERM) is signal.SIG_DFL
