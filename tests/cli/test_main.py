"""The command as a whole: version, help, old builds, and errors word by word."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga import builds
from quadriga.version import VERSION
from tests.cli.conftest import KNOWN_BOTS, Run


def test_version_names_the_build_in_use(run: Run) -> None:
    assert run("--version").out == f"quadriga {VERSION}, {builds.description()}\n"


def test_version_says_compiled(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builds, "compiled", lambda: True)
    assert run("--version").out == f"quadriga {VERSION}, compiled\n"


def test_version_says_why_an_installed_build_is_slow(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / builds.FINGERPRINT_FILE).write_text("an installed build")
    monkeypatch.setattr(builds, "compiled", lambda: False)
    monkeypatch.setattr(builds, "HERE", tmp_path)
    assert run("--version").out == (
        f"quadriga {VERSION}, plain Python: it was installed without a C compiler, so play-outs are slower\n"
    )


def test_an_old_build_is_refused_anywhere_inside_its_checkout(
    run: Run, monkeypatch: pytest.MonkeyPatch, checkout: Path
) -> None:
    monkeypatch.setattr(builds, "stale", lambda folder: folder == checkout)
    ran = run("games")
    assert (ran.code, ran.out) == (2, "")
    assert (
        ran.err
        == f"quadriga: the installed quadriga is older than the sources in {checkout}; run: make setup\n"
    )


def test_without_a_command_the_help_is_shown(run: Run) -> None:
    ran = run()
    assert "Usage" in ran.out + ran.err
    for command in ("play", "hint", "replay", "rules", "games", "simulate", "bench"):
        assert command in ran.out + ran.err


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (
            ("rules", "overlode"),
            "no game is called 'overlode'; known games: overload. Did you mean 'overload'?",
        ),
        (("play", "chess"), "no game is called 'chess'; known games: overload."),
        (("simulate", "overload", "--players", "9"), "Overload is for 3 to 5 players, not 9"),
        (("play", "overload", "--players", "2"), "Overload is for 3 to 5 players, not 2"),
        (
            ("simulate", "overload", "--set", "rings=9"),
            "option rings: '9' is not allowed; Overload has the options sections",
        ),
        (
            ("simulate", "overload", "--set", "sections=B"),
            (
                "option sections: 'B' is not allowed; allowed with 3 players: "
                "none, all, or any of start, A, curve1, curve2, D, finish with commas between"
            ),
        ),
        (("simulate", "overload", "--set", "sections"), "--set sections: write it as OPTION=VALUE"),
        (
            ("simulate", "overload", "--set", "sections=A", "--set", "sections=D"),
            "--set sections=D: sections is set twice",
        ),
        (("games", "--lang", "de"), "language 'de': Quadriga speaks en, fr"),
        (
            ("play", "overload", "--seats", "me,smart,random"),
            "--seats: 'smart' is nobody we know; a seat is one of me, " + KNOWN_BOTS,
        ),
        (
            ("play", "overload", "--seats", "me,random,random", "--players", "4"),
            "--players 4, but --seats has 3; give one of them, or the same",
        ),
        (
            ("play", "overload", "--seats", "me,random,random", "--name", "Lola", "--name", "Sam"),
            "--name: 2 names, but --seats has 'me' only 1 times",
        ),
        (
            ("play", "overload", "--players", "3", "--name", "Lola", "--name", "lola"),
            "--name 'Lola, lola': two of them are the same; tell them apart",
        ),
        (
            ("play", "overload", "--players", "3", "--name", " "),
            "--name '': a name is one line of at most 60 visible characters",
        ),
        (
            ("play", "overload", "--players", "3", "--name", "Lo\tla"),
            r"--name 'Lo\tla': a name is one line of at most 60 visible characters",
        ),
        (
            (
                "play",
                "overload",
                "--players",
                "3",
                *("--name", "A", "--name", "B", "--name", "C", "--name", "D"),
            ),
            "--name: 4 names for 3 players",
        ),
    ],
)
def test_an_error_is_one_sentence_on_stderr(run: Run, args: tuple[str, ...], message: str) -> None:
    ran = run(*args)
    assert (ran.code, ran.out, ran.err) == (2, "", f"quadriga: {message}\n")


def test_python_m_quadriga_is_the_same_command() -> None:
    command = [sys.executable, "-m", "quadriga", "rules", "nothing"]
    ran = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert ran.returncode == 2
    assert ran.stderr.startswith("quadriga: no game is called 'nothing'; known games: ")


def test_bytes_that_nobody_can_read_are_no_answer_and_end_nothing() -> None:
    seats = ["--defaults", "--seats", "me,random,random", "--name", "Lola", "--lang", "en"]
    ran = subprocess.run(
        [sys.executable, "-m", "quadriga", "play", "overload", *seats],
        input=b"\xff\xfe\na0\nquit\n",
        env={**os.environ, "PYTHONUTF8": "1"},
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    out = ran.stdout.decode()
    assert "“\ufffd\ufffd” is no answer here." in out
    assert "Lola loads pawn A with no ring." in out
    assert out.splitlines()[-1] == "See you soon."


COMMANDS = ["--help", "--version", "games", "games --json", "rules overload", "simulate overload --games 9"]


def ran(command: str, stdout: int) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "quadriga", *command.split()],
        stdout=stdout,
        stderr=subprocess.PIPE,
        env={name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"},
        check=False,
    )


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device is full here")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_disk_is_told_in_one_line(command: str) -> None:
    with Path("/dev/full").open("wb") as full:
        done = ran(command, full.fileno())
    assert done.stderr == b"quadriga: input or output failed: No space left on device\n"
    assert done.returncode == 1


@pytest.mark.parametrize("command", COMMANDS)
def test_a_closed_pipe_is_left_quietly(command: str) -> None:
    reads, writes = os.pipe()
    os.close(reads)
    done = ran(command, writes)
    os.close(writes)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device is full here")
def test_where_nothing_can_be_said_the_exit_code_says_it() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "quadriga", "play", "chess"]
        assert subprocess.run(command, stdout=full, stderr=full, check=False).returncode == 2


def test_without_an_input_nobody_plays() -> None:
    command = ["sh", "-c", 'exec "$@" <&-', "sh", sys.executable, "-m", "quadriga", "play", "--lang", "en"]
    done = subprocess.run(command, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"See you soon.\n")
