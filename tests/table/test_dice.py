"""Fair dice: the seed is sealed, and everything that fell follows from it."""

from __future__ import annotations

import hashlib

import pytest

from quadriga import CHANCE, Rng, game
from quadriga.table.dice import outcome, sealed
from quadriga.table.sight import sight
from tests.table.matches import Match


@pytest.mark.parametrize("slug", ["overload", "chariot", "asteroid", "edison"])
def test_every_outcome_follows_from_the_seed_and_its_number(slug: str) -> None:
    match = Match(slug, game(slug).seats[0])
    match.play(Rng(2))
    number = 0
    for state, action in zip(match.table.record().states(), match.table.actions, strict=False):
        if state.actor() == CHANCE:
            assert outcome(state, match.table.opened.seed, number) == action
            number += 1
    assert number == match.table.chances > 0


def test_the_seal_is_shown_from_the_first_and_the_seed_at_the_end() -> None:
    match = Match("overload", 3)
    seed = match.table.opened.seed
    assert (sight(match.table, 0)["dice"], sight(match.table, 0)["seed"]) == (sealed(seed), None)
    match.play(Rng(2))
    assert sight(match.table, None)["seed"] == seed
    assert sealed(seed) == hashlib.sha256(seed.encode()).hexdigest()


def test_no_two_tables_have_the_same_dice() -> None:
    assert Match("overload", 3).table.opened.seed != Match("overload", 3).table.opened.seed
