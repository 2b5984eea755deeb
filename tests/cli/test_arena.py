"""Bots against each other from the command line: told, kept, gone on with, and reported."""

from __future__ import annotations

import errno
import json
import os
import pty
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quadriga.bots import random
from quadriga.lab import arena as lab
from quadriga.lab.arena import Played
from quadriga.lab.kept import Keeper
from tests.cli.conftest import KNOWN_BOTS, PATIENCE, Run, plain, read_to_end, read_until

MATCH = ("arena", "overload", "--bots", "greedy,random", "--cores", "1")


def fought(run: Run, *args: str) -> dict[str, Any]:
    ran = run(*MATCH, "--json", *args)
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    for match in data["matches"]:
        for bot in match["bots"]:
            assert bot.pop("ms") > 0
            assert bot.pop("longest_ms") > 0
    return data


def test_json_tells_what_was_played_and_what_came_of_it(run: Run) -> None:
    data = fought(run, "--games", "5", "--players", "4", "--set", "sections=all", "--seed", "3")
    assert (data["game"], data["players"], data["seed"], data["bots"]) == (
        "overload",
        4,
        3,
        ["greedy", "random"],
    )
    assert "curve1" in data["options"]["sections"]
    (match,) = data["matches"]
    assert (match["games"], match["decided"], match["blocks"]) == (6, 6, 3)
    assert sum(bot["wins"] for bot in match["bots"]) == pytest.approx(6)
    assert [bot["bot"] for bot in match["bots"]] == sorted(data["ratings"]) == ["greedy", "random"]


