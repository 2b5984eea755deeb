"""Chance: whole weights, and draws that follow them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt

from quadriga.core.rng import Rng
from quadriga.core.state import CHANCE
from quadriga.testing.broken import require
from quadriga.testing.playing import Position

DRAWS_EACH = 100
MOST_DRAWS = 3000
FEWEST_EXPECTED = 5  # rarer outcomes are counted together
SIGMAS = 5  # how far from what is expected is too far: once in three million fair tests


def chances_are_distinct_with_whole_weights(position: Position) -> None:
    chances = position.state.chances()
    outcomes = [outcome for outcome, _ in chances]
    require(len(set(outcomes)) == len(outcomes), f"chances() has an outcome twice: {chances}")
    for outcome, weight in chances:
        whole = type(weight) is int and weight > 0
        require(whole, f"the weight {weight!r} is no positive whole number", outcome)


def chance_decides_for_somebody_who_sits_there(position: Position) -> None:
    state = position.state
    roller = state.roller()
    if state.actor() == CHANCE:
        require(roller == CHANCE or roller in position.seats, f"roller() is {roller}, and nobody sits there")
    else:
        require(roller == CHANCE, f"roller() is {roller} where chance decides nothing")


def draw_follows_the_weights(position: Position) -> None:
    if position.state.actor() == CHANCE:
        _drawn_fairly("draw()", position.state.draw, dict(position.state.chances()), position.rng())


def pick_is_even_over_the_legal_actions(position: Position) -> None:
    if position.state.actor() >= 0:
        weights = dict.fromkeys(position.state.legal(), 1)
        _drawn_fairly("pick()", position.state.pick, weights, position.rng())


def _drawn_fairly(what: str, draw: Callable[[Rng], int], weights: Mapping[int, int], rng: Rng) -> None:
    require(draw(rng.copy()) == draw(rng.copy()), f"{what} gives two outcomes for the same random numbers")
    draws = min(DRAWS_EACH * len(weights), MOST_DRAWS)
    counts = Counter(draw(rng) for _ in range(draws))
    for outcome in counts:
        require(outcome in weights, f"{what} gives {outcome}, which cannot come up", outcome)
    found, most = chi_square(counts, weights)
    shown = ", ".join(f"{outcome}: {counts[outcome]}" for outcome in weights)
    require(found <= most, f"{what} does not follow the weights {dict(weights)}: of {draws} draws {shown}")


def chi_square(counts: Mapping[int, int], weights: Mapping[int, int]) -> tuple[float, float]:
    """Return how far counts are from their weights, and how far fair ones may be."""
    draws, whole = sum(counts.values()), sum(weights.values())
    cells: list[tuple[float, float]] = []
    rare_seen = rare_expected = 0.0
    for outcome, weight in weights.items():
        seen, expected = counts.get(outcome, 0), draws * weight / whole
        if expected >= FEWEST_EXPECTED:
            cells.append((seen, expected))
        else:
            rare_seen, rare_expected = rare_seen + seen, rare_expected + expected
    if rare_expected:
        cells.append((rare_seen, max(rare_expected, 1.0)))
    return sum((seen - expected) ** 2 / expected for seen, expected in cells), _bound(len(cells) - 1)


def _bound(freedom: int) -> float:
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    if freedom < 1:
        return 0.0
    spread = 2 / (9 * freedom)
    return freedom * float(1 - spread + SIGMAS * sqrt(spread)) ** 3
