"""What is asked before a game, and how wrong answers are met."""

from __future__ import annotations

import os
import pty
import sys
from dataclasses import dataclass, replace
from io import StringIO
from pathlib import Path
from typing import ClassVar

import pytest
from rich.console import Console

from quadriga import Game, Record, State, WrongOption, game
from quadriga.cli.given import Given
from quadriga.cli.host import Host
from quadriga.core.errors import Reason
from quadriga.core.options import Choice, Flag, OptionValue
from tests.cli.conftest import Run, plain, pressed_until_closed, read_until


def test_without_arguments_everything_is_asked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = run("play", "--record", str(file), typed="overload\n4\nLola, Sam\nexpert\n1 3\nquit\n")
    assert ran.out.startswith(
        "Welcome. What shall we play?\n"
        "  1  Overload: pawns race under a stack of rings, and the ninth ring is one too\n"
        "     many\n"
        "Which game? (Enter: 1) "
        "How many players, 3 to 5? (Enter: 3) "
        "Who plays? First names with commas between; bots take the other seats. (Enter:\n"
        "just you) "
        "  1 beginner   2 casual   3 regular   4 expert   5 master\n"
        "How strong shall the bots be? (Enter: 2) "
        "Which sections show their action side?\n"
        "  1 start   2 A   3 B   4 curve 1   5 curve 2   6 D   7 finish\n"
        "Numbers with spaces between, none or all. (Enter: none) "
        "Hello Lola and Sam.\n"
    )
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.names == ("Lola", "Sam", "Ada", "Gaspard")
    assert record.options == {"sections": ("start", "B")}


def test_enter_takes_the_usual_answers(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--record", str(file), typed="\n\n\n\n\nquit\n")
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.names == ("Player 1", "Ada", "Gaspard")
    assert record.options == {"sections": ()}


def test_all_sections_may_be_asked_for_in_french(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run("play", "--lang", "fr", "--record", str(file), typed="1\n3\nZoé\ndébutant\ntout\nquitter\n")
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
    run("play", "--record", str(file), typed=f"1\n3\nLola\n\n{answer}\nquit\n")
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
    typed = f"cups\n2\nLola\n\n{path}\n{swaps}\nquitter\n"
    out = run("play", "--lang", "fr", "--record", str(file), typed=typed).out
    assert "  1 court   2 long\nDonne son numéro. (Entrée\u00a0: court) " in out
    assert "  1 non   2 oui\nDonne son numéro. (Entrée\u00a0: oui) " in out
    assert Record.parse(file.read_text(encoding="utf-8"), cups).options == agreed


HUGE = "9" * 5000  # more digits than Python makes a number of


def test_a_comma_or_a_number_without_end_is_no_choice(run: Run) -> None:
    ran = run("play", typed=f"1\n{HUGE}\n3\nLola\n{HUGE}\n1\n,\n{HUGE}\n\n{HUGE}\nquit\n")
    assert ran.out.count("Give a number from 3 to 5.\n") == 1
    assert ran.out.count("Give a number from 1 to 5.\n") == 1
    assert ran.out.count("Give a number from 1 to 6.\n") == 2
    assert f"“{'9' * 40}…” is no answer here." in ran.out
    assert ran.out.endswith("See you soon.\n")


def test_a_name_that_cannot_be_written_down_is_asked_again(run: Run) -> None:
    ran = run("play", "overload", "--players", "3", typed=f"Lo\tla\n , \n{'Lola' * 20}\nLola\n\n\nquit\n")
    assert ran.out.count("A name is one line of at most 60 visible characters.\n") == 3
    assert "Hello Lola.\n" in ran.out


def test_an_unclear_answer_is_asked_again(run: Run) -> None:
    ran = run("play", typed="7\n1\n2\nmany\n3\nLola, lola\na,b,c,d\nLola\n\n1 9\n\nquit\n")
    assert "Which game? (Enter: 1) Give a number from 1 to 1.\n" in ran.out
    assert ran.out.count("Give a number from 3 to 5.\n") == 2
    assert "Give everybody a name of their own.\n" in ran.out
    assert "There are only 3 seats. Give fewer names.\n" in ran.out
    assert "Give a number from 1 to 6.\n" in ran.out
    assert ran.out.endswith("See you soon.\n")


def test_people_without_a_name_are_asked_one_by_one(run: Run) -> None:
    given = ("--seats", "me,random,me", "--name", "Lola", "--set", "sections=none")
    ran = run("play", "overload", *given, typed="lola\nSam\nquit\n")
    assert ran.out.startswith(
        "Player 2, what is your name? Give everybody a name of their own.\n"
        "Player 2, what is your name? Hello Lola and Sam.\n"
    )


def test_bots_leave_their_name_to_a_person(run: Run) -> None:
    ran = run("play", "overload", "--players", "3", "--name", " ada ", typed="\n\nquit\n")
    assert "Hello ada.\n" in ran.out
    assert "Gaspard and Nina are bots.\n" in ran.out


def test_leaving_before_the_game_is_fine(run: Run) -> None:
    ran = run("play", typed="1\n")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith("\nSee you soon.\n")


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "q"), ("en", "quit"), ("en", "Exit"), ("fr", "quitter"), ("fr", "q")]
)
@pytest.mark.parametrize("answers", ["", "1\n", "1\n3\n", "1\n3\nLola\n", "1\n3\nLola\n\n"])
def test_words_that_leave_the_game_leave_every_question_before_it(
    run: Run, tmp_path: Path, lang: str, word: str, answers: str
) -> None:
    file = tmp_path / "game.txt"
    ran = run("play", "--lang", lang, "--record", str(file), typed=f"{answers}{word}\n1\n3\nLola\n\n")
    assert (ran.code, ran.err) == (0, "")
    goodbye = {"en": "See you soon.", "fr": "À bientôt."}[lang]
    assert ran.out.endswith(f"\n{goodbye}\n")
    assert "Lola" not in ran.out
    assert not file.exists()


