"""What is told before a choice in Overload, over pegs and on buttons: what then happens."""

from __future__ import annotations

from math import hypot

import pytest

from quadriga.core.drawing import Choice, Point
from quadriga.core.events import Event
from quadriga.games.overload import GAME
from quadriga.games.overload.board import board
from quadriga.games.overload.drawing import choice, cues, pieces
from quadriga.games.overload.notation import pawn_name
from quadriga.games.overload.rules import OverloadState
from quadriga.games.overload.scene import label
from tests.games.overload.play import random_game

NEAR = 150  # units from a peg to what is said of it, beside others
CHANGES = {"pass": 1, "plus": 1, "minus": -1, "give": 1, "take": -1}  # rings of the pawn it happens to


def chosen(state: OverloadState, action: str) -> Choice:
    return choice(state, GAME.parse_action(state, action))


def notes(state: OverloadState, action: str) -> list[str]:
    """Return what is said over pegs, from left to right."""
    return [note.text for note in sorted(chosen(state, action).notes, key=lambda note: note.x)]


def happened(state: OverloadState, action: int) -> list[Event]:
    after = state.copy()
    events = after.listen()
    after.apply(action)
    return events


def pawn_of(state: OverloadState, event: Event) -> str:
    return pawn_name(state.track, event.facts["owner_seat"] * 2 + event.facts["pawn"])


def due(state: OverloadState, mover: str, events: list[Event]) -> dict[str, str]:
    """Return what should be said of which pawn, as the events tell it one by one."""
    rings: dict[str, int] = {}
    for event in events:
        if event.name in CHANGES:
            pawn, more = pawn_of(state, event), CHANGES[event.name]
            rings[pawn] = rings.get(pawn, 0) + more
            if event.name in ("give", "take"):
                rings[mover] = rings.get(mover, 0) - more
    told = {pawn: f"{more:+d}".replace("-", "−") for pawn, more in rings.items() if more}
    told |= {pawn_of(state, event): "✕" for event in events if event.name == "overload"}
    total = sum(map(points, events))
    return told | ({mover: f"{told.get(mover, '')} +{total} ★".strip()} if total else {})


def points(event: Event) -> int:
    return event.facts["number"] if event.name in ("reward", "arrive") else 0


def spots(state: OverloadState, mover: str, shown: Choice) -> dict[str, Point]:
    """Return where each pawn is seen when the notes are: the mover at the end of its way."""
    found = {name: (piece.x, piece.y) for name, piece in pieces(state, None).items()}
    return found | {f"pawn-{mover}": (ghost.x, ghost.y) for ghost in shown.ghosts}


@pytest.mark.parametrize("players", board().seats)
def test_what_is_said_over_pegs_is_what_happens(players: int) -> None:
    """Rings, overloads (6.1) and points (6.2, 7.3) of every choice in a game with all sections turned."""
    overloads = 0
    for state in random_game(players, board().names(players), seed=players):
        for action in state.legal() if state.actor() >= 0 else ():
            verb, *rest = GAME.action_text(state, action).split()
            if verb == "load":
                continue
            mover = f"{state.seat + 1}{rest[0]}" if verb == "move" else pawn_name(state.track, state.mover)
            events, shown = happened(state, action), choice(state, action)
            told = due(state, mover, events)
            assert sorted(note.text for note in shown.notes) == sorted(told.values()), str(state)
            there = spots(state, mover, shown)
            for pawn, text in told.items():
                x, y = there[f"pawn-{pawn}"]
                near = [note.text for note in shown.notes if hypot(note.x - x, note.y + 100 - y) < NEAR]
                assert text in near, f"{pawn} {text} in {state}"
            if verb in ("move", "give", "take"):
                facts, struck = label(state, action).facts, list(told.values()).count("✕")
                assert facts["points"] == sum(map(points, events))
                assert facts.get("overloads", struck) == struck
                assert facts.get("overload", ["no", "yes"][struck > 0]) == ["no", "yes"][struck > 0]
            overloads += "✕" in told.values()
    assert overloads > 20, "it came up"


def test_a_move_shows_which_pawns_it_overloads() -> None:
    """6.1 6.2 The ninth ring is no ring more; the point stands over the pawn whose move brings it."""
    state = GAME.parse("""
    3 - | 2b0,3b0 . 1a3 2a8 3a5 / . . . . . / . . . . . / . . 1b0 . . / . . . . . / . . . . .
    | 0 0 0 | 1 move 4""")
    assert notes(state, "move a") == ["✕", "+1", "+1 ★"]


