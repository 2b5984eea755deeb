"""What plays: games that other code or other figures played are not of the same match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from quadriga.bots.invitation import command
from quadriga.core.game import Game
from quadriga.core.state import State

OURS = ("quadriga.core", "quadriga.bots")
KINDS = (".py", ".toml")
UNKNOWN = "-"  # in files that were written before it was asked for


def source_of(game: Game[State], bots: Iterable[str]) -> str:
    """Return a short text that changes whenever a file does by which this game and these bots play."""
    packages = (files(package) for package in (*OURS, game.package))
    ours = [file for package in packages for file in _sources(package)]
    brought = [Path(word) for bot in bots for word in command(bot) or [] if Path(word).is_file()]
    return short(b"".join(short(file.read_bytes()).encode() for file in [*ours, *brought]))


def told(source: str) -> str:
    """Return how a page goes on about it, after the versions."""
    return "" if source == UNKNOWN else f", source {source}"


def short(data: bytes) -> str:
    """Return eight digits that stand for these data."""
    return blake2b(data, digest_size=4).hexdigest()


def _sources(package: Traversable) -> Iterator[Traversable]:
    for file in sorted(package.iterdir(), key=lambda file: file.name):
        if file.name.endswith(KINDS):
            yield file
