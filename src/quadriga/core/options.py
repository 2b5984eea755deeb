"""What players may agree on before a game: typed options with clear errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from quadriga.core.errors import Reason, WrongOption

OptionValue = bool | str | tuple[str, ...]
Options = Mapping[str, OptionValue]


class Option(Protocol):
    """One thing to agree on: one of the `words`, or, where `several`, any of them.

    Where it is `free`, a text that is none of the words may be a value as well.
    """

    @property
    def name(self) -> str: ...

    @property
    def default(self) -> OptionValue: ...

    @property
    def several(self) -> bool: ...

    @property
    def free(self) -> bool: ...

    def words(self, players: int) -> tuple[str, ...]:
        """Return the words that one can choose from."""
        ...

    def check(self, value: object, players: int) -> OptionValue:
        """Return this value, or the one that this text stands for; WrongOption if not allowed."""
        ...

    def text(self, value: OptionValue) -> str:
        """Return the text that stands for this value."""
        ...

    def allowed(self, players: int) -> Reason:
        """Say which values are allowed; where it is `free`, the facts are those that its questions name."""
        ...

    def samples(self, players: int) -> list[OptionValue]:
        """Return values that between them show everything the option changes."""
        ...


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    name: str
    default: bool = False
    several: ClassVar[bool] = False
    free: ClassVar[bool] = False

    def words(self, players: int) -> tuple[str, ...]:
        return ("no", "yes")

    def check(self, value: object, players: int) -> bool:
        if isinstance(value, bool):
            return value
        if value in ("yes", "no"):
            return value == "yes"
        raise WrongOption(self.name, value, self.allowed(players))

    def text(self, value: OptionValue) -> str:
        return "yes" if value else "no"

    def allowed(self, players: int) -> Reason:
        return Reason("allowed: yes, no (in Python True, False)", "yes-or-no")

    def samples(self, players: int) -> list[OptionValue]:
        return [False, True]


@dataclass(frozen=True)
class Choice:
    """One of several words."""

    name: str
    values: tuple[str, ...]
    several: ClassVar[bool] = False
    free: ClassVar[bool] = False

    @property
    def default(self) -> str:
        return self.values[0]

    def words(self, players: int) -> tuple[str, ...]:
        return self.values

    def check(self, value: object, players: int) -> str:
        if isinstance(value, str) and value in self.values:
            return value
        raise WrongOption(self.name, value, self.allowed(players))

    def text(self, value: OptionValue) -> str:
        return str(value)

    def allowed(self, players: int) -> Reason:
        values = ", ".join(self.values)
        return Reason(f"allowed: {values}", "one-of", values=values)

    def samples(self, players: int) -> list[OptionValue]:
        return list(self.values)


@dataclass(frozen=True)
class Subset:
    """Any of several words, none or all of them; which there are depends on the players."""

    name: str
    items: Callable[[int], tuple[str, ...]]
    several: ClassVar[bool] = True
    free: ClassVar[bool] = False

    @property
    def default(self) -> tuple[str, ...]:
        return ()

    def words(self, players: int) -> tuple[str, ...]:
        return self.items(players)

    def check(self, value: object, players: int) -> tuple[str, ...]:
        items = self.items(players)
        chosen = self._split(value, items) if isinstance(value, str) else value
        if not isinstance(chosen, Sequence | set | frozenset):
            raise WrongOption(self.name, value, self.allowed(players))
        for item in chosen:
            if item not in items:
                raise WrongOption(self.name, item, self.allowed(players))
        return tuple(item for item in items if item in chosen)

    def _split(self, text: str, items: tuple[str, ...]) -> tuple[str, ...]:
        if text in ("none", "all"):
            return items if text == "all" else ()
        return tuple(text.split(","))

    def text(self, value: OptionValue) -> str:
        return ",".join(value) if isinstance(value, tuple) and value else "none"

    def allowed(self, players: int) -> Reason:
        items = ", ".join(self.items(players))
        return Reason(
            f"allowed with {players} players: none, all, or any of {items} with commas between",
            "any-of",
            players=players,
            values=items,
        )

    def samples(self, players: int) -> list[OptionValue]:
        items = self.items(players)
        return [(), *((item,) for item in items), items]
