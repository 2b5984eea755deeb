"""Balance from the command line: who wins more than is fair, and what is refused."""

from __future__ import annotations

import json
from collections import Counter
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from quadriga import Game, State
from quadriga.cli import files
from quadriga.cli.balance import _show
from quadriga.cli.teller import words_for
from quadriga.core.words import Words
from quadriga.lab.balance import Balance, Tally
from quadriga.lab.counted import Counted, read, text
from quadriga.lab.simulate import Simulation
from tests.cli.conftest import Run, plain

KNOWN = Balance(
    Simulation(100, 7, [60.0, 38.0], Counter({5: 100}), 0.5, events=Counter({"walk": 250})),
    {
        "seat": {"2": Tally(49, 38), "1": Tally(49, 60)},
        "swaps": {"10": Tally(18, 58), "none": Tally(40, 20), "2": Tally(40, 20)},
    },
    Counter({"late": 30, "lost": 10}),
)


def balanced(run: Run, *args: str) -> dict[str, Any]:
    ran = run("balance", *args, "--json")
    assert (ran.code, ran.err) == (0, "")
    data: dict[str, Any] = json.loads(ran.out)
    return data


def test_json_is_the_same_on_one_core_and_on_two(run: Run) -> None:
    args = ("overload", "--games", "12", "--players", "4", "--seed", "5", "--bots", "random")
    one, two = (balanced(run, *args, "--cores", cores) for cores in ("1", "2"))
    assert one.pop("seconds") > 0
    del two["seconds"]
    assert one == two
    assert one["bots"] == ["random"] * 4
    assert (one["game"], one["players"], one["games"], one["won"], one["losses"]) == (
        "overload",
        4,
        12,
        12,
        {},
    )
    assert [row["fair"] for row in one["wins"]["seat"].values()] == [pytest.approx(0.25)] * 4


def test_json_has_wins_by_everything_a_game_tells_of(run: Run, cups: Game[State]) -> None:
    data = balanced(run, "cups", "--games", "30", "--cores", "1")
    assert list(data["wins"]) == ["seat", "swaps"]
    for rows in data["wins"].values():
        assert sum(row["wins"] for row in rows.values()) == pytest.approx(30)
        for row in rows.values():
            assert row["low"] <= row["share"] <= row["high"]
            assert row["ratio"] == row["share"] / row["fair"]
    assert data["events"]["end"] == 30
    assert sum(bar["games"] for bar in data["lengths"]["histogram"]) == 30


def shown(words: Words, width: int = 80) -> list[str]:
    file = StringIO()
    _show(Console(file=file, width=width), KNOWN, words)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def test_the_whole_report_reads_well(cups: Game[State]) -> None:
    assert shown(words_for(cups, "en")) == [
        "100 games between equal bots, 2 of them without a winner.",
        "",
        "Seat   wins        95%   fair  times",
        "1     61.2%  51.3–70.3  50.0%   1.22",
        "2     38.8%  29.7–48.7  50.0%   0.78",
        "",
        "Swaps made   wins        95%   fair  times",
        "2           20.4%  13.6–29.4  40.8%   0.50",
        "10          59.2%  49.3–68.4  18.4%   3.22  ←",
        "none        20.4%  13.6–29.4  40.8%   0.50",
        "← wins more than 1.5 times its fair share, which lies below the interval.",
        "",
        "What puts players out, in a game on average:",
        "late  0.30  75.0%",
        "lost  0.10  25.0%",
        "",
        "What happens in a game, on average:",
        "walk  2.50",
        "",
        "Every game took 5 decisions.",
    ]


def test_the_report_is_in_french_too(cups: Game[State]) -> None:
    lines = shown(words_for(cups, "fr"))
    assert lines[:4] == [
        "100 parties entre robots égaux, dont 2 sans vainqueur.",
        "",
        "Place   gagne       95\u00a0%   juste  fois",
        "1      61,2\u00a0%  51,3–70,3  50,0\u00a0%  1,22",
    ]
    assert "Échanges faits" in lines[6]
    assert lines[10].startswith("← gagne plus de 1,5 fois sa part équitable")


