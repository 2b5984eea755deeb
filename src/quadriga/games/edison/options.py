"""What can be agreed on before a game of Edison & Co: the mode and how the chips are laid."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from quadriga.core.errors import Reason, WrongOption
from quadriga.core.options import OptionValue
from quadriga.games.edison.board import MODES, OIL_SIGN, board, value_of, wrong_layout

WORDS = ("standard", "random")


@dataclass(frozen=True)
class Mode:
    """Standard or advanced, together or alone: what there is depends on the number of players."""

    name: str = "mode"
    default: str = "standard"
    several: ClassVar[bool] = False
    free: ClassVar[bool] = False

    def words(self, players: int) -> tuple[str, ...]:
        return MODES[players]

    def check(self, value: object, players: int) -> str:
        if isinstance(value, str) and value in self.words(players):
            return value
        raise WrongOption(self.name, value, self.allowed(players))

    def text(self, value: OptionValue) -> str:
        return str(value)

    def allowed(self, players: int) -> Reason:
        values = ", ".join(self.words(players))
        allowed = f"allowed with {players} players: {values}"
        return Reason(allowed, "one-of-with", players=players, values=values)

    def samples(self, players: int) -> list[OptionValue]:
        return list(self.words(players))


@dataclass(frozen=True)
class Chips:
    """The standard layout, a random one, or twenty chips of one's own choice, clockwise from the start."""

    name: str = "chips"
    default: str = WORDS[0]
    several: ClassVar[bool] = False
    free: ClassVar[bool] = True

    def words(self, players: int) -> tuple[str, ...]:
        return WORDS

    def check(self, value: object, players: int) -> str:
        if value in WORDS:
            return str(value)
        chips = _listed(value) if isinstance(value, str) else []
        if len(chips) < 2:
            raise WrongOption(self.name, value, self.allowed(players))
        wrong = wrong_layout(board(), chips)
        if wrong:
            raise WrongOption(self.name, value, wrong)
        return ",".join(chips)

    def text(self, value: OptionValue) -> str:
        return str(value)

    def allowed(self, players: int) -> Reason:
        values, number, stock = ", ".join(WORDS), len(board().chip_spaces), ", ".join(_stock())
        allowed = f"allowed: {values}, or {number} of these with commas between: {stock}"
        return Reason(allowed, "one-of-or-list", values=values, number=number, stock=stock)

    def samples(self, players: int) -> list[OptionValue]:
        return [*WORDS, ",".join(reversed(board().standard))]


def _listed(text: str) -> list[str]:
    """Return the chips of a list as people type it: commas or spaces, o for O, and the true minus sign."""
    return text.upper().replace("−", "-").replace(",", " ").split()


def _stock() -> list[str]:
    """Return all chips, the highest first and oil last."""
    return sorted(board().all_chips, key=lambda chip: (chip == OIL_SIGN, -value_of(chip)))
