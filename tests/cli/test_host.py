"""What is asked before a game, and how wrong answers are met."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga import Game, Record, State
from quadriga.core.options import OptionValue
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
        "Who plays? First names with commas between; bots take the other seats. (Enter: \n"
        "just you) "
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


@pytest.mark.parametrize(
    ("answer", "sections"),
    [
        ("A D", ("A", "D")),
        ("d,a", ("A", "D")),
        ("2, D", ("A", "D")),
        ("all", ("start", "A", "curve1", "curve2", "D", "finish")),
        ("none", ()),
    ],
)
def test_sections_go_by_number_or_by_name(
    run: Run, tmp_path: Path, answer: str, sections: tuple[str, ...]
) -> None:
    file = tmp_path / "game.txt"
    run("play", "--record", str(file), typed=f"1\n3\nLola\n{answer}\nquit\n")
    assert Record.parse(file.read_text(encoding="utf-8")).options == {"sections": sections}


@pytest.mark.parametrize(
    ("path", "swaps", "agreed"),
    [
        ("", "", {"path": "short", "swaps": True}),
        ("2", "1", {"path": "long", "swaps": False}),
        ("Long", "non", {"path": "long", "swaps": False}),
    ],
)
def test_enter_takes_what_the_question_says(
    run: Run, tmp_path: Path, cups: Game[State], path: str, swaps: str, agreed: dict[str, OptionValue]
) -> None:
    file = tmp_path / "game.txt"
    typed = f"cups\n2\nLola\n{path}\n{swaps}\nquitter\n"
    out = run("play", "--lang", "fr", "--record", str(file), typed=typed).out
    assert "  1 court   2 long\nDonne son numéro. (Entrée\u00a0: court) " in out
    assert "  1 non   2 oui\nDonne son numéro. (Entrée\u00a0: oui) " in out
    assert Record.parse(file.read_text(encoding="utf-8"), cups).options == agreed


HUGE = "9" * 5000  # more digits than Python makes a number of


def test_a_comma_or_a_number_without_end_is_no_choice(run: Run) -> None:
    ran = run("play", typed=f"1\n{HUGE}\n3\nLola\n,\n{HUGE}\n\n{HUGE}\nquit\n")
    assert ran.out.count("Give a number from 3 to 5.\n") == 1
    assert ran.out.count("Give a number from 1 to 6.\n") == 2
    assert f"“{'9' * 40}…” is no answer here." in ran.out
    assert ran.out.endswith("See you soon.\n")


def test_a_name_that_cannot_be_written_down_is_asked_again(run: Run) -> None:
    ran = run("play", "overload", "--players", "3", typed=f"Lo\tla\n , \n{'Lola' * 20}\nLola\nquit\n")
    assert ran.out.count("A name is one line of at most 60 visible characters.\n") == 3
    assert "Hello Lola.\n" in ran.out


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
    ran = run("play", "overload", "--players", "3", "--name", " ada ", typed="quit\n")
    assert "Hello ada.\n" in ran.out
    assert "Gaspard and Nina are bots.\n" in ran.out


def test_leaving_before_the_game_is_fine(run: Run) -> None:
    ran = run("play", typed="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("\nSee you soon.\n")
