"""What is asked before a game, and how wrong answers are met."""

from __future__ import annotations

from pathlib import Path

from quadriga import Record
from tests.cli.conftest import Run


def test_without_arguments_everything_is_asked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = run("play", "--record", str(file), typed="overload\n4\nLola, Sam\n1 3\nquit\n")
    assert ran.out.startswith(
        "Welcome. What shall we play?\n"
        "  1  Overload: pawns race under a stack of rings, and the ninth ring is one too \n"
        "many\n"
        "Which game? (Enter: 1) "
        "How many players, 3 to 5? (Enter: 3) "
        "Who plays? First names with commas between; bots take the other seats. "
        "Which sections show their action side?\n"
        "  1 start   2 A   3 B   4 curve 1   5 curve 2   6 D   7 finish\n"
        "Numbers with spaces between, or all. (Enter: none) "
        "Hello Lola and Sam.\n"
    )
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.names == ("Lola", "Sam", "Ada", "Gaspard")
    assert record.options == {"sections": ("start", "B")}


def test_enter_takes_the_usual_answers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--record", str(file), typed="\n\n\n\nquit\n")
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.names == ("Player 1", "Ada", "Gaspard")
    assert record.options == {"sections": ()}


def test_all_sections_may_be_asked_for_in_french(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--lang", "fr", "--record", str(file), typed="1\n3\nZoé\ntout\nquitter\n")
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.names == ("Zoé", "Ada", "Gaspard")
    assert len(str(record.options["sections"]).split(",")) == 6


def test_an_unclear_answer_is_asked_again(run: Run) -> None:
    ran = run("play", typed="7\n1\n2\nmany\n3\nLola, lola\na,b,c,d\nLola\n1 9\n\nquit\n")
    assert "Which game? (Enter: 1) Give a number from 1 to 1.\n" in ran.out
    assert ran.out.count("Give a number from 3 to 5.\n") == 2
    assert "Give everybody a name of their own.\n" in ran.out
    assert "There are only 3 seats. Give fewer names.\n" in ran.out
    assert "Give a number from 1 to 6.\n" in ran.out
    assert ran.out.endswith("See you soon.\n")


def test_people_without_a_name_are_asked_one_by_one(run: Run) -> None:
    ran = run("play", "overload", "--seats", "me,random,me", "--name", "Lola", typed="lola\nSam\nquit\n")
    assert ran.out.startswith(
        "Player 2, what is your name? Give everybody a name of their own.\n"
        "Player 2, what is your name? Hello Lola and Sam.\n"
    )


def test_bots_leave_their_name_to_a_person(run: Run) -> None:
    ran = run("play", "overload", "--players", "3", "--name", "Ada", typed="quit\n")
    assert "Gaspard and Nina are bots.\n" in ran.out


def test_leaving_before_the_game_is_fine(run: Run) -> None:
    ran = run("play", typed="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("\nSee you soon.\n")
