"""What a position of Chariot Race is worth, and how it is driven by who believes it."""

from __future__ import annotations

import pytest

from quadriga import CHANCE, OVER, Rng
from quadriga.bots import bot
from quadriga.games.chariot import GAME
from quadriga.games.chariot.judgement import outlooks_of
from quadriga.games.chariot.outlook import LOST, Outlook
from tests.games.chariot.play import reached


def judged(drawn: str, *actions: str) -> list[float]:
    return reached(drawn, *actions).judge()


def driven(drawn: str, *, seed: int = 1) -> str:
    """Return what greedy does here."""
    state = reached(drawn)
    return GAME.action_text(state, bot("greedy")(state, Rng(seed)))


def outlook(sheets: str = "white", halves: str = "AA") -> Outlook:
    return outlooks_of(GAME.start(4, {"sheets": sheets, "circuit": halves}).course)[0]


def space(name: str) -> int:
    return GAME.start(4).course.circuit.names.index(name)


# The outlook


def test_the_finish_is_nearer_further_on_and_in_better_condition() -> None:
    far = outlook()
    assert (
        far.left(1, space("o8"), 6, 12) > far.left(1, space("o30"), 6, 12) > far.left(2, space("o8"), 6, 12)
    )
    levels = [far.left(1, space("o8"), 5, damage) for damage in range(1, 13)]
    assert levels == sorted(levels, reverse=True)


def test_a_race_takes_about_ten_turns() -> None:
    assert 8 < outlook().left(0, space("o4"), 4, 12) < 12


def test_the_fast_fear_the_inner_curve() -> None:
    """At speed 9 before a limit of 3 there is no braking; at 12 parts before it, there is."""
    far = outlook()
    assert far.left(1, space("i9"), 9, 12) > far.left(1, space("i9"), 4, 12) + 2
    assert far.left(1, space("o9"), 7, 12) < far.left(1, space("o9"), 4, 12)


def test_behind_the_finish_only_the_way_counts() -> None:
    far = outlook()
    assert (
        0 > far.left(3, space("o5"), 1, 1) > far.left(3, space("o6"), 1, 1) == far.left(3, space("o6"), 9, 9)
    )


def test_a_wreck_has_lost() -> None:
    assert outlook().left(1, space("o8"), 5, 0) == LOST


def test_pillars_make_the_way_longer() -> None:
    assert outlook(halves="BB").left(1, space("m5"), 8, 12) > outlook().left(1, space("m5"), 8, 12)


def test_a_chariot_faster_than_its_damage_allows_will_be_slowed_down() -> None:
    far = outlook()
    assert far.left(1, space("o5"), 12, 4) == far.left(1, space("o5"), 4, 4)


# From turns to shares

DUEL = """
       22 23 24 25 26 27
outer   .  B  .  .  G  .
middle  .  .  .  .  .  .
B {} 5 {}, G 12 5 3
round 3: G roll"""


def test_who_is_ahead_is_likelier_to_win() -> None:
    blue, red, green, yellow = judged(DUEL.format(12, 3))
    assert green > blue > red == yellow == 0


def test_condition_and_fortune_count() -> None:
    shares = [judged(DUEL.format(*tracks))[0] for tracks in ((12, 3), (6, 3), (2, 3), (12, 0))]
    assert shares[0] > shares[1] > shares[2]
    assert shares[0] > shares[3]


def test_two_chariots_of_a_seat_count_together() -> None:
    one, two, three = judged("""
    3 AA white -
           20 21 22 23
    middle  B  .  R  .
    inner   Y  .  P  N
    outer   .  .  .  G
    B 12 5 3, R 12 5 3, G 12 5 3, Y 12 5 3, P 12 5 3, N 12 5 3
    round 3: N roll""")
    assert one + two + three == pytest.approx(1, abs=0.01)
    assert min(one, two, three) > 0.2


def test_the_last_one_may_still_fail() -> None:
    (share,) = [
        share
        for share in judged("""
           22 23
    outer   B  .
    B 4 4 0
    round 9: B roll""")
        if share
    ]
    assert 0.5 < share < 1


def test_who_is_behind_a_finisher_and_has_played_is_beaten() -> None:
    played = judged("""
            5  6  7  8
    outer  G3  . B3  .
    middle  .  Y2  .  .
    B 3 5 0, G 12 5 3, Y 12 5 3
    round 12 after BG: Y roll""")
    assert played[0] > 0.9
    assert played[2] < 0.05


