"""What files of the lab have in common: their data are of a kind, and of nothing else than was asked for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from math import isfinite
from shlex import join
from typing import TypeVar, get_args, get_origin, get_type_hints

from quadriga.core.errors import QuadrigaError
from quadriga.core.game import Plain

T = TypeVar("T")


@dataclass(frozen=True)
class Wish:
    """What was asked for, and by which version of what it is played; options are texts as given to --set."""

    quadriga: str
    build: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int

    def typed(self, command: str, bots: Sequence[str], games: int) -> str:
        """Return the command that plays this, as one can type it again."""
        words = ["quadriga", command, self.game, "--players", str(self.players), "--bots", *bots]
        words += ["--games", str(games), "--seed", str(self.seed)]
        for name, value in self.options.items():
            words += ["--set", f"{name}={value}"]
        return join(words)


class OtherMatch(QuadrigaError):
    """The games that are kept were played between others, or by other rules."""

    def __init__(self, what: str, kept: str, asked: str) -> None:
        self.what = what
        self.kept = kept
        self.asked = asked
        differs = f"{what} is {kept} there, {asked} now"
        super().__init__(f"games of another match are kept here: {differs}; choose another file")


def check_same(kept: object, asked: object) -> None:
    """Refuse to go on with what was asked for otherwise, in anything."""
    for name in vars(kept):
        there, now = (_shown(getattr(one, name)) for one in (kept, asked))
        if there != now:
            raise OtherMatch(name, there, now)


class Unfit(ValueError):
    """Data that are not of the kind that is needed."""


def build(data: Plain, kind: type[T]) -> T:
    """Return the dataclass of these fields, each of its type; those with a default may be missing."""
    types, needed = _fields(kind)  # type: ignore[arg-type]  # a class is hashable, whatever its things are
    if not isinstance(data, dict) or not needed <= set(data) <= set(types):
        raise Unfit
    return kind(**{name: _value(value, types[name]) for name, value in data.items()})


@cache
def _fields(kind: type) -> tuple[dict[str, type], set[str]]:
    """Return the types of the fields, and which are needed."""
    needed = {one.name for one in fields(kind) if one.default is one.default_factory is MISSING}
    return get_type_hints(kind), needed


def _value(value: Plain, kind: type) -> object:
    if get_origin(kind) is list and isinstance(value, list):
        return [_value(item, get_args(kind)[0]) for item in value]
    if get_origin(kind) is dict and isinstance(value, dict):
        return {name: _value(item, get_args(kind)[1]) for name, item in value.items()}
    if is_dataclass(kind):
        return build(value, kind)
    if not (type(value) is kind or (kind is float and type(value) is int)):
        raise Unfit
    if isinstance(value, float) and not isfinite(value):
        raise Unfit
    return value


def _shown(value: object) -> str:
    if isinstance(value, dict):
        return " ".join(f"{name}={chosen}" for name, chosen in value.items()) or "-"
    return ",".join(value) if isinstance(value, list) else str(value) or "-"
