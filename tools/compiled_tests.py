"""Runs on the installed, compiled build the tests of everything that is compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from quadriga.builds import compiled, description

ROOT = Path(__file__).parent.parent
TESTS = ("tests/core", "tests/contract", "tests/games", "tests/bots", "tests/table", "tests/benches")
INTERPRETED = "--ignore-glob=*test_drawing.py"  # drawings are not compiled


def main() -> int:
    if not compiled():
        print(f"Installed is {description()}. The tests above are all there is to run.")
        return 0
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", INTERPRETED, *TESTS, *sys.argv[1:]]
    return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
