"""Tables of ours, each played by people on two devices who decide at random."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from benches.crowd import Crowd, Match
from benches.device import Device
from quadriga.client import open_table
from quadriga.table.changes import changed


@dataclass(frozen=True)
class Company:
    """Who comes to a table: the game, the seats of each device, and whether those draw as the page does."""

    game: str
    devices: tuple[tuple[int, ...], ...]
    draws: bool = False

    async def come(self, server: str, crowd: Crowd) -> Match:
        """Set up a table, and come to it."""
        table, keys = await asyncio.to_thread(self.open, server)
        return await self.join(server, table, keys, crowd)

    def open(self, server: str) -> tuple[str, dict[int, str]]:
        """Set up a table; return its name, and the key to each seat."""
        seats = sum(map(len, self.devices))
        people = [{"kind": "person", "name": f"Player {seat + 1}"} for seat in range(seats)]
        return open_table(server, self.game, people)

    async def join(self, server: str, table: str, keys: Mapping[int, str], crowd: Crowd) -> Match:
        """Come to a table."""
        match, address = Table(crowd, self), f"{server}/api/tables/{table}/play"
        for own in self.devices:
            who = {"do": "hello", "keys": [keys[seat] for seat in own], "draws": self.draws}
            device = await Device.connect(address, msgspec.json.encode(who), match.hear, self.draws)
            match.devices.append(device)
        return match


OVERLOAD = Company("overload", ((0, 1), (2,)))
LONG = Company("overload", ((0, 1, 2), (3, 4)))  # with five people a game has hundreds of decisions
TIC_TAC_TOE = Company("tic-tac-toe", ((0,), (1,)))


def drawing(game: str, seats: int) -> Company:
    """Return people who play on a phone each."""
    return Company(game, tuple((seat,) for seat in range(seats)), draws=True)


HOUSE = (drawing("asteroid", 8), drawing("chariot", 6), drawing("overload", 5), drawing("edison", 4))


class Table(Match):
    """One table, of which each seat's actions are known and little else."""

    def __init__(self, crowd: Crowd, company: Company) -> None:
        super().__init__(crowd)
        self._whose = {seat: device for device, seats in enumerate(company.devices) for seat in seats}
        self._version = 0
        self._actions: dict[int, list[dict[str, Any]]] = {}
        self._decided = 0

    @property
    def is_due(self) -> bool:
        return any(self._actions.values())

    def decide(self) -> None:
        seat, actions = next((seat, actions) for seat, actions in self._actions.items() if actions)
        self._decided += 1
        ask = {
            "do": "decide",
            "id": str(self._decided),
            "seat": seat,
            "version": self._version,
            "action": random.choice(actions)["action"],
        }
        self.say(self._whose[seat], msgspec.json.encode(ask))

    def hear(self, message: bytes) -> None:
        """Be told something by the server."""
        told = msgspec.json.decode(message)
        match told["is"]:
            case "view":
                self._version, self._actions[told["seat"]] = told["data"]["version"], told["data"]["actions"]
            case "changed":
                self._change(told["seat"], told["steps"])
            case "done":
                self.confirmed()
            case _:
                raise AssertionError(told)
        self.heard()

    def _change(self, seat: int, steps: Iterable[list[Any]]) -> None:
        actions: Any = {"actions": self._actions.get(seat, [])}
        for path, *value in steps:
            if path[0] == "actions":
                actions = changed(actions, [[path, *value]])
            elif path == ["version"]:
                self._version = value[0]
            elif path == ["phase"]:
                self.is_over = value[0] == "over"
        self._actions[seat] = actions["actions"]
