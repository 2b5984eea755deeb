"""What is counted: the counters of the machines, ranking cards and sheets, as symbols."""

from __future__ import annotations

from itertools import product

from quadriga.core.drawing import Point
from quadriga.core.inks import emblem, ink
from quadriga.core.svg import lettering, moved, tag
from quadriga.games.edison.board import board
from quadriga.games.edison.course import Course
from quadriga.games.edison.machines import machine
from quadriga.games.edison.metal import BRASS, BRIGHT, COPPER, CREAM, NIGHT, OIL, SHADE, SLATE, panel
from quadriga.games.edison.roof import RANKING

WHEELS = 3  # of a counter: behind 999 it begins again, as the printed one does behind 48
PERHAPS = "perhaps"  # in place of what a vehicle counts, if only until one scores with the 2


def badge(seat: int, radius: float) -> str:
    """Return the badge of a seat: its ink and its emblem."""
    return tag("circle", r=radius, fill=ink(seat), stroke=CREAM, stroke_width=3) + emblem(seat, radius * 0.62)


# Counters


def counters() -> dict[str, str]:
    """Return a plate for each vehicle, and the figures that their wheels show."""
    wheels = {
        f"figure-{wheel}-{figure}": _figure(wheel, str(figure))
        for wheel, figure in product(range(WHEELS), range(10))
    }
    minus = {
        f"minus-{wheel}": panel((15, 6), CREAM, 1, (_window(wheel) + 4, 0)) for wheel in range(1, WHEELS + 1)
    }
    plates = {f"counter-{name}": _plate(vehicle) for vehicle, name in enumerate(board().vehicles)}
    return {**plates, **wheels, **minus}


def _window(wheel: int) -> float:
    """Return where the wheel of a counter turns: that of the ones is 0, on the right."""
    return 74 - 29 * wheel


def _figure(wheel: int, figure: str) -> str:
    x = _window(wheel)
    return panel((27, 48), CREAM, 4, (x, 0)) + lettering(figure, 40, x, 14, fill=OIL)


def _plate(vehicle: int) -> str:
    windows = [panel((27, 48), OIL, 4, (_window(wheel), 0)) for wheel in range(WHEELS)]
    rivets = [tag("circle", cx=x, cy=y, r=2.5, fill=OIL) for x in (-90, 92) for y in (-33, 33)]
    return (
        panel((194, 78), BRASS, 12, (1, 0))
        + panel((182, 64), NIGHT, 8, (1, 0))
        + "".join(windows + rivets)
        + moved(-48, 1, machine(vehicle), size=0.74)
    )


# Ranking cards and sheets


def rankings(course: Course) -> dict[str, str]:
    """Return a ranking card by its parts: whose it is, each vehicle, what it counts, and what is asked."""
    owners = {
        f"owner-{seat}": moved(-82, 26 if seat >= course.sides() else -26, badge(seat, 13))
        for seat in range(int(course.players))
    }
    found = {"ranking": panel(RANKING, CREAM, 8), "ranking-back": _face_down(), **owners}
    for vehicle in range(len(board().vehicles)):
        found |= _vehicle(vehicle, _most(course))
    return found


def _most(course: Course) -> int:
    """Return how much a vehicle can count at most; one that is on no card may count once."""
    return int(course.points) if course.advanced else max(1, *(max(card) for card in course.rankings))


def _vehicle(vehicle: int, most: int) -> dict[str, str]:
    """Return what can be told of a vehicle on a ranking card, and on the sheet of a seat."""
    x, y = _line(vehicle)
    name, box = board().vehicles[vehicle], (x + 15, y)
    found = {
        f"backed-{name}": moved(x, y, machine(vehicle), size=0.43),
        f"favourite-{name}": panel((77, 46), BRIGHT, 8, box),
        f"asked-{name}": panel((77, 46), "none", 8, box, stroke=COPPER, stroke_width=3.5),
    }
    for key, text in {**{str(at): str(at) for at in range(most + 1)}, PERHAPS: "(1)"}.items():
        size, fill = 33 if len(text) == 1 else 25, SHADE if text == "0" else OIL
        found[f"counts-{name}-{key}"] = lettering(text, size, x + 37, y + 11, fill=fill)
        found[f"backs-{name}-{key}"] = _backing(vehicle, text)
    return found


def _line(vehicle: int) -> Point:
    """Return where a vehicle stands on a ranking card."""
    row, column = divmod(vehicle, 2)
    return (-41 + 79 * column, -25 + 50 * row)


def _face_down() -> str:
    """Return a card with a gear on its back."""
    teeth = [panel((10, 72), BRASS, 0, transform=f"rotate({at * 45})") for at in range(4)]
    gear = [*teeth, tag("circle", r=28, fill=BRASS), tag("circle", r=12, fill=SLATE)]
    return panel(RANKING, SLATE, 8, stroke=CREAM, stroke_width=2.5) + moved(14, 0, *gear)


def _backing(vehicle: int, text: str) -> str:
    """Return what a vehicle counts, for the sheet of a seat."""
    count = lettering(f"×{text}", 42, 0, 40, fill=CREAM)
    return panel((100, 100), NIGHT, 14) + moved(0, -20, machine(vehicle), size=0.85) + count
