"""Requests: what people may ask of a table, and when it is refused, with words for them."""

from __future__ import annotations

from contextlib import AbstractContextManager

import pytest
from msgspec import json as encoding
from msgspec import structs

from quadriga import OVER, Rng, game
from quadriga.table import requests
from quadriga.table.entries import Covered, House, Plan, decode, encode
from quadriga.table.refusals import Refused
from quadriga.table.scenes import Scenes
from quadriga.table.sight import sight
from quadriga.table.table import MOST_UNDONE, REMEMBERED, Table
from tests.table.matches import Match, people

GAMES = ("overload", "chariot", "asteroid", "edison")
A_VIEW = 250_000  # bytes, with as much said as can be
OPEN = [Plan("person", "Lola", key="k"), Plan("open"), Plan("bot", "Nina", bot="level1")]


def refused(code: str) -> AbstractContextManager[pytest.ExceptionInfo[Refused]]:
    return pytest.raises(Refused, check=lambda error: error.code == code)


@pytest.mark.parametrize("slug", GAMES)
def test_a_whole_game_is_what_its_log_says(slug: str) -> None:
    match = Match(slug, game(slug).seats[-1])
    match.play(Rng(4))
    table = match.table
    assert (table.phase, table.state.actor()) == ("over", OVER)
    again = Table.read("t", [decode(encode(entry)) for entry in match.log])
    assert [sight(again, seat) for seat in (None, 0, 1)] == [sight(table, seat) for seat in (None, 0, 1)]
    assert again.record().text() == table.record().text()


@pytest.mark.parametrize("slug", GAMES)
def test_the_record_tells_the_seed_when_all_is_over_and_never_before(slug: str) -> None:
    match, rng = Match(slug, game(slug).seats[0]), Rng(4)
    seed = match.table.opened.seed
    while match.table.phase == "playing":
        record = match.table.record()
        assert (record.seed, seed in record.text()) == (None, False)
        match.play(rng, most=9)
    assert match.table.record().seed == seed
    assert f" dice {seed}\n" in match.table.record().text()


def test_the_seed_of_a_game_that_everybody_gave_up_is_told_too() -> None:
    match = Match("overload", 3)
    for seat in range(3):
        assert match.table.record().seed is None
        match.take(requests.resign(match.table, seat, 5, ""))
    assert match.table.record().seed == match.table.opened.seed
    assert match.table.record().text().endswith(" end unfinished\n")


def test_pauses_and_changes_of_seats_come_to_an_end() -> None:
    """Else a log could grow for ever."""
    match = Match("overload", 3)
    for _ in range(requests.MOST_PAUSES):
        match.take(requests.pause(match.table, 0, 0, ""))
        match.take(requests.resume(match.table, 1, 0, ""))
    with refused("too-often"):
        requests.pause(match.table, 0, 0, "")
    waiting = Match("overload", OPEN)
    while waiting.table.sittings < requests.MOST_SITTINGS:
        waiting.take(requests.sit(waiting.table, 1, "Max", "m", 0, ""))
        waiting.take(requests.stand(waiting.table, 1, 0, ""))
    with refused("too-often"):
        requests.sit(waiting.table, 1, "Max", "m", 0, "")


def test_going_from_process_to_process_comes_to_an_end() -> None:
    """Who comes for the first time, or was missed, is there all the same."""
    match = Match("overload", 3, all_come=False)
    table = match.table
    for number in range(requests.MOST_COMINGS):
        match.take(requests.come_back(table, 0, 0, f"process {number}"))
    assert not requests.come_back(table, 0, 0, "another")
    match.take(requests.come_back(table, 1, 0, "another"))
    assert table.seats[1].has_come
    match.take(requests.go_away(table, 0, 0))
    match.take(requests.come_back(table, 0, 0, "another"))
    assert table.seats[0].away is None


