"""The bots among the examples: they play as the page about them says, and the page shows all of them."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import my_bot
from quadriga import Rng, game
from quadriga.bots import bot, dismiss, greedy, guest, process
from quadriga.bots.guest import Guest, question
from quadriga.cli import app
from quadriga.lab.arena import Match
from quadriga.lab.simulate import simulate

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "your-own-bot.md").read_text(encoding="utf-8")
MINE = str(ROOT / "examples" / "my_bot.py")
LINES = f"run:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples' / 'line_bot.py'))}"


def code(example: str) -> str:
    """Return an example without what it says of itself."""
    text = (ROOT / "examples" / example).read_text(encoding="utf-8")
    return re.sub(r'\A""".*?"""\n+', "", text, flags=re.DOTALL)


@pytest.mark.parametrize("example", ["my_bot.py", "line_bot.py"])
def test_the_page_shows_the_whole_example(example: str) -> None:
    assert f"```python\n{code(example)}```" in PAGE


def test_a_bot_takes_ten_lines() -> None:
    assert len([line for line in code("my_bot.py").splitlines() if line.strip()]) <= 10


def test_my_bot_decides_the_same_in_a_process() -> None:
    state, mine = game("chariot").start(2), bot(MINE)
    try:
        state.settle(Rng(1))
        assert mine(state, Rng(1)) == my_bot.decide(state, Rng(1))
    finally:
        assert dismiss([mine]) == []


def test_my_bot_takes_what_looks_best() -> None:
    state = game("chariot").start(2)
    state.settle(Rng(1))
    shares = {action: greedy.worth(state, action, int(state.actor())) for action in state.legal()}
    assert shares[my_bot.decide(state, Rng(1))] == pytest.approx(max(shares.values()), abs=0.05)


def test_both_examples_play_a_whole_game_and_keep_their_seats() -> None:
    played = Match(game("overload").start(3), (MINE, LINES), 1).play(0)
    assert set(played.bots) == {MINE, LINES}
    assert played.faults == []
    assert sum(played.wins) == pytest.approx(1)


@pytest.mark.parametrize(
    "command",
    [
        ["play", "--seats", f"{MINE},{LINES},random", "--defaults"],
        ["arena", "--bots", f"{MINE},{LINES}", "--games", "2", "--cores", "1"],
    ],
    ids=["play", "arena"],
)
def test_both_examples_are_bots_of_the_command_line(command: list[str]) -> None:
    ran = CliRunner().invoke(app, [*command, "--seed", "1", "--lang", "en", "--", "overload"])
    assert (ran.exit_code, ran.stderr) == (0, "")
    assert " wins!" in ran.stdout or "share of wins" in ran.stdout
    assert "plays no longer" not in ran.stdout


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (simulate(game("overload").start(3), 2, 7, bots=[LINES]) for _ in range(2))
    assert (first.wins, first.lengths, first.faults) == (second.wins, second.lengths, [])


def test_the_page_has_every_key_of_a_question() -> None:
    state = game("overload").start(3)
    asked = json.loads(question(game("overload"), state, ["a"], 1))
    assert re.findall(r"^\| `(\w+)` \|", PAGE, re.MULTILINE) == list(asked)


def test_the_page_tells_the_limits() -> None:
    assert f"within {guest.SECONDS:g} seconds" in PAGE
    assert f"more than {process.MOST} bytes" in PAGE
    assert process.GRACE == 1, "the page says a second"


def test_the_commands_of_the_page_name_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    named = re.findall(r"examples/my_bot\.py|run:python3 [^,\"]+", PAGE.split("```")[1])
    assert len(named) == 3
    assert all(isinstance(bot(name), Guest) for name in named)