def test_the_report_fits_a_narrow_terminal(cups: Game[State]) -> None:
    lines = shown(words_for(cups, "fr"), 40)
    assert max(map(len, lines)) <= 40
    assert not any("…" in line for line in lines)


def test_nothing_is_flagged_where_nothing_is_much(run: Run) -> None:
    ran = run("balance", "overload", "--games", "2", "--cores", "1", "--bots", "random", "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert "←" not in ran.out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (
            ("overload", "--bots", "greedy,random"),
            "--bots: one kind of bot plays on every seat here, not 'greedy,random'",
        ),
        (("overload", "--bots", "me"), "no bot is called 'me'; bots are"),
        (("overload", "--players", "9"), "Overload is for 3 to 5 players, not 9"),
        (("overload", "--set", "sections"), "--set sections: write it as OPTION=VALUE"),
        (("chess",), "no game is called 'chess'; known games: overload."),
        (("overload", "chariot"), "'overload chariot': name one game; several files are for --report"),
        (("overload", "--label", "after"), "--label names what --keep keeps; give --keep, too"),
    ],
)
def test_what_cannot_be_played_is_refused(run: Run, args: tuple[str, ...], message: str) -> None:
    ran = run("balance", *args)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"quadriga: {message}")


def test_what_was_counted_is_kept_and_more_can_be_asked_for(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "cups.json"
    args = ("overload", "--bots", "random", "--cores", "1")
    for games in ("4", "12"):
        balanced(run, *args, "--games", games, "--keep", str(file))
    kept = balanced(run, *args, "--games", "12", "--keep", str(file))
    once = balanced(run, *args, "--games", "12")
    assert kept["games"] == 12
    assert kept["seconds"] > 0
    for row, same in zip(kept.pop("wins")["seat"].values(), once.pop("wins")["seat"].values(), strict=True):
        assert row == pytest.approx(same)
    del kept["seconds"], once["seconds"]
    assert kept == once
    before = file.read_bytes()
    assert balanced(run, *args, "--games", "3", "--keep", str(file))["games"] == 12
    assert file.read_bytes() == before


def test_a_file_that_cannot_be_kept_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    notes = tmp_path / "notes.md"
    notes.write_text("# Notes\n")
    ran = run("balance", "overload", "--keep", str(notes))
    assert (ran.code, ran.err) == (2, f"quadriga: {notes}: this is not a file that balance --keep wrote\n")
    assert notes.read_text() == "# Notes\n"
    assert run("balance", "overload", "--keep", str(tmp_path)).err == (
        f"quadriga: {tmp_path}: this is a folder, not a file\n"
    )
    missing = tmp_path / "nowhere" / "cups.json"
    assert run("balance", "overload", "--keep", str(missing)).err == (
        f"quadriga: {missing}: there is no such file or folder\n"
    )


@pytest.mark.parametrize(
    ("lang", "args", "message"),
    [
        ("en", ("--seed", "2"), "seed is 1 there, 2 now; choose another file"),
        ("en", ("--label", "after"), "label is - there, after now; choose another file"),
        ("fr", ("--players", "4"), "players y est 3, ici 4 ; choisis un autre fichier"),
    ],
)
def test_the_counts_of_other_games_are_not_mixed(
    run: Run, tmp_path: Path, lang: str, args: tuple[str, ...], message: str
) -> None:
    file = tmp_path / "cups.json"
    command = ("overload", "--games", "2", "--bots", "random", "--cores", "1", "--keep", str(file))
    balanced(run, *command)
    before = file.read_bytes()
    ran = run("balance", *command, *args, "--lang", lang)
    assert (ran.code, ran.out) == (2, "")
    assert plain(ran.err).endswith(message)
    assert file.read_bytes() == before


def test_ctrl_c_leaves_what_was_counted_and_says_so(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path("cups.json")
    monkeypatch.chdir(tmp_path)
    write = files.write

    def interrupted(path: Path, text: str) -> None:
        write(path, text)
        if read(text).balance.played.games == 10:
            raise KeyboardInterrupt

    monkeypatch.setattr(files, "write", interrupted)
    args = ("--games", "20", "--bots", "random", "--cores", "1", "--lang", "en", "--keep", str(file))
    ran = run("balance", "overload", *args)
    assert (ran.code, ran.out) == (130, "")
    assert plain(ran.err) == "cups.json keeps 10 games. The same command goes on from there."
    assert read(file.read_text()).balance.played.games == 10


@pytest.fixture
def counts(run: Run, tmp_path: Path) -> Path:
    file = tmp_path / "cups.json"
    balanced(run, "overload", "--games", "4", "--bots", "random", "--cores", "1", "--keep", str(file))
    return file


def test_a_report_is_a_page_with_pictures_and_can_be_written_again(
    run: Run, counts: Path, tmp_path: Path
) -> None:
    to = tmp_path / "balance.md"
    for _ in range(2):
        ran = run("balance", "--report", str(counts), "--to", str(to))
        assert (ran.code, ran.out, ran.err) == (0, "", "")
    (picture,) = (tmp_path / "pictures").iterdir()
    assert f"(pictures/{picture.name})" in to.read_text()
    assert "`quadriga balance overload --players 3 --bots random --games 4 --seed 1" in to.read_text()
    assert picture.read_text().startswith("<svg ")


def test_a_report_takes_in_what_a_page_remarks(run: Run, counts: Path, tmp_path: Path) -> None:
    why = tmp_path / "why.md"
    why.write_text("Whoever begins is ahead.\n")
    to = tmp_path / "balance.md"
    assert run("balance", "--report", str(why), str(counts), "--to", str(to)).code == 0
    assert "\n\nWhoever begins is ahead.\n\n## How to read it\n" in to.read_text()


def test_a_report_goes_where_the_docs_are(
    run: Run, counts: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "docs").mkdir()
    monkeypatch.chdir(tmp_path)
    assert run("balance", "--report", counts.name).code == 0
    assert (tmp_path / "docs" / "balance.md").read_text().count("`quadriga balance overload") == 1


def test_a_report_of_one_table_twice_is_refused(run: Run, counts: Path, tmp_path: Path) -> None:
    ran = run("balance", "--report", str(counts), str(counts), "--to", str(tmp_path / "balance.md"))
    message = "Overload, 3 players, random, is in two files; keep each with a --label of its own"
    assert (ran.code, ran.err) == (2, f"quadriga: {message}\n")


def test_a_report_writes_over_nothing_that_somebody_else_wrote(
    run: Run, counts: Path, tmp_path: Path
) -> None:
    readme = tmp_path / "README.md"
    readme.write_text("# Mine\n")
    ran = run("balance", "--report", str(counts), "--to", str(readme))
    message = "there is already a file of this name; choose another"
    assert (ran.code, ran.err) == (2, f"quadriga: {readme}: {message}\n")
    assert readme.read_text() == "# Mine\n"
    assert not (tmp_path / "pictures").exists()


def test_a_report_that_cannot_be_made_is_refused(run: Run, counts: Path, tmp_path: Path) -> None:
    def refused(file: Path, to: Path = tmp_path / "balance.md") -> str:
        ran = run("balance", "--report", str(file), "--to", str(to))
        assert (ran.code, ran.out) == (2, "")
        return ran.err.removeprefix("quadriga: ").rstrip()

    nowhere, missing, foreign = (
        tmp_path / "no" / "balance.md",
        tmp_path / "none.json",
        tmp_path / "notes.json",
    )
    assert refused(counts, nowhere) == f"{nowhere.parent}: there is no such file or folder"
    assert refused(missing) == f"{missing}: there is no such file or folder"
    foreign.write_text("{}")
    assert refused(foreign) == f"{foreign}: this is not a file that balance --keep wrote"
    foreign.write_text(text(Counted(read(counts.read_text()).asked, Balance())))
    assert refused(foreign) == "no game that somebody won is counted there yet; there is nothing to report"


def test_no_games_are_refused(run: Run) -> None:
    assert run("balance", "overload", "--games", "0").code == 2
