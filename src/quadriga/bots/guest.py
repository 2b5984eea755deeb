"""Bots that somebody brings: processes that are asked in lines of JSON, and answer with an action's text.

A guest that crashes, hangs or answers nonsense loses its seat: `greedy` plays on, and the fault is told.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from quadriga.bots import greedy
from quadriga.bots.process import NoAnswer, Process, quoted
from quadriga.core.errors import Reason
from quadriga.core.game import Game
from quadriga.core.owner import game_of
from quadriga.core.rng import MOST, Rng
from quadriga.core.state import State

PROTOCOL = 1
SECONDS = 10.0  # for a decision; the first has to do with its share of starting, too


@dataclass(frozen=True)
class Fault:
    """Why a bot lost its seat, and where: a position as the bot knew it, and the last it wrote on stderr."""

    bot: str
    seat: int
    position: str
    reason: str
    stderr: str


class Guest:
    """A bot that is a process. It is started when it is first asked, and must be dismissed after its game."""

    def __init__(self, name: str, command: Sequence[str]) -> None:
        self.name = name
        self.fault: Fault | None = None
        self._command = command
        self._process: Process | None = None

    def __call__(self, state: State, rng: Rng) -> int:
        luck = int(rng.below(MOST))
        if self.fault is None:
            try:
                return self._ask(state, luck)
            except NoAnswer as none:
                self._lose_seat(state, none.reason)
        return greedy.decide(state, rng)

    def dismiss(self) -> None:
        """End the process, when the game is over."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _ask(self, state: State, luck: int) -> int:
        game = game_of(state)
        actions = {game.write_action(state, action): action for action in state.legal()}
        if self._process is None:
            self._process = Process(self._command)
        answer = self._process.ask(question(game, state, list(actions), luck), SECONDS)
        if answer not in actions:
            raise NoAnswer(_nonsense(answer))
        return actions[answer]

    def _lose_seat(self, state: State, reason: Reason) -> None:
        stderr = ""
        if self._process is not None:
            self._process.end(grace=0)
            stderr = self._process.stderr
            self._process = None
        self.fault = Fault(self.name, int(state.actor()), str(state), reason, stderr)


def question(game: Game[State], state: State, actions: list[str], luck: int) -> str:
    """Return the line that asks for a decision here."""
    seat = int(state.actor())
    asked = {
        "quadriga": PROTOCOL,
        "game": game.slug,
        "seat": seat,
        "position": game.text(state),
        "view": game.view(state, seat),
        "actions": actions,
        "seconds": SECONDS,
        "seed": luck,
    }
    return json.dumps(asked)


def _nonsense(answer: str) -> Reason:
    said = quoted(answer)
    return Reason(f"it answered '{said}', which is none of the actions", "bot-nonsense", answer=said)
