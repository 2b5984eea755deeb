"""What every state brings: drawing, picking, listening, refusing, and its own text."""

from __future__ import annotations

import copy
import pickle
import sys
from types import ModuleType

import pytest

from game_template import GAME
from game_template.rules import CupsState
from quadriga import CHANCE, OVER, Event, IllegalAction, Rng, State, WrongMoment
from quadriga.core.owner import game_of

TO_SHAKE = "short swaps | 0 ? 2 - | 0 2 2 - | 1"
TO_WALK = "short swaps | 0 1 2 - | 0 2 2 - | 1"
FINISHED = "short swaps | 8 1 2 - | 0 ? 2 - | 1"


def test_actor_is_a_seat_chance_or_over() -> None:
    assert [GAME.parse(text).actor() for text in (TO_WALK, TO_SHAKE, FINISHED)] == [0, CHANCE, OVER]


def test_rule_that_is_not_written_is_an_error() -> None:
    """Plain Python refuses to make such a state, the compiled build to answer for it."""

    class Half(State):
        pass

    with pytest.raises((TypeError, NotImplementedError)):
        Half().legal()  # type: ignore[abstract]  # what is tested


@pytest.mark.parametrize("position", [TO_WALK, FINISHED])
def test_draw_where_chance_decides_nothing(position: str) -> None:
    with pytest.raises(WrongMoment) as caught:
        GAME.parse(position).draw(Rng(0))
    assert str(caught.value) == f"draw: chance decides nothing here, in position {position!r}"


@pytest.mark.parametrize("position", [TO_SHAKE, FINISHED])
def test_pick_where_no_seat_decides(position: str) -> None:
    with pytest.raises(WrongMoment) as caught:
        GAME.parse(position).pick(Rng(0))
    assert str(caught.value) == f"pick: no seat decides here, in position {position!r}"


def test_draw_follows_the_weights_to_the_letter() -> None:
    """Cups has two sides with 1, two with 2, one with 3 and one with 5."""
    rng, sides = Rng(9), Rng(9)
    state = GAME.parse(TO_SHAKE)
    faces = [1, 1, 2, 2, 3, 5]
    assert [state.draw(rng) for _ in range(50)] == [faces[sides.below(6)] for _ in range(50)]


def test_pick_takes_each_legal_action_alike() -> None:
    rng, chosen = Rng(9), Rng(9)
    state = GAME.parse(TO_WALK)
    legal = state.legal()
    assert [state.pick(rng) for _ in range(50)] == [legal[chosen.below(2)] for _ in range(50)]


def test_settling_draws_until_somebody_must_decide() -> None:
    settled, by_hand = GAME.parse(TO_SHAKE), GAME.parse(TO_SHAKE)
    rng, hand = Rng(9), Rng(9)
    assert settled.settle(rng) == 0
    by_hand.apply(by_hand.draw(hand))
    assert str(settled) == str(by_hand)
    assert settled.settle(rng) == 0
    assert rng.words() == hand.words()
    assert GAME.parse(FINISHED).settle(rng) == OVER


def test_play_out_takes_each_step_as_draw_and_pick_choose_it() -> None:
    played, by_hand = GAME.parse(TO_WALK), GAME.parse(TO_WALK)
    rng, hand = Rng(9), Rng(9)
    steps = {True: 0, False: 0}
    while by_hand.actor() != OVER:
        decides = by_hand.actor() != CHANCE
        by_hand.apply(by_hand.pick(hand) if decides else by_hand.draw(hand))
        steps[decides] += 1
    assert played.play_out(rng) == (steps[True], steps[False])
    assert str(played) == str(by_hand)
    assert rng.words() == hand.words()
    assert played.play_out(rng) == (0, 0)


@pytest.mark.parametrize(
    ("position", "shares"), [(TO_WALK, [0.5, 0.5]), (TO_SHAKE, [0.5, 0.5]), (FINISHED, [1.0, 0.0])]
)
def test_all_look_equal_to_who_knows_nothing_of_the_game(position: str, shares: list[float]) -> None:
    assert State.judge(GAME.parse(position)) == shares


def test_a_game_brings_its_own_judgement() -> None:
    assert GAME.parse("short swaps | 4 1 2 - | 0 2 2 - | 1").judge() == [6 / 9, 3 / 9]


def test_redraw_is_a_copy_unless_a_game_brings_its_own() -> None:
    state = GAME.parse(TO_WALK)
    other = State.redraw(state, 0, Rng(0))
    assert other is not state
    assert str(other) == TO_WALK


def test_listener_is_told_what_happens_from_then_on() -> None:
    state = GAME.parse(TO_WALK)
    assert state.events is None
    heard = state.listen()
    assert heard == []
    state.apply(GAME.parse_action(state, "walk"))
    assert heard == [Event("walk", "3.2", {"seat": 0, "number": 1})]
    state.apply(GAME.parse_action(state, "shake 5"))
    assert [event.name for event in heard] == ["walk", "shake"]


def test_listening_again_begins_a_new_list() -> None:
    state = GAME.parse(TO_WALK)
    first, second = state.listen(), state.listen()
    state.apply(GAME.parse_action(state, "walk"))
    assert (len(first), len(second)) == (0, 1)


def test_refusing_names_the_action_and_the_position() -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.parse(TO_WALK).refuse(7)
    assert str(caught.value) == f"illegal action 7 in position {TO_WALK!r}"


def test_text_of_a_state_is_its_position() -> None:
    assert str(GAME.parse(TO_WALK)) == TO_WALK
    assert game_of(GAME.parse(TO_WALK)) is GAME


@pytest.mark.parametrize("position", [TO_WALK, TO_SHAKE, FINISHED])
def test_state_travels_as_its_text(position: str) -> None:
    state = GAME.parse(position)
    state.listen()
    for other in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), copy.copy(state)):
        assert type(other) is CupsState
        assert str(other) == position
        assert other.events is None


def test_game_may_lie_beside_its_state_in_one_module(monkeypatch: pytest.MonkeyPatch) -> None:
    class OneFile(CupsState):
        pass

    module = ModuleType("one_file_game")
    module.__dict__["GAME"] = GAME
    monkeypatch.setitem(sys.modules, "one_file_game", module)
    OneFile.__module__ = "one_file_game"
    assert str(OneFile("short", True, [0, 0], [1, 2], [2, 2], [1, 2], 0)) == TO_WALK


def test_state_without_a_game_can_be_shown_but_not_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Lost(CupsState):
        pass

    monkeypatch.setitem(sys.modules, "lost_game", ModuleType("lost_game"))
    Lost.__module__ = "lost_game"
    state = Lost("short", True, [0, 0], [1, 2], [2, 2], [1, 2], 0)
    assert "Lost object at" in str(state)
    with pytest.raises(LookupError, match=r"^there is no GAME in lost_game or in a package around it$"):
        pickle.loads(pickle.dumps(state))


def test_state_shows_its_class_and_position() -> None:
    assert repr(GAME.parse(TO_WALK)) == f"<CupsState {TO_WALK}>"
