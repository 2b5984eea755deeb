"""Fair dice: the seed is sealed, everything that fell follows from it, and whatever does not is found."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quadriga import Record, Rng, game
from quadriga.table import requests
from quadriga.table.dice import Proof, Stray, outcome, proof, sealed
from quadriga.table.entries import House, Opened
from quadriga.table.sight import sight
from tests.table.matches import SEED, Match, chances, cut, fair, people

GAMES = ("overload", "chariot", "asteroid", "edison")


# At a table


@pytest.mark.parametrize("slug", GAMES)
def test_the_record_of_a_table_is_proved_by_anybody_who_reads_it(slug: str) -> None:
    match = Match(slug, game(slug).seats[0])
    match.play(Rng(2))
    shown = sight(match.table, None)
    record = Record.parse(match.table.record().text())
    assert record.seed is not None
    assert sealed(record.seed) == shown["dice"]
    assert proof(record, record.seed) == Proof(match.table.chances)
    assert match.table.chances > 0


def test_what_was_taken_back_leaves_no_gap() -> None:
    """Each outcome keeps its number: decisions are taken back, and dice never are."""
    match, rng = Match("chariot", 4), Rng(3)
    undone = 0
    while match.table.phase == "playing" and match.table.version < 400:
        seat = match.table.actor
        match.decide(rng=rng)
        if undone < 5 and sight(match.table, seat)["undo"]:
            match.undo(seat)
            undone += 1
    assert undone == 5
    assert proof(match.table.record(), match.table.opened.seed) == Proof(match.table.chances)


def test_the_seal_is_shown_from_the_first_and_the_seed_at_the_end() -> None:
    match = Match("overload", 3)
    seed = match.table.opened.seed
    assert (sight(match.table, 0)["dice"], sight(match.table, 0)["seed"]) == (sealed(seed), None)
    match.play(Rng(2))
    assert sight(match.table, None)["seed"] == seed
    assert sealed(seed) == hashlib.sha256(seed.encode()).hexdigest()


def test_no_two_tables_have_the_same_dice() -> None:
    (one,), (other,) = (requests.open_table(game("overload"), {}, people(3), House(), 0) for _ in range(2))
    assert isinstance(one, Opened)
    assert isinstance(other, Opened)
    assert one.seed != other.seed


# What a seed gives


@pytest.mark.parametrize(
    ("slug", "last"),
    [
        ("overload", "roll 5; roll 3; roll 1; roll 3"),
        (
            "chariot",
            "roll sprint,lane,attack; roll sprint; roll pace,pace,pace,sprint,lane",
        ),
        ("asteroid", "heading 1; die 3; draw 3; roll 3; draw 30; roll 3"),
        ("edison", "lay 2; lay O; lay 4; deal 4; deal 2"),
    ],
)
def test_a_seed_gives_the_same_dice_for_ever(slug: str, last: str) -> None:
    """Where it does not, the rules need another version, or old records would seem to be forged."""
    record = fair(slug)
    states = [*record.states()]
    texts = [record.game.action_text(states[at], record.actions[at]) for at in chances(record)]
    assert "; ".join(texts).endswith(last)


@pytest.mark.parametrize("slug", GAMES)
def test_each_outcome_can_be_told_from_its_number_alone(slug: str) -> None:
    record = fair(slug)
    states = [*record.states()]
    for number, at in reversed([*enumerate(chances(record))]):
        assert outcome(states[at], SEED, number) == record.actions[at]


# What does not follow


@settings(max_examples=60, deadline=None)
@given(slug=st.sampled_from(GAMES), data=st.data())
def test_any_changed_outcome_is_found(slug: str, data: st.DataObject) -> None:
    record = fair(slug)
    places = chances(record)
    number = data.draw(st.integers(0, len(places) - 1), "number")
    at = places[number]
    state = [*record.states()][at]
    others = [each for each, _ in state.chances() if each != record.actions[at]]
    if not others:  # chance had no choice
        return
    other = data.draw(st.sampled_from(others), "outcome")
    fell, due = (record.game.action_text(state, each) for each in (other, record.actions[at]))
    found = Proof(number, Stray(number, record.line(at), fell, due))
    changed = cut(record, [*record.actions[:at], other])
    assert proof(changed, SEED) == found
    # So it is found in what is written down, at that line.
    text = changed.text()
    assert proof(Record.parse(text), SEED) == found
    assert text.splitlines()[record.line(at) - 1].endswith(f" * {fell}")


@settings(max_examples=40, deadline=None)
@given(slug=st.sampled_from(GAMES), seed=st.binary(min_size=32, max_size=32).map(bytes.hex))
def test_another_seed_gives_other_dice_and_another_seal(slug: str, seed: str) -> None:
    if seed != SEED:
        assert proof(fair(slug), seed).stray is not None
        assert sealed(seed) != sealed(SEED)


@pytest.mark.parametrize("slug", GAMES)
def test_outcomes_that_changed_places_are_found(slug: str) -> None:
    """A stream shifted by one is not the stream: dice cannot be held back for later."""
    record = fair(slug)
    states = [*record.states()]
    for number, at in enumerate(chances(record)):
        late = outcome(states[at], SEED, number + 1)
        if late != record.actions[at]:
            found = proof(cut(record, [*record.actions[:at], late]), SEED)
            assert found.stray is not None
            assert found.follow == found.stray.number == number
            return
    raise AssertionError("the dice never differ")


def test_a_game_without_dice_has_nothing_to_prove() -> None:
    assert proof(Record(game("overload"), 3), SEED) == Proof(0)
