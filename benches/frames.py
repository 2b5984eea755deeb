"""What a trace of Chromium tells of its frames while pieces move."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline.frame", "blink.animations")

Trace = Sequence[Mapping[str, Any]]  # as Chromium writes it: whatever its parts like to tell
Span = tuple[float, float]


@dataclass(frozen=True)
class Frames:
    """How long pieces moved, and how many frames were shown and how many were missed meanwhile."""

    seconds: float
    shown: int
    missed: int

    @property
    def rate(self) -> float:
        """Return the frames of a second."""
        return self.shown / self.seconds if self.seconds else 0.0


def frames(trace: Trace) -> Frames:
    """Count the frames while pieces move."""
    spans = united(_moves(trace))
    seconds = sum(end - begin for begin, end in spans) / 1e6
    return Frames(seconds, _within(trace, "DrawFrame", spans), _within(trace, "DroppedFrame", spans))


def _moves(trace: Trace) -> Iterable[Span]:
    """Return when each piece began to move and when it stood, in microseconds."""
    begun: dict[str, float] = {}
    for event in sorted((one for one in trace if one["name"] == "Animation"), key=lambda one: one["ts"]):
        number = event["id2"]["local"]
        if event["ph"] == "b" and "piece" in event["args"]["data"]["nodeName"]:
            begun[number] = event["ts"]
        elif event["ph"] == "e" and number in begun:
            yield begun.pop(number), event["ts"]


def united(spans: Iterable[Span]) -> list[Span]:
    """Return the spans in their order, those that overlap as one."""
    found: list[Span] = []
    for begin, end in sorted(spans):
        if found and begin <= found[-1][1]:
            found[-1] = found[-1][0], max(end, found[-1][1])
        else:
            found.append((begin, end))
    return found


def _within(trace: Trace, name: str, spans: Sequence[Span]) -> int:
    begins = [begin for begin, _ in spans]
    times = [event["ts"] for event in trace if event["name"] == name]
    places = [(time, bisect_right(begins, time) - 1) for time in times]
    return sum(place >= 0 and time <= spans[place][1] for time, place in places)
