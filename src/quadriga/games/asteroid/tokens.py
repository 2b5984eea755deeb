"""What lies on Asteroid Escape's board, as symbols: tiles with their wakes, and ships; see also drifters."""

from __future__ import annotations

from collections.abc import Sequence

from quadriga.core.drawing import Point
from quadriga.core.inks import dashes, emblem, ink
from quadriga.core.svg import closed, lettering, moved, tag
from quadriga.games.asteroid.drifters import dice, rocks
from quadriga.games.asteroid.field import PORTS, Field
from quadriga.games.asteroid.inks import DANGER, DUST, LIGHTS, NIGHT
from quadriga.games.asteroid.notation import rock_name
from quadriga.games.asteroid.paint import STAR, TILE, WAKE, count, rays
from quadriga.games.asteroid.plan import Passage, Plan, curve
from quadriga.games.asteroid.strokes import wakes_on
from quadriga.games.asteroid.tiles import wakes_of

PAIRS = [(port, other) for port in range(PORTS) for other in range(port + 1, PORTS)]

LARGE = 1.15  # how many times as large as its outline a ship is


# Which of them show something


def tile_symbol(field: Field, tile: int) -> str:
    """Return the symbol of a whole tile, as it lies on a sheet."""
    return f"tile-{field.names[tile]}"


def tile_layers(field: Field, placed: int) -> tuple[str, ...]:
    """Return a tile in its turn, as tile * 4 + turn: its wakes lie on it one by one."""
    wakes = wakes_on(field, placed)
    return ("tile", *[f"wake-{port}{other}" for port, other in enumerate(wakes) if port < other])


def lit_layers(trails: Sequence[tuple[int, Passage]], cell: int) -> tuple[str, ...]:
    """Return the wakes that shine on a cell, of all these with their seats."""
    found = [
        f"lit-{min(port, out)}{max(port, out)}-{seat}" for seat, (there, port, out) in trails if there == cell
    ]
    return tuple(dict.fromkeys(found))


def rock_layers(field: Field, rock: int, turn: int | None = None) -> tuple[str, ...]:
    """Return the symbols of an asteroid; once it is turned somewhere, it has arrows too."""
    arrows = () if turn is None else (f"arrows-{field.value[rock]}-{turn}",)
    return (f"rock-{rock_name(field, rock)}", *arrows)


# How they look


def symbols(field: Field, places: Plan) -> dict[str, str]:
    """Return everything that may lie on the board of this table."""
    side, seats = places.cell, range(int(field.players))
    found = {f"tile-{name}": _tile(side, name) for name in field.names}
    found |= {"tile": _square(side, TILE)}
    found |= {f"wake-{port}{other}": _wake(side, port, other) for port, other in PAIRS}
    found |= {
        f"lit-{port}{other}-{seat}": _lit(side, port, other, seat) for port, other in PAIRS for seat in seats
    }
    found |= {f"ship-{seat}": _ship(seat) for seat in seats}
    found |= {f"badge-{seat}": _badge(side, seat) for seat in seats}
    found |= {f"held-{seat}": moved(0, 30, _disc(seat, 13)) for seat in seats}
    found |= {f"count-{number}": count(number) for number in range(int(field.tiles) + 1)}
    found |= {f"key-{key}": _key(side, key) for key in _keys(field)}
    found |= {"pile": _pile(side), "nothing": _nothing(side), "twin": _twin(side)}
    found |= {"spent": _spent(side), "danger": _danger(), "marker": _marker()}
    found |= {"stop": _stop(), "winner": _winner()}
    return found | (rocks(field, side) | dice(field) if field.with_asteroids else {})


def _keys(field: Field) -> list[str]:
    """Return what tiles are called in a swap: one's own are numbered, those of others have letters."""
    most = int(field.hand)
    letters = [chr(ord("a") + at) for at in range(most * (int(field.players) - 1))] if field.bonus else []
    return [*map(str, range(1, most + 1)), *letters]


# Tiles


def _square(side: float, fill: str, **attributes: float | str) -> str:
    half = side / 2 - 1
    return tag("rect", x=-half, y=-half, width=2 * half, height=2 * half, rx=9, fill=fill, **attributes)


def _tile(side: float, name: str) -> str:
    wakes = wakes_of(name)
    lines = [_wake(side, port, wakes[port]) for port in range(PORTS) if port < wakes[port]]
    return _square(side, TILE) + "".join(lines)


def _wake(side: float, port: int, other: int) -> str:
    """Return a wake that runs over those it crosses."""
    return _strokes(_line(side, port, other), (TILE, 11), (WAKE, 5))


