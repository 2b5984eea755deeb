"""The search: legal, fair, paired, within its budget, and better than what it starts from."""

from __future__ import annotations

from time import perf_counter

import pytest

from game_template import GAME as CUPS
from game_template.board import board
from game_template.rules import CupsState
from quadriga import CHANCE, OVER, Rng, State, game, games
from quadriga.bots.greedy import EQUAL, WORLDS
from quadriga.bots.levels import thinking
from quadriga.bots.search import Search, Settings
from quadriga.bots.tree import ROOT
from quadriga.core.state import differs_by_seat

SLUGS = [each.slug for each in games()]
DAY = 86400.0

# Whoever judges, plays to the end or only some turns, and looks at candidates or not.
WAYS = (
    Settings(12, DAY),
    Settings(12, DAY, turns=1, candidates=2),
    Settings(12, DAY, turns=3, candidates=1),
    Settings(12, DAY, turns=1, candidates=99, curiosity=0.0),
)


def decisions(slug: str, every: int = 17, most: int = 4) -> list[State]:
    """Return some positions of a random game in which somebody has a choice."""
    chosen = game(slug)
    state, rng = chosen.start(chosen.seats[-1]), Rng(5)
    found: list[State] = []
    for step in range(every * most * 3):
        if state.actor() == OVER or len(found) == most:
            break
        if state.actor() >= 0 and len(state.legal()) > 1 and step % every < 3:
            found.append(state.copy())
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
    return found


def statistics(search: Search) -> list[tuple[int, int, int, float, tuple[float, ...]]]:
    tree = search.tree
    return [
        (
            int(tree.label[node]),
            int(tree.visits[node]),
            int(tree.seen[node]),
            tree.squares[node],
            tuple(tree.totals[node * tree.players + seat] for seat in range(tree.players)),
        )
        for node in tree.children(ROOT)
    ]


@pytest.mark.parametrize("way", range(len(WAYS)))
@pytest.mark.parametrize("slug", SLUGS)
def test_it_tries_every_action_and_takes_a_legal_one(slug: str, way: int) -> None:
    for state in decisions(slug, most=1):
        before = str(state)
        search = Search(state, WAYS[way], Rng(1))
        assert search.run() in state.legal()
        assert str(state) == before
        found = statistics(search)
        assert [action for action, *_ in found] == state.legal()
        assert all(visits > 0 for _, visits, *_ in found)
        assert sum(visits for _, visits, *_ in found) == search.tries
        for _, visits, _, _, totals in found:
            assert sum(totals) <= visits + 1e-9
            assert min(totals) >= 0


@pytest.mark.parametrize("strongest", [False, True], ids=["plain", "strongest"])
@pytest.mark.parametrize("slug", SLUGS)
def test_what_looks_alike_is_thought_alike(slug: str, strongest: bool) -> None:
    """The same decision and the same statistics, whatever is hidden from the seat."""
    differed = False
    for state in decisions(slug, most=3):
        settings = thinking(state).within(12, DAY) if strongest else Settings(12, DAY, turns=1, candidates=2)
        seat = int(state.actor())
        worlds = [state, *(state.redraw(seat, Rng(seed)) for seed in range(2))]
        differed |= len({str(world) for world in worlds}) > 1
        thoughts = []
        for world in worlds:
            search = Search(world, settings, Rng(7))
            thoughts.append((search.run(), statistics(search)))
        assert thoughts == [thoughts[0]] * len(thoughts)
    assert differed == differs_by_seat(state), "a test in which nothing is hidden proves nothing"


# Seat 1 may walk or swap, and knows its own die only.
SECRETIVE = "short swaps | 1 2 2 - | 3 5 2 - | 2 1 2 - | 1"


def secretive(kind: type[CupsState]) -> CupsState:
    """Return that position as one of this kind."""
    cups = CUPS.parse(SECRETIVE)
    return kind(cups.path, cups.swaps, cups.steps, cups.dice, cups.tokens, cups.seen, cups.turn)


def test_worlds_do_differ_where_something_is_hidden() -> None:
    state = CUPS.parse(SECRETIVE)
    assert len({str(state.redraw(0, Rng(seed))) for seed in range(20)}) > 5


def test_the_budget_in_tries_is_kept() -> None:
    state = decisions("chariot")[0]
    actions = len(state.legal())
    for tries in (1, 50, 400):
        search = Search(state, Settings(tries, DAY, turns=1), Rng(1))
        search.run()
        # Every phase has one round at least.
        assert search.tries <= max(tries, 2 * actions)


def test_the_budget_in_time_is_kept() -> None:
    state = decisions("overload")[0]
    began = perf_counter()
    search = Search(state, Settings(10**9, 0.05), Rng(1))
    search.run()
    assert 0.04 < perf_counter() - began < 5.0
    assert search.tries < 10**9


# Seat 1 rolled 3: with 1a it arrives and has its 40 points, with 1b it does not.
WIN = """3 - | 2a0,2b0,3a0,3b0 1b0 . . . / . . . . . / . . . . . / . . . . . / . . . . . / . . 1a5 . .
         | 36 39 39 | 1 move 3"""


def test_it_stops_when_the_answer_cannot_change() -> None:
    overload = game("overload")
    search = Search(overload.parse(WIN), Settings(2000, DAY), Rng(1))
    search.run()
    assert search.tries < 2000


class Counted(CupsState):
    """Which counts how often it was redrawn."""

    redrawn = 0

    def redraw(self, seat: int, rng: Rng) -> CupsState:
        Counted.redrawn += 1
        return super().redraw(seat, rng)


