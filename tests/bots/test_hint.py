"""Hints: for any position in which somebody decides, from what that seat may know."""

from __future__ import annotations

import subprocess
import sys

import pytest

from game_template import GAME as CUPS
from game_template.rules import CupsState
from quadriga import CHANCE, OVER, Rng, State, WrongMoment, game, games, hint

SLUGS = [each.slug for each in games()]


def decision(slug: str) -> State:
    """Return a position on the way, in which somebody has a small choice."""
    chosen = game(slug)
    state, rng = chosen.start(chosen.seats[0]), Rng(3)
    for step in range(200):
        if step > 9 and state.actor() >= 0 and 1 < len(state.legal()) <= 12:
            break
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
    return state


@pytest.mark.parametrize("slug", SLUGS)
def test_a_hint_has_legal_actions_and_shares_and_is_the_same_where_it_looks_alike(slug: str) -> None:
    state = decision(slug)
    before = str(state)
    found = hint(state, tries=6)
    assert str(state) == before
    assert {each.action for each in found} <= set(state.legal())
    assert len({each.action for each in found}) == len(found) >= 1
    for each in found:
        assert len(each.shares) == state.players()
        assert sum(each.shares) <= 1 + 1e-9
        assert each.tries >= 1
        assert 0 < each.error < 1
    alike = state.redraw(int(state.actor()), Rng(1))
    assert hint(alike, tries=6) == found


# Seat 1 may walk or swap, and knows its own die only.
SECRETIVE = "short swaps | 1 2 2 - | 3 5 2 - | 2 1 2 - | 1"


def test_what_is_hidden_changes_no_hint() -> None:
    state = CUPS.parse(SECRETIVE)
    worlds = [state.redraw(0, Rng(number)) for number in range(10)]
    assert len({str(world) for world in worlds}) > 1
    first = hint(state, tries=60)
    assert all(hint(world, tries=60) == first for world in worlds)


def test_another_seed_tries_other_games() -> None:
    state = CUPS.parse(SECRETIVE)
    assert hint(state, tries=60, seed=1) != hint(state, tries=60, seed=2)


def test_the_only_action_has_its_chances() -> None:
    (only,) = hint(CUPS.parse("short plain | 1 1 0 - | 0 5 0 - | 1"), tries=20)
    assert only.tries == 20
    assert sum(only.shares) == pytest.approx(1)


# Seat 1 rolled 3: with 1a it arrives and has its 40 points. If it does not, seat 2 may be the first to.
WIN = """3 - | 2b0,3a0,3b0 1b0 . . . / . . . . . / . . . . . / . . . . . / . . . . . / . . 1a5 2a5 .
         | 36 39 39 | 1 move 3"""


def test_the_move_that_wins_is_the_best_and_wins() -> None:
    overload = game("overload")
    state = overload.parse(WIN)
    best, other = hint(state, tries=600)
    assert overload.action_text(state, best.action) == "move a"
    assert best.shares == (1.0, 0.0, 0.0)
    assert other.shares[0] < 1.0


def test_a_hint_takes_the_time_it_is_given() -> None:
    state = CUPS.parse(SECRETIVE)
    assert sum(each.tries for each in hint(state, seconds=0.0)) < sum(
        each.tries for each in hint(state, seconds=0.1)
    )


def test_where_chance_decides_there_is_no_hint() -> None:
    state = game("overload").start(3)
    state.apply(state.legal()[0])
    assert state.actor() == CHANCE
    with pytest.raises(WrongMoment) as caught:
        hint(state)
    assert str(caught.value) == f"hint: chance decides here, and no seat, in position {str(state)!r}"


def test_when_all_is_over_there_is_no_hint() -> None:
    state = game("overload").start(3)
    state.play_out(Rng(1))
    assert state.actor() == OVER
    with pytest.raises(WrongMoment) as caught:
        hint(state)
    assert str(caught.value) == f"hint: the game is over, in position {str(state)!r}"


@pytest.mark.parametrize(
    ("seconds", "tries", "message"),
    [
        (1.0, 0, "tries: 0 is too few; at least 1"),
        (-1.0, None, "seconds: -1.0 is no time to think"),
        (float("nan"), None, "seconds: nan is no time to think"),
    ],
)
def test_without_a_budget_there_is_no_hint(seconds: float, tries: int | None, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        hint(CUPS.parse(SECRETIVE), seconds, tries)


class Unknown(CupsState):
    """Rules that somebody tries out."""


def test_rules_without_a_game_have_hints_too() -> None:
    state = CUPS.parse(SECRETIVE)
    mine = Unknown(state.path, state.swaps, state.steps, state.dice, state.tokens, state.seen, state.turn)
    assert hint(mine, tries=12)


def test_importing_quadriga_loads_no_game_and_no_command_line() -> None:
    code = "import sys, quadriga; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert not {"rich", "quadriga.cli", "quadriga.games.overload"} & set(loaded.split())
