"""A finished game is played on from one of its moments: what was stays, and what comes is decided anew."""

from __future__ import annotations

import pytest
from msgspec import structs

from quadriga import CHANCE, OVER, Record, Rng, game
from quadriga.table import entries, requests
from quadriga.table.dice import Proof, Stray, proof
from quadriga.table.entries import House, Opened, Plan
from quadriga.table.refusals import Refused
from quadriga.table.sight import sight
from quadriga.table.table import Table
from tests.table.matches import OPTIONS, SEED, Match

GAMES = ("overload", "chariot", "asteroid", "edison")
OTHER = SEED[::-1]


def finished(slug: str) -> Match:
    """Return a match that was played to its end."""
    match = Match(slug, game(slug).seats[0], options=OPTIONS.get(slug))
    match.play(Rng(2))
    return match


class PlayedOn(Match):
    """A match that begins at a moment of another, with other dice."""

    def __init__(self, source: Table, moment: int) -> None:
        seats = [Plan("person", "Nina", key="k")]
        seats += [Plan("bot", f"Bot {number}", "level1") for number in range(1, len(source.seats))]
        opened = requests.play_on(source, moment, seats, at=5)
        self.log = [structs.replace(entry, seed=OTHER) for entry in opened]
        self.table = Table.read("t2", self.log)


def moments(table: Table) -> list[int]:
    """Return a few moments: the start, one of chance, one of a seat, and the last that is not over."""
    actors = [int(state.actor()) for state in table.record().states()]
    chance = [at for at, actor in enumerate(actors) if actor == CHANCE]
    decided = [at for at, actor in enumerate(actors) if actor >= 0]
    return [0, chance[len(chance) // 2], decided[len(decided) // 2], len(actors) - 2]


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_goes_on_from_any_moment(slug: str) -> None:
    """What happened before stands in its story, and its record replays to where it ends."""
    source = finished(slug).table
    for moment in moments(source):
        match = PlayedOn(source, moment)
        before = [*source.record().states()][moment]
        assert (str(match.table.state), match.table.phase) == (str(before), "waiting")
        told = sight(match.table, 0)["events"]
        match.take(requests.begin(match.table, 6))
        match.play(Rng(moment))
        assert match.table.phase == "over"
        after = sight(match.table, 0)["events"]
        assert isinstance(told, list)
        assert isinstance(after, list)
        assert after[: len(told)] == told
        assert match.table.told + match.table._fresh == len(after)
        assert (
            Table.read("t2", map(entries.decode, map(entries.encode, match.log))).actions
            == match.table.actions
        )
        record = Record.parse(match.table.record().text())
        assert (record.given, record.actions[:moment]) == (moment, source.actions[:moment])
        assert [*record.states()][-1].actor() == OVER


@pytest.mark.parametrize("slug", GAMES)
def test_the_dice_since_are_proved_and_those_before_are_not(slug: str) -> None:
    source = finished(slug).table
    given = 0
    for moment in moments(source):
        match = PlayedOn(source, moment)
        match.take(requests.begin(match.table, 6))
        match.play(Rng(3))
        record = Record.parse(match.table.record().text())
        found = proof(record, OTHER)
        assert found.stray is None
        assert found.given + found.follow == match.table.chances
        given = max(given, found.given)
        record.given = 0
        assert (proof(record, OTHER).stray is None) == (found.given == 0), "other dice fell before"
    assert given > 0


def test_what_does_not_follow_since_is_found() -> None:
    """Numbers and lines count through, as in the file."""
    source = finished("overload").table
    match = PlayedOn(source, 20)
    match.take(requests.begin(match.table, 6))
    match.play(Rng(3), most=5)
    record = match.table.record()
    states = [*record.states()]
    at = next(at for at in range(20, len(states)) if states[at].actor() == CHANCE)
    right = record.actions[at]
    record.actions[at:] = [right % 8 + 1]
    given = sum(state.actor() == CHANCE for state in states[:20])
    fell, due = (record.game.action_text(states[at], each) for each in (record.actions[at], right))
    assert proof(record, OTHER) == Proof(0, Stray(given, record.line(at), fell, due), given)


def test_it_is_said_where_a_game_comes_from() -> None:
    source = finished("overload").table
    assert sight(source, 0)["source"] is None
    match = PlayedOn(source, 7)
    assert sight(match.table, 0)["source"] == {"table": "t", "moment": 7}
    opened = match.log[0]
    assert isinstance(opened, Opened)
    assert opened.options == source.opened.options


def test_nothing_that_was_given_can_be_taken_back() -> None:
    source = finished("chariot").table
    match = PlayedOn(source, moments(source)[2])
    match.take(requests.begin(match.table, 6))
    assert match.table.undoable is None


@pytest.mark.parametrize(
    ("moment", "code"), [(-1, "no-moment"), (10_000, "no-moment"), (None, "wrong-phase")], ids=str
)
def test_there_must_be_something_to_play_on(moment: int | None, code: str) -> None:
    source = finished("overload").table
    with pytest.raises(Refused) as refused:
        requests.play_on(source, len(source.actions) if moment is None else moment, [], 0)
    assert refused.value.code == code


def test_only_what_is_over_is_played_on() -> None:
    match = Match("overload", 3)
    with pytest.raises(Refused) as refused:
        requests.play_on(match.table, 0, [], 0)
    assert refused.value.code == "wrong-phase"


def test_a_game_that_was_given_up_is_played_on_from_its_last_moment() -> None:
    match = Match("overload", 3)
    match.decide(rng=Rng(1))
    for seat in range(3):
        match.take(requests.resign(match.table, seat, 9, ""))
    assert match.table.phase == "over"
    other = PlayedOn(match.table, len(match.table.actions))
    other.take(requests.begin(other.table, 10))
    assert (other.table.phase, other.table.actor) == ("playing", match.table.state.actor())


@pytest.mark.parametrize("watched", [True, False])
def test_what_strangers_could_not_watch_they_cannot_watch_when_it_is_played_on(watched: bool) -> None:
    source = Match("overload", 3, House(watched=watched))
    source.play(Rng(2))
    assert PlayedOn(source.table, 3).table.opened.house.watched is watched
