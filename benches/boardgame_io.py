"""boardgame.io's server beside ours: tic-tac-toe, with its storage in memory and its own clients."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

from benches.crowd import Played
from benches.serving import TABLES, WARMING, Measured, Server, free_port, waited_for

FOLDER = Path(__file__).with_name("boardgame_io")
NAME = "boardgame.io, tic-tac-toe in memory"
COUNTING = "counting"


class Absent(Exception):
    """What is compared with is not installed here."""


def version() -> str:
    """Return which one is installed; raise Absent if none is."""
    installed = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    if shutil.which("node") is None:
        raise Absent("boardgame.io, which needs Node.js: install it, then make bench")
    if not installed.exists():
        raise Absent("boardgame.io, which is not installed: make bench")
    return str(json.loads(installed.read_text(encoding="utf-8"))["version"])


def flat_out(folder: Path, seconds: float, matches: int = TABLES) -> Measured:
    """Let two clients at every match move as soon as it is their turn."""
    port = free_port()
    server = Server(["node", str(FOLDER / "server.cjs"), str(port)], folder, port)
    try:
        waited_for(server.url, server)
        return _measured(server, port, seconds, matches)
    finally:
        server.stop()


def _measured(server: Server, port: int, seconds: float, matches: int) -> Measured:
    command = ["node", str(FOLDER / "load.cjs"), *map(str, (port, matches, WARMING, seconds))]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as load:
        assert load.stdout is not None
        began = load.stdout.readline().strip()
        assert began == COUNTING, f"the load of boardgame.io says {began!r}"
        begun = server.used()
        waits = [wait / 1000 for wait in json.loads(load.stdout.readline())]
    return Measured.between(Played(seconds, waits), begun, server.used())
