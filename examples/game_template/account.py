"""What a game of Cups came to: how often each player swapped, and how far everybody came."""

from __future__ import annotations

from collections.abc import Sequence

from game_template.rules import CupsState
from quadriga import Account, Entrant, Event
from quadriga.core.words import Phrase


def account(state: CupsState, events: Sequence[Event]) -> Account:
    """Return every player with the number of swaps it made, and how many arrived in the last round."""
    swaps = [event.facts["seat"] for event in events if event.name == "swap"]
    shares = state.payoff()
    entrants = [
        Entrant(
            seat,
            share,
            {"swaps": str(swaps.count(seat))},
            None if share else Phrase("fate-far", {"number": state.steps[seat]}),
        )
        for seat, share in enumerate(shares)
    ]
    arrived = sum(share > 0 for share in shares)
    return Account(entrants, why=Phrase("end-arrived", {"number": arrived}))
