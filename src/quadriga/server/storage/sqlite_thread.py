"""A thread with its own connection to the SQLite file: the event loop never waits for the disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from quadriga.server.storage.sqlite_file import SETTINGS, connect

T = TypeVar("T")


class Thread:
    """Does one thing after the other with its connection; after an error it connects anew."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._executor = ThreadPoolExecutor(1)
        self._ended = False

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._ended:
            raise sqlite3.ProgrammingError("the log is closed")
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._do, work)

    async def end(self) -> None:
        self._ended = True
        await asyncio.get_running_loop().run_in_executor(self._executor, self._disconnect)
        self._executor.shutdown()

    def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return work(self._connected())
        except BaseException:
            self._disconnect()  # which undoes what was begun
            raise

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = connect(self._file)
            for setting in SETTINGS:
                self._connection.execute(setting)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
