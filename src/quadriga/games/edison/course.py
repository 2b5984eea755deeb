"""What stays the same through one game: the places of the track, the figures, the action numbers."""

from __future__ import annotations

from typing import Final, NamedTuple, final

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

PAIRS: Final = [(one, other) for one in range(VEHICLES) for other in range(one + 1, VEHICLES)]

BITS: Final = 62  # that a number has room for, and so the most places in a set


class Agreed(NamedTuple):
    """What is agreed before the game."""

    players: int
    advanced: bool
    teams: bool
    hidden: bool
    walls: str
    chips: str


class Chips(NamedTuple):
    """The spaces that chips are laid on, and what those for a random layout show, by their colour."""

    spaces: list[int]
    pools: list[list[int]]


class Track(NamedTuple):
    """The places: their names, the spaces they belong to, how many they hold, and where a step leads."""

    names: list[str]
    spaces: list[int]
    room: list[int]
    clockwise: list[list[int]]
    counter: list[list[int]]


class Drop(NamedTuple):
    """The spaces above and below the drop, their values and that of the centre."""

    top: int
    bottom: int
    top_value: int
    bottom_value: int
    centre_value: int


class Cards(NamedTuple):
    """The transaction cards of each player."""

    distances: int
    scoring: int
    ahead: int
    back: int


class Counts(NamedTuple):
    """What vehicles count for whom: the ranking cards, who is on none, and the points of a sheet."""

    rankings: list[list[int]]
    bystander: int
    points: int


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
        self, agreed: Agreed, chips: Chips, track: Track, drop: Drop, cards: Cards, counts: Counts
    ) -> None:
        self.players: i64 = agreed.players
        self.advanced = agreed.advanced
        self.teams = agreed.teams
        self.hidden = agreed.hidden
        self.walls = agreed.walls
        self.chips = agreed.chips

        self.chip_spaces = vec[i64](chips.spaces)
        self.pools = chips.pools
        self.chip_values = sorted({chip for pool in chips.pools for chip in pool})

        self.names = track.names
        self.places: i64 = len(track.names)
        self.centre: i64 = self.places - 1
        self.space = vec[i64](track.spaces)
        self.spaces: i64 = track.spaces[-2] + 1  # the last on the track; behind it there is the centre
        self.room = vec[i64](track.room)
        self.onward = vec[i64](_onward(track))

        self.top: i64 = drop.top
        self.bottom: i64 = drop.bottom
        self.top_value: i64 = drop.top_value
        self.bottom_value: i64 = drop.bottom_value
        self.centre_value: i64 = drop.centre_value

        self.pairs: i64 = len(PAIRS)
        self.one_of = vec[i64]([one for one, _ in PAIRS])
        self.other_of = vec[i64]([other for _, other in PAIRS])
        self.distances: i64 = cards.distances
        self.scoring: i64 = cards.scoring
        self.ahead: i64 = cards.ahead
        self.back: i64 = cards.back

        self.rankings = counts.rankings
        self.bystander: i64 = counts.bystander
        self.points: i64 = counts.points

        self.distance_at: i64 = self.pairs
        self.waive_at: i64 = self.distance_at + self.distances
        self.direction_at: i64 = self.waive_at + 1
        self.move_at: i64 = self.direction_at + 2
        self.points_at: i64 = self.move_at + VEHICLES * self.places

        self.bit = vec[i64]([1 << number for number in range(BITS)])

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


def _onward(track: Track) -> list[int]:
    """Return where steps lead, four entries for each place: two counter-clockwise, two clockwise."""
    return [
        place
        for both in zip(track.counter, track.clockwise, strict=True)
        for ways in both
        for place in [*ways, NOWHERE, NOWHERE][:2]
    ]
