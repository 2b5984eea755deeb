"""How sure a share is: Wilson's interval, as tables of it have it."""

from __future__ import annotations

import pytest

from quadriga.core.confidence import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(10, 100, 0.0552, 0.1744), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5000, 10_000, 0.4902, 0.5098)],
)
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=5e-5)


def test_wins_in_parts_that_vary_less_are_surer() -> None:
    assert wilson(50, 100, 0.25) == wilson(50, 100)
    (low, high), (wider_low, wider_high) = wilson(50, 100, 0.01), wilson(50, 100)
    assert wider_low < low < 0.5 < high < wider_high
