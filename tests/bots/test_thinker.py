"""What a thinker keeps between the decisions of a turn, and what it advises."""

from __future__ import annotations

import pytest

from game_template import GAME as CUPS
from quadriga import CHANCE, OVER, Rng, State, game, games
from quadriga.bots.levels import thinking
from quadriga.bots.search import Search, Settings
from quadriga.bots.thinker import Thinker, _advice, advice, look_alike
from quadriga.bots.tree import ROOT, Tree

DAY = 86400.0
BRIEFLY = Settings(40, DAY, turns=1, candidates=1)


@pytest.fixture
def trees(monkeypatch: pytest.MonkeyPatch) -> list[Tree | None]:
    """Return the trees that a thinker's searches begin with, as they come."""
    begun: list[Tree | None] = []

    def note(state: State, settings: Settings, rng: Rng, tree: Tree | None = None) -> Search:
        begun.append(tree)
        return Search(state, settings, rng, tree)

    monkeypatch.setattr("quadriga.bots.thinker.Search", note)
    return begun


def after(state: State, action: int) -> State:
    """Return the position after an action and what falls then."""
    state = state.copy()
    state.apply(action)
    state.settle(Rng(4))
    return state


def test_the_tree_is_kept_within_a_turn(trees: list[Tree | None]) -> None:
    """In Chariot Race a move is several steps, with nothing between."""
    state, rng = game("chariot").start(3), Rng(2)
    kept = 0
    for _ in range(150):
        seat = int(state.settle(rng))
        if seat == OVER:
            break
        thinker = Thinker()
        then = after(state, thinker.decide(state, BRIEFLY, Rng(1)))
        if then.actor() == seat and len(state.legal()) > 1 and len(then.legal()) > 1:
            trees.clear()
            thinker.decide(then, BRIEFLY, Rng(1))
            kept += trees[0] is not None and trees[0].visits[ROOT] > 0
        state.apply(int(state.pick(rng)))
    assert kept > 10


@pytest.mark.parametrize("slug", [each.slug for each in games()])
def test_whoever_asks_may_play_on_with_the_position_it_was_asked_about(slug: str) -> None:
    state, rng, thinker = game(slug).start(3), Rng(2), Thinker()
    for _ in range(12):
        if state.settle(rng) == OVER:
            break
        state.apply(thinker.decide(state, BRIEFLY.within(4, DAY), rng))


# Tables where something is hidden, with what can be agreed about it.
HIDING = [
    ("asteroid", {}),
    ("asteroid", {"bonus": "yes"}),
    ("edison", {}),
    ("edison", {"mode": "advanced", "hidden": "yes"}),
]


@pytest.mark.parametrize(("slug", "options"), HIDING)
def test_who_remembers_decides_alike_whatever_is_hidden(slug: str, options: dict[str, str]) -> None:
    """One is given what is, another what could be; each goes on from what it thought before."""
    state, rng = game(slug).start(3, options), Rng(3)
    knowing, guessing = ({seat: Thinker() for seat in range(3)} for _ in range(2))
    settings = thinking(state).within(4, DAY)
    differed = 0
    for step in range(9):
        seat = int(state.settle(rng))
        other = state.redraw(seat, Rng(step))
        differed += str(other) != str(state)
        decided = knowing[seat].decide(state, settings, Rng(step))
        assert guessing[seat].decide(other, settings, Rng(step)) == decided
        assert root(guessing[seat]) == root(knowing[seat])
        state.apply(decided)
    assert differed > 2


def root(thinker: Thinker) -> list[tuple[int, int, float]]:
    """Return what it has learnt of the actions that it decided on last."""
    tree = thinker._before.tree if thinker._before else Tree(1)
    return [(int(tree.label[at]), int(tree.visits[at]), tree.squares[at]) for at in tree.children(ROOT)]


def test_nothing_is_kept_when_the_position_is_another(trees: list[Tree | None]) -> None:
    thinker = Thinker()
    overload = game("overload")
    for seed in range(3):
        state = overload.start(3)
        state.settle(Rng(seed))
        thinker.decide(state, BRIEFLY, Rng(seed))
    assert trees == [None] * 3


def test_nothing_is_thought_where_there_is_no_choice(trees: list[Tree | None]) -> None:
    state = CUPS.parse("short plain | 1 1 0 - | 0 5 0 - | 1")
    assert [Thinker().decide(state, BRIEFLY, Rng(1))] == state.legal()
    assert trees == []


def test_positions_look_alike_when_only_what_is_hidden_differs() -> None:
    state, rng = game("asteroid").start(3), Rng(1)
    for _ in range(40):
        if state.actor() >= 0 and len(state.legal()) > 3:
            break
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
    seat = int(state.actor())
    assert look_alike(state, state.redraw(seat, Rng(5)), seat)
    other = state.copy()
    other.apply(other.legal()[0])
    assert not look_alike(state, other, seat)


def test_the_only_action_is_tried_too() -> None:
    state = CUPS.parse("short plain | 1 1 0 - | 0 5 0 - | 1")
    (only,) = advice(state, Settings(30, DAY), Rng(1))
    assert [only.action] == state.legal()
    assert only.tries == 30
    assert sum(only.shares) == pytest.approx(1)


def test_what_was_never_tried_is_left_out() -> None:
    state = game("overload").start(3)
    state.settle(Rng(1))
    assert len(advice(state, Settings(20, DAY, width=3), Rng(1))) == 3
    (alone,) = advice(state, Settings(20, DAY, width=1), Rng(1))
    assert alone.tries == 20


@pytest.mark.parametrize("seconds", [0.0, 0.05])
def test_the_only_action_is_tried_no_longer_than_there_is_time(seconds: float) -> None:
    state = CUPS.parse("short plain | 1 1 0 - | 0 5 0 - | 1")
    (only,) = advice(state, Settings(10**9, seconds), Rng(1))
    assert 1 <= only.tries < 10**9


def test_the_same_every_time_is_the_less_sure_the_fewer_tries_there_are() -> None:
    """Wilson's upper bounds for no win in 1, 10 and 1000 tries."""
    tree = Tree(2)
    node, errors = tree.child(ROOT, 1), {}
    for tries in range(1, 1001):
        tree.learn(node, [0.0, 1.0], 0)
        errors[tries] = _advice(tree, node, 0).error
    assert [errors[tries] for tries in (1, 10, 1000)] == pytest.approx([0.793, 0.278, 0.0038], abs=0.001)


def test_advice_is_the_best_first_with_shares_for_all_and_how_sure() -> None:
    state = game("overload").start(3)
    state.settle(Rng(1))
    found = advice(state, Settings(300, DAY), Rng(1))
    assert sorted(each.action for each in found) == sorted(state.legal())
    assert found[0].action == Search(state, Settings(300, DAY), Rng(1)).run()
    assert [each.tries for each in found[1:]] == sorted((each.tries for each in found[1:]), reverse=True)
    for each in found:
        assert sum(each.shares) == pytest.approx(1)
        assert 0 <= each.error <= 1
        assert each.tries > 0
