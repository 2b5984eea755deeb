"""What stays the same through one game of Overload: the spaces, the figures, the action numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

START: Final = 0

# What a space does to the pawn that ends its move there (9).
PLAIN: Final = 0
PLUS: Final = 1
MINUS: Final = 2
STEP: Final = 3
DOUBLE: Final = 4

# The first two actions; the others depend on the figures, see Track.
AHEAD: Final = 0
BACK: Final = 1


@final
class Track:
    """The track of one table. Space 0 is START, the last is FINISH.

    A set of pawns is a number with a bit for each: `bit` by pawn, `own` for all pawns of a seat.

    Actions are numbered ahead, back, then in blocks: from `move_at` one for each pawn of a
    player, from `load_at` one for each such pawn and load, from `give_at` and from `take_at`
    one for each pawn of the table.
    """

    def __init__(
        self,
        players: int,
        turned: tuple[str, ...],
        sections: tuple[int, ...],
        spaces: tuple[int, ...],
        pawns_each: int,
        capacity: int,
        faces: int,
        target: int,
        bonus: int,
        reward: int,
    ) -> None:
        self.players: i64 = players
        self.turned = turned
        self.sections = sections
        self.spaces = vec[i64](spaces)
        self.finish: i64 = len(spaces) - 1
        self.pawns_each: i64 = pawns_each
        self.pawns: i64 = players * pawns_each
        self.bit = vec[i64]([1 << pawn for pawn in range(players * pawns_each)])
        self.own = vec[i64]([((1 << pawns_each) - 1) << (seat * pawns_each) for seat in range(players)])
        self.capacity: i64 = capacity
        self.faces: i64 = faces
        self.rolls = [(face, 1) for face in range(1, faces + 1)]
        self.target: i64 = target
        self.bonus: i64 = bonus
        self.reward: i64 = reward
        self.move_at: i64 = BACK + 1
        self.load_at: i64 = self.move_at + self.pawns_each
        self.give_at: i64 = self.load_at + self.pawns_each * (self.capacity + 1)
        self.take_at: i64 = self.give_at + self.pawns
        self.actions: i64 = self.take_at + self.pawns


def size(pawns: i64) -> i64:
    """Return how many pawns are in this set."""
    count: i64 = 0
    while pawns != 0:
        count += 1
        pawns &= pawns - 1  # the set without its first pawn
    return count
