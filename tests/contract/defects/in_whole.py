"""Cups, broken over whole games."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game_template.rules import CupsState
from quadriga import Event, Game, Rng
from tests.contract.defects.note import CopyOfCups, at_home, breaks, breaks_game, changed, with_rules


@breaks("play out takes what draw and pick choose")
class PlaysOutOtherGames(CupsState):
    def play_out(self, rng: Rng) -> tuple[int, int]:
        rng.word()
        return super().play_out(rng)


@breaks("play out takes what draw and pick choose")
class CountsTogether(CupsState):
    def play_out(self, rng: Rng) -> tuple[int, int]:
        return sum(super().play_out(rng)), 0


@breaks_game("records replay and read back")
def numbers_its_rules_beyond_reading() -> Game[CupsState]:
    return changed(version=10**10)


@breaks_game("every game starts afresh")
def starts_with_a_used_position() -> Game[CupsState]:
    game = with_rules(CopyOfCups)

    @cache
    def begin(players: int, swaps: bool, path: str) -> CupsState:
        return game.begin(players, {"swaps": swaps, "path": path})

    used = replace(
        game, begin=lambda players, options: begin(players, bool(options["swaps"]), str(options["path"]))
    )
    return at_home(used, CopyOfCups)


@breaks("listening changes nothing")
class CopyGoesOnTelling(CupsState):
    def copy(self) -> CupsState:
        other = super().copy()
        other.events = self.events
        return other


@breaks("listening changes nothing")
class WalksFurtherWhenHeard(CupsState):
    def _walk(self) -> None:
        if self.events is not None:
            self.steps[self.turn] = min(self.steps[self.turn] + 1, self._end())
        super()._walk()


@breaks("events name their clause")
class TellsOfNoClause(CupsState):
    def _tell(self, name: str, clause: str, **facts: int) -> None:
        super()._tell(name, "3.9" if name == "walk" else clause, **facts)


@breaks("events name their clause")
class TellsOfNoSeat(CupsState):
    def _tell(self, name: str, clause: str, **facts: int) -> None:
        super()._tell(name, clause, **{fact: value + 4 for fact, value in facts.items()})


@breaks("events name their clause")
class TellsWords(CupsState):
    def _tell(self, name: str, clause: str, **facts: int) -> None:
        if self.events is not None:
            self.events.append(Event(name, clause, {"path": self.path}))  # type: ignore[dict-item]  # the defect
