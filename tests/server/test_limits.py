"""Limits: so much at once, so much a second, and no more."""

from __future__ import annotations

import pytest

from quadriga.server import limits


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return a clock with one hand, to be set."""
    now = [100.0]
    monkeypatch.setattr(limits, "monotonic", lambda: now[0])
    return now


def test_what_is_spent_fills_up_with_time(clock: list[float]) -> None:
    allowance = limits.Allowance(at_once=3, a_second=2)
    assert [allowance.takes() for _ in range(4)] == [True, True, True, False]
    clock[0] += 1.0
    assert [allowance.takes() for _ in range(3)] == [True, True, False]


def test_it_never_holds_more_than_at_first(clock: list[float]) -> None:
    allowance = limits.Allowance(at_once=3, a_second=2)
    clock[0] += 1000.0
    assert [allowance.takes() for _ in range(4)] == [True, True, True, False]
