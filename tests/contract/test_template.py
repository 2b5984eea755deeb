"""The template: its rules do what its page says, and it can be installed as it stands."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from game_template import GAME
from game_template.board import load
from game_template.rules import CupsState
from game_template.scene import ask, label
from game_template.terminal import draw
from quadriga import CHANCE, OVER, Event, Rng, Unreadable, WrongBoard
from quadriga.core.options import Options
from quadriga.core.pages import clauses
from quadriga.core.words import LANGUAGES, Words
from quadriga.testing import check_game

EXAMPLES = Path(__file__).parents[2] / "examples"
FOLDER = EXAMPLES / "game_template"


def after(position: str, *actions: str) -> str:
    state = GAME.parse(position)
    for action in actions:
        state.apply(GAME.parse_action(state, action))
    return GAME.text(state)


@pytest.mark.parametrize(
    ("clause", "before", "action", "result"),
    [
        ("2.1", "short swaps | 0 ? 2 - | 0 ? 2 - | 1", "shake 3", "short swaps | 0 3 2 - | 0 ? 2 - | 1"),
        ("3.2", "short swaps | 1 3 2 - | 0 2 2 - | 1", "walk", "short swaps | 4 ? 2 - | 0 2 2 - | 2"),
        ("3.3", "short swaps | 7 3 2 - | 0 2 2 - | 1", "walk", "short swaps | 8 ? 2 - | 0 2 2 - | 2"),
        ("3.4", "short swaps | 1 3 2 - | 0 2 2 1 | 1", "walk", "short swaps | 4 ? 2 - | 0 2 2 - | 2"),
        ("3.6", "short swaps | 1 3 2 - | 0 2 2 - | 1", "swap 2", "short swaps | 1 2 1 2 | 0 3 2 1 | 2"),
        (
            "3.6",
            "short swaps | 1 3 2 - | 0 2 2 - | 0 5 2 1 | 1",
            "swap 2",
            "short swaps | 1 2 1 2 | 0 3 2 1 | 0 5 2 2 | 2",
        ),
    ],
)
def test_rule_does_what_its_clause_says(clause: str, before: str, action: str, result: str) -> None:
    assert clause in clauses("game_template", "en")
    assert after(before, action) == result


def test_3_5_swap_needs_a_token() -> None:
    state = GAME.parse("short swaps | 1 3 0 - | 0 2 2 - | 1")
    assert [GAME.action_text(state, action) for action in state.legal()] == ["walk"]


def test_4_1_round_is_played_to_its_end() -> None:
    position = "short swaps | 7 3 2 - | 7 2 2 - | 0 2 2 - | 1"
    assert GAME.parse(after(position, "walk", "shake 1")).actor() == 1
    assert GAME.parse(after(position, "walk", "shake 1", "walk", "shake 1", "walk")).actor() == OVER


def test_4_2_who_arrives_in_the_same_round_shares_the_win() -> None:
    state = GAME.parse("short swaps | 8 1 2 - | 8 2 2 - | 0 ? 2 - | 1")
    assert state.payoff() == [0.5, 0.5, 0.0]


def test_nobody_else_is_told_the_die() -> None:
    """Everybody reads events, so a shake tells who, not what (2.2)."""
    state = GAME.start(2)
    heard = state.listen()
    state.apply(5)
    assert heard == [Event("shake", "2.2", {"seat": 0})]


@pytest.mark.parametrize(
    "text",
    [
        "short swaps | 9 1 2 - | 0 2 2 - | 1",  # beyond the path
        "short swaps | 0 4 2 - | 0 2 2 - | 1",  # no side has a 4
        "short swaps | 0 1 3 - | 0 2 2 - | 1",  # too many tokens
        "short plain | 0 1 1 - | 0 2 0 - | 1",  # tokens without swaps
        "short swaps | 0 1 2 1 | 0 2 2 - | 1",  # its own die is not another one's
        "short swaps | 0 1 2 3 | 0 2 2 - | 1",  # there is no third seat
        "short swaps | 0 1 2 - | 0 2 2 - | 3",
        "brief swaps | 0 1 2 - | 0 2 2 - | 1",
    ],
)
def test_position_that_cannot_be_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        GAME.parse(text)


@pytest.mark.parametrize(
    ("written", "instead", "message"),
    [
        ("sides = [1, 1, 2, 2, 3, 5]", "sides = [0]", r"die\.sides: \[0\] are not the sides of a die"),
        ("short = 8", "short = 0", r"paths\.steps\.short: 0 is too small; at least 1"),
        ("fewest = { value = 2", "fewest = { value = 5", r"figures\.most\.value: 4 is too small; at least 5"),
    ],
)
def test_contradictory_board_is_wrong(tmp_path: Path, written: str, instead: str, message: str) -> None:
    text = (FOLDER / "board.toml").read_text()
    assert written in text
    (tmp_path / "board.toml").write_text(text.replace(written, instead))
    with pytest.raises(WrongBoard, match=message):
        load(tmp_path / "board.toml")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_can_be_said(lang: str) -> None:
    said = Words(lang, "game_template")
    names = ("Lola", "Zoé", "Max")
    state = GAME.start(3)
    heard = state.listen()
    rng = Rng(2)
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.draw(rng))
            continue
        for phrase in (ask(state), *(label(state, action) for action in state.legal())):
            assert said.say(phrase.key, **phrase.facts)
        assert str(draw(state, state.actor(), names, said)).count("\n") == 2
        state.apply(state.pick(rng))
    assert {event.name for event in heard} == {"shake", "walk", "swap", "end"}
    for event in heard:
        assert said.say(f"event-{event.name}", **event.facts)
    for option in GAME.options:
        assert f"option-{option.name}" in said


@pytest.mark.parametrize(
    ("seat", "drawn"),
    [
        (None, ["Lola: step 1 of 8, 2 tokens", "Zoé: step 0 of 8, 1 token", "Max: step 0 of 8, no token"]),
        (
            0,
            [
                "Lola: step 1 of 8, 2 tokens, a 3 under the cup",
                "Zoé: step 0 of 8, 1 token, a 5 under the cup",
                "Max: step 0 of 8, no token",
            ],
        ),
        (
            2,
            [
                "Lola: step 1 of 8, 2 tokens",
                "Zoé: step 0 of 8, 1 token",
                "Max: step 0 of 8, no token, a 1 under the cup",
            ],
        ),
    ],
)
def test_dice_are_drawn_only_for_who_knows_them(seat: int | None, drawn: list[str]) -> None:
    state = GAME.parse("short swaps | 1 3 2 2 | 0 5 1 - | 0 1 0 - | 1")
    lines = draw(state, seat, ("Lola", "Zoé", "Max"), Words("en", "game_template"))
    assert str(lines).splitlines() == drawn


def test_rule_pages_have_the_same_clauses() -> None:
    english, french = (list(clauses("game_template", lang)) for lang in LANGUAGES)
    assert english == french != []


def test_installed_template_is_found(tmp_path: Path) -> None:
    """As an installer would: the entry points of its pyproject.toml, on the path of a new Python."""
    project = tomllib.loads((FOLDER / "pyproject.toml").read_text())["project"]
    points = project["entry-points"]["quadriga.games"]
    about = tmp_path / "quadriga_cups-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    lines = [f"{name} = {value}" for name, value in points.items()]
    (about / "entry_points.txt").write_text("\n".join(["[quadriga.games]", *lines, ""]))
    paths = [str(tmp_path), str(EXAMPLES), *filter(None, [os.environ.get("PYTHONPATH")])]
    shown = subprocess.run(
        [sys.executable, "-c", "import quadriga; print(*[game.slug for game in quadriga.games()])"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        capture_output=True,
        check=True,
        text=True,
    ).stdout.split()
    assert "cups" in shown
    assert "overload" in shown


def test_every_file_of_the_template_is_packed() -> None:
    packed = tomllib.loads((FOLDER / "pyproject.toml").read_text())["tool"]["setuptools"]["package-data"]
    data = {path for pattern in packed["game_template"] for path in FOLDER.glob(pattern)}
    ignored = {FOLDER / "pyproject.toml"}
    everything = {path for path in FOLDER.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc")}
    assert data | ignored == everything


def test_guide_names_every_file_of_the_template() -> None:
    guide = (EXAMPLES.parent / "docs" / "add-a-game.md").read_text()
    files = [
        path.relative_to(FOLDER).as_posix()
        for path in FOLDER.rglob("*")
        if path.suffix in (".py", ".toml", ".md", ".ftl")
    ]
    assert [file for file in files if f"`{file}`" not in guide] == []


def test_template_is_checked_as_the_guide_says() -> None:
    begun: list[int] = []

    def begin(players: int, options: Options) -> CupsState:
        begun.append(players)
        return GAME.begin(players, options)

    check_game(replace(GAME, begin=begin), players=[2])
    assert set(begun) == {2}
