"""What the page shows of talking to a server, as it really went: a server runs, and is asked.

What would be another each time, such as names, keys and dice, is the same here; all else is the server's.
"""

from __future__ import annotations

import json
import shlex
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import uvicorn
from websockets.sync.client import ClientConnection, connect

from quadriga.server.office import Office
from quadriga.server.serving import configured
from quadriga.server.storage import open_log

SHOWN = "127.0.0.1:8000"
# As they are asked for: the keys to both seats, and the name of the table.
SECRETS = ("Lola-3vJ8rQe1ZkX0bT5mWc7yNs2aHfu", "Max-9sKq2LwE4tRz8vYx1CmB6nJd0GhP", "Tq7xR2mB0aZ-")
SEED = "5eed" * 16
BEGIN, LATER = 1_767_261_600_000, 5_000  # milliseconds: when it begins, and between two steps
PATIENCE = 60  # seconds for an answer
WIDE = 130  # characters of a line
MANY, MANY_SMALL, FEW = 3, 12, 2  # items that make a list long, and of it those that are shown
MORE = "…"


class Exchange:
    """Somebody who talks to the server, and writes down what both say."""

    def __init__(self) -> None:
        self.now = BEGIN
        self._address = ""
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __enter__(self) -> Exchange:
        self._address = self._open.enter_context(_serving(self))
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def told(self, script: str) -> str:
        """Return a script with the answer after each of its lines."""
        return "\n".join(line for said in script.strip().splitlines() for line in self._step(said))

    def _step(self, said: str) -> list[str]:
        self.now += LATER
        real = said.replace(SHOWN, self._address)
        if said.startswith("ws://"):
            self._socket = self._open.enter_context(connect(real, compression=None))
            return [said]
        if said.startswith("< "):
            return [line for _ in range(int(said[2:])) for line in _heard(self._hear())]
        if said.startswith("> "):
            return [said, *self._say(real[2:])]
        return [said, *shown(_curl(real))]

    def _say(self, message: str) -> list[str]:
        """Send a message; return what comes, up to the answer to it."""
        assert self._socket is not None, "the socket comes first"
        self._socket.send(message)
        heard = [self._hear()]
        while heard[-1]["is"] == "changed":
            heard.append(self._hear())
        return [line for told in heard for line in _heard(told)]

    def _hear(self) -> dict[str, Any]:
        assert self._socket is not None, "the socket comes first"
        told: dict[str, Any] = json.loads(self._socket.recv(timeout=PATIENCE))
        return told


def _heard(told: dict[str, Any]) -> list[str]:
    first, *rest = shown(told)
    return [f"< {first}", *(f"  {line}" for line in rest)]


def _curl(command: str) -> Any:
    """Do what curl would do; return the answer."""
    words = shlex.split(command.removeprefix("$ curl "))
    headers, data, address = {}, None, ""
    while words:
        match words.pop(0):
            case "-H":
                name, _, value = words.pop(0).partition(": ")
                headers[name] = value
            case "-d":
                data = words.pop(0).encode()
            case word:
                address = word
    try:
        with urlopen(Request(address, data, headers), timeout=PATIENCE) as answer:  # noqa: S310  # our own address
            return json.loads(answer.read())
    except HTTPError as error:
        with error:
            return json.loads(error.read())


def shown(data: Any) -> list[str]:
    """Return data in lines that can be read: long ones are broken once or twice, and long lists left off."""
    text = _text(data)
    if len(text) <= WIDE or not isinstance(data, dict | list) or not data:
        return [text]
    begin, end = ("{", "}") if isinstance(data, dict) else ("[", "]")
    if isinstance(data, dict):
        parts = [
            [f'"{key}": {first}', *rest] for key, value in data.items() for first, *rest in [shown(value)]
        ]
    else:
        parts = [[MORE] if item == MORE else shown(item) for item in _few(data)]
    lines = [f"{'  '}{line}{',' * (line is part[-1])}" for part in parts for line in part]
    return [begin, *lines[:-1], lines[-1].removesuffix(","), end]


def _text(data: Any) -> str:
    return json.dumps(_short(data), ensure_ascii=False).replace(f'"{MORE}"', MORE)


def _short(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _short(value) for key, value in data.items()}
    return [_short(item) for item in _few(data)] if isinstance(data, list) else data


def _few(items: list[Any]) -> list[Any]:
    """Return the first items of a long list; of small ones it may have more."""
    most = MANY if any(isinstance(item, dict) for item in items) else MANY_SMALL
    return [*items[:FEW], MORE] if len(items) > most and not _is_step(items[0]) else items


def _is_step(item: Any) -> bool:
    """Whether a list is one of steps, which are all shown."""
    return isinstance(item, list) and isinstance(item[0], list)


@contextmanager
def _serving(exchange: Exchange) -> Iterator[str]:
    """Run a server on which the time is the exchange's, and nothing is left to luck; give its address."""
    with (
        tempfile.TemporaryDirectory() as folder,
        mock.patch("secrets.token_urlsafe", side_effect=SECRETS),
        mock.patch("secrets.token_hex", return_value=SEED),
        mock.patch.object(Office, "now", side_effect=lambda: exchange.now),
        mock.patch("quadriga.server.room.GRACE", 3600.0),
    ):
        open_file = partial(open_log, str(Path(folder) / "tables.sqlite3"))
        server = uvicorn.Server(configured(open_file, "127.0.0.1", 0, log_config=None))
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive(), "the server did not start"
                time.sleep(0.01)
            port = server.servers[0].sockets[0].getsockname()[1]
            yield f"127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join()