def test_taking_back_comes_to_an_end() -> None:
    """Nor is it offered any more."""
    match = Match("asteroid", 4, options={"asteroids": "no"})
    for _ in range(MOST_UNDONE):
        seat = match.table.actor
        match.decide()
        match.undo(seat)
    match.decide()
    assert not sight(match.table, 0)["undo"]
    with refused("no-undo"):
        match.undo(0)


def test_a_table_for_bots_alone_is_not_set_up() -> None:
    """Nobody would ever come, and it would wait for ever."""
    bots = [Plan("bot", name, bot="level1") for name in ("Nina", "Hugo", "Ada")]
    with refused("nobody"):
        Match("overload", bots)


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    match = Match("overload", OPEN)
    phases = [match.table.phase]
    match.take(requests.sit(match.table, 1, "Max", "k2", 5, "c1"))
    match.take(requests.begin(match.table, 6))
    assert [*phases, match.table.phase] == ["waiting", "playing"]
    assert [seat.name for seat in match.table.seats] == ["Lola", "Max", "Nina"]


def test_a_seat_can_be_left_before_the_game_and_taken_by_another() -> None:
    seats = [Plan("person", "Lola", key="k"), Plan("open"), Plan("open")]
    match = Match("overload", seats)
    match.take(requests.sit(match.table, 1, "Max", "k2", 5, ""))
    match.take(requests.say(match.table, 1, "x", 6, "c1"))
    match.take(requests.stand(match.table, 1, 6, ""))
    match.take(requests.sit(match.table, 1, "Zoé", "k3", 7, ""))
    assert [seat.name for seat in match.table.seats] == ["Lola", "Zoé", ""]
    assert not match.table.has_done(1, "c1"), "that was another's command"


def test_a_seat_that_was_for_one_person_is_open_when_they_leave_it() -> None:
    """As in a rematch that somebody declines: all who play there are known."""
    match = Match("overload", [*people(2), Plan("open")])
    match.take(requests.stand(match.table, 1, 5, ""))
    assert (match.table.seats[1].kind, match.table.seats[1].name) == ("open", "")
    match.take(requests.sit(match.table, 2, "Ada", "k2", 6, ""))
    assert requests.begin(match.table, 6) == [], "somebody is missing"
    match.take(requests.sit(match.table, 1, "Zoé", "k3", 7, ""))
    with refused("taken"):
        requests.sit(match.table, 1, "Max", "key1", 8, "")
    match.take(requests.begin(match.table, 9))
    assert [seat.name for seat in match.table.seats] == ["Lola", "Zoé", "Ada"]


def test_a_seat_by_link_is_left_to_whoever_has_the_link() -> None:
    match = Match("overload", [*people(1), Plan("link", key="link"), Plan("open")])
    match.take(requests.sit(match.table, 1, "Max", "link", 5, ""))
    match.take(requests.stand(match.table, 1, 6, ""))
    with refused("not-yours"):
        requests.sit(match.table, 1, "Zoé", "k3", 7, "")
    assert requests.sit(match.table, 1, "Zoé", "link", 7, "")


@pytest.mark.parametrize(
    ("seat", "name", "code"),
    [
        (0, "Max", "not-yours"),
        (2, "Max", "taken"),
        (3, "Max", "no-seat"),
        (-1, "Max", "no-seat"),
        (1, "LOLA", "text"),
        (1, "\n", "text"),
    ],
)
def test_who_cannot_sit_there_is_told_why(seat: int, name: str, code: str) -> None:
    match = Match("overload", OPEN)
    with refused(code):
        requests.sit(match.table, seat, name, "k2", 5, "")


