"""Every bot: legal, the same from the same seed; and the one that thinks finds a win."""

from __future__ import annotations

import pytest

from game_template import GAME as CUPS
from game_template.rules import CupsState
from quadriga import CHANCE, OVER, Rng, State, game, games
from quadriga.bots import KNOWN, NAMES, bot, greedy
from quadriga.core.errors import UnknownBot

# Seat 1 rolled 3: with 1a it arrives and has its 40 points, with 1b it does not.
WIN = """3 - | 2a0,2b0,3a0,3b0 1b0 . . . / . . . . . / . . . . . / . . . . . / . . . . . / . . 1a5 . .
         | 36 30 30 | 1 move 3"""


# Bots that think briefly enough for plain Python.
QUICK = ("random", "greedy", "search:6", "level1", "level2", "level3")


def opening(slug: str) -> State:
    chosen = game(slug)
    return chosen.start(chosen.seats[0])


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("slug", [game.slug for game in games()])
def test_a_bot_decides_legally_and_leaves_the_position_alone(name: str, slug: str) -> None:
    state = opening(slug)
    rng = Rng(1)
    for _ in range(12):
        if state.actor() == OVER:
            break
        if state.actor() == CHANCE:
            state.apply(int(state.draw(rng)))
            continue
        before = str(state)
        action = bot(name)(state, rng)
        assert action in state.legal()
        assert str(state) == before
        state.apply(action)


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_decides_the_same(name: str) -> None:
    assert [bot(name)(opening("overload"), Rng(seed)) for seed in (1, 1)] == [
        bot(name)(opening("overload"), Rng(1))
    ] * 2


def test_random_takes_every_action_now_and_then() -> None:
    state = opening("overload")
    rng = Rng(1)
    assert {bot("random")(state, rng) for _ in range(500)} == set(state.legal())


@pytest.mark.parametrize("seed", range(5))
def test_search_takes_the_move_that_wins(seed: int) -> None:
    overload = game("overload")
    state = overload.parse(WIN)
    assert overload.action_text(state, bot("search:40")(state, Rng(seed))) == "move a"


# Seat 1 may walk or swap, and knows its own die only.
SECRETIVE = "short swaps | 1 2 2 - | 3 5 2 - | 2 1 2 - | 1"


def ruled_by(rules: type[CupsState], position: str) -> CupsState:
    """Return a position of Cups as these rules have it."""
    state = CUPS.parse(position)
    return rules(state.path, state.swaps, state.steps, state.dice, state.tokens, state.seen, state.turn)


@pytest.mark.parametrize("name", QUICK)
def test_what_looks_equal_is_decided_equally(name: str) -> None:
    state = CUPS.parse(SECRETIVE)
    others = [state.redraw(0, Rng(seed)) for seed in range(10)]
    assert len({CUPS.text(other) for other in others}) > 1
    for seed in range(5):
        assert {bot(name)(other, Rng(seed)) for other in others} == {bot(name)(state, Rng(seed))}


@pytest.mark.parametrize("name", ["greedy", "level1", "level2", "level3"])
@pytest.mark.parametrize("slug", ["asteroid", "edison"])
def test_what_looks_equal_is_decided_equally_in_games_with_secrets(name: str, slug: str) -> None:
    chosen = game(slug)
    state, rng = chosen.start(chosen.seats[-1]), Rng(1)
    worlds = 0
    for _ in range(30):
        seat = int(state.settle(rng))
        others = [state.redraw(seat, Rng(seed)) for seed in range(3)]
        worlds = max(worlds, len({str(other) for other in others}))
        decided = {bot(name)(other, Rng(5)) for other in (state, *others)}
        assert len(decided) == 1
        state.apply(*decided)
    assert worlds > 1


# Seat 1 has a 1 in its cup, and knows the 5 of seat 2.
SWAP = "short swaps | 1 1 2 2 | 0 5 2 - | 1"


@pytest.mark.parametrize("seed", range(5))
def test_greedy_takes_what_it_judges_best(seed: int) -> None:
    state = CUPS.parse(SWAP)
    assert CUPS.action_text(state, bot("greedy")(state, Rng(seed))) == "swap 2"


def test_greedy_weighs_every_outcome() -> None:
    """Of six sides two show 1, two 2, one 3 and one 5; Cups adds up steps and dice."""
    state = CUPS.parse(SWAP)
    after_walking = sum((3 + face) / (9 + face) for face in (1, 1, 2, 2, 3, 5)) / 6
    assert greedy.worth(state, CUPS.parse_action(state, "walk"), 0) == pytest.approx(after_walking)
    assert greedy.worth(state, CUPS.parse_action(state, "swap 2"), 0) == pytest.approx(7 / 9)


class JudgesOpenly(CupsState):
    """Which says that one guess is enough."""

    def judges_openly(self) -> bool:
        return True


@pytest.mark.parametrize(("rules", "guesses"), [(CupsState, greedy.WORLDS), (JudgesOpenly, 1)])
def test_greedy_guesses_often_only_where_that_matters(rules: type[CupsState], guesses: int) -> None:
    assert len(greedy.guesses(ruled_by(rules, SECRETIVE), 0, Rng(1))) == guesses


class Unjudged(CupsState):
    """A game that brings no judgement: all seats look equal."""

    judge = State.judge


def test_greedy_leaves_equals_to_chance() -> None:
    state = ruled_by(Unjudged, SECRETIVE)
    rng = Rng(1)
    assert {bot("greedy")(state, rng) for _ in range(100)} == set(state.legal())


class SwapsForNothing(CupsState):
    """Where judging can only go wrong."""

    def judge(self) -> list[float]:
        raise AssertionError("nothing needs to be judged here")


def test_greedy_does_not_think_where_there_is_no_choice() -> None:
    lazy = ruled_by(SwapsForNothing, "short plain | 1 1 0 - | 0 5 0 - | 1")
    assert lazy.legal() == [bot("greedy")(lazy, Rng(1))]


@pytest.mark.parametrize("name", KNOWN)
def test_every_name_is_a_bot_and_each_bot_a_new_one(name: str) -> None:
    state = CUPS.parse(SWAP)
    assert bot(name)(state, Rng(1)) in state.legal()


@pytest.mark.parametrize(
    "name", ["smart", "", "level0", "level6", "search:", "search:0", "search:1s", "Greedy"]
)
def test_an_unknown_bot_is_named(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        bot(name)
    assert str(caught.value) == (
        f"no bot is called {name!r}; bots are random, greedy, search, level1, level2, level3, "
        "level4, level5, search:200ms, search:5000, FILE.py, run:COMMAND"
    )


def test_there_are_names_for_a_full_table() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert len(NAMES) > max(game.seats[-1] for game in games())
