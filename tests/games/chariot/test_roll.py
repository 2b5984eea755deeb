"""Chapter 5 of the rule page: the roll, the free one after it, and what fortune buys."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, IllegalAction, Rng, WrongMoment
from tests.games.chariot.play import choices, reached, sheet, told, turn

TWO = """
        7  8
outer   .  .
middle  B  .
inner   .  .
B 12 10 {}
round 3: B {}"""


def asked(fortune: int, what: str) -> str:
    """Return a drawing in which blue, at speed 10, with two dice and this much fortune, is asked this."""
    return TWO.format(fortune, what)


def test_chance_rolls_exactly_so_many_dice() -> None:
    """5.1 Two at speed 10: everything that two dice can show, and nobody is asked."""
    rolling = asked(0, "roll")
    assert reached(rolling).actor() == CHANCE
    assert choices(rolling) == [
        "roll pace,pace",
        "roll pace,sprint",
        "roll pace,lane",
        "roll pace,attack",
        "roll pace,fortune",
        "roll sprint,sprint",
        "roll sprint,lane",
        "roll sprint,attack",
        "roll sprint,fortune",
        "roll lane,lane",
        "roll lane,attack",
        "roll lane,fortune",
        "roll attack,attack",
        "roll attack,fortune",
        "roll fortune,fortune",
    ]


def test_dice_are_drawn_and_choices_are_picked() -> None:
    """5.1 Not the other way round, whatever is asked."""
    with pytest.raises(WrongMoment, match="no seat decides here"):
        reached(asked(0, "roll")).pick(Rng(1))
    with pytest.raises(WrongMoment, match="chance decides nothing here"):
        reached(asked(0, "free pace,lane")).draw(Rng(1))


def test_every_choice_is_picked() -> None:
    """5.2 5.3 All that is legal, and nothing else, comes up at random."""
    rng = Rng(2)
    for what in ("free pace,lane", "favour sprint,fortune"):
        state = reached(asked(2, what))
        assert {state.pick(rng) for _ in range(300)} == set(state.legal())


def test_the_faces_of_the_die() -> None:
    """5.1 Two of six sides show a lane, the others have one each."""
    weights = [weight for _, weight in reached(asked(0, "roll").replace("12 10 0", "12 12 0")).chances()]
    assert weights == [1, 1, 2, 1, 1]


def test_two_dice_fall_as_two_dice_do() -> None:
    """5.1 Weights of 36: doubles once, lanes twice as likely as anything else."""
    weights = [weight for _, weight in reached(asked(0, "roll")).chances()]
    assert weights == [1, 2, 4, 2, 2, 1, 4, 2, 2, 4, 4, 4, 1, 2, 1]


def test_any_dice_may_be_rolled_again() -> None:
    """5.2 Each set of them once, or none."""
    assert sorted(choices(asked(0, "free pace,lane"))) == [
        "keep",
        "reroll lane",
        "reroll pace",
        "reroll pace,lane",
    ]
    assert sorted(choices(asked(0, "free lane,lane"))) == ["keep", "reroll lane", "reroll lane,lane"]


def test_the_other_dice_stay_as_they_lie() -> None:
    """5.2 One die in the hand, one on the table."""
    start = asked(0, "free pace,lane")
    assert turn(start, "reroll pace") == "blue reroll 1 lane"
    assert choices(start, "reroll pace") == [
        "roll pace",
        "roll sprint",
        "roll lane",
        "roll attack",
        "roll fortune",
    ]
    weights = [weight for _, weight in reached(start, "reroll pace").chances()]
    assert weights == [1, 1, 2, 1, 1]
    assert turn(asked(2, "free pace,lane"), "reroll pace", "roll attack") == "blue favour lane,attack"


def test_the_free_roll_comes_once() -> None:
    """5.2 After it nothing more is free."""
    assert turn(asked(1, "free pace,lane"), "reroll lane", "roll pace") == (
        "blue sign 2 +0 lanes 0 attacks 0"
    )
    assert turn(asked(2, "free pace,lane"), "reroll lane", "roll pace") == "blue favour pace,pace"
    assert sheet(asked(2, "free pace,lane"), "blue", "reroll lane", "roll pace") == "1:m7 12 10 2"


def test_the_free_roll_may_be_left_out() -> None:
    """5.2 5.3 Then fortune is asked for, and the free roll is gone."""
    start = asked(4, "free pace,lane")
    assert turn(start, "keep") == "blue favour pace,lane"
    assert sheet(start, "blue", "keep", "reroll lane", "roll lane") == "1:m7 12 10 2"


def test_what_two_fortune_buy() -> None:
    """5.3 Any dice again, or one die turned to another face, but not to fortune."""
    bought = choices(asked(2, "favour sprint,fortune"))
    assert bought[0] == "keep"
    assert sorted(bought[1:]) == [
        "reroll fortune",
        "reroll sprint",
        "reroll sprint,fortune",
        "set fortune attack",
        "set fortune lane",
        "set fortune pace",
        "set fortune sprint",
        "set sprint attack",
        "set sprint lane",
        "set sprint pace",
    ]


@pytest.mark.parametrize(
    "action", ["set sprint fortune", "set sprint sprint", "set lane pace", "reroll lane"]
)
def test_what_fortune_does_not_buy(action: str) -> None:
    """5.3 Fortune, the face that shows already, and dice that are not there."""
    with pytest.raises(IllegalAction):
        reached(asked(6, "favour sprint,fortune"), action)


def test_turning_a_die() -> None:
    """5.3 For 2 fortune, and one die only."""
    start = asked(3, "favour sprint,sprint")
    assert turn(start, "set sprint pace") == "blue sign 1 +2 lanes 0 attacks 0"
    assert sheet(start, "blue", "set sprint pace") == "1:m7 11 10 1"
    assert told(start, "set sprint pace")[0] == "set 5.3 blue 5"


def test_rolling_again_for_fortune() -> None:
    """5.3 For 2 fortune, any number of dice at once."""
    start = asked(3, "favour sprint,lane")
    assert turn(start, "reroll sprint,lane") == "blue reroll 2 -"
    assert sheet(start, "blue", "reroll sprint,lane") == "1:m7 12 10 1"
    assert told(start, "reroll sprint,lane", "roll pace,pace") == [
        f"favour 5.3 blue {reached(start).course.die.number[1 << 3 | 1 << 6]}",
        f"roll 5.2 blue {reached(start).course.die.number[2]}",
    ]


def test_as_often_as_one_can_pay() -> None:
    """5.3 Six fortune buy three changes, and dice that were changed may be changed again."""
    start = asked(6, "favour sprint,lane")
    actions = ["set sprint attack", "reroll attack", "roll sprint", "set sprint pace"]
    assert turn(start, *actions[:1]) == "blue favour lane,attack"
    assert turn(start, *actions[:3]) == "blue favour sprint,lane"
    assert turn(start, *actions) == "blue sign 1 +0 lanes 1 attacks 0"
    assert sheet(start, "blue", *actions) == "1:m7 12 10 0"


def test_one_may_stop_with_fortune_left() -> None:
    """5.3 Nobody must spend."""
    assert turn(asked(6, "favour pace,lane"), "set pace lane", "keep") == (
        "blue move 10 lanes 2 attacks 0 from m7 by -"
    )


@pytest.mark.parametrize(("fortune", "bought"), [(0, False), (1, False), (2, True)])
def test_what_the_dice_show_cannot_be_spent(fortune: int, *, bought: bool) -> None:
    """5.4 Only what is on the track pays."""
    after = turn(asked(fortune, "free pace,fortune"), "keep")
    assert after.startswith("blue favour" if bought else "blue sign")


def test_fortune_spent_comes_before_fortune_gained() -> None:
    """5.4 5.5 Three less two makes one, which buys nothing; then the dice add two."""
    start = asked(3, "favour pace,fortune")
    assert told(start, "reroll pace", "roll fortune")[2] == "gain 5.5 blue 2"
    assert sheet(start, "blue", "reroll pace", "roll fortune").split()[-1] == "3"


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (4, 6), (5, 6), (6, 6)])
def test_fortune_is_gained_up_to_the_end_of_the_track(before: int, after: int) -> None:
    """5.5 2.4 One for each die, never more than 6."""
    start = asked(before, "free fortune,fortune")
    actions = ["keep"] if before < 2 else ["keep", "keep"]
    assert sheet(start, "blue", *actions).split()[-1] == str(after)


def test_no_fortune_die_no_fortune() -> None:
    """5.5 Nothing is told either."""
    assert not any(event.startswith("gain") for event in told(asked(0, "free pace,lane"), "keep"))
