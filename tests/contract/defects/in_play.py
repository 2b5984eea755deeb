"""Cups, broken in how it is played."""

from __future__ import annotations

from game_template.board import board
from game_template.rules import WALK, CupsState
from quadriga import CHANCE, OVER, Rng
from tests.contract.defects.note import breaks


@breaks("random play ends")
class NobodyEverArrives(CupsState):
    def _end(self) -> int:
        return 1000


@breaks("random play ends")
class SwapFails(CupsState):
    def _swap(self, other: int) -> None:
        raise IndexError(other)


@breaks("somebody acts")
class ForgetsSomebodyAtTheEnd(CupsState):
    def players(self) -> int:
        return super().players() - self._is_over()


@breaks("somebody acts")
class LegalAtChance(CupsState):
    def legal(self) -> list[int]:
        return super().legal() or [WALK]


@breaks("somebody acts")
class SeatOutOfRange(CupsState):
    def actor(self) -> int:
        actor = super().actor()
        return actor if actor < 0 else actor + 10

    def legal(self) -> list[int]:
        return [] if self.actor() < 0 else [WALK]


@breaks("somebody acts")
class ChancesAlways(CupsState):
    def chances(self) -> list[tuple[int, int]]:
        return list(board().faces)


@breaks("legal order is stable")
class OrderTurnsAround(CupsState):
    asked = 0

    def legal(self) -> list[int]:
        OrderTurnsAround.asked += 1
        return super().legal()[:: 1 if OrderTurnsAround.asked % 2 else -1]


@breaks("legal order is stable")
class WalksTwice(CupsState):
    def legal(self) -> list[int]:
        legal = super().legal()
        return legal + legal[:1]


@breaks("copies are independent")
class CopySharesSteps(CupsState):
    def copy(self) -> CupsState:
        other = super().copy()
        other.steps = self.steps
        return other


@breaks("copies are independent")
class CopyIsAnotherType(CupsState):
    def copy(self) -> CupsState:
        return CupsState(
            self.path, self.swaps, self.steps[:], self.dice[:], self.tokens[:], self.seen[:], self.turn
        )


class Line(CupsState):
    line: tuple[CupsState, ...] = ()

    def copy(self) -> CupsState:
        other = super().copy()
        assert isinstance(other, Line)
        other.line = (*self.line, self)
        return other


@breaks("past positions never change")
class EndReachesBack(Line):
    def _end_turn(self) -> None:
        super()._end_turn()
        if self.actor() == OVER and len(self.line) > 5:
            self.line[-6].tokens[0] = 1 - self.line[-6].tokens[0] % 2


@breaks("equal positions go on equally")
class ThirdWalkIsLonger(CupsState):
    walks = 0

    def copy(self) -> CupsState:
        other = super().copy()
        assert isinstance(other, ThirdWalkIsLonger)
        other.walks = self.walks
        return other

    def _walk(self) -> None:
        self.walks += 1
        if self.walks % 3 == 0:
            self.steps[self.turn] = min(self.steps[self.turn] + 1, self._end())
        super()._walk()


@breaks("equal positions go on equally")
class FaceThatFails(CupsState):
    def draw(self, rng: Rng) -> int:
        return min(super().draw(rng), 3)

    def _shake(self, face: int) -> None:
        if face == 5:
            raise IndexError(face)
        super()._shake(face)


@breaks("illegal actions are refused")
class TakesAnythingForAWalk(CupsState):
    def apply(self, action: int) -> None:
        known = action in self.legal() or self.actor() < 0
        super().apply(action if known else WALK)


@breaks("illegal actions are refused")
class ChangesBeforeRefusing(CupsState):
    def apply(self, action: int) -> None:
        if self.actor() == CHANCE and action == 4:
            self.seen[0] = 3
        super().apply(action)


@breaks("illegal actions are refused")
class CountsInThirtyTwoBits(CupsState):
    def apply(self, action: int) -> None:
        super().apply(action & 0xFFFFFFFF)


@breaks("illegal actions are refused")
class RefusesByIndexError(CupsState):
    def refuse(self, action: int) -> None:  # type: ignore[override]  # the defect
        raise IndexError(action)


@breaks("questions wait for their moment")
class PayoffTooSoon(CupsState):
    def payoff(self) -> list[float]:
        return super().payoff() if self.actor() == OVER else [0.0] * self.players()


@breaks("questions wait for their moment")
class DrawsWithoutChance(CupsState):
    def draw(self, rng: Rng) -> int:
        return super().draw(rng) if self.actor() == CHANCE else 0


@breaks("payoff shares the win")
class EverybodyWins(CupsState):
    def payoff(self) -> list[float]:
        return [1.0 for _ in super().payoff()]


@breaks("payoff shares the win")
class OneSeatIsForgotten(CupsState):
    def payoff(self) -> list[float]:
        return [1.0, *(0.0 for _ in super().payoff()[2:])]


@breaks("payoff shares the win")
class SomebodyLosesMore(CupsState):
    def payoff(self) -> list[float]:
        return [2.0, -1.0, *(0.0 for _ in super().payoff()[2:])]


@breaks("partners share a side")
class PartnersWinApart(CupsState):
    def side(self, seat: int) -> int:
        return super().side(seat) % 2


@breaks("partners share a side")
class CountsSidesFromOne(CupsState):
    def side(self, seat: int) -> int:
        return super().side(seat) + 1


@breaks("partners share a side")
class ChangesSides(CupsState):
    def side(self, seat: int) -> int:
        return (super().side(seat) + sum(self.steps)) % self.players()


@breaks("asking changes nothing")
class AskingShowsADie(CupsState):
    def chances(self) -> list[tuple[int, int]]:
        if self.actor() >= 0:
            self.seen[self.turn] = (1 << self.players()) - 1
        return super().chances()


@breaks("judgement shares the win")
class EverybodyIsSureToWin(CupsState):
    def judge(self) -> list[float]:
        return super().judge() if self.actor() == OVER else [1.0] * self.players()


@breaks("judgement shares the win")
class JudgesOneSeatOnly(CupsState):
    def judge(self) -> list[float]:
        return super().judge() if self.actor() == OVER else [1.0]


@breaks("judgement shares the win")
class JudgesBelowNothing(CupsState):
    def judge(self) -> list[float]:
        return super().judge() if self.actor() == OVER else [2.0, -1.0, *[0.0] * (self.players() - 2)]


@breaks("judgement shares the win")
class DoubtsTheEnd(CupsState):
    def judge(self) -> list[float]:
        return [1 / self.players()] * self.players()


@breaks("judging changes nothing")
class JudgingTakesAToken(CupsState):
    def judge(self) -> list[float]:
        self.tokens[0] = max(0, self.tokens[0] - 1)
        return super().judge()


@breaks("equal positions are judged equally")
class ChangesItsMind(CupsState):
    asked = 0

    def judge(self) -> list[float]:
        ChangesItsMind.asked += 1
        favourite = ChangesItsMind.asked % self.players()
        over = self.actor() == OVER
        return self.payoff() if over else [float(seat == favourite) for seat in range(self.players())]


@breaks("what is judged openly hangs on no secret")
class PeeksWhileItJudges(CupsState):
    def judges_openly(self) -> bool:
        return True
