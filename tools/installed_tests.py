"""Runs on the installed build the tests of the page, of the server, and of all that is compiled, if it is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from quadriga.builds import compiled, description

ROOT = Path(__file__).parent.parent
SERVED = ("tests/e2e", "tests/server")
COMPILED = ("tests/core", "tests/contract", "tests/games", "tests/bots", "tests/table", "tests/benches")
INTERPRETED = "--ignore-glob=*test_drawing.py"  # drawings are not compiled


def main() -> int:
    print(f"Installed is {description()}.", flush=True)
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    tests = (*SERVED, *COMPILED) if compiled() else SERVED
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", INTERPRETED, *tests, *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
