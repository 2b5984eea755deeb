"""Kept balances: read back as they were, and gone on with as if nobody had stopped."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game_template import GAME as CUPS
from quadriga import game
from quadriga.bots.guest import Fault
from quadriga.lab.balance import Balance, Tally, balance
from quadriga.lab.counted import Counted, Weighing, WrongCounts, board_of, figures_of, read, text
from quadriga.lab.simulate import Simulation

ASKED = Weighing("0.1.0", "compiled", "cups", 1, 2, {"path": "a b"}, 7, "-", "greedy", "before")
PLAYED = Simulation(
    3,
    5,
    [2.0, 0.5],
    Counter({4: 2, 10: 1}),
    1.5,
    {"greedy": 2.5},
    Counter({"walk": 8}),
    [Fault("greedy", 0, "a position", "a reason", "")],
)
COUNTED = Counted(ASKED, Balance(PLAYED, {"seat": {"1": Tally(1.5, 2.0)}}, Counter({"late": 1})))


def test_what_was_counted_is_read_back() -> None:
    assert read(text(COUNTED)) == COUNTED
    nothing = Counted(ASKED, Balance(Simulation(bot_wins={"greedy": 0})))
    assert read(text(nothing)) == nothing


def test_games_are_gone_on_with_as_if_nobody_had_stopped() -> None:
    opening = CUPS.start(3)
    asked = replace(ASKED, players=3)
    told: list[int] = []
    some = read(text(Counted(asked, balance(opening, 7, 3)))).balance
    seconds = some.played.seconds
    more = balance(opening, 19, 3, before=some, progress=told.append)
    assert told == [5, 5, 2]
    assert more.played.seconds > seconds > 0
    once = balance(opening, 19, 3)
    assert (more.losses, more.played.events) == (once.losses, once.played.events)
    assert more.played.lengths == once.played.lengths
    for kind in once.tallies:
        for row, same in zip(more.weighed(kind), once.weighed(kind), strict=True):
            assert row.value == same.value
            assert [row.wins, row.fair] == pytest.approx([same.wins, same.fair])
    assert balance(opening, 4, 3, before=more).played.games == 19


@pytest.mark.parametrize("foreign", ["", "# Notes\n", "[]", "{}", '{"arena": 1}'])
def test_a_file_of_something_else_is_refused(foreign: str) -> None:
    with pytest.raises(WrongCounts, match="this is not a file that balance --keep wrote"):
        read(foreign)


@pytest.mark.parametrize(
    ("part", "change"),
    [
        ("asked", {"seed": "7"}),
        ("asked", {"more": 1}),
        ("counts", {"games": 4}),
        ("counts", {"seats": [1.0]}),
        ("counts", {"wins": {"seat": {"1": 2.0}}}),
        ("counts", {"lengths": {"four": 3}}),
        ("counts", {"chances": -1}),
        ("counts", {"losses": {"late": -1}}),
    ],
)
def test_counts_that_were_changed_are_refused(part: str, change: dict[str, object]) -> None:
    data = json.loads(text(COUNTED))
    data[part].update(change)
    with pytest.raises(WrongCounts):
        read(json.dumps(data))


def test_the_command_can_be_typed_again() -> None:
    assert ASKED.command(400) == (
        "quadriga balance cups --players 2 --bots greedy --games 400 --seed 7 --set 'path=a b'"
    )


def test_every_board_is_called_otherwise() -> None:
    boards = {board_of(game(slug)) for slug in ("asteroid", "chariot", "edison", "overload")}
    assert len(boards) == 4


def test_a_board_is_called_otherwise_when_a_figure_of_play_is_another(tmp_path: Path) -> None:
    """Not when only its comments, its origins or the minutes of a game are."""
    board = tmp_path / "board.toml"
    named = []
    for figures in (
        'minutes = 30\n[rings]\nvalue = 80\norigin = "public"',
        '# As printed.\nminutes = 45\n[rings]\nvalue = 80\norigin = "seed"',
        "[rings]\nvalue = 81",
        "[[rings]]\nvalue = 81",
    ):
        board.write_text(figures)
        named.append(figures_of(board))
    assert named[0] == named[1]
    assert len(set(named)) == 3
