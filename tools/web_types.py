"""Checks the types of the page's scripts, as strictly as those of everything else."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).parent.parent / "src" / "quadriga" / "web"
LIBRARIES = Path(sys.prefix) / "share" / "quadriga"  # where tools/install.py puts them


def main() -> int:
    copy = LIBRARIES / "checked"  # beside the libraries, whose types are looked up from there
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(WEB, copy)
    command = [str(LIBRARIES / "node_modules" / ".bin" / "tsc"), "--project", str(copy / "jsconfig.json")]
    return subprocess.run(command, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
