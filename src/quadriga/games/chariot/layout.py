"""Lays a circuit out: from the lanes in board.toml to spaces that know where they lead."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate

from quadriga.games.chariot.course import INWARD, NO_LIMIT, NOWHERE, STRAIGHT, WAYS, Circuit

SIDES = ("A", "B")
HALVES = tuple(first + second for first in SIDES for second in SIDES)
LANE_LETTERS = "omi"

Spot = tuple[int, int]


class CannotBeRaced(Exception):
    """Why a circuit makes no race."""


@dataclass(frozen=True)
class Lane:
    """One lane: the length of each space in parts, numbered spaces with their limit, and where it is cut."""

    name: str
    lengths: tuple[int, ...]
    offset: int
    limits: dict[int, int]
    line: int
    half: int

    def __len__(self) -> int:
        return len(self.lengths)

    @cached_property
    def fronts(self) -> list[int]:
        """Return front edges in parts, those up to the line as they are met at the end of a lap."""
        edges = [edge - self.offset for edge in accumulate(self.lengths)]
        return [edge if at > self.line else edge + sum(self.lengths) for at, edge in enumerate(edges)]

    def is_in_first_half(self, space: int) -> bool:
        behind_line = (space - self.line - 1) % len(self)
        return behind_line < (self.half - self.line) % len(self)


@dataclass(frozen=True)
class Layout:
    """All spaces of a board in one row, the lanes one after the other, as the rules number them."""

    lanes: tuple[Lane, ...]
    grid: tuple[Spot, ...]
    pillars: tuple[Spot, ...]

    @property
    def lap(self) -> int:
        return sum(self.lanes[0].lengths)

    def spots(self) -> Iterator[Spot]:
        for lane, row in enumerate(self.lanes):
            for space in range(len(row)):
                yield lane, space

    def number(self, spot: Spot) -> int:
        return sum(len(lane) for lane in self.lanes[: spot[0]]) + spot[1]

    def standing_pillars(self, halves: str) -> set[Spot]:
        """Return the pillars of those halves that lie with side B up."""
        up = {True: halves[0] == "B", False: halves[1] == "B"}
        return {spot for spot in self.pillars if up[self.lanes[spot[0]].is_in_first_half(spot[1])]}

    def circuit(self, halves: str) -> Circuit:
        fronts = [front for lane in self.lanes for front in lane.fronts]
        onto: list[int] = []
        crossing: list[int] = []
        for spot in self.spots():
            for way in range(WAYS):
                goal = self._goals[spot, way]
                onto.append(NOWHERE if goal is None else self.number(goal[0]))
                crossing.append(0 if goal is None else goal[1])
        pillars = self.standing_pillars(halves)
        return Circuit(
            halves,
            [f"{LANE_LETTERS[lane]}{space}" for lane, space in self.spots()],
            onto,
            crossing,
            [self.number((lane, (space - 1) % len(self.lanes[lane]))) for lane, space in self.spots()],
            fronts,
            [self.lanes[lane].limits.get(space, NO_LIMIT) for lane, space in self.spots()],
            [int(spot in pillars) for spot in self.spots()],
            [self.number(spot) for spot in self.grid],
            self.lap,
        )

    @cached_property
    def _goals(self) -> dict[tuple[Spot, int], tuple[Spot, int] | None]:
        """Where each way leads from each space, and how often it crosses the line."""
        return {(spot, way): self._goal(spot, way) for spot in self.spots() for way in range(WAYS)}

    def _goal(self, spot: Spot, way: int) -> tuple[Spot, int] | None:
        lane, space = spot
        if way == STRAIGHT:
            return (lane, (space + 1) % len(self.lanes[lane])), int(space == self.lanes[lane].line)
        other = lane + (1 if way == INWARD else -1)
        return self.beside(spot, other) if 0 <= other < len(self.lanes) else None

    def beside(self, spot: Spot, other: int) -> tuple[Spot, int]:
        """Return the one space of the other lane that our front edge points at (7.3)."""
        front = self.lanes[spot[0]].fronts[spot[1]]
        lane = self.lanes[other]
        found = [
            ((other, space), crossing)
            for space, edge in enumerate(lane.fronts)
            for crossing in (-1, 0, 1)
            if edge - lane.lengths[space] < front - crossing * self.lap < edge
        ]
        if len(found) != 1:
            raise CannotBeRaced(f"{lane.name} has {len(found)} spaces to change to from {self.name(spot)}")
        return found[0]

    def name(self, spot: Spot) -> str:
        return f"{self.lanes[spot[0]].name} {spot[1]}"

    def check(self) -> None:
        """Raise CannotBeRaced if no race makes sense here, whatever sides lie up."""
        self._check_fronts()
        self._check_changes()
        self._check_grid()
        self._check_pillars()
        for halves in HALVES:
            for place, spot in enumerate(self.grid, 1):
                if not self._leads_round(spot, halves):
                    raise CannotBeRaced(f"on {halves} no way leads past the pillars from place {place}")

    def _check_fronts(self) -> None:
        for lane in self.lanes:
            if sum(lane.lengths) != self.lap:
                raise CannotBeRaced(
                    f"{lane.name} is {sum(lane.lengths)} parts long, and the first lane {self.lap}"
                )
        seen: dict[int, Spot] = {}
        for spot in self.spots():
            edge = self.lanes[spot[0]].fronts[spot[1]] % self.lap
            if edge in seen:
                raise CannotBeRaced(f"{self.name(seen[edge])} and {self.name(spot)} have their fronts level")
            seen[edge] = spot

    def _check_changes(self) -> None:
        for (spot, _), goal in self._goals.items():
            if goal is not None and goal[1] < 0:
                lane = self.lanes[goal[0][0]].name
                raise CannotBeRaced(
                    f"changing from {self.name(spot)} to {lane} would lead back over the line"
                )

    def _check_grid(self) -> None:
        if len(set(self.grid)) != len(self.grid):
            raise CannotBeRaced("two starting places are the same space")
        fronts = [self.lanes[lane].fronts[space] for lane, space in self.grid]
        if sorted(fronts, reverse=True) != fronts:
            raise CannotBeRaced("the starting places do not stand in the order of their fronts")
        for spot in self.grid:
            if self.lanes[spot[0]].fronts[spot[1]] * 2 <= self.lap:
                raise CannotBeRaced(f"starting place {self.name(spot)} is over the line already")
            if spot in self.pillars:
                raise CannotBeRaced(f"a pillar stands on starting place {self.name(spot)}")

    def _check_pillars(self) -> None:
        for number, lane in enumerate(self.lanes):
            standing = sum(spot[0] == number for spot in self.pillars)
            if standing == 0:
                raise CannotBeRaced(f"{lane.name} has no pillar on side B")
            # Whoever is put back must find room between the others and the pillars.
            if len(lane) - standing <= len(self.grid):
                raise CannotBeRaced(f"{lane.name} is too short for {len(self.grid)} chariots")

    def _leads_round(self, start: Spot, halves: str) -> bool:
        """Whether a way without pillars leads over the line and once round to it again."""
        pillars = self.standing_pillars(halves)
        reached = {(start, 0)}
        open_ends = [(start, 0)]
        while open_ends:
            spot, crossings = open_ends.pop()
            for way in range(WAYS):
                goal = self._goals[spot, way]
                if goal is None or goal[0] in pillars or (goal[0], crossings + goal[1]) in reached:
                    continue
                if crossings + goal[1] == 2:
                    return True
                reached.add((goal[0], crossings + goal[1]))
                open_ends.append((goal[0], crossings + goal[1]))
        return False
