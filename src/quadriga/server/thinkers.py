"""Bots think in processes of their own, so that nobody waits for them; they are told no secrets."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection, Pipe

from quadriga.bots import bot
from quadriga.core.rng import Rng
from quadriga.core.state import State

SEEDS = 64  # bits


class Thinkers:
    """Processes that decide for bots; one that dies is replaced, and its question is asked again."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._here, self._lifeline = Pipe(duplex=False)
        self._advising = asyncio.Semaphore(max(1, processes - 1))

    async def decide(self, state: State, name: str) -> int:
        """Return what the bot of this name decides for the seat whose turn it is."""
        seed = secrets.randbits(SEEDS)
        seat = int(state.actor())
        known = state.redraw(seat, Rng(seed))
        while True:
            pool = self._pool or self._start()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, name, known, seed)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None

    async def advise(self, state: State, name: str) -> int:
        """Return the same for somebody who may wait; however many do, the next process is a bot's."""
        async with self._advising:
            return await self.decide(state, name)

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _begin, (self._here,))
        return self._pool

    def close(self) -> None:
        """End the processes, whatever they think of."""
        self._lifeline.close()
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None
        self._here.close()


def think(name: str, state: State, seed: int) -> int:
    """Decide, in a process of its own."""
    return bot(name)(state, Rng(seed, 1))


def share(servers: int) -> int:
    """Return how many processes think for each of so many servers here: in all, the cores but one."""
    return max(1, round(((os.cpu_count() or 2) - 1) / servers))


def _begin(lifeline: Connection) -> None:
    """Ctrl-C is for the server, which ends these processes itself; where it is killed, they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=[lifeline], daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    lifeline.poll(None)  # nothing is ever said there: it ends
    os._exit(1)
