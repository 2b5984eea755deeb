"""What can be agreed on before a game of Edison & Co: the mode and how the chips are laid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quadriga.core.errors import WrongOption
from quadriga.core.options import OptionValue
from quadriga.games.edison.board import MODES, board, wrong_layout


@dataclass(frozen=True)
class Mode:
    """Standard or advanced, together or alone: what there is depends on the number of players."""

    name: str = "mode"
    default: str = "standard"
    several: ClassVar[bool] = False

    def words(self, players: int) -> tuple[str, ...]:
        return MODES[players]

    def check(self, value: object, players: int) -> str:
        if isinstance(value, str) and value in self.words(players):
            return value
        raise WrongOption(self.name, value, self.allowed(players))

    def text(self, value: OptionValue) -> str:
        return str(value)

    def allowed(self, players: int) -> str:
        return f"allowed with {players} players: {', '.join(self.words(players))}"

    def samples(self, players: int) -> list[OptionValue]:
        return list(self.words(players))


@dataclass(frozen=True)
class Chips:
    """The standard layout, a random one, or twenty chips of one's own choice, clockwise from the start."""

    name: str = "chips"
    default: str = "standard"
    several: ClassVar[bool] = False

    def words(self, players: int) -> tuple[str, ...]:
        return ("standard", "random")

    def check(self, value: object, players: int) -> str:
        if not isinstance(value, str):
            raise WrongOption(self.name, value, self.allowed(players))
        if value in self.words(players):
            return value
        chips = value.split(",")
        wrong = wrong_layout(board(), chips)
        if wrong:
            raise WrongOption(self.name, value, f"{wrong}; {self.allowed(players)}")
        return value

    def text(self, value: OptionValue) -> str:
        return str(value)

    def allowed(self, players: int) -> str:
        spaces = len(board().chip_spaces)
        return f"allowed: standard, random, or {spaces} chips with commas between, clockwise from the start"

    def samples(self, players: int) -> list[OptionValue]:
        return ["standard", "random", ",".join(reversed(board().standard))]
