"""Many hands: work is dealt to processes in chunks, and gathered in order."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.pool import Pool
from threading import current_thread, main_thread
from typing import Generic, TypeVar

Chunk = tuple[int, range]  # its number and the numbers of its games
P = TypeVar("P")
T = TypeVar("T")


def gather(
    task: Callable[[Chunk], T], games: range, size: int, cores: int, take: Callable[[T], None]
) -> None:
    """Play games in chunks of this size, and take what comes of each in their order, whoever played it."""
    starts = range(games.start, games.stop, size)
    dealt = ((number, range(first, min(first + size, games.stop))) for number, first in enumerate(starts))
    hands = min(cores, len(starts))
    if hands <= 1:
        for chunk in dealt:
            take(task(chunk))
        return
    with _pool(hands) as pool:
        for part in pool.imap(_InOrder(task), dealt):  # in order: sums of shares depend on it to the last bit
            take(part)


def gather_as_they_end(
    task: Callable[[P], T], pieces: Sequence[P], cores: int, take: Callable[[T], object]
) -> None:
    """Do the task for every piece, and take what comes of each as soon as it is there."""
    hands = min(cores, len(pieces))
    if hands <= 1:
        for piece in pieces:
            take(task(piece))
        return
    with _pool(hands) as pool:
        for part in pool.imap_unordered(_InOrder(task), pieces):
            take(part)


@contextmanager
def _pool(hands: int) -> Iterator[Pool]:
    """Give processes that end by themselves when all is done, and are ended when something goes wrong."""
    with _interrupts_for_the_parent():
        pool = get_context("spawn").Pool(hands)  # safe beside threads too
    with pool:
        yield pool
        pool.close()
        pool.join()


@dataclass(frozen=True)
class _InOrder(Generic[P, T]):
    """A task in which a process that is ended still sends away the programs that it started.

    Between tasks nothing is to be sent away, and Python does not always see a signal there: whoever waits
    for work when it comes would wait for ever.
    """

    task: Callable[[P], T]

    def __call__(self, piece: P) -> T:
        before = signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(number))
        try:
            return self.task(piece)
        finally:
            signal.signal(signal.SIGTERM, before)


@contextmanager
def _interrupts_for_the_parent() -> Iterator[None]:
    """Let processes begin that do not hear Ctrl-C: the parent does, and ends them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
