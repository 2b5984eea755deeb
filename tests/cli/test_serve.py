"""quadriga serve --open: the page opens by itself, at an address that others can go to as well."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest

from quadriga.cli import ports
from tests.server.house import free_port

PATIENCE = 60.0  # seconds, on a busy machine


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0"])
def test_the_page_opens_as_soon_as_it_is_there(tmp_path: Path, host: str) -> None:
    """As make play and make host do it."""
    opened, browser, port = tmp_path / "opened", tmp_path / "browser", free_port()
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "quadriga", "serve", "--open", "--host", host, "--port", str(port)]
    with subprocess.Popen(
        [*command, "--store", str(tmp_path / "tables.sqlite3")],
        env={**os.environ, "BROWSER": str(browser)},
        stdout=subprocess.DEVNULL,
    ) as server:
        try:
            end = time.monotonic() + PATIENCE
            while not opened.exists():
                assert time.monotonic() < end, "no page was opened"
                time.sleep(0.05)
            address = opened.read_text().strip()
            assert address == f"http://{ports.reached(host)}:{port}"
            with urlopen(address) as page:
                assert b"<quad-app>" in page.read()
        finally:
            server.send_signal(signal.SIGINT)


def test_who_listens_to_everybody_is_reached_by_an_address_of_this_machine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without a network by that which leads to itself."""
    assert ports.reached("192.168.1.7") == "192.168.1.7"
    assert {ports.reached(host) for host in ports.EVERYBODY} != set(ports.EVERYBODY)
    monkeypatch.setattr(socket.socket, "connect", _unreachable)
    assert ports.reached("0.0.0.0") == ports.HOST


def _unreachable(*asked: object) -> None:
    raise OSError
