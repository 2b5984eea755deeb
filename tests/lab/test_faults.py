"""Bots that lose their seats: it is counted wherever games are, also in other processes and in kept games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from quadriga import State, game
from quadriga.bots.guest import Fault
from quadriga.lab import results, strength
from quadriga.lab.arena import Match, Played, arena
from quadriga.lab.balance import balance
from quadriga.lab.kept import Asked, Keeper, Kept, WrongKept, line, read
from quadriga.lab.simulate import simulate
from quadriga.lab.standing import standings

BROKEN = "run:false"
ASKED = Asked("0.1.0", "plain Python", "overload", 1, 3, {}, 1, ["random", BROKEN], False)
FAULT = Fault(BROKEN, 1, "a position", "it ended with exit code 1", "my mistake")


@pytest.fixture
def opening() -> State:
    return game("overload").start(3)


@pytest.mark.parametrize("cores", [1, 2])
def test_the_arena_tells_who_lost_a_seat(opening: State, cores: int) -> None:
    match = Match(opening, ("random", BROKEN), 1)
    games: list[Played] = []
    arena([match], 2, lambda _, played: games.append(played), cores)
    for played in games:
        assert [fault.seat for fault in played.faults] == [
            seat for seat, bot in enumerate(played.bots) if bot == BROKEN
        ]
        assert {fault.reason for fault in played.faults} == {"it ended with exit code 1"}
    result = standings(match.bots, games)
    assert [bot.lost for bot in result.bots] == [0, sum(len(played.faults) for played in games)]


@pytest.mark.parametrize("cores", [1, 2])
def test_simulations_count_faults(opening: State, cores: int) -> None:
    result = simulate(opening, 6, 1, cores, bots=["random", BROKEN, "random"])
    assert Counter(fault.bot for fault in result.faults) == {BROKEN: 6}
    assert {fault.seat for fault in result.faults} == {0, 1, 2}


def test_a_balance_counts_faults(opening: State) -> None:
    assert len(balance(opening, 1, 1, bot=BROKEN).played.faults) == 3


def game_with(faults: list[Fault]) -> Played:
    return Played(0, ["random", BROKEN, "random"], [1.0, 0.0, 0.0], [3] * 3, [0.5] * 3, [0.25] * 3, faults)


def test_faults_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "games"
    Keeper(file, ASKED).take(0, game_with([FAULT]))
    kept = Keeper(file, ASKED).kept
    assert kept.games == {(0, 0): game_with([FAULT])}
    assert kept.faults() == [FAULT]


def test_a_game_without_faults_is_kept_without_them() -> None:
    assert "faults" not in line(0, game_with([]))


@pytest.mark.parametrize(
    "faults",
    ["[1]", "{}", "null", '[{"bot": "x"}]', '[{"bot": "x", "seat": "1", "position": "", "reason": ""}]'],
)
def test_faults_that_arena_did_not_write_are_refused(tmp_path: Path, faults: str) -> None:
    file = tmp_path / "games"
    Keeper(file, ASKED).take(0, game_with([]))
    text = file.read_text().rstrip("}\n") + f', "faults": {faults}}}\n'
    with pytest.raises(WrongKept):
        read(text)


def test_the_page_about_strength_tells_of_lost_seats() -> None:
    second = Played(
        1, [BROKEN, "random", BROKEN], [1.0, 0, 0], [3] * 3, [0.5] * 3, [0.25] * 3, [FAULT, FAULT]
    )
    kept = Kept(ASKED, {(0, 0): game_with([FAULT]), (0, 1): second})
    page = strength.page(results.count(kept), "picture.svg")
    assert "2 of them decided; `run:false` lost 3 seats to `greedy` (Quadriga" in page