def test_an_own_pawn_is_overloaded_for_nothing() -> None:
    """6.3"""
    state = GAME.parse("""
    3 - | 2a0,2b0,3a0,3b0 . 1a3 1b8 . / . . . . . / . . . . . / . . . . . / . . . . . / . . . . .
    | 0 0 0 | 1 move 4""")
    assert notes(state, "move a") == ["✕"]


def test_who_is_passed_on_double_is_seen_to_get_two() -> None:
    """9.8"""
    state = GAME.parse("""
    3 curve1 | 2b0,3a0,3b0 . . . . / . . . . 1a4 / . . x2a3 . . / . 1b0 . . . / . . . . . / . . . . .
    | 0 0 0 | 1 move 5""")
    assert notes(state, "move a") == ["+2"]


def test_an_arrival_shows_its_points() -> None:
    """7.2 7.4 Full, they are twelve, and one more for whom it passes and overloads."""
    state = GAME.parse("""
    3 - | 2b0,3a0,3b0 . . . . / . . . . . / . . . . . / . 1b0 . . . / . . . . . / . 1a8 . 2a8 .
    | 0 0 0 | 1 move 6""")
    assert notes(state, "move a") == ["+13 ★", "✕"]
    assert chosen(state, "move a").ghosts[0].layers == ("peg-0", "rings-8", "brim")


def test_what_is_forced_at_the_end_of_a_move_is_seen() -> None:
    """5.3 9.3 An empty pawn must take a ring, and the space puts one more on it."""
    state = GAME.parse("""
    3 start | 2b0,3a0,3b0 1a0 . +2a5 . / . . . . . / . . . . . / . 1b0 . . . / . . . . . / . . . . .
    | 0 0 0 | 1 move 2""")
    shown = chosen(state, "move a")
    assert sorted(note.text for note in shown.notes) == ["+2", "−1"]
    assert shown.ghosts[0].layers == ("peg-0", "rings-2")


@pytest.mark.parametrize(
    ("mover", "other", "give", "take"),
    [
        (4, 3, {"−2", "+2"}, {"+2", "−2"}),
        (4, 8, {"−1 +1 ★", "✕"}, {"+2", "−2"}),
        (7, 2, {"−2", "+2"}, {"✕", "−2"}),
    ],
)
def test_a_meeting_on_double_moves_what_it_says(
    mover: int, other: int, give: set[str], take: set[str]
) -> None:
    """9.9 9.10"""
    state = GAME.parse(f"""
    3 curve1 | 2b0,3a0,3b0 . . . . / . . . . . / . . x1a{mover},2a{other} . . / . 1b0 . . .
    / . . . . . / . . . . . | 0 0 0 | 1 meet a""")
    assert {*notes(state, "give 2a")} == give
    assert {*notes(state, "take 2a")} == take


def test_notes_of_one_space_lie_side_by_side() -> None:
    state = GAME.parse("""
    3 - | 2b0,3b0 . 1a3 2a4,3a8 . / . . . . . / . . . . . / . . 1b0 . . / . . . . . / . . . . .
    | 0 0 0 | 1 move 4""")
    one, other = (note for note in chosen(state, "move a").notes if "★" not in note.text)
    assert one.y == other.y
    assert abs(one.x - other.x) >= (one.width + other.width) / 2


def test_a_full_pawn_is_warned_of() -> None:
    """6.1 On the board, at the end of a way, and as soon as the eighth ring has come."""
    state = GAME.parse("""
    3 - | 2b0,3b0 . 1a8 2a8 3a7 / . . . . . / . . . . . / . . 1b0 . . / . . . . . / . . . . .
    | 0 0 0 | 1 move 4""")
    shown = pieces(state, 0)
    assert [name for name, piece in shown.items() if "brim" in piece.layers] == ["pawn-1a", "pawn-2a"]
    assert "brim" in chosen(state, "move a").ghosts[0].layers
    seen = cues(state, happened(state, GAME.parse_action(state, "move a")))
    last = {cue.piece: cue.layers for cue in seen if cue.layers}
    assert last == {"pawn-2a": ("peg-1",), "pawn-3a": ("peg-2", "rings-8", "brim")}
    assert [(cue.piece, cue.note) for cue in seen if cue.note and cue.layers == ("peg-1",)] == [
        ("pawn-2a", "✕")
    ]