@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_keys_that_leave_the_game_leave_a_question_too(key: bytes) -> None:
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover  # another process
        os.environ.update(TERM="dumb", COLUMNS="80", LANG="C.UTF-8")
        os.execv(sys.executable, [sys.executable, "-m", "quadriga", "play"])
    read_until(terminal, rb"Which game\?.*\) ")
    seen = pressed_until_closed(terminal, key)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    os.close(terminal)
    assert seen.endswith(b"See you soon.\r\n")
    assert b"Traceback" not in seen


HOW_MANY, WHO, LEVEL, SECTIONS = "How many players", "Who plays?", "How strong", "Which sections"


@pytest.mark.parametrize(
    ("given", "asked"),
    [
        ("", [HOW_MANY, WHO, LEVEL, SECTIONS]),
        ("--players 4", [WHO, LEVEL, SECTIONS]),
        ("--name Lola", [HOW_MANY, LEVEL, SECTIONS]),
        ("--set sections=A", [HOW_MANY, WHO, LEVEL]),
        ("--seats me,random,random --name Lola", [SECTIONS]),
        ("--seats random,random,random", [SECTIONS]),
        ("--players 3 --name Lola --set sections=all", [LEVEL]),
        ("--defaults", []),
        ("--defaults --players 4 --set sections=A", []),
    ],
)
def test_what_is_given_is_not_asked_and_the_rest_is(run: Run, given: str, asked: list[str]) -> None:
    out = run("play", "overload", *given.split(), typed="\n" * len(asked) + "quit\n").out
    assert [question for question in (HOW_MANY, WHO, LEVEL, SECTIONS) if question in out] == asked
    assert "are bots.\n" in out


