"""Commands that play many games can be stopped."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
import sys

import pytest

from tests.cli.conftest import PATIENCE, read_to_end, read_until


@pytest.mark.parametrize("cores", ["1", "2"])
@pytest.mark.parametrize("command", ["simulate overload", "balance overload --bots random"])
def test_ctrl_c_stops_at_once_and_cleanly(command: str, cores: str) -> None:
    terminal, theirs = pty.openpty()  # for the progress, by which one sees that games are played
    with subprocess.Popen(
        [sys.executable, "-m", "quadriga", *command.split(), "--games", "9000000", "--cores", cores],
        env={**os.environ, "TERM": "xterm", "COLUMNS": "80"},
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
    ) as running:
        os.close(theirs)
        read_until(terminal, rb"[1-9]\d*/9000000")
        os.killpg(running.pid, signal.SIGINT)
        told = read_to_end(terminal)
        out, _ = running.communicate(timeout=PATIENCE)
    os.close(terminal)
    assert (running.returncode, out) == (130, b"")
    words = re.sub(r"\x1b\[[\d;?]*[A-Za-z]", "", told.decode())  # the bar may be drawn once more
    assert not re.search(r"[A-Za-z]", words), words
