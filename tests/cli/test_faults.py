"""Bots that lose their seats are told of: at the table at once and in its language, elsewhere at the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quadriga import Game, State, game
from tests.cli.conftest import Run, plain

MISTAKEN = """
import sys
sys.stdin.readline()
sys.exit("my mistake\\nand \\x1b[31mmore")
"""


@pytest.fixture
def mistaken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mistaken").write_text(MISTAKEN)
    return "run:python3 mistaken"


OPENING = str(game("overload").start(3))


def test_the_arena_tells_how_many_seats_were_lost_and_why(run: Run, mistaken: str) -> None:
    ran = run("arena", "overload", "--bots", f"random,{mistaken}", "--games", "2", "--cores", "1")
    assert ran.code == 0
    (row,) = [line for line in ran.out.splitlines() if line.startswith("seats lost to greedy")]
    assert row.split()[-2:] == ["0", "3"]
    said = plain(ran.err)
    assert said.startswith(f"{mistaken} lost its seat 3 times in 2 games; greedy played on, and what it won")
    assert "it ended with exit code 1. Position: 3 - | " in said
    assert said.endswith(r"The last it wrote on stderr: my mistake and \x1b[31mmore")


def test_where_nobody_lost_a_seat_nothing_is_told(run: Run) -> None:
    ran = run("arena", "overload", "--bots", "random,greedy", "--games", "2", "--cores", "1")
    assert "lost" not in ran.out
    assert ran.err == ""
    data = json.loads(run("simulate", "overload", "--bots", "random", "--games", "1", "--json").out)
    assert data["faults"] == []


def test_the_arena_gives_faults_as_data(run: Run) -> None:
    ran = run("arena", "overload", "--bots", "random,run:false", "--games", "2", "--cores", "1", "--json")
    data = json.loads(ran.out)
    assert [bot["seats_lost"] for bot in data["matches"][0]["bots"]] == [0, 3]
    (fault,) = data["faults"]
    assert (fault["bot"], fault["times"], fault["reason"]) == ("run:false", 3, "it ended with exit code 1")


@pytest.mark.parametrize("command", ["simulate", "balance"])
def test_simulate_and_balance_tell_it_too(run: Run, command: str) -> None:
    args = (command, "overload", "--bots", "run:false", "--games", "1", "--cores", "1")
    ran = run(*args, "--lang", "fr")
    assert plain(ran.err) == (
        "run:false a perdu sa place 3 fois en 1 partie ; greedy a continué, et ce qu’il y a gagné est compté "
        "aussi. La première fois, à la place 1 : il s’est arrêté avec le code 1. Position : " + OPENING
    )
    (fault,) = json.loads(run(*args, "--json").out)["faults"]
    assert fault == {
        "bot": "run:false",
        "times": 3,
        "seat": 0,
        "position": OPENING,
        "reason": "it ended with exit code 1",
        "stderr": "",
    }


def test_the_table_is_told_and_the_game_goes_on(run: Run, mistaken: str) -> None:
    ran = run("play", "overload", "--seats", f"{mistaken},random,random", "--defaults", "--seed", "1")
    assert ran.code == 0
    said = plain(ran.out)
    told = f"{mistaken} plays no longer for Ada: it ended with exit code 1. greedy plays on in its place."
    assert said.count(told) == 1
    assert said.endswith(
        rf"{mistaken} lost the seat of Ada. Position: {OPENING} "
        r"The last it wrote on stderr: my mistake and \x1b[31mmore"
    )
    assert " wins!" in said


def test_what_the_seat_alone_knows_is_told_when_nobody_plays_any_more(
    run: Run, cups: Game[State], mistaken: str
) -> None:
    ran = run("play", "cups", "--seats", f"{mistaken},me", "--defaults", "--seed", "1", typed="quit\n")
    before, left, after = plain(ran.out).partition("See you soon.")
    assert left
    assert "plays no longer for Ada" in before
    assert "Position" not in before
    assert "my mistake" not in before
    assert "Position" in after
    assert "my mistake" in after


def test_why_tells_of_what_happened_before_the_fault_too(run: Run, mistaken: str) -> None:
    """Nobody was asked in between: both turns are told of."""
    seats = f"random,{mistaken},me"
    ran = run("play", "overload", "--seats", seats, "--defaults", "--seed", "1", typed="why\nquit\n")
    _, _, why = plain(ran.out).partition("plays no longer for")
    assert "3.1 Ada loads pawn" in why
    assert "3.1 Gaspard loads pawn" in why


def test_a_french_table_is_told_in_french(run: Run) -> None:
    ran = run("play", "overload", "--seats", "random,run:cat,random", "--defaults", "--lang", "fr")
    said = plain(ran.out)
    assert 'run:cat ne joue plus pour Gaspard : il a répondu « {"quadriga": 1, ' in said
    assert "run:cat a perdu la place qu’occupait Gaspard. Position : 3 - | " in said


@pytest.mark.parametrize(
    ("args", "french"),
    [
        (
            ("play", "overload", "--seats", "me,none.py,random"),
            "robot « none.py » : il n’y a pas de fichier de ce nom",
        ),
        (
            ("arena", "overload", "--bots", "random,run:./x y"),
            "robot « run:./x y » : il n’y a pas de programme « ./x »",
        ),
        (("balance", "overload", "--bots", "run:sh '"), "robot « run:sh ' » : un guillemet reste ouvert"),
    ],
)
def test_a_bot_that_is_not_there_is_refused_before_anything_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], french: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*args, "--lang", "fr")
    assert (ran.code, ran.out, plain(ran.err)) == (2, "", f"quadriga: {french}")
