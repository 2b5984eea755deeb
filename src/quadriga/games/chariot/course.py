"""What stays the same through one race: the circuit, the sheets, the figures, the action numbers."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quadriga.games.chariot.dice import FACES, Die

NOWHERE: Final = -1
NOBODY: Final = -1
NO_LIMIT: Final = -1

# Ways to go on from a space.
STRAIGHT: Final = 0
OUTWARD: Final = 1
INWARD: Final = 2
WAYS: Final = 3

# The first actions; the others depend on the figures, see Course.
STOP: Final = 0
FASTER: Final = 1
SLOWER: Final = 2
GO: Final = 3  # and the way
MEND: Final = GO + WAYS  # and the points, less one


@final
class Circuit:
    """The spaces and how they hang together, numbered lane by lane from the outer one inwards.

    `onto` and `crossing` have three entries for each space, one for each way: the space it leads to
    or NOWHERE, and 1 where the line lies between. `fronts` are front edges in parts of one lap, those
    up to the line as they are met at its end.
    """

    def __init__(
        self,
        halves: str,
        names: list[str],
        onto: list[int],
        crossing: list[int],
        behind: list[int],
        fronts: list[int],
        limits: list[int],
        pillars: list[int],
        grid: list[int],
        lap: int,
    ) -> None:
        self.halves = halves
        self.names = names
        self.spaces: i64 = len(names)
        self.onto = vec[i64](onto)
        self.crossing = vec[i64](crossing)
        self.behind = vec[i64](behind)
        self.fronts = vec[i64](fronts)
        self.limits = vec[i64](limits)
        self.pillars = vec[i64](pillars)
        self.grid = vec[i64](grid)
        self.lap: i64 = lap

    def leads(self, start: i64, goal: i64, steps: i64) -> bool:
        """Whether at most so many steps, ahead or to another lane, lead from start to goal."""
        if start == goal:
            return True
        if steps == 0:
            return False
        for way in range(WAYS):
            space = self.onto[start * WAYS + way]
            if space != NOWHERE and self.leads(space, goal, steps - 1):
                return True
        return False


@final
class Sheet:
    """A chariot's three tracks: where each begins and ends, dice by speed, highest speed by damage."""

    def __init__(
        self,
        damage: tuple[int, int],
        speed: tuple[int, int],
        fortune: tuple[int, int],
        dice: list[int],
        top: list[int],
    ) -> None:
        self.damage: i64 = damage[0]
        self.most_damage: i64 = damage[1]
        self.speed: i64 = speed[0]
        self.most_speed: i64 = speed[1]
        self.fortune: i64 = fortune[0]
        self.most_fortune: i64 = fortune[1]
        self.dice = vec[i64](dice)
        self.top = vec[i64](top)


@final
class Costs:
    """What things cost and do."""

    def __init__(
        self,
        laps: int,
        rounds: int,
        caltrops: int,
        repair_cost: int,
        repair_most: int,
        favour_cost: int,
        sprint_speed: int,
        sprint_damage: int,
        caltrop_damage: int,
        ram_damage: int,
        javelin_damage: int,
        javelin_range: int,
    ) -> None:
        self.laps: i64 = laps
        self.rounds: i64 = rounds
        self.caltrops: i64 = caltrops
        self.repair_cost: i64 = repair_cost
        self.repair_most: i64 = repair_most
        self.favour_cost: i64 = favour_cost
        self.sprint_speed: i64 = sprint_speed
        self.sprint_damage: i64 = sprint_damage
        self.caltrop_damage: i64 = caltrop_damage
        self.ram_damage: i64 = ram_damage
        self.javelin_damage: i64 = javelin_damage
        self.javelin_range: i64 = javelin_range


@final
class Course:
    """One race: who drives, on what circuit, with which sheets and rules.

    Actions are numbered in blocks: stop, the signs, the ways, mending; then from `draft_at` one for
    each chariot, from `place_at` for each starting place, from `set_at` for each pair of faces, from
    `javelin_at` for each chariot, from `roll_at` for each multiset of dice, and from `caltrop_at` for
    each space.
    """

    def __init__(
        self,
        players: int,
        each: int,
        circuit: Circuit,
        colours: tuple[str, ...],
        sheets: list[Sheet],
        costs: Costs,
        die: Die,
        black: bool,
        safe: bool,
    ) -> None:
        self.players: i64 = players
        self.each: i64 = each
        self.racing: i64 = players * each
        self.circuit = circuit
        self.colours = colours
        self.chariots: i64 = len(colours)
        self.bit = vec[i64]([1 << chariot for chariot in range(len(colours))])
        self.sheets = sheets
        self.costs = costs
        self.die = die
        self.black = black
        self.safe = safe
        self.draft_at: i64 = MEND + self.costs.repair_most
        self.place_at: i64 = self.draft_at + self.chariots
        self.set_at: i64 = self.place_at + len(circuit.grid)
        self.javelin_at: i64 = self.set_at + FACES * FACES
        self.roll_at: i64 = self.javelin_at + self.chariots
        self.caltrop_at: i64 = self.roll_at + die.multisets
        self.actions: i64 = self.caltrop_at + circuit.spaces
