"""Functions of Python files as bots: they decide as they would here, and cannot disturb the protocol."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from quadriga import Rng, State, game
from quadriga.bots import bot, dismiss, guest
from quadriga.bots.guest import Fault, Guest

OVERLOAD = game("overload")


@pytest.fixture
def state() -> State:
    return OVERLOAD.start(3)


@pytest.fixture
def brought() -> Iterator[list[Guest]]:
    guests: list[Guest] = []
    yield guests
    dismiss(guests)


def bring(folder: Path, text: str, brought: list[Guest], function: str = "decide") -> Guest:
    file = folder / "mine.py"
    file.write_text(text, encoding="utf-8")
    made = bot(f"{file}:{function}")
    assert isinstance(made, Guest)
    brought.append(made)
    return made


def test_the_same_luck_decides_the_same(tmp_path: Path, state: State, brought: list[Guest]) -> None:
    mine = bring(tmp_path, "def decide(state, rng): return state.pick(rng)", brought)
    decided = [mine(state, Rng(seed)) for seed in (1, 2, 3, 4, 5, 1, 2, 3, 4, 5)]
    assert decided[:5] == decided[5:]
    assert set(decided) <= set(state.legal())
    assert len(set(decided)) > 1
    assert mine.fault is None


def test_a_bot_may_print_ask_and_import_what_lies_beside_it(
    tmp_path: Path, state: State, brought: list[Guest]
) -> None:
    (tmp_path / "beside.py").write_text("LAST = -1")
    (tmp_path / "json.py").write_text("raise ImportError('not Python’s own')")
    mine = bring(
        tmp_path,
        """
import os, sys
from beside import LAST
print("here I am")
def think(state, rng):
    print("thinking", sys.stdin.read())
    os.write(1, b"aloud\\n")
    state.apply(state.legal()[0])
    return last
def mine(state, rng):
    global last
    last = state.legal()[LAST]
    return think(state, rng)
""",
        brought,
        "mine",
    )
    assert [mine(state, Rng(1)) for _ in range(3)] == [state.legal()[-1]] * 3
    assert mine.fault is None


def lost(mine: Guest, state: State) -> Fault:
    assert mine(state, Rng(1)) in state.legal()
    assert mine.fault is not None
    return mine.fault


def test_what_a_function_raises_is_told(tmp_path: Path, state: State, brought: list[Guest]) -> None:
    fault = lost(bring(tmp_path, "def decide(state, rng): return 1 // 0", brought), state)
    assert fault.reason == "it ended with exit code 1"
    assert fault.stderr.endswith("ZeroDivisionError: integer division or modulo by zero")
    assert "mine.py" in fault.stderr


@pytest.mark.parametrize("returned", ["-5", "None", "'walk'"])
def test_what_is_no_legal_action_is_told(
    tmp_path: Path, state: State, brought: list[Guest], returned: str
) -> None:
    fault = lost(bring(tmp_path, f"def decide(state, rng): return {returned}", brought), state)
    assert fault.stderr == f"{returned} is none of the legal actions {state.legal()}"


def test_a_function_that_hangs_is_ended(
    tmp_path: Path, state: State, brought: list[Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(guest, "SECONDS", 1.0)
    fault = lost(bring(tmp_path, "def decide(state, rng):\n    while True: pass", brought), state)
    assert fault.reason == "it did not answer within 1 seconds"
