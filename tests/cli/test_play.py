"""Whole games in the terminal, in both languages, with everything a person may type."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from quadriga import OVER, QuadrigaError, Record
from quadriga.cli.files import write
from tests.cli.conftest import Run, read_until

BOTS = ("play", "overload", "--defaults", "--seats", "random,random,random", "--seed", "1")
ALONE = ("play", "overload", "--defaults", "--seats", "me,random,random", "--name", "Lola", "--seed", "1")
ALWAYS_ONE = "a1\n1\n" * 2000  # one ring on the first pawn, else what comes first


@pytest.mark.parametrize(
    ("lang", "win"), [("en", "(Lola|Sam|Ada) wins!"), ("fr", "Victoire pour (Lola|Sam|Ada)\u202f!")]
)
def test_a_game_between_three_people_is_played_to_its_end(run: Run, lang: str, win: str) -> None:
    seats = ("--defaults", "--seats", "me,me,me", "--name", "Lola", "--name", "Sam", "--name", "Ada")
    ran = run("play", "overload", *seats, "--seed", "4", "--lang", lang, typed="9\n" + ALWAYS_ONE)
    assert (ran.code, ran.err) == (0, "")
    assert re.fullmatch(win, ran.out.splitlines()[-1])
    assert ran.out.count("!") == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_number_of_players_and_every_section_plays_through(run: Run, players: int) -> None:
    seats = ",".join(["me"] + ["random"] * (players - 1))
    ran = run(
        *("play", "overload", "--seats", seats, "--name", "Lola", "--seed", "2", "--set", "sections=all"),
        typed=ALWAYS_ONE,
    )
    assert ran.code == 0
    assert "wins!" in ran.out
    assert max(len(line.removeprefix("(? = help) > ")) for line in ran.out.splitlines()) <= 80


def test_a_game_of_bots_is_told_without_a_question(run: Run) -> None:
    ran = run(*BOTS)
    assert ran.out.startswith("Ada, Gaspard and Nina are bots.\nAda loads pawn ")
    assert "> " not in ran.out
    assert ran.out.endswith(" wins!\n")


def test_the_same_seed_is_the_same_game(run: Run) -> None:
    assert run(*BOTS).out == run(*BOTS).out
    assert run(*BOTS).out != run(*BOTS[:-1], "2").out


def test_a_seat_of_play_outs_decides_too(run: Run) -> None:
    seats = ("--seats", "me,level1,random", "--name", "Lola")
    ran = run("play", "overload", "--defaults", *seats, typed="a1\nquit\n")
    assert "Ada loads pawn " in ran.out


def test_the_board_the_question_and_the_actions_are_shown(run: Run) -> None:
    out = run(*ALONE, typed="quit\n").out
    assert "Hello Lola.\n" in out
    assert "Ada and Gaspard are bots.\n" in out
    assert " START  1a 1b 2a 2b 3a 3b\n" in out
    assert "\nLola, which pawn do you load, and with how many rings?\n" in out
    assert "\n  a0-a8  pawn A, no ring – 8 rings\n  b0-b8  pawn B, no ring – 8 rings\n(? = help) > " in out


def test_french_is_spoken_where_the_locale_is_french(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    out = run(*ALONE, typed="quitter\n").out
    assert "Lola, quel pion charges-tu, et de combien de rondelles\u202f?\n" in out
    assert "Ada et Gaspard sont des robots.\n" in out
    assert out.endswith("\nÀ bientôt.\n")


def test_an_action_may_be_written_in_notation(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(*ALONE, "--record", str(file), typed="load  b 7\nquit\n")
    assert " 1 load b 7\n" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("typed", ["b7", "b 7", "B7", " load b 7"])
def test_an_action_goes_by_its_key_or_its_notation(run: Run, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "game.txt"
    run(*ALONE, "--record", str(file), typed=f"{typed}\nquit\n")
    assert " 1 load b 7\n" in file.read_text(encoding="utf-8")


def test_the_number_typed_is_the_number_of_rings_where_one_pawn_waits(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    out = run(*ALONE, "--record", str(file), typed="a3\n4\nquit\n").out
    assert "\n  0-8  pawn B, no ring – 8 rings\n" in out
    assert " 1 load b 4\n" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "banana", "“banana” is no answer here. Possible: a0-a8, b0-b8. ? helps."),
        ("en", "4", "“4” is no answer here. Possible: a0-a8, b0-b8. ? helps."),
        ("en", "a9", "“a9” is no answer here. Possible: a0-a8, b0-b8. ? helps."),
        ("en", "", "(? = help) > Lola, which pawn do you load, and with how many rings? (? = help) > "),
        ("en", "move a", "“move a” is not possible now. Possible: a0-a8, b0-b8. ? helps."),
        ("en", "load a 9", "“load a 9” is not possible now. Possible: a0-a8, b0-b8. ? helps."),
        ("fr", "move a", "« move a » n’est pas possible maintenant. Possible : a0-a8, b0-b8."),
        ("en", "why", "Nothing has happened yet."),
        ("fr", "pourquoi", "Il ne s’est encore rien passé."),
        ("en", "?", "or write it as a record does: load a 0."),
        ("fr", "aide", "2b●5, c’est le pion b de la place 2 avec cinq rondelles."),
        ("en", "rules", "Every pawn that you pass gets one ring from the bowl"),
        ("fr", "REGLES", "Tout pion que tu dépasses reçoit une rondelle"),
    ],
)
def test_what_is_no_action_is_answered_and_nothing_is_lost(
    run: Run, tmp_path: Path, lang: str, typed: str, told: str
) -> None:
    file = tmp_path / "game.txt"
    ran = run(*ALONE, "--lang", lang, "--record", str(file), typed=f"{typed}\nload a 3\nquit\n")
    assert told in " ".join(ran.out.split())
    assert " 1 load a 3\n" in file.read_text(encoding="utf-8")


def test_why_gives_the_events_with_their_clauses_and_what_they_say(run: Run) -> None:
    asked = run(*ALONE, typed="a0\nwhy\nquit\n").out.rpartition("> ")[0].rpartition("> ")[2]
    assert re.match(
        r"  3\.1  Lola loads pawn A with no ring\.\n  3\.3  Lola rolls \d\.\n  3\.4  Lola’s pawn A", asked
    )
    assert "\n3.3  Roll the die.\n" in asked
    assert asked.count("3.3  Roll the die.") == 1


@pytest.mark.usefixtures("cups")
def test_why_reads_pages_that_list_their_clauses(run: Run) -> None:
    seats = ("--seats", "me,me", "--name", "Lola", "--name", "Sam")
    asked = run("play", "cups", "--defaults", *seats, "--seed", "1", typed="1\nwhy\nquit\n").out
    assert "  3.2  Lola walks " in asked
    assert "\n3.2  To walk, show your die and go on by as many steps.\n" in asked


@pytest.mark.parametrize("typed", ["quit\n", "q\n", "exit\n", ""])
def test_leaving_keeps_the_record(run: Run, tmp_path: Path, typed: str) -> None:
    file = tmp_path / "game.txt"
    ran = run(*ALONE, "--record", str(file), typed=f"a1\n{typed}")
    assert ran.code == 0
    assert " ".join(ran.out.split()).endswith(f"See you soon. The game is in {file}.")
    record = Record.parse(file.read_text(encoding="utf-8"))
    assert record.names == ("Lola", "Ada", "Gaspard")
    assert record.actions
    assert "end unfinished" in file.read_text(encoding="utf-8")


def test_a_finished_record_replays_to_the_end(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    ran = run(*ALONE, "--record", str(file), typed=ALWAYS_ONE)
    *_, last = Record.parse(file.read_text(encoding="utf-8")).states()
    assert last.actor() == OVER
    assert f"The game is in {file}." in ran.out.replace("\n", "")
    assert sorted(tmp_path.iterdir()) == [file]


def test_a_record_does_not_overwrite_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("mine")
    ran = run(*BOTS, "--record", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"quadriga: {file}: there is already a file of this name; choose another\n"
    assert file.read_text() == "mine"


def test_a_record_needs_its_folder(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "missing" / "game.txt"
    ran = run(*BOTS, "--record", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"quadriga: {file}: there is no folder {file.parent}\n"


def test_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    """Refused before anything is asked."""
    ran = run("play", "--record", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"quadriga: {tmp_path}: this is a folder; name a file in it\n"


# No file may grow beyond a block, as if the disk were full.
FULL = ("sh", "-c", 'ulimit -f 1; exec "$@"', "sh")


def ran(*args: str, typed: str, stdout: int = subprocess.PIPE, full: bool = True) -> tuple[int, str, str]:
    done = subprocess.run(
        [*(FULL if full else ()), sys.executable, "-m", "quadriga", *args, "--lang", "en"],
        input=typed,
        stdout=stdout,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_a_game_goes_on_when_the_disk_is_full(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    typed = ALWAYS_ONE[:100] + "quit\nmissing/game.txt\n\n"
    code, out, err = ran(*ALONE, "--record", str(file), typed=typed)
    assert (code, err) == (1, "")
    told = " ".join(out.split())
    assert told.count("The game cannot be written down for now:") == 1
    assert f"{file}: File too large." in told
    assert "which pawn do you move?" in told.partition("for now")[2].partition("See you soon.")[0]
    assert "missing/game.txt: there is no folder missing" in told
    assert told.endswith("shall the game be kept? (Enter: in none) The game is not written down.")
    assert Record.parse(file.read_text(encoding="utf-8")).names == ("Lola", "Ada", "Gaspard")
    assert list(tmp_path.iterdir()) == [file]


def test_a_full_disk_refuses_a_record_before_anything_is_asked(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fill(path: Path, *given: object, **named: object) -> NoReturn:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_text", fill)
    done = run("play", "--record", str(tmp_path / "game.txt"), typed="1\n")
    assert (done.code, done.out) == (2, "")
    assert done.err == f"quadriga: {tmp_path / 'game.txt'}: No space left on device\n"


def test_a_game_whose_file_fails_is_kept_in_another(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(path: Path, text: str) -> NoReturn:
        raise QuadrigaError(f"{path}: gone")

    monkeypatch.setattr("quadriga.cli.table.write", fail)
    file, other = tmp_path / "game.txt", tmp_path / "other.txt"
    done = run(*ALONE, "--record", str(file), typed=f"a1\nquit\n{file}\n{other}\n")
    assert (done.code, done.err) == (0, "")
    assert "there is already a file of this name; choose another" in " ".join(done.out.split())
    assert done.out.endswith(f"The game is in {other}.\n")
    assert " 1 load a 1\n" in other.read_text(encoding="utf-8")


def test_a_disk_that_has_room_again_is_written_to(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times: list[int] = []

    def fail_first(path: Path, text: str) -> None:
        times.append(len(text))
        if len(times) == 1:
            raise QuadrigaError(f"{path}: full")
        write(path, text)

    monkeypatch.setattr("quadriga.cli.table.write", fail_first)
    file = tmp_path / "game.txt"
    done = run(*ALONE, "--record", str(file), typed="a1\n1\nquit\n")
    assert (done.code, done.out.count("for now")) == (0, 1)
    assert " 1 load a 1\n" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("closed", [True, False])
def test_a_game_that_nobody_can_be_told_is_kept(tmp_path: Path, closed: bool) -> None:
    file = tmp_path / "game.txt"
    if closed:
        reads, stdout = os.pipe()
        os.close(reads)
    else:
        stdout = os.open("/dev/full", os.O_WRONLY)
    code, _, err = ran(*BOTS, "--record", str(file), typed="", stdout=stdout, full=False)
    os.close(stdout)
    assert (code, "Traceback" in err) == (1, False)
    assert Record.parse(file.read_text(encoding="utf-8")).names == ("Ada", "Gaspard", "Nina")
    assert list(tmp_path.iterdir()) == [file]


def test_in_a_real_terminal_pawns_have_colours_and_ctrl_c_leaves(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover  # another process
        os.environ.update(
            TERM="xterm-256color", COLORTERM="truecolor", COLUMNS="80", LINES="50", LANG="C.UTF-8"
        )
        os.environ.pop("NO_COLOR", None)
        os.execv(sys.executable, [sys.executable, "-m", "quadriga", *ALONE, "--record", str(file)])
    seen = read_until(terminal, rb"8 rings")
    assert b"\x1b[1;38;2;250;246;239;48;2;0;114;178m1a" in seen
    os.write(terminal, b"load a 8\n")
    seen = read_until(terminal, rb"how many rings do you load\?")
    assert b"rolls" in seen
    os.write(terminal, b"\x03")
    read_until(terminal, rb"See you soon\.")
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    os.close(terminal)
    assert " 1 load a 8\n" in file.read_text(encoding="utf-8")
