"""A recorded game in words, and records that cannot be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from quadriga import Game, Record, Rng, State, game
from tests.cli.conftest import Run

CHARIOT = game("chariot")


@pytest.fixture
def record() -> Record:
    """Return the first turn of a game: 1a enters with three rings and moves five spaces."""
    record = Record(game("overload"), 3, {"sections": ("A",)}, ["Lola", "Ada", "Sam"])
    state = record.start()
    for text in ("load a 3", "roll 5"):
        record.actions.append(record.game.parse_action(state, text))
        state.apply(record.actions[-1])
    return record


def finish(record: Record, seed: int) -> None:
    *_, state = record.states()
    rng = Rng(seed)
    while state.actor() != -2:
        record.actions.append(int(state.draw(rng) if state.actor() == -1 else state.pick(rng)))
        state.apply(record.actions[-1])


def test_moves_are_told_with_their_clauses_and_the_last_position_is_drawn(
    run: Run, record: Record, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    lines = run("replay", str(file)).out.splitlines()
    assert lines[:6] == [
        "Overload: Lola, Ada, Sam",
        "",
        "  3.1  Lola loads pawn A with 3 rings.",
        "  3.3  Lola rolls 5.",
        "  3.4  Lola’s pawn A moves 5 spaces.",
        "",
    ]
    assert lines[6] == " START  1b 2a 2b 3a 3b"
    assert lines[8].startswith("│    │    │    │    │1a●3│")
    assert lines[-1] == "This game is not over."


def test_a_finished_game_is_told_in_french_to_its_winner(run: Run, record: Record, tmp_path: Path) -> None:
    finish(record, 3)
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    out = run("replay", str(file), "--lang", "fr").out
    assert out.startswith("Overload\u00a0: Lola, Ada, Sam\n")
    assert "  3.1  Lola charge le pion A\u00a0: 3 rondelles.\n" in out
    assert out.splitlines()[-1] in [f"Victoire pour {name}\u202f!" for name in record.names]


def test_further_lines_hang_beside_the_clause(
    run: Run, record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.text(), encoding="utf-8")
    monkeypatch.setenv("COLUMNS", "27")
    lines = run("replay", str(file), "--lang", "fr").out.splitlines()
    assert lines[:6] == [
        "Overload\u00a0: Lola, Ada, Sam",
        "",
        "  3.1  Lola charge le pion",
        "       A\u00a0: 3 rondelles.",
        "  3.3  Lola fait 5 au dé.",
        "  3.4  Le pion A de Lola",
    ]


def test_a_changed_record_is_refused_with_file_and_line(run: Run, record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record.text().replace("load a 3", "load a 8"), encoding="utf-8")
    ran = run("replay", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        f"quadriga: {file}: record, line 8: '1 load a 8' is not what was recorded; "
        "this line or its check was changed\n"
    )


def test_a_missing_file(run: Run, tmp_path: Path) -> None:
    ran = run("replay", str(tmp_path / "none.txt"))
    assert (ran.code, ran.err) == (2, f"quadriga: {tmp_path / 'none.txt'}: there is no such file or folder\n")


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    ran = run("replay", str(tmp_path))
    assert (ran.code, ran.err) == (2, f"quadriga: {tmp_path}: this is a folder, not a file\n")


def test_a_file_that_is_no_text(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    ran = run("replay", str(file))
    assert (ran.code, ran.err) == (2, f"quadriga: {file}: this is not a text file in UTF-8\n")


def test_a_text_that_is_no_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Lola,\n", encoding="utf-8")
    ran = run("replay", str(file))
    assert ran.code == 2
    assert ran.err == (
        f"quadriga: {file}: unreadable record 'Dear Lola,': the first line must be 'quadriga record 1'\n"
    )


def test_what_makes_no_event_is_told_as_the_choice_it_was(
    run: Run, shelf: dict[str, Game[State]], tmp_path: Path
) -> None:
    shelf["chariot"] = CHARIOT
    record = Record(CHARIOT, 2, None, ["Lola", "Ada"])
    state = record.start()
    for text in (
        *(f"grid {colour}" for colour in ("blue", "red", "green")),
        "roll lane,lane,lane,lane,lane",
        "reroll lane,lane",
    ):
        record.actions.append(CHARIOT.parse_action(state, text))
        state.apply(record.actions[-1])
    file = tmp_path / "race.txt"
    file.write_text(record.text(), encoding="utf-8")
    lines = run("replay", str(file), "--lang", "fr").out.splitlines()
    assert "  5.1  Les dés\u00a0: 5\u00a0couloirs." in lines
    assert "       relancer\u00a0: 2\u00a0couloirs" in lines
