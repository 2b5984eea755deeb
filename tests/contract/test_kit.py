"""The kit catches what it should: each broken game has one defect, and the right check names it."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from functools import cache
from types import ModuleType

import pytest

from game_template import GAME
from game_template.board import board
from game_template.rules import SWAP, WALK, CupsState
from quadriga import CHANCE, OVER, Event, Game, Rng
from quadriga.core.game import Plain
from quadriga.core.options import Choice, Flag, Options, OptionValue
from quadriga.core.owner import revive
from quadriga.testing import ContractBroken, check_game, contract
from quadriga.testing.broken import sentence
from quadriga.testing.chance import chi_square

DEFECTS: dict[str, tuple[str, Callable[[], Game[CupsState]]]] = {}


def breaks(check: str) -> Callable[[type[CupsState]], type[CupsState]]:
    """Note down a class of states with one defect, and the check that must name it."""

    def note(rules: type[CupsState]) -> type[CupsState]:
        DEFECTS[rules.__name__] = (check, lambda: with_rules(rules))
        return rules

    return note


def with_rules(rules: type[CupsState]) -> Game[CupsState]:
    """Return Cups with other rules, in a package of its own."""

    def anew(state: CupsState) -> CupsState:
        return rules(state.path, state.swaps, state.steps, state.dice, state.tokens, state.seen, state.turn)

    def begin(players: int, options: Options) -> CupsState:
        return anew(GAME.begin(players, options))

    def read(text: str) -> CupsState:
        return anew(GAME.read(text))

    return at_home(replace(GAME, begin=begin, read=read), rules)


def at_home(game: Game[CupsState], rules: type[CupsState]) -> Game[CupsState]:
    package = ModuleType(f"broken_{rules.__name__}")
    package.__dict__["GAME"] = game
    sys.modules[package.__name__] = package
    rules.__module__ = package.__name__
    return game


def breaks_game(check: str) -> Callable[[Callable[[], Game[CupsState]]], Callable[[], Game[CupsState]]]:
    """Note down a game whose defect is not in its states, and the check that must name it."""

    def note(make: Callable[[], Game[CupsState]]) -> Callable[[], Game[CupsState]]:
        DEFECTS[make.__name__] = (check, make)
        return make

    return note


def changed(
    *,
    write: Callable[[CupsState], str] | None = None,
    read: Callable[[str], CupsState] | None = None,
    **others: object,
) -> Game[CupsState]:
    """Return Cups with other functions around its own rules."""

    class Rules(CupsState):
        pass

    plain = with_rules(Rules)
    mine = replace(plain, **others)  # type: ignore[arg-type]  # each defect below names a field
    if write:
        mine = replace(mine, write=write)
    if read:
        inner = plain.read

        def reading(text: str) -> CupsState:
            return inner(GAME.write(read(text)))

        mine = replace(mine, read=reading)
    return at_home(mine, Rules)


# Tables


@breaks_game("wrong numbers of players are refused")
def takes_any_number_of_players() -> Game[CupsState]:
    class AnyNumber(Game[CupsState]):
        def agree(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
            return super().agree(max(2, min(players, 4)), given)

    return AnyNumber(**{field.name: getattr(GAME, field.name) for field in fields(GAME)})


@breaks_game("wrong options are refused")
def takes_any_option() -> Game[CupsState]:
    class Lenient(Choice):
        def check(self, value: object, players: int) -> str:
            return value if isinstance(value, str) and value in self.values else self.default

    return replace(GAME, options=(Lenient("path", ("short", "long")), Flag("swaps")))


@breaks_game("options round trip through their text")
def writes_every_flag_as_yes() -> Game[CupsState]:
    class Yes(Flag):
        def text(self, value: OptionValue) -> str:
            return "yes"

    return replace(GAME, options=(Choice("path", ("short", "long")), Yes("swaps")))


@breaks_game("options round trip through their text")
def samples_what_it_refuses() -> Game[CupsState]:
    class Oversampled(Choice):
        def samples(self, players: int) -> list[OptionValue]:
            return [*self.values, "wide"]

    return replace(GAME, options=(Oversampled("path", ("short", "long")), Flag("swaps")))


# Play


@breaks("random play ends")
class NobodyEverArrives(CupsState):
    def _end(self) -> int:
        return 1000


@breaks("random play ends")
class SwapFails(CupsState):
    def _swap(self, other: int) -> None:
        raise IndexError(other)


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
        return super().payoff() if self.actor() == OVER else [0.0] * self.players


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


@breaks("asking changes nothing")
class AskingShowsADie(CupsState):
    def chances(self) -> list[tuple[int, int]]:
        if self.actor() >= 0:
            self.seen[self.turn] = (1 << self.players) - 1
        return super().chances()


# Chance


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
        return action if rng.below(50) else SWAP + self.players

    def apply(self, action: int) -> None:
        super().apply(WALK if action == SWAP + self.players and self.actor() >= 0 else action)


# Knowledge


@breaks_game("views are plain and follow the position")
def shows_a_set() -> Game[CupsState]:
    def look(state: CupsState, seat: int) -> dict[str, Plain]:
        return {"steps": {*state.steps}, "turn": state.turn}  # type: ignore[dict-item]  # the defect

    return replace(with_rules(CopyOfCups), look=look)


@breaks_game("views are plain and follow the position")
def shows_no_number() -> Game[CupsState]:
    return changed(look=lambda state, seat: {**GAME.look(state, seat), "worth": float("inf")})


@breaks_game("views are plain and follow the position")
def forgets_in_writing_who_knows_what() -> Game[CupsState]:
    def write(state: CupsState) -> str:
        forgetful = state.copy()
        forgetful.seen = [1 << seat for seat in range(state.players)]
        return GAME.write(forgetful)

    return changed(write=write)


@breaks_game("redraw keeps what the seat sees")
def shows_every_die() -> Game[CupsState]:
    return changed(look=lambda state, seat: {**GAME.look(state, seat), "dice": [*state.dice]})


@breaks("redraw keeps what the seat sees")
class RedrawsWhatIsKnown(CupsState):
    def redraw(self, seat: int, rng: Rng) -> CupsState:
        return super().redraw((seat + 1) % self.players, rng)


@breaks("redraw keeps what the seat sees")
class RedrawIsNoCopy(CupsState):
    def redraw(self, seat: int, rng: Rng) -> CupsState:
        return self


@breaks("redraw keeps what the seat sees")
class SecretsDecideWhatIsLegal(CupsState):
    def legal(self) -> list[int]:
        return [action for action in super().legal() if action == WALK or self.dice[action - SWAP] > 1]


@breaks("what looks equal allows the same")
class SecretsDecideAndRedrawHidesIt(SecretsDecideWhatIsLegal):
    def redraw(self, seat: int, rng: Rng) -> CupsState:
        return self.copy()


@breaks("redraw draws the unknown anew")
class RedrawKeepsTheSecrets(CupsState):
    def redraw(self, seat: int, rng: Rng) -> CupsState:
        return self.copy()


# Notation


class CopyOfCups(CupsState):
    pass


@breaks_game("positions round trip through their text")
def reads_another_turn() -> Game[CupsState]:
    def read(text: str) -> CupsState:
        state = GAME.read(text)
        state.turn = 0
        return state

    return changed(read=read)


@breaks_game("positions round trip through their text")
def lives_in_another_package() -> Game[CupsState]:
    return replace(GAME, write=lambda state: GAME.write(state).replace("short", "brief"))


@breaks_game("positions round trip through their text")
def writes_white_space() -> Game[CupsState]:
    return changed(write=lambda state: GAME.write(state).replace("|", " | "))


@breaks_game("action texts are distinct and read back")
def writes_every_swap_alike() -> Game[CupsState]:
    return changed(write_action=lambda state, action: GAME.write_action(state, action).replace("3", "2"))


@breaks_game("action texts are distinct and read back")
def has_an_action_text_it_does_not_list() -> Game[CupsState]:
    return changed(actions=r"walk|shake \d")


@breaks_game("wrong action texts are refused")
def takes_noise_for_an_action() -> Game[CupsState]:
    return changed(actions=r".*")


@breaks_game("noise is unreadable")
def fails_on_noise() -> Game[CupsState]:
    def read(text: str) -> CupsState:
        turn = text.split(" | ")[3]
        return GAME.read(text) if turn else GAME.start(2)

    return changed(read=read)


@breaks_game("cut texts are unreadable")
def fills_in_the_turn() -> Game[CupsState]:
    def read(text: str) -> CupsState:
        return GAME.read(f"{text} | 1" if text.endswith("-") else text)

    return changed(read=read)


@breaks_game("spoilt texts are unreadable or can be played")
def fails_on_a_leading_zero() -> Game[CupsState]:
    def read(text: str) -> CupsState:
        if "01" in text.split():
            raise KeyError("01")
        return GAME.read(text)

    return changed(read=read)


@breaks("pickles and deep copies are the same position")
class PickledAtTheStart(CupsState):
    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return (revive, (type(self).__module__, GAME.text(GAME.start(self.players))))


# Whole games


@breaks_game("records replay and read back")
def numbers_its_rules_below_zero() -> Game[CupsState]:
    return changed(version=-1)


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


@pytest.mark.parametrize("defect", DEFECTS)
def test_defect_is_named_by_its_check(defect: str) -> None:
    check, make = DEFECTS[defect]
    with pytest.raises(ContractBroken) as caught:
        check_game(make(), games_each=4, longest=300)
    assert caught.value.check == check, caught.value


def test_every_check_has_a_defect() -> None:
    positions = {sentence(check) for check in (*contract.EVERYWHERE, *contract.OFTEN, *contract.RARELY)}
    checks = positions | {sentence(check) for check in contract.AT_TABLES}
    checks |= {sentence(check) for check in contract.OF_GAMES}
    others = {
        "random play ends",
        "every game starts afresh",
        "what looks equal allows the same",
        "redraw draws the unknown anew",
    }
    assert {check for check, _ in DEFECTS.values()} == checks | others


def test_message_names_the_check_the_position_and_the_action() -> None:
    with pytest.raises(ContractBroken) as caught:
        check_game(with_rules(FaceThatFails))
    assert str(caught.value) == (
        "equal positions go on equally: it is possible here, but apply() raises IndexError: 5; "
        "in position 'short swaps | 0 ? 2 - | 0 ? 2 - | 1', action 'shake 5'"
    )


def test_broken_contract_travels_between_processes() -> None:
    error = ContractBroken("somebody acts", "position", "action", "reason")
    again = pickle.loads(pickle.dumps(error))
    assert (again.check, again.position, again.action, again.reason) == (
        "somebody acts",
        "position",
        "action",
        "reason",
    )
    assert str(again) == str(error)


def test_only_the_given_numbers_of_players_are_checked() -> None:
    check_game(with_rules(OnlyTwoCanPlay), players=[2])
    with pytest.raises(ContractBroken):
        check_game(with_rules(OnlyTwoCanPlay), players=[3])


class OnlyTwoCanPlay(CupsState):
    def legal(self) -> list[int]:
        return super().legal() if self.players == 2 else []


@pytest.mark.parametrize(
    ("counts", "fair"),
    [
        ({1: 100, 2: 100, 3: 100}, True),
        ({1: 120, 2: 90, 3: 90}, True),
        ({1: 200, 2: 50, 3: 50}, False),
        ({1: 150, 2: 150}, False),
    ],
)
def test_chi_square_tells_fair_from_unfair(counts: dict[int, int], fair: bool) -> None:
    found, most = chi_square(counts, {1: 1, 2: 1, 3: 1})
    assert (found <= most) is fair


def test_chi_square_counts_rare_outcomes_together() -> None:
    weights = {0: 100_000, **dict.fromkeys(range(1, 11), 1)}
    found, most = chi_square({0: 3000}, weights)
    assert found <= most
    found, most = chi_square({0: 2900, 1: 100}, weights)
    assert found > most


def test_only_outcome_is_always_fair() -> None:
    assert chi_square({7: 100}, {7: 3}) == (0.0, 0.0)
