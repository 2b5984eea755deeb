"""Names of bots that somebody brings: what is not there is told before anything is played."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from quadriga.bots import bot
from quadriga.bots.invitation import command
from quadriga.core.errors import UnknownBot, WrongBot

FILE = """
from math import floor as imported
def decide(state, rng): ...
if True:
    other = decide
def outer():
    def inner(state, rng): ...
    return print
"""


@pytest.fixture(autouse=True)
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my bot.py").write_text(FILE)
    (tmp_path / "folder.py").mkdir()
    (tmp_path / "broken.py").write_text("x = 1\ndef decide(:\n")
    (tmp_path / "noise.py").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "nul.py").write_bytes(b"x = 1\0")
    (tmp_path / "empty.py").touch()


@pytest.mark.parametrize(
    ("name", "function"),
    [
        ("my bot.py", "decide"),
        ("./my bot.py:decide", "decide"),
        ("my bot.py:other", "other"),
        ("my bot.py:imported", "imported"),
        ("my bot.py:outer", "outer"),
    ],
)
def test_a_python_file_is_run_by_the_translator(name: str, function: str) -> None:
    assert command(name) == [sys.executable, "-P", "-m", "quadriga.bots.translator", "my bot.py", function]


def test_a_command_is_split_as_in_a_shell() -> None:
    assert command("run:sh -c 'echo $HOME; cat' x") == ["sh", "-c", "echo $HOME; cat", "x"]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("none.py", "there is no such file"),
        ("none.py:decide", "there is no such file"),
        ("folder.py", "the file cannot be read (Is a directory)"),
        ("broken.py", "line 2 is no Python"),
        ("noise.py", "line 1 is no Python"),
        ("nul.py", "line 1 is no Python"),
        ("empty.py", "there is no function 'decide' in it"),
        ("my bot.py:inner", "there is no function 'inner' in it"),
        ("my bot.py:print", "there is no function 'print' in it"),
        ("run:", "a command must follow"),
        ("run: ", "a command must follow"),
        ("run:sh 'x", "a quotation mark is left open"),
        ("run:./none --fast", "there is no program './none'"),
        ("run:my-very-own-bot", "there is no program 'my-very-own-bot'"),
    ],
)
def test_what_cannot_be_run_is_refused_at_once(name: str, told: str) -> None:
    with pytest.raises(WrongBot) as caught:
        bot(name)
    assert str(caught.value) == f"bot {name!r}: {told}"
    assert (caught.value.name, caught.value.reason) == (name, told)


@pytest.mark.parametrize("name", ["my bot.py:", "my bot.py:1+1", ".py", "my bot", "walk:./x"])
def test_other_names_are_unknown(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name)
