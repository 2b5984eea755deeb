"""Golden records: none is missing, none is stray, each replays to the letter; and the command for them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import quadriga
from game_template import GAME as CUPS
from quadriga import Game, Record, State
from quadriga.testing import goldens
from quadriga.testing.__main__ import main
from quadriga.testing.goldens import Golden

FOLDER = Path(__file__).parents[1] / "goldens"
GAMES = quadriga.games()
GOLDENS = [
    pytest.param(game, golden, id=f"{game.slug}/{golden.file}")
    for game in GAMES
    for golden in goldens.needed(game)
]


@pytest.mark.parametrize(("game", "golden"), GOLDENS)
def test_golden_replays_to_the_same_text(game: Game[State], golden: Golden) -> None:
    text = golden.within(FOLDER, game).read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.game is game
    assert (record.players, record.options) == (golden.players, game.agree(golden.players, golden.options))
    assert record.text() == text


@pytest.mark.parametrize(("game", "golden"), GOLDENS)
def test_rules_still_play_the_golden(game: Game[State], golden: Golden) -> None:
    """The same seed draws the same dice and picks the same actions, on both builds."""
    assert goldens.played(game, golden) == golden.within(FOLDER, game).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_no_stray_file_lies_among_the_goldens(game: Game[State]) -> None:
    assert goldens.stray(game, FOLDER) == []


def test_no_folder_of_an_unknown_game_lies_among_the_goldens() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(game.slug for game in GAMES)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_every_value_of_every_option_has_one_golden(game: Game[State]) -> None:
    """Also those that only some numbers of players have."""
    needed = goldens.needed(game)
    assert len({golden.file for golden in needed}) == len(needed)
    for option in game.options:
        values = {option.text(value) for players in game.seats for value in option.samples(players)}
        played = [
            option.text(golden.options[option.name]) for golden in needed if option.name in golden.options
        ]
        assert sorted(played) == sorted(values - {option.text(option.default)})


def test_goldens_are_played_at_the_middle_number_of_players_if_they_can_be() -> None:
    game = next(game for game in GAMES if game.slug == "edison")
    modes = [golden.file for golden in goldens.needed(game) if "mode" in golden.options]
    assert modes == [
        "3-players-mode-advanced.record",
        "4-players-mode-singles.record",
        "4-players-mode-advanced-teams.record",
    ]


def test_command_writes_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[0]
    first, *others = [golden.within(tmp_path, game) for golden in goldens.needed(game)]
    assert main([game.slug, "--goldens", str(tmp_path)]) == 0
    first.unlink()
    capsys.readouterr()
    assert main([game.slug, "--goldens", str(tmp_path)]) == 0
    assert capsys.readouterr().out == f"wrote {first}\n"
    assert all(path.exists() for path in (first, *others))
    assert main([game.slug, "--goldens", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "All golden records are there already.\n"


def test_command_never_overwrites_silently(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = GAMES[0]
    main([game.slug, "--goldens", str(tmp_path)])
    spoilt, missing, *_ = [golden.within(tmp_path, game) for golden in goldens.needed(game)]
    spoilt.write_text("spoilt")
    missing.unlink()
    capsys.readouterr()
    assert main([game.slug, "--goldens", str(tmp_path)]) == 1
    assert capsys.readouterr().err == (
        f"{spoilt} is not what the rules play now. If they changed on purpose, raise the game's version "
        "and write it anew with --overwrite.\n"
    )
    assert spoilt.read_text() == "spoilt"
    assert not missing.exists()
    assert main([game.slug, "--goldens", str(tmp_path), "--overwrite"]) == 0
    assert capsys.readouterr().out == f"wrote {spoilt}\nwrote {missing}\n"
    assert spoilt.read_text() != "spoilt"


def test_stray_files_are_found(tmp_path: Path) -> None:
    stray = tmp_path / GAMES[0].slug / "99-players.record"
    stray.parent.mkdir()
    stray.touch()
    assert goldens.stray(GAMES[0], tmp_path) == [stray]


def test_command_checks_a_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("quadriga.testing.__main__.find_game", lambda slug: CUPS)
    assert main(["cups"]) == 0
    assert capsys.readouterr().out == "Cups keeps the contract.\n"


def test_command_says_what_is_broken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("quadriga.testing.__main__.find_game", lambda slug: replace(CUPS, actions="walk"))
    assert main(["cups"]) == 1
    assert capsys.readouterr().err.startswith("action texts are distinct and read back: ")


def test_command_names_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["overlaod"]) == 1
    assert "no game is called 'overlaod'" in capsys.readouterr().err
