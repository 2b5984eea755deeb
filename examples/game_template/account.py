"""What a game of Cups came to: how often each player swapped."""

from __future__ import annotations

from collections.abc import Sequence

from game_template.rules import CupsState
from quadriga import Account, Entrant, Event


def account(state: CupsState, events: Sequence[Event]) -> Account:
    """Return every player, with the number of swaps it made."""
    swaps = [event.facts["seat"] for event in events if event.name == "swap"]
    return Account(
        [Entrant(seat, share, {"swaps": str(swaps.count(seat))}) for seat, share in enumerate(state.payoff())]
    )
