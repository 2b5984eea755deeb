"""A table at a server, in the terminal: played to the end, left, and gone on with."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from quadriga.cli.join import link, read_link
from quadriga.cli.troubles import Trouble
from quadriga.client import open_table
from tests.cli.conftest import PATIENCE, Run, plain
from tests.server.house import House

# Whatever is asked in Overload, one of these is an answer; what is none is refused.
ANSWERS = "a1\nb1\n1\n2\n0\n" * 600


def told(*args: str, answers: str, folder: Path) -> str:
    """Return what a command says to somebody who gives these answers."""
    ran = subprocess.run(
        [sys.executable, "-m", "quadriga", *args],
        input=answers,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        env={**os.environ, "XDG_DATA_HOME": str(folder), "COLUMNS": "200"},
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_a_whole_game_at_a_server_of_ones_own(tmp_path: Path) -> None:
    out = told(
        *("play", "overload", "--serve", "--players", "3", "--name", "Lola", "--seats", "me,level1,level2"),
        *("--set", "sections=none", "--lang", "en"),
        answers=ANSWERS,
        folder=tmp_path,
    )
    assert re.search(
        r"Your server is at http://127\.0\.0\.1:\d+\.\nHello Lola\.\nAda and Gaspard are bots\.", out
    )
    assert re.search(r"The seed of the dice is sealed: [0-9a-f]{64}", out)
    assert re.search(r"wins?\W*$", out.strip()), out[-500:]


def test_who_leaves_is_told_how_to_come_back(tmp_path: Path) -> None:
    out = told(
        *("play", "chariot", "--serve", "--players", "2", "--defaults", "--lang", "fr"),
        answers="quit\n",
        folder=tmp_path,
    )
    assert re.search(
        r"À bientôt\.\nLa table t’attend\..* quadriga join http://127\.0\.0\.1:\d+/table/\S+#\S+", out
    )


def test_a_link_leads_to_the_seat(tmp_path: Path) -> None:
    with House(str(tmp_path / "t.sqlite3"), tmp_path) as house:
        seats = [{"kind": "link"}, {"kind": "bot", "bot": "level1"}, {"kind": "bot", "bot": "level1"}]
        table, keys = open_table(house.url, "overload", seats)
        out = told(
            *("join", link(house.url, table, [keys[0]]), "--name", "Zoé", "--lang", "en"),
            answers="a1\nquit\n",
            folder=tmp_path,
        )
    assert "Hello Zoé." in out
    assert "See you soon." in out


def test_a_link_is_read_as_it_is_written() -> None:
    assert read_link(link("https://example.org:81", "t-1", ["a", "b"])) == (
        "https://example.org:81",
        "t-1",
        ["a", "b"],
    )


@pytest.mark.parametrize(
    "text", ["", "here", "http://example.org", "ftp://example.org/table/t#k", "http://e/table/a/b#k"]
)
def test_what_is_no_link_is_refused(text: str) -> None:
    with pytest.raises(Trouble, match="is no link to a seat"):
        read_link(text)


def test_bots_of_ones_own_do_not_play_at_a_server(run: Run) -> None:
    ran = run("play", "overload", "--serve", "--seats", "me,greedy,random", "--defaults", "--lang", "en")
    assert ran.code == 2
    assert "'greedy' does not play at a server; take level1 to level5" in plain(ran.err)


def test_a_server_rolls_its_own_dice(run: Run) -> None:
    ran = run("play", "overload", "--serve", "--seed", "1", "--lang", "en")
    assert ran.code == 2
    assert "leave out --seed and --record" in plain(ran.err)


def test_a_server_that_is_not_there_is_told(run: Run) -> None:
    ran = run("join", "http://127.0.0.1:9/table/t#k", "--lang", "en")
    assert ran.code == 2
    assert "http://127.0.0.1:9: there is no server" in plain(ran.err)
