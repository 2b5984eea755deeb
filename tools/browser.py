"""Sees that there is a Chromium for the tests of the page; where none can be had, they are left out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")
DEEDS = (["update"], ["install", "-y", "--no-install-recommends", "chromium"])
QUIETLY = {"DEBIAN_FRONTEND": "noninteractive"}


def is_there() -> bool:
    return any(map(shutil.which, NAMES))


def install() -> None:
    """Take the one of Debian and its kin, if that may be done here."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return
    for deed in DEEDS:
        done = subprocess.run(
            [apt, "-qq", *deed], env=os.environ | QUIETLY, capture_output=True, text=True, check=False
        )
        if done.returncode:
            print(done.stderr, file=sys.stderr)


if __name__ == "__main__":
    if not is_there():
        print("Looking for a Chromium to test the page with.")
        install()
    if not is_there():
        print("There is no Chromium here: the page is not tested.", file=sys.stderr)
