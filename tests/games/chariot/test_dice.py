"""Dice as multisets: numbers, weights, and what can be taken out."""

from __future__ import annotations

from collections import Counter
from itertools import product
from math import comb

import pytest

from quadriga import Rng
from quadriga.games.chariot.board import board, course
from quadriga.games.chariot.dice import (
    FACES,
    FORTUNE,
    LANE,
    PACE,
    WIDTH,
    Die,
    contains,
    selection,
    selections,
    shown,
    size,
)
from quadriga.games.chariot.race import ROLL
from quadriga.games.chariot.reading import blank

SIDES = (1, 1, 2, 1, 1)
DIE = course(4, "AA", black=False, safe=False).die


def packed(*faces: int) -> int:
    return sum(1 << (face * WIDTH) for face in faces)


def test_the_board_has_this_die() -> None:
    """5.1 Two sides of six show a lane."""
    assert board().sides == SIDES
    assert (DIE.sides, DIE.most) == (SIDES, 5)


def test_counting_dice() -> None:
    dice = packed(PACE, LANE, LANE, FORTUNE)
    assert [shown(dice, face) for face in range(FACES)] == [1, 0, 2, 0, 1]
    assert (size(dice), size(0)) == (4, 0)


@pytest.mark.parametrize("faces", [(), (PACE,), (LANE, LANE), (PACE, LANE, LANE, FORTUNE, FORTUNE)])
def test_every_selection_once(faces: tuple[int, ...]) -> None:
    """5.2 All ways to take some of the dice, from none to all."""
    dice = packed(*faces)
    taken = [selection(dice, nth) for nth in range(selections(dice))]
    expected = {
        packed(*(face for face, take in zip(faces, takes, strict=True) if take))
        for takes in product([False, True], repeat=len(faces))
    }
    assert taken[0] == 0
    assert len(taken) == len(set(taken))
    assert set(taken) == expected
    assert all(contains(dice, some) for some in taken)


def test_what_is_not_among_the_dice() -> None:
    assert not contains(packed(LANE), packed(LANE, LANE))
    assert not contains(packed(LANE), packed(PACE))
    assert not contains(0, packed(FORTUNE))
    assert contains(packed(PACE, LANE), 0)


def test_numbers_go_there_and_back() -> None:
    """Smaller multisets first, from 0, the empty one."""
    assert DIE.packed[0] == 0
    assert [DIE.number[DIE.packed[at]] for at in range(DIE.multisets)] == list(range(DIE.multisets))
    sizes = [size(DIE.packed[at]) for at in range(DIE.multisets)]
    assert sizes == sorted(sizes)
    assert DIE.multisets == comb(FACES + 5, 5)


@pytest.mark.parametrize("dice", range(1, 6))
def test_weights_are_exact(dice: int) -> None:
    """5.1 As if every die were thrown: 6 ways each, two of them a lane."""
    sides = [face for face, count in enumerate(SIDES) for _ in range(count)]
    ways = Counter(packed(*fallen) for fallen in product(sides, repeat=dice))
    assert {DIE.packed[number]: weight for number, weight in DIE.rolls[dice]} == ways
    assert sum(weight for _, weight in DIE.rolls[dice]) == 6**dice


@pytest.mark.parametrize("dice", range(1, 6))
def test_falls_are_the_weights_written_out(dice: int) -> None:
    """5.1 What is drawn is what is weighed."""
    assert Counter(DIE.falls[dice]) == dict(DIE.rolls[dice])


def test_a_state_draws_by_weight() -> None:
    """5.1 A lane twice as often as each other face, within what 6000 throws allow."""
    state = blank(course(4, "AA", black=False, safe=False))
    state.phase, state.rolling = ROLL, 1
    rng = Rng(4)
    thrown = Counter(int(state.draw(rng)) for _ in range(6000))
    assert sum(thrown.values()) == 6000
    expected = {number: 1000 * weight for number, weight in DIE.rolls[1]}
    assert set(thrown) == set(expected)
    assert all(abs(thrown[number] - times) < 120 for number, times in expected.items())


def test_another_die() -> None:
    """A face that no side shows never falls."""
    die = Die((3, 0, 1, 0, 0), 2, 4)
    weights = {die.packed[number]: weight for number, weight in die.rolls[2]}
    assert {dice: weight for dice, weight in weights.items() if weight} == {
        packed(PACE, PACE): 9,
        packed(PACE, LANE): 6,
        packed(LANE, LANE): 1,
    }
