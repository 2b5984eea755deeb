"""A record reads back to the letter; whatever was done to it, the line is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import blake2b

import pytest

import quadriga
from game_template import GAME
from quadriga import IllegalAction, Record, Unreadable, WrongOption, WrongPlayers, WrongRecord

TEXT = """\
quadriga record 1
d519 game cups rules 1
49ca players 2
3282 option path short
202c option swaps yes
8e5c seat 1 Lola
0360 seat 2 Zoé
ecec * shake 2
9d42 * shake 3
4b4c 1 walk
"""


SEED = "0123456789abcdef" * 4


def record_of(
    actions: Sequence[str], names: Sequence[str] = ("Lola", "Zoé"), seed: str | None = None
) -> Record:
    record = Record(GAME, 2, {"path": "short"}, names, seed)
    state = record.start()
    for text in actions:
        record.actions.append(record.game.parse_action(state, text))
        state.apply(record.actions[-1])
    return record


def forged(lines: Sequence[str]) -> str:
    """Return a record of these lines with checks that are right, as a careful forger would."""
    digest = blake2b(b"quadriga record 1")
    written = ["quadriga record 1"]
    for line in lines:
        digest.update(f"\n{line}".encode())
        written.append(f"{digest.hexdigest()[:4]} {line}")
    return "\n".join(written) + "\n"


FINISHED = record_of(
    ["shake 5", "shake 3", "walk", "shake 3", "walk", "shake 1", "walk", "shake 1", "walk"]
).text()
LINES = [line.partition(" ")[2] for line in FINISHED.splitlines()[1:]]


def refused(text: str) -> WrongRecord:
    with pytest.raises(WrongRecord) as caught:
        Record.parse(text, GAME)
    return caught.value


def test_record_is_written_word_by_word() -> None:
    text = record_of(["shake 2", "shake 3", "walk"]).text()
    assert text == TEXT + "0951 end unfinished\n"


def test_finished_record_ends_with_the_shares() -> None:
    assert LINES[-1] == "end 1 0"
    assert forged(LINES) == FINISHED


def test_record_reads_back() -> None:
    record = Record.parse(FINISHED, GAME)
    assert record.text() == FINISHED
    assert (record.players, record.names) == (2, ("Lola", "Zoé"))
    assert record.options == {"path": "short", "swaps": True}
    assert record.game is GAME


def test_record_of_an_installed_game_needs_no_game() -> None:
    record = Record(quadriga.game("overload"), 3)
    assert Record.parse(record.text()).game is quadriga.game("overload")


def test_states_are_the_first_position_and_the_one_after_each_action() -> None:
    record = record_of(["shake 2", "shake 3", "walk"])
    states = list(record.states())
    assert [str(state) for state in states] == [
        "short swaps | 0 ? 2 - | 0 ? 2 - | 1",
        "short swaps | 0 2 2 - | 0 ? 2 - | 1",
        "short swaps | 0 2 2 - | 0 3 2 - | 1",
        "short swaps | 2 ? 2 - | 0 3 2 - | 2",
    ]
    assert str(record.start()) == str(states[0])


def test_seats_without_names_are_numbered() -> None:
    assert Record(GAME, 3).names == ("Player 1", "Player 2", "Player 3")


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["Lola"], "unreadable names 'Lola': 2 seats need 2 names"),
        (["Lola", ""], "unreadable name '': a name is one line of at most 60 visible characters"),
        (["Lola", " Zoé"], "unreadable name ' Zoé': a name is one line of at most 60 visible characters"),
        (["Lo\nla", "Zoé"], "unreadable name 'Lo\\nla': a name is one line of at most 60 visible characters"),
        (
            ["Lo\u2028la", "Zoé"],
            "unreadable name 'Lo\\u2028la': a name is one line of at most 60 visible characters",
        ),
        (
            ["Lo\0la", "Zoé"],
            "unreadable name 'Lo\\x00la': a name is one line of at most 60 visible characters",
        ),
        (
            ["Z" * 61, "Lola"],
            f"unreadable name '{'Z' * 61}': a name is one line of at most 60 visible characters",
        ),
        (["Zoé", "ZOÉ"], "unreadable names 'Zoé, ZOÉ': two of them are the same; tell them apart"),
    ],
)
def test_name_that_would_spoil_the_record_is_refused(names: list[str], message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Record(GAME, 2, names=names)
    assert str(caught.value) == message


@pytest.mark.parametrize("names", [("end", "1"), ("seat 1 Zoé", "* shake 2"), ("Zoé  van Dyck", "🐎")])
def test_any_visible_name_reads_back(names: tuple[str, str]) -> None:
    assert Record.parse(record_of(["shake 2"], names).text(), GAME).names == names


def test_record_of_wrong_players_or_options_cannot_be_begun() -> None:
    with pytest.raises(WrongPlayers):
        Record(GAME, 5)
    with pytest.raises(WrongOption):
        Record(GAME, 2, {"path": "wide"})


def test_illegal_action_is_named_when_it_is_written() -> None:
    record = record_of(["shake 2"])
    record.actions.append(9)
    with pytest.raises(IllegalAction, match=r"^illegal action 9 in position "):
        record.text()


# The seed of the dice


def test_seed_stands_after_the_seats_and_reads_back() -> None:
    record = record_of(["shake 2", "shake 3", "walk"], seed=SEED)
    assert record.text() == forged(
        [*LINES[:6], f"dice {SEED}", "* shake 2", "* shake 3", "1 walk", "end unfinished"]
    )
    again = Record.parse(record.text(), GAME)
    assert (again.seed, again.actions, again.text()) == (SEED, record.actions, record.text())


def test_record_without_a_seed_has_none() -> None:
    assert Record.parse(FINISHED, GAME).seed is None
    assert "dice" not in FINISHED


@pytest.mark.parametrize("seed", [SEED, None])
def test_line_of_an_action_is_where_it_stands_in_the_file(seed: str | None) -> None:
    record = record_of(["shake 2", "shake 3", "walk"], seed=seed)
    lines = record.text().splitlines()
    assert [lines[record.line(at) - 1][5:] for at in range(3)] == ["* shake 2", "* shake 3", "1 walk"]


@pytest.mark.parametrize(
    "seed", ["", "7", SEED[1:], SEED + "0", SEED.upper(), f" {SEED[1:]}", "g" * 64, "٣" * 64]
)
def test_what_is_no_seed_is_refused(seed: str) -> None:
    with pytest.raises(Unreadable) as caught:
        record_of([], seed=seed)
    assert str(caught.value) == (
        f"unreadable seed {seed!r}: a seed has 64 digits, each from 0 to 9 or from a to f"
    )
    assert str(refused(forged([*LINES[:6], f"dice {seed}".rstrip(), *LINES[6:]]))) == (
        f"record, line 8: {caught.value}"
    )


@pytest.mark.parametrize("at", [6, 8, 17])
def test_seed_has_its_place(at: int) -> None:
    """Before the last seat, between two actions, or at the end it is none."""
    lines = [*LINES]
    lines.insert(at - 1, f"dice {SEED}")
    assert refused(forged(lines)).line == at + 1


def test_changed_seed_is_named() -> None:
    lines = record_of(["shake 2"], seed=SEED).text().splitlines()
    lines[7] = lines[7].replace("0123", "3210")
    error = refused("\n".join(lines))
    assert (error.line, error.reason.endswith("this line or its check was changed")) == (8, True)


def test_two_seeds_are_one_too_many() -> None:
    lines = [*LINES[:6], f"dice {SEED}", f"dice {SEED}", *LINES[6:]]
    assert str(refused(forged(lines))) == "record, line 9: '*' must act here, not 'dice'"


# Played on from another game


def test_given_stands_after_the_seed_and_reads_back() -> None:
    record = record_of(["shake 2", "shake 3", "walk"], seed=SEED)
    record.given = 2
    assert record.text() == forged(
        [*LINES[:6], f"dice {SEED}", "given 2", "* shake 2", "* shake 3", "1 walk", "end unfinished"]
    )
    again = Record.parse(record.text(), GAME)
    assert (again.given, again.seed, again.actions) == (2, SEED, record.actions)
    assert record.text().splitlines()[again.line(2) - 1][5:] == "1 walk"


def test_record_of_a_game_of_its_own_is_given_nothing() -> None:
    assert Record.parse(FINISHED, GAME).given == 0
    assert "given" not in FINISHED


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ("9", "9 actions are given, but only 2 are there"),
        ("-1", "'-1' is not a number"),
        ("some", "'some' is not a number"),
    ],
)
def test_what_cannot_be_given_is_refused(given: str, reason: str) -> None:
    lines = [*LINES[:6], f"given {given}", "* shake 2", "* shake 3", "end unfinished"]
    assert str(refused(forged(lines))) == f"record, line 8: {reason}"


# Tampering


@pytest.mark.parametrize("at", range(1, len(LINES) + 1))
def test_changed_line_is_named(at: int) -> None:
    lines = FINISHED.splitlines()
    lines[at] += "x"
    line = lines[at].partition(" ")[2]
    error = refused("\n".join(lines))
    assert error.line == at + 1
    assert error.reason == f"{line!r} is not what was recorded; this line or its check was changed"


@pytest.mark.parametrize("at", range(1, len(LINES) + 1))
def test_changed_check_is_named(at: int) -> None:
    lines = FINISHED.splitlines()
    lines[at] = f"{'0000' if lines[at][:4] != '0000' else '1111'}{lines[at][4:]}"
    assert refused("\n".join(lines)).line == at + 1


@pytest.mark.parametrize("at", range(1, len(LINES)))
def test_swapped_lines_are_named_at_the_first(at: int) -> None:
    lines = FINISHED.splitlines()
    lines[at], lines[at + 1] = lines[at + 1], lines[at]
    assert refused("\n".join(lines)).line == at + 1


@pytest.mark.parametrize("at", range(1, len(LINES)))
def test_deleted_line_is_named(at: int) -> None:
    lines = FINISHED.splitlines()
    del lines[at]
    assert refused("\n".join(lines)).line == at + 1


@pytest.mark.parametrize("length", range(1, len(LINES) + 1))
def test_cut_record_is_named_at_the_missing_line(length: int) -> None:
    error = refused("\n".join(FINISHED.splitlines()[:length]))
    assert str(error) == (
        f"record, line {length + 1}: the record is cut short here; its last line must begin with 'end'"
    )


def test_appended_line_is_named() -> None:
    error = refused(FINISHED + "\n1234 1 walk\n")
    assert str(error) == f"record, line {len(LINES) + 2}: nothing may follow the end"


@pytest.mark.parametrize("change", ["\r\n", " \n", "\n"])
def test_ends_of_lines_and_blank_lines_at_the_end_are_free(change: str) -> None:
    text = FINISHED.replace("\n", change) + change
    assert Record.parse(text, GAME).text() == FINISHED


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("", ""),
        ("\n", ""),
        ("{}", "{}"),
        (FINISHED[1:], FINISHED[1:17]),
    ],
)
def test_what_is_no_record_is_unreadable(text: str, first: str) -> None:
    with pytest.raises(Unreadable) as caught:
        Record.parse(text)
    assert str(caught.value) == f"unreadable record {first!r}: the first line must be 'quadriga record 1'"


# Forgery: the checks are right, and what they vouch for is wrong


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({2: "players two"}, "line 3: 'two' is not a number"),
        ({2: "players 02"}, "line 3: '02' is not a number"),
        ({2: "players -2"}, "line 3: '-2' is not a number"),
        ({2: "players 5"}, "line 3: Cups is for 2 to 4 players, not 5"),
        ({2: "2 players"}, "line 3: 'players' must stand here, not '2 players'"),
        (
            {3: "option path wide"},
            "line 4: option path: 'wide' is not allowed; allowed: short, long",
        ),
        ({3: "option speed 9"}, "line 4: 'option path' must stand here, not 'option speed 9'"),
        ({6: "seat 3 Zoé"}, "line 7: 'seat 2' must stand here, not 'seat 3 Zoé'"),
        ({7: "1 walk"}, "line 8: '*' must act here, not '1'"),
        ({9: "2 walk"}, "line 10: '1' must act here, not '2'"),
        (
            {7: "* shake 4"},
            (
                "line 8: illegal action 'shake 4' in position 'short swaps | 0 ? 2 - | 0 ? 2 - | 1'; "
                "possible here: shake 1, shake 2, shake 3, shake 5"
            ),
        ),
        ({7: "* roll 5"}, "line 8: unreadable action 'roll 5': Cups has no such action"),
        ({16: "end 0 1"}, "line 17: the game ends with 'end 1 0', not 'end 0 1'"),
        ({16: "end unfinished"}, "line 17: the game ends with 'end 1 0', not 'end unfinished'"),
        ({16: "1 walk"}, "line 17: 'nobody' must act here, not '1'"),
        ({15: "end 1 0"}, "line 16: the game ends with 'end unfinished', not 'end 1 0'"),
        ({1: "game cups"}, "line 2: the version of the rules must stand here: 'game NAME rules NUMBER'"),
        (
            {1: "game cups rules x"},
            "line 2: the version of the rules must stand here: 'game NAME rules NUMBER'",
        ),
        (
            {1: f"game cups rules {'9' * 5000}"},
            "line 2: the version of the rules must stand here: 'game NAME rules NUMBER'",
        ),
        (
            {1: "game cups rules 2"},
            "line 2: made with rules 2 of Cups, newer than rules 1 here; update Quadriga",
        ),
        (
            {6: "seat 2 Lola"},
            "line 7: unreadable names 'Lola, Lola': two of them are the same; tell them apart",
        ),
        ({1: "game chess rules 1"}, "line 2: a record of 'cups' is needed here, not of 'chess'"),
    ],
)
def test_forged_line_is_named(changes: Mapping[int, str], message: str) -> None:
    lines = [changes.get(at, line) for at, line in enumerate(LINES, 1)]
    assert str(refused(forged(lines))) == f"record, {message}"


def test_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(WrongRecord) as caught:
        Record.parse(forged(["game overlaod rules 1", *LINES[1:]]))
    known = ", ".join(game.slug for game in quadriga.games())
    assert str(caught.value) == (
        f"record, line 2: no game is called 'overlaod'; known games: {known}. Did you mean 'overload'?"
    )


def test_record_of_older_rules_is_refused() -> None:
    with pytest.raises(WrongRecord) as caught:
        Record.parse(FINISHED, replace(GAME, version=2))
    assert str(caught.value) == (
        "record, line 2: made with rules 1 of Cups; rules 2 here would not replay it faithfully"
    )


def test_mark_that_some_editors_write_is_accepted() -> None:
    assert Record.parse("\ufeff" + FINISHED, GAME).text() == FINISHED


def test_other_format_is_told_from_noise() -> None:
    with pytest.raises(Unreadable) as caught:
        Record.parse("quadriga record 2\n", GAME)
    assert str(caught.value) == (
        "unreadable record 'quadriga record 2': the first line must be 'quadriga record 1'; "
        "another version of Quadriga wrote it"
    )
