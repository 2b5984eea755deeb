"""Tic-tac-toe for the bench, as boardgame.io plays it there: nobody wins, and a full board is cleared.

The server finds it as it finds anybody's game; it is plain Python, and not compiled.
"""

from __future__ import annotations

from quadriga import Event, Game, State, Unreadable
from quadriga.core.game import Plain
from quadriga.core.options import Options

CELLS = range(9)
FREE = "."
MARKS = "XO"


class TicTacToeState(State):
    """Nine cells, each a mark or free, and how many moves were made."""

    def __init__(self, cells: str = FREE * len(CELLS), moves: int = 0) -> None:
        self.cells = cells
        self.moves = moves

    def copy(self) -> TicTacToeState:
        return TicTacToeState(self.cells, self.moves)

    def players(self) -> int:
        return len(MARKS)

    def actor(self) -> int:
        return self.moves % len(MARKS)

    def legal(self) -> list[int]:
        return [cell for cell, mark in enumerate(self.cells) if mark == FREE]

    def chances(self) -> list[tuple[int, int]]:
        return []

    def apply(self, action: int) -> None:
        if action not in CELLS or self.cells[action] != FREE:
            self.refuse(action)
        seat = self.moves % len(MARKS)
        if self.events is not None:
            self.events.append(Event("mark", "1.1", {"seat": seat, "cell": action}))
        self.cells = self.cells[:action] + MARKS[seat] + self.cells[action + 1 :]
        self.moves += 1
        if FREE not in self.cells:
            self.cells = FREE * len(CELLS)

    def payoff(self) -> list[float]:
        return [0.0] * len(MARKS)


def _begin(players: int, options: Options) -> TicTacToeState:
    return TicTacToeState()


def _write(state: TicTacToeState) -> str:
    return f"{state.cells} {state.moves}"


def _read(text: str) -> TicTacToeState:
    cells, _, moves = text.partition(" ")
    if len(cells) != len(CELLS) or set(cells) - {FREE, *MARKS} or not moves.isdigit():
        raise Unreadable("position", text, "nine cells, and a number of moves")
    return TicTacToeState(cells, int(moves))


def _write_action(state: TicTacToeState, action: int) -> str:
    return str(action)


def _look(state: TicTacToeState, seat: int | None) -> dict[str, Plain]:
    return {"cells": [*state.cells], "moves": state.moves}


GAME = Game(
    package=__name__,
    slug="tic-tac-toe",
    title="Tic-tac-toe",
    version=1,
    seats=range(len(MARKS), len(MARKS) + 1),
    options=(),
    begin=_begin,
    write=_write,
    read=_read,
    write_action=_write_action,
    actions="[0-8]",
    look=_look,
)
