"""How processes are called, and which of them are gone."""

from __future__ import annotations

import subprocess
import sys

import pytest

from quadriga.server import processes
from quadriga.server.processes import AT, is_surely_gone, own_name


def test_a_process_that_runs_is_not_gone() -> None:
    assert own_name() != own_name()
    assert not is_surely_gone(own_name())


@pytest.mark.skipif(not processes.BOOT.exists(), reason="this system does not tell")
def test_a_process_of_this_machine_that_ended_is_gone() -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    _, _, machine = own_name().partition(AT)
    assert is_surely_gone(f"{ended.pid}-abc{AT}{machine}")
    assert not is_surely_gone(f"{ended.pid}-abc{AT}another")


@pytest.mark.parametrize("name", ["", "1-2", f"99999999-a{AT}"])
def test_of_a_process_that_does_not_say_where_it_runs_nothing_is_known(name: str) -> None:
    assert not is_surely_gone(name)
