"""Bots think in processes of their own, so that nobody waits for them; they are told no secrets."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection, Pipe
from typing import TypeVar

from quadriga.bots import bot
from quadriga.bots.line import line
from quadriga.core.rng import Rng
from quadriga.core.state import State
from quadriga.server import logs, metrics
from quadriga.server.workers import ENDS, deaf_from_birth
from quadriga.table import refusals

T = TypeVar("T")
Thought = Callable[[str, State, int], T]  # of a bot, about a position, with a seed

SEEDS = 64  # bits
LIMIT = 30.0  # seconds for one thought: who takes longer hangs
SIMPLER = "greedy"  # who decides where another bot cannot


class Thinkers:
    """Processes that decide for bots; one that dies or hangs is replaced.

    What was being thought about when one died is thought about once more, alone; what one hung at is not.
    """

    def __init__(self, processes: int) -> None:
        self._here, self._lifeline = Pipe(duplex=False)
        self._together, self._alone = Pool(processes, self._here), Pool(1, self._here)
        self._advising = asyncio.Semaphore(max(1, processes - 1))

    async def decide(self, state: State, name: str) -> int:
        """Return what the bot of this name decides for the seat whose turn it is.

        Where it cannot, somebody simpler does, or chance: whatever is wrong with a bot, the game goes on.
        """
        known, seed = _known(state)
        for who in (name, SIMPLER):
            try:
                return await self._ask(think, who, known, seed)
            except Exception as error:
                logs.trouble("a bot failed", error, bot=who)
        actions = known.legal()
        return actions[Rng(seed, 1).below(len(actions))]

    async def advise(self, state: State, name: str) -> list[int]:
        """Return what this bot would do, for somebody who may wait; what another would do is no advice.

        It is one action, or a whole way that can be chosen at once.

        However many ask for it, the next free process is for a bot's turn.
        """
        async with self._advising:
            try:
                return await self._ask(think_on, name, *_known(state))
            except Exception as error:
                logs.trouble("no advice", error, bot=name)
                raise refusals.no_hint() from None

    async def _ask(self, thought: Thought[T], name: str, known: State, seed: int) -> T:
        try:
            return await self._together.ask(thought, name, known, seed)
        except BrokenProcessPool:  # of this question, or of another one
            return await self._alone.ask(thought, name, known, seed)

    def close(self) -> None:
        """End the processes, whatever they think of."""
        self._lifeline.close()
        self._together.close()
        self._alone.close()
        self._here.close()


class Pool:
    """So many processes, which are started when they are first needed, and again when one of them was lost.

    They are asked no more at once than they can think about, so that no other question is lost with them.
    """

    def __init__(self, processes: int, lifeline: Connection) -> None:
        self._processes = processes
        self._lifeline = lifeline
        self._free = asyncio.Semaphore(processes)
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, thought: Thought[T], name: str, known: State, seed: int) -> T:
        """Return what comes of a thought, if none of the processes dies meanwhile, and this one ends in time.

        A process is free again when it has ended a thought, also one for which nobody waits any more.
        """
        await self._free.acquire()
        thinking = asyncio.create_task(self._think(thought, name, known, seed))
        thinking.add_done_callback(self._over)
        return await asyncio.shield(thinking)

    def _over(self, thinking: asyncio.Task[T]) -> None:
        self._free.release()
        if not thinking.cancelled():
            thinking.exception()  # who waits is told; where nobody does, it is no matter

    async def _think(self, thought: Thought[T], name: str, known: State, seed: int) -> T:
        pool = self._pool or self._start()
        try:
            async with asyncio.timeout(LIMIT) as limit:
                with deaf_from_birth():  # who is perhaps started now
                    thinking = asyncio.get_running_loop().run_in_executor(pool, thought, name, known, seed)
                return await thinking
        except BrokenProcessPool:
            self._lose(pool, "died")
            raise
        except TimeoutError:
            if limit.expired():  # else the bot says so itself
                self._lose(pool, "hung")
            raise

    def _start(self) -> ProcessPoolExecutor:
        self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _begin, (self._lifeline,))
        return self._pool

    def _lose(self, pool: ProcessPoolExecutor, why: str) -> None:
        """Think no more with these: one of them is of no use, and the others may wait for it."""
        if self._pool is pool:
            self._pool = None
            _kill(pool)
            pool.shutdown(wait=False)
            logs.note(f"a thinker {why}", logging.WARNING)
            metrics.thinkers.labels(why).inc()

    def close(self) -> None:
        """Begin nothing more, and end all that was begun."""
        if self._pool is not None:
            _kill(self._pool)
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _kill(pool: ProcessPoolExecutor) -> None:
    """End its processes, even those that hear nothing; a pool can only ask them to."""
    for process in [*pool._processes.values()]:  # noqa: SLF001  # it is told nowhere else
        process.kill()


def _known(state: State) -> tuple[State, int]:
    """Return a position that is as likely as the true one to the seat whose turn it is, and a seed for it."""
    seed = secrets.randbits(SEEDS)
    return state.redraw(int(state.actor()), Rng(seed)), seed


def think(name: str, state: State, seed: int) -> int:
    """Decide, in a process of its own."""
    return bot(name)(state, Rng(seed, 1))


def think_on(name: str, state: State, seed: int) -> list[int]:
    """Decide, and what after that as far as it can be chosen at once, in a process of its own."""
    return line(bot(name), state, Rng(seed, 1))


def share(servers: int) -> int:
    """Return how many processes think for each of so many servers here: in all, the cores but one."""
    return max(1, round(((os.cpu_count() or 2) - 1) / servers))


def _begin(lifeline: Connection) -> None:
    """Ctrl-C is for the server, which ends these processes itself; where it is killed, they end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDS)
    threading.Thread(target=_end_with, args=[lifeline], daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    lifeline.poll(None)  # nothing is ever said there: it ends
    os._exit(1)