@pytest.mark.parametrize(
    ("given", "names", "sections"),
    [
        ("", ("Player 1", "Ada", "Gaspard"), ()),
        ("overload --players 4 --set sections=B", ("Player 1", "Ada", "Gaspard", "Nina"), ("B",)),
        ("--seats me,random,me --name Lola", ("Lola", "Ada", "Player 2"), ()),
    ],
)
def test_defaults_are_what_enter_would_take(
    run: Run, tmp_path: Path, given: str, names: tuple[str, ...], sections: tuple[str, ...]
) -> None:
    file = tmp_path / "game.txt"
    ran = run("play", "--defaults", *given.split(), "--record", str(file), typed="quit\n")
    assert ran.out.startswith("Hello ")
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert (record.names, record.options) == (names, {"sections": sections})


def test_only_tables_that_go_with_what_was_given_are_offered(run: Run) -> None:
    ran = run("play", "overload", "--set", "sections=B", typed="3\n4\nLola\n\nquit\n")
    assert ran.out.startswith("How many players, 4 to 5? (Enter: 4) Give a number from 4 to 5.\n")
    people = [part for name in "ABCDE" for part in ("--name", name)]
    assert run("play", "overload", *people, typed="\nquit\n").out.startswith(SECTIONS)


@pytest.mark.usefixtures("cups")
def test_only_games_that_go_with_what_was_given_are_offered(run: Run) -> None:
    ran = run("play", "--set", "path=long", typed="\n")
    assert "  1  Cups: a race with dice that only their owners see\nWhich game?" in ran.out
    assert "Overload" not in ran.out


@pytest.mark.parametrize(
    ("lang", "answer", "asked"),
    [
        ("en", "all", "Numbers with spaces between, none or all. (Enter: none) "),
        ("fr", "toutes", "Les numéros, séparés par des espaces, aucune ou toutes. (Entrée\u00a0: aucune) "),
        ("fr", "tout", "Les numéros, séparés par des espaces, aucune ou toutes. (Entrée\u00a0: aucune) "),
    ],
)
def test_none_and_all_agree_with_what_is_chosen(
    run: Run, tmp_path: Path, lang: str, answer: str, asked: str
) -> None:
    file = tmp_path / "game.txt"
    given = ("--lang", lang, "--players", "5", "--name", "Lola", "--record", str(file))
    ran = run("play", "overload", *given, typed=f"\n{answer}\nquit\n")
    assert asked in ran.out
    assert len(Record.parse(file.read_text(encoding="utf-8")).options["sections"]) == 8  # type: ignore[arg-type]  # a tuple


