"""What moves by itself in Asteroid Escape, and what tells it to: symbols of asteroids and dice."""

from __future__ import annotations

from math import cos, pi, sin

from quadriga.core.inks import INKS
from quadriga.core.svg import closed, lettering, moved, tag
from quadriga.games.asteroid.arrows import face_on
from quadriga.games.asteroid.field import TURNS, Field
from quadriga.games.asteroid.inks import LIGHTS, NIGHT, ROCK
from quadriga.games.asteroid.notation import rock_name
from quadriga.games.asteroid.paint import SHADE, STAR, count, sparkle
from quadriga.games.asteroid.strokes import STEPS

DRAWN = 96  # units of a cell that asteroids are drawn for
BADGES = LIGHTS[:2]  # of the blue asteroids and the red ones
ARROW = closed((-13, 12), (-13, -5), (0, -15), (13, -5), (13, 12))


def rocks(field: Field, side: float) -> dict[str, str]:
    """Return the asteroids of this table, and apart from them their arrows in every turn."""
    scale = side / DRAWN
    stones = {
        f"rock-{rock_name(field, rock)}": _rock(field, rock, scale) for rock in range(int(field.asteroids))
    }
    arrows = {
        f"arrows-{value}-{turn}": _arrows(int(field.values), value, turn, scale)
        for value in set(map(int, field.value))
        for turn in range(TURNS)
    }
    return stones | arrows


def boulder(kind: int) -> str:
    """Return the rock of an asteroid, each kind a bit different."""
    corners = []
    for at in range(11):
        reach = 38 + 4.5 * sin(at * 2.3 + kind * 1.7)
        turn = 2 * pi * (at + 0.3 * sin(kind + at * 1.9)) / 11
        corners.append((reach * cos(turn), reach * sin(turn)))
    shade = [corners[at] for at in range(6)] + [(-22, 12), (0, 24), (22, 14)]
    crater = tag("circle", cx=-17, cy=-23, r=5, fill=SHADE) + tag("circle", cx=23, cy=-17, r=3.5, fill=SHADE)
    return (
        tag("polygon", points=closed(*corners), fill=ROCK)
        + tag("polygon", points=closed(*shade), fill=SHADE)
        + crater
    )


def _rock(field: Field, rock: int, scale: float) -> str:
    """Return an asteroid with its name: a blue one has a round badge, a red one stands on a corner."""
    said = rock_name(field, rock)
    shape = (
        tag("circle", r=22, fill=BADGES[0])
        if rock % 2 == 0
        else tag("rect", x=-19, y=-19, width=38, height=38, rx=4, fill=BADGES[1], transform="rotate(45)")
    )
    name = lettering(said[:-1], 32, -7, 11, fill=NIGHT) + lettering(said[-1], 25, 11, 10, fill=NIGHT)
    return moved(0, 0, boulder(rock), shape, name, size=scale)


def _arrows(values: int, value: int, turn: int, scale: float) -> str:
    """Return the four ways of an asteroid, each with the face of the die that stands for it (4.3)."""
    shown = []
    for side, (right, below) in enumerate(STEPS):
        face = face_on(values, value, turn, side)
        chip = tag("polygon", points=ARROW, fill=STAR, stroke=NIGHT, stroke_width=1.5)
        figure = lettering(str(face), 25, -2 * right, 9 - below, fill=NIGHT)  # behind the tip
        shown.append(moved(33 * right, 33 * below, moved(0, 0, chip, turn=-90 * side), figure))
    return moved(0, 0, *shown, size=scale)


# Dice


def dice(field: Field) -> dict[str, str]:
    """Return one die with every face, and both with every total; before a roll they show nothing."""
    faces = int(field.faces)
    singles = {
        f"die-{face}": _die(STAR) + lettering(str(face), 44, 0, 16, fill=NIGHT)
        for face in range(1, faces + 1)
    }
    totals = {f"dice-{total}": _pair_of_dice() + count(total) for total in range(2, 2 * faces + 1)}
    return {"die": _die(STAR) + sparkle(20, NIGHT), "dice": _pair_of_dice(), **singles, **totals}


def _die(fill: str) -> str:
    return tag("rect", x=-29, y=-29, width=58, height=58, rx=12, fill=fill)


def _pair_of_dice() -> str:
    """Return the blue die and the red one."""
    blue = moved(-20, 5, _die(INKS[0]), sparkle(20, STAR), turn=-10, size=0.8)
    red = moved(20, -5, _die(INKS[1]), sparkle(20, STAR), turn=9, size=0.8)
    return blue + red
