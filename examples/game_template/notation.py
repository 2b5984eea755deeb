"""Positions and actions of Cups as text.

A position has these fields with a bar between them: the options; for each seat its step, the
die in its cup (or ?), its tokens, and the seats whose die it knows (or -); whose turn it is.
Three players, the second about to shake its cup:

    short swaps | 4 3 2 - | 2 ? 1 3 | 0 5 2 2 | 3
"""

from __future__ import annotations

import re

from game_template.board import board
from game_template.rules import EMPTY, WALK, CupsState
from quadriga import CHANCE, Unreadable

ACTIONS = r"walk|swap [1-9]|shake [1-9]"

SWAPS = {"swaps": True, "plain": False}
SEAT = re.compile(r"([0-9]{1,3}) ([1-9?]) ([0-9]) (-|[1-9](?:,[1-9])*)")


def action_text(state: CupsState, action: int) -> str:
    if state.actor() == CHANCE:
        return f"shake {action}"
    return "walk" if action == WALK else f"swap {action}"  # SWAP is 1: the action is the seat from 1


def position_text(state: CupsState) -> str:
    seats = [_seat_text(state, seat) for seat in range(state.players())]
    options = f"{state.path} {'swaps' if state.swaps else 'plain'}"
    return " | ".join([options, *seats, str(state.turn + 1)])


def _seat_text(state: CupsState, seat: int) -> str:
    die = "?" if state.dice[seat] == EMPTY else state.dice[seat]
    others = [str(cup + 1) for cup in range(state.players()) if cup != seat and state.knows(seat, cup)]
    return f"{state.steps[seat]} {die} {state.tokens[seat]} {','.join(others) or '-'}"


def parse(text: str) -> CupsState:
    """Return the position that this text stands for; Unreadable says what is wrong with it."""
    fields = text.split(" | ")
    if len(fields) - 2 not in board().seats:
        raise Unreadable("position", text, "the options, each seat, the turn are needed with | between them")
    options, *seats, turn = fields
    path, _, swaps = options.partition(" ")
    if path not in board().paths or swaps not in SWAPS:
        raise Unreadable("position", text, f"{options!r} are not the options")
    if turn not in [str(seat) for seat in range(1, len(seats) + 1)]:
        raise Unreadable("position", text, f"{turn!r} is not a seat")
    state = CupsState(path, SWAPS[swaps], [], [], [], [], int(turn) - 1)
    for seat in seats:
        _read_seat(state, seat, text)
    # Whatever else could be wrong would be written differently, or cannot come about.
    if position_text(state) != text or not _can_be(state):
        raise Unreadable("position", text, "the fields do not go together")
    return state


def _read_seat(state: CupsState, field: str, text: str) -> None:
    match = SEAT.fullmatch(field)
    if not match:
        raise Unreadable("position", text, f"{field!r} is not a step, a die, tokens, and seats")
    state.steps.append(int(match[1]))
    state.dice.append(EMPTY if match[2] == "?" else int(match[2]))
    state.tokens.append(int(match[3]))
    others = [] if match[4] == "-" else match[4].split(",")
    state.seen.append(1 << len(state.seen) | sum(1 << int(other) - 1 for other in others))


def _can_be(state: CupsState) -> bool:
    faces = [EMPTY, *(face for face, _ in board().faces)]
    return (
        max(state.steps) <= board().paths[state.path]
        and all(die in faces for die in state.dice)
        and max(state.tokens) <= (board().tokens if state.swaps else 0)
    )