def test_the_result_is_the_same_on_one_core_and_on_two(run: Run) -> None:
    assert fought(run, "--games", "6") == fought(run, "--games", "6", "--cores", "2")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            (
                "share of wins",
                "95 % sure: from",
                "ms a decision",
                "OpenSkill",
                "decided games",
                "If greedy and random",
            ),
        ),
        (
            "fr",
            (
                "part des victoires",
                "sûre à 95 % : de",
                "ms par décision",
                "parties décidées",
                "Si greedy et random",
            ),
        ),
    ],
)
def test_people_get_a_table_and_a_sentence(run: Run, lang: str, told: tuple[str, ...]) -> None:
    ran = run(*MATCH, "--games", "4", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert all(words in plain(ran.out) for words in told)
    sentence = {
        "en": "If greedy and random were equally strong",
        "fr": "Si greedy et random étaient de force",
    }
    assert sentence[lang] in plain(ran.out)


def test_a_small_probability_is_told_as_less_than(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    fought(run, "--games", "40", "--keep", str(file))
    first, *games = [json.loads(line) for line in file.read_text().splitlines()]
    for game in games:
        winner = game["bots"].index("greedy")
        game["wins"] = [float(seat == winner) for seat in range(3)]
    file.write_text("".join(json.dumps(line) + "\n" for line in (first, *games)))
    ran = run(*MATCH, "--games", "40", "--keep", str(file))
    assert "with a probability of less than 0.0001 (sign test)." in plain(ran.out)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every bot do anything, at once."""
    monkeypatch.setattr(lab, "bot", lambda name: random.decide)


@pytest.mark.usefixtures("hasty")
def test_on_a_ladder_each_plays_the_one_before_it(run: Run) -> None:
    args = ("--bots", "random,greedy,level1", "--ladder", "--games", "2")
    data = fought(run, *args)
    assert [[bot["bot"] for bot in match["bots"]] for match in data["matches"]] == [
        ["greedy", "random"],
        ["level1", "greedy"],
    ]
    assert set(data["ratings"]) == {"greedy", "level1", "random"}
    assert run(*MATCH, *args).out.count("share of wins") == 2


def test_kept_games_are_not_played_again_and_more_can_be_asked_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    first = fought(run, "--games", "4", "--keep", str(file))
    kept = file.read_text()
    assert kept.count("\n") == 5
    assert fought(run, "--games", "4", "--keep", str(file)) == first
    assert file.read_text() == kept
    more = fought(run, "--games", "8", "--keep", str(file))
    assert file.read_text().startswith(kept)
    assert more == fought(run, "--games", "8")
    assert fought(run, "--games", "4", "--keep", str(file)) == first


def test_after_a_cut_the_rest_is_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    whole = fought(run, "--games", "4", "--keep", str(file))
    file.write_text(file.read_text()[:-30])
    assert fought(run, "--games", "4", "--keep", str(file)) == whole
    assert file.read_text().count("\n") == 5


@pytest.mark.parametrize(
    ("lang", "message"),
    [
        (
            "en",
            "games of another match are kept here: seed is 1 there, 2 now; choose another file",
        ),
        (
            "fr",
            "ce sont les parties d’une autre rencontre : seed y est 1, ici 2 ; choisis un autre fichier",
        ),
    ],
)
def test_the_games_of_another_match_are_refused(run: Run, tmp_path: Path, lang: str, message: str) -> None:
    file = tmp_path / "match.jsonl"
    fought(run, "--games", "2", "--keep", str(file))
    ran = run(*MATCH, "--games", "2", "--keep", str(file), "--seed", "2", "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert plain(ran.err) == plain(f"quadriga: {file}{' :' if lang == 'fr' else ':'} {message}")


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ("", "--bots: name at least two, with commas between"),
        ("--bots greedy", "--bots: name at least two, with commas between"),
        ("--bots greedy,me", "no bot is called 'me'; bots are " + KNOWN_BOTS),
        ("--bots greedy,random,greedy", "--bots: 'greedy' is named twice"),
        ("chariot --bots greedy,random", "'overload chariot': name one game; several files are for --report"),
        ("--bots greedy,random --players 9", "Overload is for 3 to 5 players, not 9"),
        ("--bots greedy,random --set x=1", "option x: '1' is not allowed; Overload has the options sections"),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, args: str, message: str) -> None:
    ran = run("arena", "overload", *args.split())
    assert (ran.code, ran.out, plain(ran.err)) == (2, "", f"quadriga: {message}")


@pytest.mark.usefixtures("cups", "hasty")
def test_more_bots_than_sides_are_refused_but_on_a_ladder(run: Run) -> None:
    args = ("arena", "cups", "--players", "2", "--bots", "greedy,level1,random", "--games", "2")
    assert run(*args).err == "quadriga: --bots: 3 bots for 2 sides\n"
    assert run(*args, "--ladder", "--cores", "1").code == 0


def test_a_file_that_cannot_be_kept_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("# Notes\n")
    ran = run(*MATCH, "--keep", str(notes))
    reason = "kept games, line 1: this is not the first line of a file that arena --keep wrote"
    assert (ran.code, ran.err) == (2, f"quadriga: {notes}: {reason}\n")
    assert notes.read_text() == "# Notes\n"
    assert run(*MATCH, "--keep", str(tmp_path)).code == 2
    missing = tmp_path / "nowhere" / "match.jsonl"
    assert run(*MATCH, "--keep", str(missing)).err == (
        f"quadriga: {missing}: there is no such file or folder\n"
    )


def test_a_disk_that_is_full_by_then_is_told_with_the_file(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(keeper: Keeper, match: int, played: Played) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Keeper, "take", fail)
    file = tmp_path / "match.jsonl"
    ran = run(*MATCH, "--games", "2", "--keep", str(file))
    assert (ran.code, ran.out, ran.err) == (2, "", f"quadriga: {file}: No space left on device\n")


@pytest.fixture
def match(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    fought(run, "--games", "4", "--keep", str(file))
    return file


def test_a_report_is_a_page_with_a_picture_and_can_be_written_again(
    run: Run, match: Path, tmp_path: Path
) -> None:
    to = tmp_path / "strength.md"
    for _ in range(2):
        ran = run("arena", "--report", str(match), "--to", str(to))
        assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert "(pictures/strength.svg)" in to.read_text()
    assert "--bots greedy,random --games 4 --seed 1" in to.read_text()
    assert (tmp_path / "pictures" / "strength.svg").read_text().startswith("<svg ")


def test_a_report_goes_where_the_docs_are(
    run: Run, match: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path)
    assert run("arena", "--report", match.name, match.name).code == 0
    assert (tmp_path / "docs" / "strength.md").read_text().count("`quadriga arena overload") == 1


def test_a_report_is_written_again_from_its_own_data(run: Run, match: Path, tmp_path: Path) -> None:
    to = tmp_path / "strength.md"
    assert run("arena", "--report", str(match), "--to", str(to)).code == 0
    text = to.read_text()
    to.unlink()
    assert run("arena", "--report", str(to.with_suffix(".json")), "--to", str(to)).code == 0
    assert to.read_text() == text


@pytest.mark.parametrize(
    "spoilt", ['{"results": 2, "matches": []}', '{"results": 1}', '{"results": 1, "matches": [{}]}']
)
def test_data_that_no_report_wrote_are_refused(run: Run, tmp_path: Path, spoilt: str) -> None:
    file = tmp_path / "strength.json"
    file.write_text(spoilt)
    ran = run("arena", "--report", str(file))
    message = "this is not a file of results that arena --report wrote"
    assert (ran.code, ran.err) == (2, f"quadriga: {file}: {message}\n")


def test_a_report_writes_over_nothing_that_somebody_else_wrote(run: Run, match: Path, tmp_path: Path) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("# Mine\n")
    ran = run("arena", "--report", str(match), "--to", str(readme))
    message = "there is already a file of this name; choose another"
    assert (ran.code, ran.err) == (2, f"quadriga: {readme}: {message}\n")
    assert readme.read_text() == "# Mine\n"
    assert not (tmp_path / "pictures").exists()


def test_a_report_of_nothing_is_refused(run: Run, match: Path, tmp_path: Path) -> None:
    match.write_text(match.read_text().partition("\n")[0] + "\n")
    ran = run("arena", "--report", str(match), "--to", str(tmp_path / "strength.md"))
    message = "no whole block of games is kept there yet; there is nothing to report"
    assert (ran.code, ran.err) == (2, f"quadriga: {message}\n")
    ran = run("arena", "--report", str(tmp_path / "none.jsonl"))
    assert "there is no such file or folder" in ran.err


def test_a_line_that_was_changed_is_named(run: Run, match: Path) -> None:
    match.write_text(match.read_text().replace('"number": 2', '"number": "2"'))
    ran = run("arena", "--report", str(match), "--lang", "fr")
    assert ran.code == 2
    assert re.search("parties gardées, ligne [2-5] : ce n’est pas une partie", plain(ran.err))


@pytest.mark.parametrize("cores", ["1", "2"])
def test_ctrl_c_leaves_what_has_ended_and_says_so(cores: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    command = [sys.executable, "-m", "quadriga", *MATCH[:-1], cores, "--games", "900000"]
    terminal, theirs = pty.openpty()  # for the progress, by which one sees that games are played
    with subprocess.Popen(
        [*command, "--keep", str(file), "--lang", "en"],
        env={**os.environ, "TERM": "xterm", "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        stderr=theirs,
        start_new_session=True,
    ) as running:
        os.close(theirs)
        try:
            read_until(terminal, rb"[1-9]\d*/900000")
            os.killpg(running.pid, signal.SIGINT)
            told = read_to_end(terminal).decode()
            out, _ = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()  # else whatever went wrong is waited for here
    os.close(terminal)
    assert (running.returncode, out) == (130, b"")
    kept = file.read_text()
    said = re.search(r"match\.jsonl\s+keeps (one|\d+) games?\. The same command goes on from there\.", told)
    assert said, told
    # One more may have been written at the very moment of the key.
    assert 0 <= kept.count("\n") - 1 - int(said[1].replace("one", "1")) <= 1
    assert kept.endswith("\n")
    assert "Traceback" not in told


# It writes down who it is when it is asked, and hears neither the end of its input nor a polite signal.
DEAF = """
import os, pathlib, signal, sys, time
signal.signal(signal.SIGTERM, signal.SIG_IGN)
sys.stdin.readline()
pathlib.Path(sys.argv[1], f"{os.getpid()}.asked").touch()
time.sleep(1000)
"""


@pytest.mark.parametrize("cores", ["1", "2"])
def test_ctrl_c_pressed_twice_leaves_no_program_behind(cores: str, tmp_path: Path) -> None:
    program = tmp_path / "deaf.py"
    program.write_text(DEAF, encoding="utf-8")
    deaf = f"run:{shlex.quote(sys.executable)} -S {shlex.quote(str(program))} {shlex.quote(str(tmp_path))}"
    command = [sys.executable, "-m", "quadriga", "arena", "overload", "--players", "3"]
    with subprocess.Popen(
        [*command, "--bots", f"{deaf},greedy", "--games", "4", "--cores", cores],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as running:
        wait_until(lambda: any(tmp_path.glob("*.asked")))
        for _ in range(2):
            os.killpg(running.pid, signal.SIGINT)
        running.communicate(timeout=PATIENCE)
    asked = [int(file.stem) for file in tmp_path.glob("*.asked")]
    wait_until(lambda: not any(is_there(number) for number in asked))


def is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