def test_all_that_is_in_the_running_is_tried_in_the_same_worlds() -> None:
    mine = secretive(Counted)
    Counted.redrawn = 0
    search = Search(mine, Settings(600, DAY), Rng(1))
    search.run()
    visits = sorted(found[1] for found in statistics(search))
    assert len(visits) == 3
    assert visits[0] < visits[1] == visits[2] == Counted.redrawn


class Judged(CupsState):
    """Which counts how often it was judged."""

    times = 0

    def judge(self) -> list[float]:
        Judged.times += 1
        return super().judge()


def test_first_thoughts_look_at_one_world_when_there_is_no_time_for_more() -> None:
    """Else at eight; in each both swaps are judged, and walking for every face of the die. So is each try."""
    times = []
    for seconds in (0.0, DAY):
        Judged.times = 0
        search = Search(secretive(Judged), Settings(1, seconds, turns=1, trust=1.0), Rng(1))
        search.run()
        times.append(Judged.times - search.tries)
    in_a_world = 2 + len(board().faces)
    assert times == [in_a_world, WORLDS * in_a_world]


class WithoutJudgement(CupsState):
    """Which can only be played to its end."""

    judge = State.judge


def test_without_a_judgement_a_try_plays_to_the_end() -> None:
    mine = secretive(WithoutJudgement)
    search = Search(mine, Settings(200, DAY, turns=1), Rng(1))
    search.run()
    for _, visits, _, squares, totals in statistics(search):
        assert totals[0] not in (visits / 3, 0.0)
        assert squares > 0


def learnt(state: State, settings: Settings) -> set[tuple[int, int]]:
    """Return what the tree has of answers: an action, and what somebody else did then."""
    search = Search(state, settings, Rng(1))
    search.run()
    tree = search.tree
    return {
        (int(tree.label[node]), int(tree.label[answer]))
        for node in tree.children(ROOT)
        for answer in tree.children(node)
    }


def judged(world: State, action: int) -> list[int]:
    """Return the answers after which whoever answers likes this world best."""
    after = world.copy()
    after.apply(action)
    seat = after.actor()
    shares = {}
    for answer in after.legal():
        answered = after.copy()
        answered.apply(answer)
        shares[answer] = answered.judge()[seat]
    return [answer for answer, share in shares.items() if share >= max(shares.values()) - EQUAL]


def test_partners_share_what_comes_of_a_try() -> None:
    state = decisions("edison", most=1)[0]
    search = Search(state, Settings(24, DAY, turns=3, candidates=2), Rng(1))
    search.run()
    assert [state.side(seat) for seat in range(4)] == [0, 1, 0, 1]
    found = statistics(search)
    for _, visits, _, _, totals in found:
        assert totals[:2] == totals[2:]
        assert sum(totals) == pytest.approx(visits)
    assert any(totals[0] != totals[1] for *_, totals in found)


def test_others_answer_in_each_world_as_they_judge_it() -> None:
    """In Edison & Co hands lie open: what somebody answers shows what ranking card they hold."""
    edison = game("edison")
    state, rng = edison.start(4, {"mode": "standard"}), Rng(3)
    while state.actor() == CHANCE or len(state.legal()) == 1:
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.legal()[0]))
    worlds = [state.redraw(int(state.actor()), Rng(seed)) for seed in range(60)]
    expected = {
        (action, answer) for action in state.legal() for world in worlds for answer in judged(world, action)
    }
    answers = learnt(state, Settings(120, DAY, turns=2, candidates=99))
    assert answers <= expected
    assert len(answers) > len({action for action, _ in answers})
    assert not learnt(state, Settings(1200, DAY, turns=2, candidates=1)) <= expected


def tried(state: State, settings: Settings) -> set[int]:
    """Return the actions that a search tried."""
    search = Search(state, settings, Rng(1))
    search.run()
    return {action for action, visits, *_ in statistics(search) if visits > 0}


def test_as_many_are_tried_as_the_width_says() -> None:
    state = decisions("chariot")[0]
    assert len(state.legal()) > 2
    assert len(tried(state, Settings(50, DAY, turns=1, width=2, trust=1.0))) == 2


def test_among_equals_chance_decides() -> None:
    """Both pawns stand at the start: what is good for one is as good for the other."""
    overload = game("overload")
    state = overload.start(4)
    answers = [
        overload.action_text(state, Search(state, Settings(12, DAY, turns=1, trust=30.0), Rng(seed)).run())
        for seed in range(12)
    ]
    assert {answer.split()[1] for answer in answers} == {"a", "b"}


def test_among_equals_others_answer_by_chance() -> None:
    """In Edison & Co all vehicles begin alike: which of two cards is laid for them makes no difference."""
    edison = game("edison")
    state, rng = edison.start(2), Rng(3)
    while state.actor() == CHANCE:
        state.apply(int(state.draw(rng)))
    answers = learnt(state, Settings(400, DAY, turns=3, candidates=99))
    assert len(answers) > len({action for action, _ in answers})


def before_dice(slug: str) -> State:
    """Return a position in which whatever somebody does ends the turn, and the next one begins with dice."""
    state, rng = game(slug).start(4), Rng(1)
    while state.actor() < 0 or len(state.legal()) == 1 or not all(ends(state, act) for act in state.legal()):
        state.apply(int(state.draw(rng) if state.actor() == CHANCE else state.pick(rng)))
    return state


def ends(state: State, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return after.actor() == CHANCE and after.roller() not in (CHANCE, state.actor())


@pytest.mark.parametrize("slug", ["asteroid", "chariot"])
def test_it_stops_before_the_dice_of_the_next_turn(slug: str) -> None:
    """So nothing is left to luck, and every try of an action comes to the same."""
    search = Search(before_dice(slug), Settings(40, DAY, turns=1, candidates=2), Rng(1))
    search.run()
    for _, visits, _, squares, totals in statistics(search):
        assert squares * visits == pytest.approx(totals[search.seat] ** 2)
