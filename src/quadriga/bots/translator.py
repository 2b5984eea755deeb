"""Speaks the line protocol for a function `decide(state, rng) -> int` in a Python file.

`python -m quadriga.bots.translator FILE FUNCTION` is what runs for a bot called FILE.py:FUNCTION.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from time import sleep
from typing import BinaryIO

from quadriga.core.registry import game as find_game
from quadriga.core.rng import Rng
from quadriga.core.state import State

Decide = Callable[[State, Rng], int]
GRACE = 0.5  # seconds for a decision that nobody waits for any more


def main(file: str, function: str) -> None:
    """Answer every line until there are no more."""
    questions, answers = _own_pipes()
    asked: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hear, args=(questions, asked), daemon=True).start()
    decide = load(file, function)
    while line := asked.get():
        answers.write(f"{answer(decide, line)}\n".encode())


def load(file: str, function: str) -> Decide:
    """Return the function of a file, which may import what lies beside it."""
    sys.path.insert(0, str(Path(file).resolve().parent))
    decide: Decide = runpy.run_path(file)[function]
    return decide


def answer(decide: Decide, line: bytes) -> str:
    """Return the text of the action that a function decides on."""
    asked = json.loads(line)
    game = find_game(asked["game"])
    state = game.parse(asked["position"])
    legal = state.legal()
    action = decide(state.copy(), Rng(asked["seed"]))
    if action not in legal:
        sys.exit(f"{action!r} is none of the legal actions {legal}")
    return game.write_action(state, int(action))


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Return where questions come from and answers go to; what a bot prints itself goes to stderr."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", buffering=0)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    return questions, answers


def _hear(questions: BinaryIO, asked: SimpleQueue[bytes]) -> None:
    """Hand on every line; at the end see to it that this process ends, whatever it thinks about."""
    for line in questions:
        asked.put(line)
    asked.put(b"")
    sleep(GRACE)
    os._exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
