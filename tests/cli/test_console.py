"""Terminals that lack our signs: everything stays readable in plain ones, and nothing breaks."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

import quadriga
from quadriga.cli.console import readable
from tests.cli.conftest import read_to_end

SOURCES = Path(quadriga.__file__).parent
WRITTEN = [file for kind in ("*.ftl", "*.md", "terminal.py") for file in sorted(SOURCES.rglob(kind))]
BARE = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "COLUMNS": "80"}

DRAWN = """
 DEPART  1b 2b 3a
.----+----+----+----+----+----+----+----+----+----+----+----.
|    |    |    |2a*5|    |3b*2|    |1a*1|    |    |    |    |
'-1--+-2--+-3--+-4--+-5--+-6--+-7--+-8--+-9--+-10-+-11-+-12-+
"""


def spoken(encoding: str, *args: str, typed: str = "") -> str:
    ran = subprocess.run(
        [sys.executable, "-m", "quadriga", *args, "--lang", "fr"],
        input=typed.encode(encoding),
        env={**os.environ, "PYTHONIOENCODING": encoding, "COLUMNS": "80"},
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    return ran.stdout.decode(encoding)


def test_a_game_is_drawn_and_told_in_ascii() -> None:
    seats = ("--seats", "me,random,random", "--name", "Zoé 李", "--seed", "1", "--set", "sections=none")
    out = spoken("ascii", "play", "overload", *seats, typed="a1\n9\nquitter\n")
    assert DRAWN in out
    assert "\n > 1 Zoe ??         --------------------   0        15 |    |\n" in out
    assert "Gaspard depasse le pion A d'Ada, qui recoit une rondelle." in " ".join(out.split())
    assert '" 9 " n\'est pas une reponse ici.' in " ".join(out.split())
    assert out.endswith("\nA bientot.\n")


def test_what_an_encoding_has_is_kept() -> None:
    out = spoken("latin-1", "rules", "overload")
    assert "Tout pion que tu dépasses reçoit une rondelle" in " ".join(out.split())
    assert "l'ARRIVÉE" in out


@pytest.mark.parametrize(
    "command", ["games", "rules overload", "simulate overload --games 20", "play --help"]
)
def test_every_command_speaks_ascii(command: str) -> None:
    *args, last = command.split()
    ran = subprocess.run(
        [sys.executable, "-m", "quadriga", *args, last],
        env={**os.environ, **BARE},
        capture_output=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout.isascii()


def test_an_error_is_told_in_ascii() -> None:
    command = [sys.executable, "-m", "quadriga", "rules", "échecs"]
    ran = subprocess.run(
        command, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, check=False
    )
    assert (ran.returncode, ran.stdout) == (2, b"")
    assert b"'echecs'" in ran.stderr


@pytest.mark.parametrize("file", WRITTEN, ids=lambda file: str(file.relative_to(SOURCES)))
def test_every_sign_of_ours_has_a_plain_one_of_its_width(file: Path) -> None:
    for sign in sorted(set(file.read_text(encoding="utf-8"))):
        plain = readable(sign, "ascii")
        assert sign == "?" or "?" not in plain, sign
        assert sign in "œŒ" or len(plain) == 1, sign


def test_the_pager_is_given_plain_signs_too() -> None:
    child, terminal = pty.fork()
    if child == 0:  # pragma: no cover  # another process
        os.environ.update(**BARE, LINES="20", TERM="dumb", PAGER="cat")
        for name in ("LESS", "LESSCHARSET", "PYTHONIOENCODING"):
            os.environ.pop(name, None)
        os.execv(sys.executable, [sys.executable, "-m", "quadriga", "rules", "overload", "--lang", "fr"])
    seen = read_to_end(terminal)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    os.close(terminal)
    assert re.search(rb"2\.1.{0,9} On joue de trois a cinq\.", seen)
    assert seen.isascii()
    assert b"Traceback" not in seen
    assert rb"\u" not in seen
