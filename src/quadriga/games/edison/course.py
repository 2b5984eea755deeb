"""What stays the same through one game: the places of the track, the figures, the action numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

VEHICLES: Final = 4
NOBODY: Final = -1
NOWHERE: Final = -1
OIL: Final = 1000  # in place of a value

START: Final = 0
NOTHING_LEFT: Final = 0

CLOCKWISE: Final = 1
COUNTER: Final = -1

AHEAD: Final = 0
BACK: Final = 1

BYSTANDER_PLAYERS: Final = 3

BITS: Final = 62  # that a number has room for, and so the most places in a set


@final
class Course:
    """The track as places: the start, each space, each lane of a walled space, and the centre.

    `onward` has two entries for each place and way round: the places a step leads to, or NOWHERE.
    `room` is how many vehicles a place holds, `space` the space that it belongs to. The drop lies
    between `top` and `bottom`.

    Actions are numbered: from 0 the choice cards, from `distance_at` the distances, from `waive_at`
    the distance that scores without scoring, from `direction_at` ahead and back, from `move_at`
    vehicle and place, from `points_at` points on the sheet.
    """

    def __init__(
        self,
        players: int,
        advanced: bool,
        teams: bool,
        hidden: bool,
        walls: str,
        chips: str,
        chip_spaces: list[int],
        pools: list[list[int]],
        names: list[str],
        spaces: list[int],
        room: list[int],
        clockwise: list[list[int]],
        counter: list[list[int]],
        top: int,
        bottom: int,
        printed: tuple[int, int, int],
        distances: int,
        scoring: int,
        ahead: int,
        back: int,
        rankings: list[list[int]],
        bystander: int,
        points: int,
    ) -> None:
        self.players: i64 = players
        self.advanced = advanced
        self.teams = teams
        self.hidden = hidden
        self.walls = walls
        self.chips = chips
        self.chip_spaces = vec[i64](chip_spaces)
        self.pools = pools
        self.chip_values = sorted({chip for pool in pools for chip in pool})
        self.names = names
        self.places: i64 = len(names)
        self.centre: i64 = len(names) - 1
        self.space = vec[i64](spaces)
        self.spaces: i64 = max(spaces[:-1]) + 1
        self.room = vec[i64](room)
        self.onward = vec[i64](
            [
                place
                for both in zip(counter, clockwise, strict=True)
                for ways in both
                for place in [*ways, NOWHERE, NOWHERE][:2]
            ]
        )
        self.top: i64 = top
        self.bottom: i64 = bottom
        self.top_value: i64 = printed[0]
        self.bottom_value: i64 = printed[1]
        self.centre_value: i64 = printed[2]
        self.distances: i64 = distances
        self.scoring: i64 = scoring
        self.ahead: i64 = ahead
        self.back: i64 = back
        self.rankings = rankings
        self.bystander: i64 = bystander
        self.points: i64 = points
        self.pairs: i64 = VEHICLES * (VEHICLES - 1) // 2
        self.one_of = vec[i64]([one for one in range(VEHICLES) for _ in range(one + 1, VEHICLES)])
        self.other_of = vec[i64]([other for one in range(VEHICLES) for other in range(one + 1, VEHICLES)])
        self.bit = vec[i64]([1 << number for number in range(BITS)])
        self.distance_at: i64 = self.pairs
        self.waive_at: i64 = self.distance_at + distances
        self.direction_at: i64 = self.waive_at + 1
        self.move_at: i64 = self.direction_at + 2
        self.points_at: i64 = self.move_at + VEHICLES * self.places
        self.actions: i64 = self.points_at + points + 1

    def step(self, place: i64, way: i64, nth: i64) -> i64:
        """Return where a step this way round leads, of two possibilities; NOWHERE if there is none."""
        at = place * 4 + (2 if way == CLOCKWISE else 0) + nth
        return self.onward[at]

    def lane(self, place: i64) -> i64:
        """Return which lane of a walled space this is, from 1; 0 where there is one place to a space."""
        for by in range(2):
            other = place + 1 if by == 0 else place - 1
            if 0 <= other < self.places and self.space[other] == self.space[place]:
                return by + 1
        return 0

    def next_chips(self, laid: i64, values: list[int]) -> list[tuple[int, int]]:
        """Return the chips left of the colour that is laid now: what they show, and how many."""
        begun: i64 = 0
        for pool in self.pools:
            if laid < begun + len(pool):
                shown = [values[self.chip_spaces[at]] for at in range(begun, laid)]
                counts = [pool.count(chip) - shown.count(chip) for chip in self.chip_values]
                return [(number, count) for number, count in enumerate(counts) if count > 0]
            begun += len(pool)
        return []

    def has_bystander(self) -> bool:
        """Whether a vehicle that is on no card counts for some: with three players, standard (7.3)."""
        return self.players == BYSTANDER_PLAYERS and not self.advanced

    def sides(self) -> i64:
        """Return how many play against each other: teams, or everybody."""
        return self.players // 2 if self.teams else self.players

    def side(self, seat: i64) -> i64:
        """Return the side that a seat plays for: with teams, those opposite each other (7.1)."""
        return seat % 2 if self.teams else seat