def test_before_the_start_all_are_equal_until_places_are_known() -> None:
    assert GAME.start(4).judge() == pytest.approx([0.25] * 4)
    assert GAME.start(3, {"sheets": "black"}).judge() == pytest.approx([1 / 3] * 3)


def test_a_better_place_and_a_better_sheet_are_worth_more() -> None:
    state = GAME.start(2, {"sheets": "black"})
    rng = Rng(1)
    while state.actor() == CHANCE:
        state.apply(state.draw(rng))
    values = {}
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        values[GAME.action_text(state, action)] = after.judge()[state.actor()]
    assert len(set(values.values())) > 1


# In the middle of a turn


def test_the_best_way_on_is_seen_from_its_first_step() -> None:
    """A chariot stands right ahead; the lane beside it is free, and one lane die is left."""
    assert (
        driven("""
           22 23 24 25 26 27
    outer   .  B  G  .  .  .
    middle  .  .  .  .  .  .
    B 3 4 0, G 12 5 3
    round 3 after G: B move 4 lanes 1 attacks 0 from o23 by -""")
        == "inward"
    )


def test_caltrops_are_gone_round() -> None:
    assert (
        driven("""
           22 23 24 25 26 27
    outer   .  B  x  x  x  .
    middle  .  .  .  .  .  .
    B 3 4 0
    round 3: B move 4 lanes 1 attacks 0 from o23 by -""")
        == "inward"
    )


@pytest.mark.parametrize(("lane", "sign"), [("inner", "slower"), ("outer", "faster")])
def test_the_sign_looks_at_the_curve_ahead(lane: str, sign: str) -> None:
    """At speed 4 or 6: the inner curve bears 3, the outer one 7."""
    assert (
        driven(f"""
            5  6  7  8  9 10 11
    {lane}  .  .  .  .  B  .  {3 if lane == "inner" else 7}
    B 4 5 0
    round 3: B sign 1 +0 lanes 0 attacks 0""")
        == sign
    )


def test_dice_that_would_wreck_are_rolled_again() -> None:
    assert driven("""
           22 23
    outer   .  B
    B 2 2 0
    round 3: B free sprint,sprint,lane,attack,fortune""").startswith("reroll sprint,sprint")


CHOICE = """
       22 23 24 25 26 27
outer   .  B  .  .  G  x
middle  .  .  .  .  .  .
B 5 5 2, G 12 5 3
round 3 after G: B free pace,sprint,lane,attack,fortune"""


def test_dice_in_the_air_are_worth_what_they_may_show() -> None:
    """Whatever is rolled again: about as much as all that may come of it, on average."""
    state = reached(CHOICE)
    for action in state.legal()[1:]:
        thrown = state.copy()
        thrown.apply(action)
        assert thrown.actor() == CHANCE
        average = weights = 0.0
        for outcome, weight in thrown.chances():
            fallen = thrown.copy()
            fallen.apply(outcome)
            average += weight * fallen.judge()[0]
            weights += weight
        assert thrown.judge()[0] == pytest.approx(average / weights, abs=0.02)


def test_what_was_found_out_of_a_turn_holds_for_it_alone() -> None:
    """The same dice and speed, but another way ahead: a copy that drove on does not mislead the others."""
    state = reached(CHOICE)
    before = state.judge()
    other = state.copy()
    rng = Rng(1)
    while other.round < 5:
        other.apply(other.draw(rng) if other.actor() == CHANCE else other.pick(rng))
        assert other.judge() == GAME.parse(str(other)).judge()
    assert state.judge() == before


def test_a_javelin_is_thrown_at_the_rival() -> None:
    """Red is far behind; green is ahead and about to win."""
    assert (
        driven("""
           22 23 24 25 26
    outer   R  .  B  .  G2
    R 12 4 3, B 12 3 3, G 2 2 3
    round 9 after G: B attack 1 from o21 by o22,o23,o24""")
        == "javelin green"
    )


def test_greedy_drives_a_race_to_its_end() -> None:
    state, rng = GAME.start(4), Rng(3)
    while state.actor() != OVER:
        state.apply(state.draw(rng) if state.actor() == CHANCE else bot("greedy")(state, rng))
    assert sum(state.payoff()) == 1
    assert 8 < state.round < 16
