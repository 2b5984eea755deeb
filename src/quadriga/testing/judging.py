"""What a position says about who will win."""

from __future__ import annotations

from quadriga.core.state import OVER
from quadriga.testing.broken import require
from quadriga.testing.playing import Position

TOLERANCE = 1e-9


def judging_changes_nothing(position: Position) -> None:
    position.state.judge()
    position.require_untouched("judging it")


def judgement_shares_the_win(position: Position) -> None:
    """What is missing to 1 is how likely nobody wins."""
    state, players = position.state, len(position.seats)
    shares = state.judge()
    if state.actor() == OVER:
        require(shares == state.payoff(), f"judge() is {shares}, and payoff() is {state.payoff()}")
        return
    require(len(shares) == players, f"judge() is {shares} for {players} players")
    require(all(0 <= share <= 1 for share in shares), f"judge() is {shares}: a share is from 0 to 1")
    total = sum(shares)
    require(total < 1 + TOLERANCE, f"judge() is {shares}: it adds up to {total}, more than 1")


def equal_positions_are_judged_equally(position: Position) -> None:
    shares = position.state.judge()
    others = {
        "asked again": position.state,
        "asked of a copy": position.state.copy(),
        "asked of the parsed text": position.game.parse(position.text),
    }
    for when, other in others.items():
        again = other.judge()
        require(again == shares, f"judge() was {shares}, and {again} when {when}")


def what_is_judged_openly_hangs_on_no_secret(position: Position) -> None:
    state = position.state
    if not state.judges_openly():
        return
    shares = state.judge()
    for seat in position.seats:
        again = state.redraw(seat, position.rng()).judge()
        require(again == shares, f"judge() was {shares}, and {again} once seat {seat}'s unknown was redrawn")
