"""Dice as multisets: how they are numbered, how likely they fall, how some are taken out.

What lies on the table is one number with three bits for each face: how many dice show it. Adding
and taking out dice is plus and minus. In actions and chance outcomes multisets are numbered from
0, the empty one, smaller ones first.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from math import factorial
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

PACE: Final = 0
SPRINT: Final = 1
LANE: Final = 2
ATTACK: Final = 3
FORTUNE: Final = 4
FACES: Final = 5

WIDTH: Final = 3  # bits for each face
MASK: Final = 7
MOST_DICE: Final = MASK - 1


def shown(dice: i64, face: i64) -> i64:
    """Return how many of these dice show a face."""
    return (dice >> (face * WIDTH)) & MASK


def size(dice: i64) -> i64:
    """Return how many dice these are."""
    count: i64 = 0
    while dice != 0:
        count += dice & MASK
        dice >>= WIDTH
    return count


def selections(dice: i64) -> i64:
    """Return in how many ways some of these dice, all or none can be taken."""
    count: i64 = 1
    while dice != 0:
        count *= (dice & MASK) + 1
        dice >>= WIDTH
    return count


def selection(dice: i64, nth: i64) -> i64:
    """Return the nth of these ways; the first takes none."""
    taken: i64 = 0
    at: i64 = 0
    while nth != 0:
        ways = (dice & MASK) + 1
        taken |= (nth % ways) << at
        nth = nth // ways
        dice >>= WIDTH
        at += WIDTH
    return taken


def contains(dice: i64, taken: i64) -> bool:
    """Whether there are at least these among the dice."""
    while taken != 0:
        if taken & MASK > dice & MASK:
            return False
        dice >>= WIDTH
        taken >>= WIDTH
    return True


@final
class Die:
    """A die by how many of its sides show each face, and all that several of them can show.

    `unbuyable` is the face that no die can be set to.
    """

    def __init__(self, sides: tuple[int, ...], most: int, unbuyable: int) -> None:
        self.sides = sides
        self.unbuyable: i64 = unbuyable
        self.most: i64 = most
        multisets = [
            faces for count in range(most + 1) for faces in combinations_with_replacement(range(FACES), count)
        ]
        packed = [sum([1 << (face * WIDTH) for face in faces]) for faces in multisets]
        self.multisets: i64 = len(packed)
        self.packed = vec[i64](packed)
        numbers = [0] * (max(packed) + 1)
        for number, dice in enumerate(packed):
            numbers[dice] = number
        self.number = vec[i64](numbers)
        # The first of the multisets of so many dice, and in how many ways each comes to lie.
        self.begins = vec[i64](
            [sum([len(faces) < count for faces in multisets]) for count in range(most + 2)]
        )
        self.ways = vec[i64]([_weight(faces, sides) for faces in multisets])
        # For each number of dice: what they can show with its weight, and one entry for each way they fall.
        self.rolls: list[list[tuple[int, int]]] = [[] for _ in range(most + 1)]
        self.falls: list[vec[i64]] = []
        for number, faces in enumerate(multisets):
            self.rolls[len(faces)].append((number, _weight(faces, sides)))
        for rolls in self.rolls:
            self.falls.append(vec[i64]([number for number, weight in rolls for _ in range(weight)]))


def _weight(faces: tuple[int, ...], sides: tuple[int, ...]) -> int:
    """Return in how many ways dice that can be told apart show these faces."""
    ways = factorial(len(faces))
    for face in range(FACES):
        ways = ways // factorial(faces.count(face)) * sides[face] ** faces.count(face)
    return ways
