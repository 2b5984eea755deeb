"""boardgame.io's server beside ours: tic-tac-toe, with its storage in memory.

It is spoken to in its own protocol, Socket.IO, by devices that cost as little as those that speak to ours.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import msgspec

from benches.crowd import Crowd, Match
from benches.device import Device
from benches.processes import Server, free_port, waited_for

FOLDER = Path(__file__).with_name("boardgame_io")
NAME = "boardgame.io, tic-tac-toe in memory"
ADDRESS = "/socket.io/?EIO=4&transport=websocket"
PLAYERS = ("0", "1")

# What goes over the line: the kind of a packet, its namespace, which is the game, and what is said there.
HELLO = b"40/tic-tac-toe,"
EVENT = b"42/tic-tac-toe,"
PING, PONG = b"2", b"3"


class Absent(Exception):
    """What is compared with is not installed here."""


def version() -> str:
    """Return which one is installed; raise Absent if none is."""
    installed = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    if shutil.which("node") is None:
        raise Absent("boardgame.io, which needs Node.js: install it, then make bench")
    if not installed.exists():
        raise Absent("boardgame.io, which is not installed: make bench")
    return str(json.loads(installed.read_text(encoding="utf-8"))["version"])


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    """Serve matches that are kept in memory."""
    port = free_port()
    server = Server(["node", str(FOLDER / "server.cjs"), str(port)], folder, port)
    try:
        waited_for(server.url, server)
        yield server
    finally:
        server.stop()


class Cells(msgspec.Struct):
    """What the game keeps."""

    cells: list[str | None]


class Turn(msgspec.Struct, rename="camel"):
    """Whose turn it is."""

    current_player: str


class Standing(msgspec.Struct):
    """How a match stands, as far as we need it."""

    game: Cells = msgspec.field(name="G")
    turn: Turn = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """What a client is shown first."""

    state: Standing


_packets = msgspec.json.Decoder(list[msgspec.Raw])
_standings = msgspec.json.Decoder(Standing)
_syncs = msgspec.json.Decoder(Sync)
_numbers = count()


async def come(server: str, crowd: Crowd) -> Match:
    """Come to a new match."""
    match = TheirMatch(crowd, f"match-{next(_numbers)}")
    for player in range(len(PLAYERS)):
        hear = match.ear(player)
        match.devices.append(await Device.connect(server + ADDRESS, HELLO, hear))
    return match


class TheirMatch(Match):
    """One match, and how it stands for each of its two players."""

    def __init__(self, crowd: Crowd, name: str) -> None:
        super().__init__(crowd)
        self._name = name
        self._standings: dict[int, Standing] = {}
        self._asked = -1  # the number of the standing in which somebody moved
        self._mover = 0

    @property
    def is_due(self) -> bool:
        return len(self._standings) == len(PLAYERS) and self._on_turn >= 0

    @property
    def _on_turn(self) -> int:
        """The player who knows that it is their turn, or -1."""
        for player, standing in self._standings.items():
            if standing.turn.current_player == PLAYERS[player]:
                return player
        return -1

    def decide(self) -> None:
        self._mover = player = self._on_turn
        standing = self._standings[player]
        self._asked = standing.number
        name, cell = PLAYERS[player], standing.game.cells.index(None)
        move = {"type": "clickCell", "args": [cell], "playerID": name}
        said = ["update", {"type": "MAKE_MOVE", "payload": move}, standing.number, self._name, name]
        self.say(player, EVENT + msgspec.json.encode(said))

    def ear(self, player: int) -> Callable[[bytes], None]:
        """Return what a player hears with."""
        return lambda message: self._hear(player, message)

    def _hear(self, player: int, message: bytes) -> None:
        if message.startswith(EVENT):
            self._learn(player, _packets.decode(message[len(EVENT) :]))
        elif message.startswith(HELLO):
            sync = ["sync", self._name, PLAYERS[player], None, len(PLAYERS)]
            self.devices[player].send(EVENT + msgspec.json.encode(sync))
        elif message == PING:
            self.devices[player].send(PONG)

    def _learn(self, player: int, packet: list[msgspec.Raw]) -> None:
        what, _, said, *_ = packet
        match bytes(what):
            case b'"update"':
                self._standings[player] = _standings.decode(said)
            case b'"sync"':
                self._standings[player] = _syncs.decode(said).state
            case _:
                return  # who is connected
        if player == self._mover and self._standings[player].number > self._asked >= 0:
            self._asked = -1
            self.confirmed()
        self.heard()
