"""Cups, broken in who knows what."""

from __future__ import annotations

from dataclasses import replace

from game_template import GAME
from game_template.rules import EMPTY, SWAP, WALK, CupsState
from quadriga import Game, Rng, State
from quadriga.core.game import Plain
from tests.contract.defects.note import CopyOfCups, breaks, breaks_game, changed, with_rules


@breaks_game("views are plain and follow the position")
def shows_a_set() -> Game[CupsState]:
    def look(state: CupsState, seat: int | None) -> dict[str, Plain]:
        return {"steps": {*state.steps}, "turn": state.turn}  # type: ignore[dict-item]  # the defect

    return replace(with_rules(CopyOfCups), look=look)


@breaks_game("views are plain and follow the position")
def shows_no_number() -> Game[CupsState]:
    return changed(look=lambda state, seat: {**GAME.look(state, seat), "worth": float("inf")})


@breaks_game("views are plain and follow the position")
def forgets_in_writing_who_knows_what() -> Game[CupsState]:
    def write(state: CupsState) -> str:
        forgetful = state.copy()
        forgetful.seen = [1 << seat for seat in range(state.players())]
        return GAME.write(forgetful)

    return changed(write=write)


@breaks_game("redraw keeps what the seat sees")
def shows_every_die() -> Game[CupsState]:
    return changed(look=lambda state, seat: {**GAME.look(state, seat), "dice": [*state.dice]})


@breaks_game("who watches sees no more than any seat")
def shows_every_die_to_who_watches() -> Game[CupsState]:
    def look(state: CupsState, seat: int | None) -> dict[str, Plain]:
        return {**GAME.look(state, seat), **({"dice": [*state.dice]} if seat is None else {})}

    return changed(look=look)


@breaks("everybody sees the same where nothing is hidden")
class ForgetsToRedraw(CupsState):
    redraw = State.redraw  # type: ignore[assignment]  # the defect


@breaks("nothing is drawn anew where there are no secrets")
class DeniesItsSecrets(CupsState):
    def has_secrets(self) -> bool:
        return False


@breaks("wrong seats are refused")
class RedrawsForAnyone(CupsState):
    def check_seat(self, seat: int) -> None:
        pass


@breaks("wrong seats are refused")
class FindsASideForAnyone(CupsState):
    def side(self, seat: int) -> int:
        return seat % self.players()


@breaks("redraw keeps what the seat sees")
class RedrawsWhatIsKnown(CupsState):
    def redraw(self, seat: int, rng: Rng) -> CupsState:
        self.check_seat(seat)
        return super().redraw((seat + 1) % self.players(), rng)


@breaks("redraw keeps what the seat sees")
class RedrawIsNoCopy(CupsState):
    def redraw(self, seat: int, rng: Rng) -> CupsState:
        self.check_seat(seat)
        return self


@breaks("redraw keeps what the seat sees")
class SecretsDecideWhatIsLegal(CupsState):
    def legal(self) -> list[int]:
        return [action for action in super().legal() if action == WALK or self.dice[action - SWAP] > 1]


@breaks("what looks equal allows the same")
class SecretsDecideAndRedrawHidesIt(SecretsDecideWhatIsLegal):
    def redraw(self, seat: int, rng: Rng) -> CupsState:
        self.check_seat(seat)
        return self.copy()


@breaks("redraw draws the unknown anew")
class RedrawKeepsTheSecrets(CupsState):
    def redraw(self, seat: int, rng: Rng) -> CupsState:
        self.check_seat(seat)
        return self.copy()


@breaks("what shows nothing looks the same in every world")
class ShowsNothing(CupsState):
    def shows(self, action: int) -> bool:
        return False


@breaks("redraw hangs on nothing hidden")
class RedrawTurnsTheDice(CupsState):
    def redraw(self, seat: int, rng: Rng) -> CupsState:
        other = super().redraw(seat, rng)
        for cup, die in enumerate(self.dice):
            if not self.knows(seat, cup) and die != EMPTY:
                other.dice[cup] = max(1, die - int(rng.below(2)))
        return other
