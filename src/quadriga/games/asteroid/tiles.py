"""The wake tiles, made from what a tile is: four wakes that join eight ports in pairs."""

from __future__ import annotations

from collections.abc import Iterator

from quadriga.games.asteroid.field import PORTS, TURNS

PORTS_A_SIDE = PORTS // TURNS

Wakes = tuple[int, ...]  # for each port, the port that its wake leads to


def all_tiles() -> list[str]:
    """Return every tile that exists up to rotation, by its name, in alphabetical order."""
    return sorted({name(wakes) for wakes in _matchings(tuple(range(PORTS)))})


def _matchings(ports: tuple[int, ...]) -> Iterator[Wakes]:
    """Yield every way to join these ports in pairs."""
    if not ports:
        yield (-1,) * PORTS
        return
    first, *others = ports
    for other in others:
        for rest in _matchings(tuple(port for port in others if port != other)):
            wakes = list(rest)
            wakes[first], wakes[other] = other, first
            yield tuple(wakes)


def turned(wakes: Wakes, turns: int) -> Wakes:
    """Return a tile after so many quarter-turns clockwise."""
    result = list(wakes)
    for port, other in enumerate(wakes):
        result[(port + PORTS_A_SIDE * turns) % PORTS] = (other + PORTS_A_SIDE * turns) % PORTS
    return tuple(result)


def name(wakes: Wakes) -> str:
    """Return the pairs of ports, in the rotation that comes first in the alphabet."""
    return min(_pairs(turned(wakes, turns)) for turns in range(TURNS))


def _pairs(wakes: Wakes) -> str:
    return "".join(f"{port}{other}" for port, other in enumerate(wakes) if port < other)


def wakes_of(tile: str) -> Wakes:
    """Return the wakes of a tile by its name; ValueError if it joins no eight ports in pairs."""
    if sorted(tile) != [str(port) for port in range(PORTS)]:
        raise ValueError(f"{tile!r} does not join the ports 0 to 7 in pairs")
    wakes = [-1] * PORTS
    for first, second in zip(tile[::2], tile[1::2], strict=True):
        wakes[int(first)], wakes[int(second)] = int(second), int(first)
    return tuple(wakes)


def distinct_turns(wakes: Wakes) -> int:
    """Return how many turns look different: one of a tile that is the same all round, else two or four."""
    return len({turned(wakes, turn) for turn in range(TURNS)})
