"""Frames are counted while pieces move, and at no other time."""

from __future__ import annotations

from benches.frames import Frames, frames, united


def move(number: str, begin: int, end: int, node: str = "g class='piece'") -> list[dict[str, object]]:
    event = {"name": "Animation", "id2": {"local": number}, "args": {"data": {"nodeName": node}}}
    return [{**event, "ph": "b", "ts": begin}, {**event, "ph": "e", "ts": end}]


def frame(name: str, time: int) -> dict[str, object]:
    return {"name": name, "ph": "I", "ts": time}


def test_frames_count_while_a_piece_moves() -> None:
    trace = [
        *move("0x1", 1_000_000, 1_500_000),
        *move("0x2", 1_400_000, 2_000_000),
        *move("0x3", 5_000_000, 9_000_000, "p class='latest'"),
        *(frame("DrawFrame", time) for time in (999_999, 1_000_000, 1_450_000, 2_000_000, 6_000_000)),
        frame("DroppedFrame", 1_600_000),
        frame("DroppedFrame", 2_000_001),
    ]
    assert frames(trace) == Frames(1.0, 3, 1)
    assert frames(trace).rate == 3.0


def test_what_begins_and_does_not_end_is_not_counted() -> None:
    assert frames(move("0x1", 0, 1)[:1]) == Frames(0.0, 0, 0)
    assert Frames(0.0, 0, 0).rate == 0.0


def test_spans_that_overlap_are_one() -> None:
    assert united([(5, 6), (0, 2), (1, 3), (3, 4)]) == [(0, 4), (5, 6)]
