"""A server of one's own, for as long as one plays."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from quadriga.bots.levels import LEVELS
from quadriga.cli.ports import HOST, answers, free_port
from quadriga.cli.seats import ME, Seat
from quadriga.cli.troubles import Trouble
from quadriga.client import open_table
from quadriga.core.errors import Reason
from quadriga.core.records import Record

Plan = dict[str, str]


@contextmanager
def own_server() -> Iterator[str]:
    """Start a server, and stop it at the end; give its address."""
    port = free_port()
    address = f"http://{HOST}:{port}"
    # In a session of its own it hears no Ctrl-C: the game ends first.
    process = subprocess.Popen(  # noqa: S603  # our own server
        [sys.executable, "-m", "quadriga", "serve", "--port", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        if not answers(address, lambda: process.poll() is None):
            raise Trouble("no-server", text=address, reason=Reason("it did not start", "server-unstarted"))
        yield address
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()


def set_up(server: str, record: Record, plans: Sequence[Plan]) -> tuple[str, list[str]]:
    """Set a table up as it was agreed; return its name, and the keys of the people here."""
    options = {option.name: option.text(record.options[option.name]) for option in record.game.options}
    table, keys = open_table(server, record.game.slug, plans, options=options)
    return table, list(keys.values())


def planned(seat: Seat) -> Plan:
    """Return how a server is asked for a seat; it has no bots but its own."""
    if seat.kind == ME:
        return {"kind": "person", "name": seat.name}
    if seat.kind not in [f"level{number}" for number in LEVELS]:
        raise Trouble("no-bot-there", text=seat.kind)
    return {"kind": "bot", "bot": seat.kind}
