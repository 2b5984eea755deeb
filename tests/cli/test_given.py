"""What is given wrongly is refused before anything is asked."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import KNOWN_BOTS, Run

SECTIONS = "start, A, B, curve1, curve2, C, D, finish"


@pytest.mark.parametrize("game", ["overload", ""])
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("--set rings=9", "option rings: '9' is not allowed; Overload has the options sections"),
        (
            "--set sections=Z",
            (
                "option sections: 'Z' is not allowed; allowed with 5 players: "
                f"none, all, or any of {SECTIONS} with commas between"
            ),
        ),
        (
            "--players 3 --set sections=B",
            (
                "option sections: 'B' is not allowed; allowed with 3 players: "
                "none, all, or any of start, A, curve1, curve2, D, finish with commas between"
            ),
        ),
        ("--set sections", "--set sections: write it as OPTION=VALUE"),
        ("--players 2", "Overload is for 3 to 5 players, not 2"),
        ("--seats me,me", "Overload is for 3 to 5 players, not 2"),
        (
            "--seats me,smart",
            "--seats: 'smart' is nobody we know; a seat is one of me, " + KNOWN_BOTS,
        ),
        ("--name A --name B --name C --name D --name E --name F", "--name: 6 names for 5 players"),
        ("--name A --name a", "--name 'A, a': two of them are the same; tell them apart"),
        ("--seats me,random,random --name A --name B", "--name: 2 names, but --seats has 'me' only 1 times"),
    ],
)
def test_refused_before_anything_is_asked(
    run: Run, tmp_path: Path, game: str, given: str, message: str
) -> None:
    file = tmp_path / "game.txt"
    ran = run("play", *game.split(), *given.split(), "--record", str(file), typed="1\n3\nLola\n\nquit\n")
    assert (ran.code, ran.out, ran.err) == (2, "", f"quadriga: {message}\n")
    assert not file.exists()
