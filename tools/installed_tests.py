"""Runs on the installed build the tests of the page, of the server, and of all that is compiled, if it is.

Where it is not, it runs what `make test` runs on one build alone. Tests with the marker `alone` are run on
this build and on no other: with `-m alone` it looks for them everywhere, compiled or not.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from quadriga.builds import compiled, description

ROOT = Path(__file__).parent.parent
SERVED = ("tests/e2e", "tests/server")
ONCE = ("tests/bots", "tests/contract/test_every_game.py")
COMPILED = ("tests/core", "tests/contract", "tests/games", "tests/bots", "tests/table", "tests/benches")
ALONE = "alone"
QUICKLY = ("-q", "-n", "auto", "--dist", "worksteal")
INTERPRETED = "--ignore-glob=*test_drawing.py"  # drawings are not compiled


def main() -> int:
    print(f"Installed is {description()}.", flush=True)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    asked = sys.argv[1:]
    command = [sys.executable, "-m", "pytest", *QUICKLY, INTERPRETED, *places(compiled(), asked), *asked]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


def places(is_compiled: bool, asked: Sequence[str]) -> tuple[str, ...]:
    """Return where the tests are that are to be run on this build."""
    if ALONE in asked:
        return ("tests",)
    return (*SERVED, *(COMPILED if is_compiled else ONCE))


if __name__ == "__main__":
    sys.exit(main())
