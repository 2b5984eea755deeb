"""Bots think in processes of their own, so that nobody waits for them; they are told no secrets."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from quadriga.bots import bot
from quadriga.core.rng import Rng
from quadriga.core.state import State

SEEDS = 64  # bits


class Thinkers:
    """Processes that decide for bots; one that dies is replaced, and its question is asked again."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

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

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _ignore_interrupts)
        return self._pool

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def think(name: str, state: State, seed: int) -> int:
    """Decide, in a process of its own."""
    return bot(name)(state, Rng(seed, 1))


def _ignore_interrupts() -> None:
    """Ctrl-C is for the server, which ends these processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
