"""Hints on the command line and at the table, word by word."""

from __future__ import annotations

import json
import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from quadriga import Advice, Game, Record, Rng, State, game
from quadriga.cli.chances import tell_all, tell_best
from quadriga.cli.menu import Menu
from quadriga.cli.teller import Teller
from quadriga.version import VERSION
from tests.cli.conftest import Run, plain

# Seat 1 rolled 3: with 1a it arrives and has its 40 points.
WIN = (
    "3 - | 2a0,2b0,3a0,3b0 1b0 . . . / . . . . . / . . . . . / . . . . . / . . . . . / . . 1a5 . . "
    "| 36 39 39 | 1 move 3"
)
ALONE = ("play", "overload", "--defaults", "--seats", "me,random,random", "--name", "Lola", "--seed", "1")

FINISHING = "pawn A with 5 rings, from space 27 to FINISH, 5 points"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a record of two turns, which ends where a die is to be rolled."""
    record = Record(game("overload"), 3, None, ["Lola", "Ada", "Sam"])
    state = record.start()
    for text in ("load a 3", "roll 5", "load b 2"):
        record.actions.append(record.game.parse_action(state, text))
        state.apply(record.actions[-1])
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    return file


def test_it_tells_who_decides_and_what_comes_of_each_action(run: Run) -> None:
    ran = run("hint", "overload", WIN, "--tries", "40")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[:3] == [
        "Player 1, you rolled 3: which pawn do you move?",
        "",
        "       Player 1  Player 2  Player 3  tries  action",
    ]
    chances = r"  100\.0%\u00a0±\u00a0\d+\.\d      0\.0%      0\.0% +\d+  "
    assert re.fullmatch(rf"{chances}pawn A with 5 rings, from space 27", lines[3])
    assert lines[4].strip() == "to FINISH, 5 points (move a)"


def test_a_position_may_come_from_standard_input_and_be_told_in_french(run: Run) -> None:
    out = plain(run("hint", "overload", "-", "--tries", "40", "--lang", "fr", typed=f"{WIN}\n").out)
    assert out.startswith("Joueur 1, tu as fait 3 : quel pion avances-tu ?")
    assert "Joueur 2 Joueur 3 essais action 100,0 % ±" in out
    assert "de la case 27 à l’ARRIVÉE, 5 points (move a)" in out


def test_so_many_actions_are_told_as_was_asked_for(run: Run) -> None:
    assert run("hint", "overload", WIN, "--tries", "40", "--top", "1").out.count("(move ") == 1


def test_it_thinks_for_so_many_seconds(run: Run) -> None:
    assert "(move a)" in run("hint", "overload", WIN, "--seconds", "0.01").out


def test_json_is_the_same_as_data(run: Run) -> None:
    data = json.loads(run("hint", "overload", WIN, "--tries", "40", "--json").out)
    advice = data.pop("advice")
    assert data == {
        "quadriga": VERSION,
        "game": "overload",
        "rules": game("overload").version,
        "position": WIN,
        "names": ["Player 1", "Player 2", "Player 3"],
        "actor": 0,
    }
    assert [each["action"] for each in advice] == ["move a", "move b"]
    assert advice[0]["shares"] == [1.0, 0.0, 0.0]
    assert set(advice[0]) == {"action", "shares", "error", "tries"}


def test_of_a_record_it_takes_the_last_decision(run: Run, file: Path) -> None:
    out = run("hint", "--record", str(file), "--tries", "4", "--top", "2").out
    assert out.startswith("Ada, which pawn do you load, and with how many rings?\n")
    assert plain(out).count("Lola Ada Sam tries action") == 1


def test_of_a_record_it_takes_the_position_that_was_asked_for(run: Run, file: Path) -> None:
    out = run("hint", "--record", str(file), "--at", "0", "--tries", "4").out
    assert out.startswith("Lola, which pawn do you load, and with how many rings?\n")
    assert len([line for line in out.splitlines() if "(load " in line]) == 10


def test_of_a_record_without_a_decision_it_takes_the_last_position(
    run: Run, cups: Game[State], tmp_path: Path
) -> None:
    file = tmp_path / "cups.txt"
    file.write_text(Record(cups, 2).text(), encoding="utf-8")
    assert "hint: chance decides here, and no seat" in run("hint", "--record", str(file)).err


@pytest.mark.parametrize(
    ("args", "english", "french"),
    [
        (
            (),
            "give a position in its notation: quadriga hint GAME POSITION; or a record: --record FILE",
            (
                "donne une position dans sa notation : quadriga hint GAME POSITION ; "
                "ou une partie notée : --record FILE"
            ),
        ),
        (
            ("overload",),
            "give a position in its notation: quadriga hint overload POSITION; or a record: --record FILE",
            (
                "donne une position dans sa notation : quadriga hint overload POSITION ; "
                "ou une partie notée : --record FILE"
            ),
        ),
        (
            ("overload", WIN, "--record", "FILE"),
            "give a position or --record, not both",
            "donne une position ou --record, pas les deux",
        ),
        (
            ("overload", WIN, "--at", "1"),
            "--at counts the actions of a record; give --record, too",
            "--at compte les actions d’une partie notée ; donne aussi --record",
        ),
        (
            ("--record", "FILE", "--at", "4"),
            "--at 4: this record goes to 3",
            "--at 4 : cette partie notée va jusqu’à 3",
        ),
        (
            ("--record", "none.txt"),
            "none.txt: there is no such file or folder",
            "none.txt : il n’y a pas de fichier ni de dossier de ce nom",
        ),
        (
            ("chess", WIN),
            "no game is called 'chess'; known games: overload.",
            "aucun jeu ne s’appelle « chess » ; jeux connus : overload.",
        ),
    ],
)
def test_what_is_wrong_is_told(
    run: Run, file: Path, args: tuple[str, ...], english: str, french: str
) -> None:
    given = [str(file) if arg == "FILE" else arg for arg in args]
    for lang, message in (("en", english), ("fr", french)):
        ran = run("hint", *given, "--lang", lang)
        assert (ran.code, ran.out, plain(ran.err)) == (2, "", f"quadriga: {message}")


@pytest.mark.parametrize(
    ("played", "english", "french"),
    [
        (False, "chance decides here, and no seat", "ici, c’est le hasard qui décide, et personne d’autre"),
        (True, "the game is over", "la partie est finie"),
    ],
)
def test_where_nobody_decides_there_is_no_hint(run: Run, played: bool, english: str, french: str) -> None:
    overload = game("overload")
    state = overload.start(3)
    state.apply(state.legal()[0])
    if played:
        state.play_out(Rng(1))
    position = overload.text(state)
    assert run("hint", "overload", position).err == (f"quadriga: hint: {english}, in position '{position}'\n")
    told = plain(run("hint", "overload", position, "--lang", "fr").err)
    assert told == f"quadriga: hint : {french}, dans la position « {position} »"


def test_ctrl_c_ends_it_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*given: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("quadriga.bots.hint.advice", interrupted)
    ran = run("hint", "overload", WIN)
    assert (ran.code, ran.out, ran.err) == (130, "", "")


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "hint", "Your chance to win with what looks best:"),
        ("en", "HINT", "Your chance to win with what looks best:"),
        ("fr", "conseil", "Tes chances de gagner avec ce qui paraît le mieux\u00a0:"),
        ("fr", "hint", "Tes chances de gagner avec ce qui paraît le mieux\u00a0:"),
    ],
)
def test_at_the_table_a_hint_shows_the_three_best_and_asks_again(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, typed: str, told: str
) -> None:
    monkeypatch.setattr("quadriga.cli.asker.THINKING", 0.0)
    lines = run(*ALONE, "--lang", lang, typed=f"{typed}\nquit\n").out.splitlines()
    (at,) = [number for number, line in enumerate(lines) if line.endswith(told)]
    for line in lines[at + 1 : at + 4]:
        assert re.match(
            r"  [ab][0-8] +\d+[.,]\d\u202f?\u00a0?%\u00a0±\u00a0\d+[.,]\d  (pawn|pion) [AB]", line
        )
    assert lines[at + 4].startswith("Lola, ")


def test_a_hint_changes_nothing_in_the_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("quadriga.cli.asker.THINKING", 0.0)
    texts = []
    for number, typed in enumerate(("a3\n4\nquit\n", "hint\na3\nhint\nhint\n4\nquit\n")):
        file = tmp_path / f"{number}.txt"
        run(*ALONE, "--record", str(file), typed=typed)
        texts.append(file.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil")])
def test_the_help_names_the_hint(run: Run, lang: str, word: str) -> None:
    assert f" {word} " in plain(run(*ALONE, "--lang", lang, typed="?\nquit\n").out)


def advised(width: int, short: bool) -> list[str]:
    """Return advice on which of two pawns to move, as a terminal of so many columns shows it."""
    overload = game("overload")
    state = overload.parse(WIN)
    teller = Teller(overload, ["Lola", "Ada", "Sam"], "en")
    found = [
        Advice(state.legal()[1], (0.5, 0.25, 0.25), 0.0312, 1200),
        Advice(state.legal()[0], (0, 0, 1), 0.79, 1),
    ]
    out = Console(file=StringIO(), width=width)
    with out.capture() as capture:
        if short:
            tell_best(out, found, state, Menu(state, teller), teller)
        else:
            tell_all(out, found, state, teller)
    return capture.get().replace("\u00a0", " ").splitlines()


def test_a_wide_terminal_has_a_column_for_each_seat() -> None:
    assert advised(100, short=False) == [
        "         Lola    Ada     Sam  tries  action",
        "  50.0% ± 3.1  25.0%   25.0%  1,200  pawn B with no ring, from space 1 to space 4 (move b)",
        f"  0.0% ± 79.0   0.0%  100.0%      1  {FINISHING} (move a)",
    ]


def test_in_a_narrow_terminal_the_chances_stand_below_the_action() -> None:
    assert advised(40, short=False) == [
        "pawn B with no ring, from space 1 to",
        "space 4 (move b)",
        "  Lola 50.0% ± 3.1 · Ada 25.0% ·",
        "  Sam 25.0% · 1,200 tries",
        "pawn A with 5 rings, from space 27 to",
        "FINISH, 5 points (move a)",
        "  Lola 0.0% ± 79.0 · Ada 0.0% ·",
        "  Sam 100.0% · 1 try",
    ]


def test_at_a_narrow_table_the_action_stands_below_its_chance() -> None:
    assert advised(80, short=True)[1:] == [
        "  2  50.0% ± 3.1  pawn B with no ring, from space 1 to space 4",
        f"  1  0.0% ± 79.0  {FINISHING}",
    ]
    assert advised(30, short=True)[2:] == [
        "  2  50.0% ± 3.1",
        "    pawn B with no ring, from",
        "    space 1 to space 4",
        "  1  0.0% ± 79.0",
        "    pawn A with 5 rings, from",
        "    space 27 to FINISH, 5",
        "    points",
    ]
