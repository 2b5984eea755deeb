"""The kit catches what it should: each broken game has one defect, and the right check names it."""

from __future__ import annotations

import pickle

import pytest

from game_template.rules import CupsState
from quadriga.testing import ContractBroken, check_game, contract
from quadriga.testing.broken import sentence
from quadriga.testing.chance import chi_square
from tests.contract.defects import (
    in_accounts,
    in_chance,
    in_knowledge,
    in_notation,
    in_play,
    in_speech,
    in_tables,
    in_whole,
)
from tests.contract.defects.note import DEFECTS, with_rules

BROKEN = (in_accounts, in_chance, in_knowledge, in_notation, in_play, in_speech, in_tables, in_whole)


@pytest.mark.parametrize("defect", DEFECTS)
def test_defect_is_named_by_its_check(defect: str) -> None:
    check, make = DEFECTS[defect]
    with pytest.raises(ContractBroken) as caught:
        check_game(make(), games_each=4, longest=300)
    assert caught.value.check == check, caught.value


def test_every_check_has_a_defect() -> None:
    somewhere = (*contract.EVERYWHERE, *contract.MOSTLY, *contract.OFTEN, *contract.RARELY)
    checks = {sentence(check) for check in somewhere}
    checks |= {sentence(check) for check in contract.AT_TABLES}
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
        check_game(with_rules(in_play.FaceThatFails))
    assert str(caught.value) == (
        "equal positions go on equally: it is possible here, but apply() raises IndexError: 5; "
        "in position 'short swaps | 0 ? 2 - | 0 ? 2 - | 1', action 'shake 5'"
    )


def test_words_that_are_missing_are_named_with_their_language() -> None:
    with pytest.raises(ContractBroken) as caught:
        check_game(in_speech.says_nothing_to_others_in_french())
    assert caught.value.reason == "fr.ftl has no words for ask-turn.others"


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
        return super().legal() if self.players() == 2 else []


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
