"""Overload as it is drawn: what one points at to load, to give and to take."""

from __future__ import annotations

from itertools import pairwise

from quadriga.core.drawing import Choice
from quadriga.games.overload import GAME
from quadriga.games.overload.drawing import choice, cues, pieces
from quadriga.games.overload.rules import OverloadState

LOADING = (
    "3 - | 1a0,1b0,2a0,2b0,3a0,3b0 . . . . / . . . . . / . . . . . / . . . . . / . . . . . / . . . . . "
    "| 0 0 0 | 1 load"
)
MEETING = (
    "3 - | . . . . . / . . . 1a3,2a6,3a1 . / . 1b0 . . . / 2b1 . . . . / . . . . . / . . . 3b0 . "
    "| 0 0 0 | 1 meet a"
)


def chosen(state: OverloadState, text: str) -> Choice:
    return choice(state, GAME.parse_action(state, text))


def test_a_load_is_pointed_at_and_seen_on_the_peg() -> None:
    """Of two pawns that wait it is the same which."""
    state = GAME.parse(LOADING)
    shown, five = pieces(state, 0), chosen(state, "load b 5")
    assert five.targets == ("pawn-1b", "load-5")
    assert five.ghosts[0].layers == ("peg-0", "rings-5")
    assert (five.ghosts[0].x, five.ghosts[0].y) == (shown["pawn-1b"].x, shown["pawn-1b"].y)
    assert shown["pawn-1a"].kind == shown["pawn-1b"].kind == "waiting"
    assert shown["pawn-2a"].kind == ""
    assert [name for name in shown if name.startswith("load-")] == [f"load-{number}" for number in range(9)]


def test_a_ring_to_give_and_one_to_take_lie_by_each_pawn_that_is_met() -> None:
    state = GAME.parse(MEETING)
    coins = {name: piece for name, piece in pieces(state, 0).items() if name[:5] in ("give-", "take-")}
    assert list(coins) == ["give-2a", "take-2a", "give-3a", "take-3a"]
    across = sorted(piece.x for piece in coins.values())
    assert min(right - left for left, right in pairwise(across)) >= 44, "none hides another"
    give = chosen(state, "give 2a")
    assert give.targets == ("pawn-2a", "give-2a")
    assert {note.text for note in give.notes} == {"+1", "−1"}


def test_only_who_decides_sees_what_to_point_at() -> None:
    for text in (LOADING, MEETING):
        state = GAME.parse(text)
        assert set(pieces(state, 1)) == set(pieces(state, None)) < set(pieces(state, 0))


def test_who_overloads_a_pawn_is_seen_to_score() -> None:
    """6.2 Over the pawn that did it."""
    state = GAME.parse(
        "3 - | . . . . . / . . . 1a3,2a8,3a1 . / . 1b0 . . . / 2b1 . . . . / . . . . . / . . . 3b0 . "
        "| 0 0 0 | 1 meet a"
    )
    before, told = state.copy(), state.listen()
    state.apply(GAME.parse_action(state, "give 2a"))
    shown = {(told[cue.event].name, cue.piece): cue.note for cue in cues(before, told) if cue.note}
    assert shown["reward", "pawn-1a"] == "+1 ★"
    assert shown["overload", "pawn-2a"] == "✕"