def _strokes(line: str, *strokes: tuple[str, float]) -> str:
    """Return a line that is drawn several times, each time with another ink."""
    paths = [tag("path", d=line, stroke=paint, stroke_width=wide) for paint, wide in strokes]
    return tag("g", *paths, fill="none")


def _line(side: float, port: int, other: int) -> str:
    start, first, second, end = curve(side, port, other)
    return f"M{_pair(start)}C{_pair(first)} {_pair(second)} {_pair(end)}"


def _pair(point: Point) -> str:
    return f"{point[0]:.3g} {point[1]:.3g}"


def _lit(side: float, port: int, other: int, seat: int) -> str:
    """Return the wake behind a ship, which shines in its ink and bears its dash."""
    light, line = LIGHTS[seat % len(LIGHTS)], _line(side, port, other)
    dash = {"stroke": NIGHT, "stroke_linecap": "round", "stroke_dasharray": dashes(seat)}
    dashed = tag("path", d=line, fill="none", stroke_width=5, **dash)
    return _strokes(line, (TILE, 17), (light, 11)) + dashed


def _back(side: float) -> str:
    """Return a tile face down."""
    ring: dict[str, float | str] = {"fill": "none", "stroke": DUST, "stroke_width": 3}
    return (
        _square(side, TILE, stroke=DUST, stroke_width=2)
        + tag("circle", r=side * 0.3, **ring)
        + tag("ellipse", rx=side * 0.43, ry=side * 0.13, transform="rotate(-28)", **ring)
    )


def _pile(side: float) -> str:
    return moved(8, 8, _square(side, NIGHT, stroke=DUST, stroke_width=2)) + _back(side)


def _nothing(side: float) -> str:
    """Return the place of a pile that is empty."""
    return _square(side, NIGHT, stroke=DUST, stroke_width=2, stroke_dasharray="6 6")


def _twin(side: float) -> str:
    """Return a second tile like the one above it."""
    below = moved(9, 9, _square(side, TILE, stroke=WAKE, stroke_width=2))
    return below + _square(side, TILE, stroke=NIGHT, stroke_width=6)


def _spent(side: float) -> str:
    """Return a veil over a tile that was swapped."""
    return _square(side, NIGHT, opacity=0.7)


def _key(side: float, key: str) -> str:
    where = side / 2 - 17
    return moved(where, where, tag("circle", r=18, fill=STAR), lettering(key, 26, 0, 9, fill=NIGHT))


# Ships


def _ship(seat: int) -> str:
    """Return a rocket on its way up."""
    hull = "M0 -28C8 -20 12 -8 12 6L17 20L9 18H-9L-17 20L-12 6C-12 -8 -8 -20 0 -28Z"
    rocket = (
        tag("polygon", points=closed((-6, 17), (0, 32), (6, 17)), fill=WAKE)
        + tag("path", d=hull, fill=ink(seat), stroke=STAR, stroke_width=2.5, stroke_linejoin="round")
        + moved(0, 3, emblem(seat, 10.5))
    )
    return moved(0, 0, rocket, size=LARGE)


def _danger() -> str:
    """Return the warning around a ship that has an asteroid ahead."""
    return tag("circle", r=38, fill="none", stroke=DANGER, stroke_width=4, stroke_dasharray="9 6")


def _disc(seat: int, radius: float) -> str:
    disc = tag("circle", r=radius, fill=ink(seat), stroke=STAR, stroke_width=2)
    return disc + emblem(seat, radius * 0.7)


def _badge(side: float, seat: int) -> str:
    """Return whose tile it was, in its corner."""
    return moved(-side / 2 + 15, -side / 2 + 15, _disc(seat, 15))


# The draw marker, what is pressed, and what is won


def _marker() -> str:
    """Return the draw marker: whoever has it draws first."""
    return (
        tag("circle", r=29, fill=STAR)
        + tag("rect", x=-13, y=-17, width=26, height=26, rx=4, fill=TILE)
        + tag("path", d="M0 -11V3M-7 -4H7", stroke=WAKE, stroke_width=4)
    )


def _stop() -> str:
    """Return a button that says: that is all."""
    tick = tag(
        "path", d="M-13 1L-4 11L14 -11", fill="none", stroke=NIGHT, stroke_width=7, stroke_linecap="round"
    )
    return tag("circle", r=30, fill=WAKE) + tick


def _winner() -> str:
    return tag("polygon", points=closed(*rays(5, 13, 32)), fill=LIGHTS[3])
