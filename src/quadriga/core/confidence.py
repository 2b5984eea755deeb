"""How sure a share is that was counted."""

from __future__ import annotations

from math import sqrt

SURE = 1.959964  # standard deviations on either side that hold 95 %


def wilson(wins: float, games: float, variance: float | None = None) -> tuple[float, float]:
    """Return between which shares the true one lies with 95 % confidence, by Wilson's score interval.

    `variance` is that of one game, where wins come in parts; else a game is won or lost.
    """
    share, more = wins / games, SURE * SURE / games
    varies = share * (1 - share) if variance is None else variance
    middle = (share + more / 2) / (1 + more)
    half = sqrt(varies * more + more * more / 4) / (1 + more)
    return middle - half, middle + half