class Unequal(str):
    """A text that must not be compared as texts are: how long that takes tells where they first differ."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        raise AssertionError("this was compared in a time that tells something")

    __ne__ = __eq__


def test_keys_are_compared_in_constant_time() -> None:
    table = Match("overload", [*people(1), Plan("link", key="link"), Plan("open")]).table
    assert requests.sit(table, 0, "Lola", Unequal("key0"), 5, "") == []
    assert requests.sit(table, 1, "Max", Unequal("link"), 5, "")
    for seat in (0, 1):
        with refused("not-yours"):
            requests.sit(table, seat, "Max", Unequal("other"), 5, "")


def test_only_who_is_asked_may_decide_and_only_what_is_allowed() -> None:
    table = Match("overload", 3).table
    other = (table.actor + 1) % 3
    with refused("not-yours"):
        requests.decide(table, other, table.version, table.state.legal()[0], 1, "")
    with refused("illegal"):
        requests.decide(table, table.actor, table.version, 10**6, 1, "")
    with refused("stale"):
        requests.decide(table, table.actor, table.version - 1, table.state.legal()[0], 1, "")


def test_a_refusal_tells_nothing_of_the_position() -> None:
    table = Match("asteroid", 4).table
    with pytest.raises(Refused) as caught:
        requests.decide(table, table.actor, table.version, 10**6, 1, "")
    assert str(caught.value) == (
        "the rules do not allow that here; take one of the actions that you were told"
    )


def test_nothing_is_decided_before_the_game_in_a_pause_or_after_it() -> None:
    waiting = Match("overload", OPEN).table
    with refused("wrong-phase"):
        requests.decide(waiting, 0, 0, 0, 1, "")
    match = Match("overload", 3)
    match.take(requests.pause(match.table, 1, 5, ""))
    with refused("paused"):
        requests.decide(match.table, match.table.actor, match.table.version, 0, 6, "")
    match.take(requests.resume(match.table, 0, 7, ""))
    match.play(Rng(1))
    with refused("wrong-phase"):
        requests.decide(match.table, 0, match.table.version, 0, 8, "")


def test_a_command_is_known_again_by_its_id() -> None:
    match = Match("overload", 3)
    table = match.table
    match.take(requests.decide(table, table.actor, table.version, table.state.legal()[0], 1, "c9"))
    assert table.has_done(0, "c9")
    assert not table.has_done(1, "c9")


def test_only_the_latest_commands_are_known_again() -> None:
    """What is kept of a table does not grow with every word that is said there."""
    match = Match("overload", 3)
    for number in range(REMEMBERED + 1):
        match.take(requests.say(match.table, 0, "x", number, f"c{number}"))
    assert not match.table.has_done(0, "c0")
    assert match.table.has_done(0, "c1")


def test_what_others_command_lets_none_of_ones_own_be_forgotten() -> None:
    match = Match("overload", 3)
    match.take(requests.say(match.table, 0, "x", 1, "mine"))
    for number in range(REMEMBERED + 1):
        match.take(requests.say(match.table, 1, "x", number, f"c{number}"))
    assert match.table.has_done(0, "mine")


def test_who_resigns_leaves_the_rest_to_a_bot_and_the_last_ends_the_game() -> None:
    match = Match("overload", [*people(2), Plan("bot", "Nina", bot="level1")])
    match.take(requests.resign(match.table, 0, 5, ""))
    assert (match.table.phase, match.table.seats[0].decider) == ("playing", "level3")
    with refused("not-yours"):
        requests.resign(match.table, 0, 6, "")
    match.take(requests.resign(match.table, 1, 7, ""))
    seen = sight(match.table, 0)
    assert (seen["phase"], seen["result"]) == ("over", None)


def test_who_gave_up_decides_pauses_and_takes_back_nothing_more() -> None:
    """Not even if they are faster than the bot, whose decisions stand."""
    match = Match("overload", 3)
    table, seat = match.table, match.table.actor
    match.take(requests.resign(table, seat, 5, ""))
    assert table.actor == seat
    assert sight(table, seat)["actions"] == Scenes(table).scene(seat)["actions"] == []
    action = table.state.legal()[0]
    with refused("not-yours"):
        requests.decide(table, seat, table.version, action, 6, "")
    with refused("not-yours"):
        requests.pause(table, seat, 6, "")
    match.take(requests.pause(table, (seat + 1) % 3, 6, ""))
    with refused("not-yours"):
        requests.resume(table, seat, 6, "")
    match.take(requests.resume(table, (seat + 1) % 3, 6, ""))
    match.take(requests.decide(table, seat, table.version, action, 7, "", bot=True))


def test_what_a_bot_decides_for_who_gave_up_is_not_taken_back() -> None:
    for seed in range(99):
        match, rng = Match("chariot", 4), Rng(seed)
        match.play(rng, most=30)
        seat = match.table.actor
        match.take(requests.resign(match.table, seat, 5, ""))
        action = match.table.state.legal()[0]
        match.take(requests.decide(match.table, seat, match.table.version, action, 6, "", bot=True))
        if match.table.undoable is not None:
            assert sight(match.table, seat)["undo"] is False
            with refused("no-undo"):
                match.undo(seat)
            return
    raise AssertionError("nothing was ever decided without dice")


def test_who_came_back_is_not_decided_for_by_a_bot_that_thought_meanwhile() -> None:
    match = Match("overload", 3)
    table, seat = match.table, match.table.actor
    match.take(requests.go_away(table, seat, 5))
    match.take([Covered(at=6, seat=seat, why="away")])
    action, version = table.state.legal()[0], table.version
    match.take(requests.come_back(table, seat, 7))
    assert table.version == version
    with refused("not-yours"):
        requests.decide(table, seat, version, action, 8, "", bot=True)
    match.take(requests.decide(table, seat, version, action, 9, ""))


INVISIBLE = ["\u00a0", "\u200d", "\u202e", "a\u200bb"]  # of these the third turns round what follows


@pytest.mark.parametrize("text", ["", " ", "a\nb", "x" * 501, "\x00", *INVISIBLE])
def test_what_is_said_is_a_line(text: str) -> None:
    with refused("text"):
        requests.say(Match("overload", 3).table, 0, text, 1, "")


@pytest.mark.parametrize("text", ["Bien joué\u00a0!", "Encore\u202f?", "👩\u200d🚀"])
def test_what_a_keyboard_puts_into_a_line_may_be_said(text: str) -> None:
    """Spaces that do not break, as French has them, and what joins emoji."""
    match = Match("overload", 3)
    match.take(requests.say(match.table, 0, text, 1, ""))
    assert match.table.chat == [{"seat": 0, "text": text, "at": 1}]


def test_only_so_much_is_said_at_a_table() -> None:
    """Whoever comes is shown all of it, at each of their seats."""
    match, line = Match("overload", 3), "💥" * requests.LONGEST_SAID
    for _ in range(requests.MOST_WRITTEN // requests.LONGEST_SAID):
        match.take(requests.say(match.table, 0, line, 1, ""))
    with refused("full"):
        requests.say(match.table, 0, "!", 1, "")
    assert len(encoding.encode(sight(match.table, 0))) < A_VIEW


def test_only_so_many_lines_are_said_at_a_table() -> None:
    match = Match("overload", 3)
    for _ in range(requests.MOST_SAID):
        match.take(requests.say(match.table, 0, "!", 1, ""))
    with refused("full"):
        requests.say(match.table, 0, "!", 1, "")


def test_chat_can_be_off() -> None:
    with refused("not-here"):
        requests.say(Match("overload", 3, House(chat=False)).table, 0, "hello", 1, "")


def test_rules_of_another_version_are_not_played_on() -> None:
    match = Match("overload", 3)
    opened = match.table.opened
    with pytest.raises(Refused) as caught:
        Table("t", structs.replace(opened, rules=99))
    assert str(caught.value) == (
        "this table was set up with rules 99 of Overload, and here rules 1 are played; set up another one"
    )