def test_a_long_list_hangs_and_keeps_each_number_with_its_name(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    ran = run("play", "overload", "--players", "5", "--name", "Lola", "--lang", "fr", typed="\nquit\n")
    assert "\n  1 départ   2 A   3 B   4 virage 1\n  5 virage 2   6 C   7 D   8 arrivée\n" in ran.out


def test_two_options_with_the_same_values_list_them_once(
    cups: Game[State], monkeypatch: pytest.MonkeyPatch
) -> None:
    options = (Flag("swaps", default=True), Flag("wind"), Choice("path", ("short", "long")))
    out = Console(file=StringIO(), width=80)
    monkeypatch.setattr("builtins.input", lambda: "2")
    host = Host(out, "en", Given(None, None, [], {}))
    assert host.options(replace(cups, options=options), 2) == {"swaps": True, "wind": True, "path": "long"}
    assert isinstance(out.file, StringIO)
    assert out.file.getvalue() == (
        "May cups be swapped?\n  1 no   2 yes\nGive its number. (Enter: yes) "
        "wind\nGive its number. (Enter: no) "
        "How long is the path?\n  1 short   2 long\nGive its number. (Enter: short) "
    )


EDISON = game("edison")
LAYOUT = "9 8 7 6 5 4 3 2 1 O O -1 -2 -3 -4 -5 -6 O 2 6"
STOCK = "10, 9, 8, 7, 6, 6, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1, -1, -2, -2, -3, -3, -4, -5, -6, O, O, O, O, O"
SAID = {
    "en": (
        (
            "How are the chips laid? 1 as printed 2 at random 3 as you choose "
            "Give its number. (Enter: as printed) "
            f"The chips, O for oil: {STOCK}. "
        ),
        "Give 20 of them, clockwise from the start, with spaces or commas between. (Enter: as printed) ",
        ("No: 20 are needed, not 2. ", "No: there is no '11'. ", "No: '9' is given 2 times; at most 1. "),
    ),
    "fr": (
        (
            "Comment pose-t-on les jetons ? 1 comme imprimé 2 au hasard 3 au choix "
            "Donne son numéro. (Entrée : comme imprimé) "
            f"Les jetons, O pour l’huile : {STOCK}. "
        ),
        (
            "Donnes-en 20, dans le sens des aiguilles d’une montre à partir du départ, séparés par des "
            "espaces ou des virgules. (Entrée : comme imprimé) "
        ),
        (
            "Non : il en faut 20, pas 2. ",
            "Non : il n’y a pas de « 11 ». ",
            "Non : « 9 » est donné 2 fois ; au plus 1. ",
        ),
    ),
}


@pytest.mark.parametrize("lang", SAID)
def test_a_value_of_ones_own_is_asked_until_it_is_right(
    run: Run, shelf: dict[str, Game[State]], tmp_path: Path, lang: str
) -> None:
    shelf["edison"] = EDISON
    file = tmp_path / "game.txt"
    given = ("edison", "--lang", lang, "--players", "2", "--name", "Lola", "--record", str(file))
    typed = f"\n3\n9 8\n9 11\n9,9\n{LAYOUT}\n\n\nq\n"
    out = plain(run("play", *given, typed=typed).out)
    before, question, answers = SAID[lang]
    assert before + question + question.join([*answers, ""]) in out
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.options["chips"] == LAYOUT.replace(" ", ",")


def test_enter_takes_the_usual_value_where_one_of_ones_own_is_asked(
    run: Run, shelf: dict[str, Game[State]], tmp_path: Path
) -> None:
    shelf["edison"] = EDISON
    file = tmp_path / "game.txt"
    given = ("edison", "--players", "2", "--name", "Lola", "--record", str(file))
    run("play", *given, typed="\nas you choose\n\n\n\nq\n")
    assert Record.parse(file.read_text(encoding="utf-8")).options["chips"] == "standard"


@dataclass(frozen=True)
class Wish:
    """An option with any capital letters for a value, and no words about it."""

    name: str = "wish"
    default: str = "none"
    several: ClassVar[bool] = False
    free: ClassVar[bool] = True

    def words(self, players: int) -> tuple[str, ...]:
        return ("none", "peace")

    def check(self, value: object, players: int) -> str:
        if value in self.words(players) or str(value).isupper():
            return str(value)
        raise WrongOption(self.name, value, self.allowed(players))

    def text(self, value: OptionValue) -> str:
        return str(value)

    def allowed(self, players: int) -> Reason:
        return Reason("allowed: anything in capitals")

    def samples(self, players: int) -> list[OptionValue]:
        return ["none", "SUN"]


def test_a_game_need_not_have_words_for_a_value_of_ones_own(
    cups: Game[State], monkeypatch: pytest.MonkeyPatch
) -> None:
    out = Console(file=StringIO(), width=80)
    answers = iter(["3", "sun", "SUN"])
    monkeypatch.setattr("builtins.input", lambda: next(answers))
    host = Host(out, "en", Given(None, None, [], {}))
    assert host.options(replace(cups, options=(Wish(),)), 2) == {"wish": "SUN"}
    assert isinstance(out.file, StringIO)
    assert out.file.getvalue() == (
        "wish\n  1 none   2 peace   3 something else\nGive its number. (Enter: none) "
        "Write it down. (Enter: none) No: allowed: anything in capitals.\n"
        "Write it down. (Enter: none) "
    )
