"""Cups, broken in its chances."""

from __future__ import annotations

from game_template.rules import SWAP, WALK, CupsState
from quadriga import CHANCE, Rng
from tests.contract.defects.note import breaks


@breaks("chances are distinct with whole weights")
class FacesListedTwice(CupsState):
    def chances(self) -> list[tuple[int, int]]:
        return [(face, 1) for face, sides in super().chances() for _ in range(sides)]


@breaks("chances are distinct with whole weights")
class FaceThatNeverComes(CupsState):
    def chances(self) -> list[tuple[int, int]]:
        chances = super().chances()
        return [*chances, (4, 0)] if chances else []

    def apply(self, action: int) -> None:
        if self.actor() == CHANCE and action == 4:
            self._shake(5)
        else:
            super().apply(action)


@breaks("chance decides for somebody who sits there")
class RollsForNobody(CupsState):
    def roller(self) -> int:
        return self.players() if self.actor() == CHANCE else CHANCE


@breaks("chance decides for somebody who sits there")
class RollsWithoutDice(CupsState):
    def roller(self) -> int:
        return 0


@breaks("draw follows the weights")
class DrawsEveryFaceAlike(CupsState):
    def draw(self, rng: Rng) -> int:
        chances = self.chances()
        return chances[rng.below(len(chances))][0] if chances else super().draw(rng)


@breaks("draw follows the weights")
class DrawsByItself(CupsState):
    drawn = 0

    def draw(self, rng: Rng) -> int:
        DrawsByItself.drawn += 1
        chances = self.chances()
        return chances[DrawsByItself.drawn % len(chances)][0] if chances else super().draw(rng)


@breaks("pick is even over the legal actions")
class PicksTheFirstMoreOften(CupsState):
    def pick(self, rng: Rng) -> int:
        legal = self.legal()
        return legal[rng.below(len(legal) + 1) % len(legal)] if legal else super().pick(rng)


@breaks("pick is even over the legal actions")
class PicksWhatIsNotLegal(CupsState):
    def pick(self, rng: Rng) -> int:
        action = super().pick(rng)
        return action if rng.below(50) else SWAP + self.players()

    def apply(self, action: int) -> None:
        super().apply(WALK if action == SWAP + self.players() and self.actor() >= 0 else action)
