"""Cups, broken in what it says of itself once it is over."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count

from game_template.account import account
from game_template.rules import CupsState
from quadriga import Account, Entrant, Event, Game
from tests.contract.defects.note import breaks_game, changed


@breaks_game("accounts share the win")
def forgets_the_last_seat() -> Game[CupsState]:
    return changed(recount=lambda state, events: Account(account(state, events).entrants[:-1]))


@breaks_game("accounts share the win")
def lets_everybody_win() -> Game[CupsState]:
    def recount(state: CupsState, events: Sequence[Event]) -> Account:
        return Account([Entrant(seat, 1.0) for seat in range(state.players())])

    return changed(recount=recount)


@breaks_game("accounts share the win")
def seats_somebody_nowhere() -> Game[CupsState]:
    def recount(state: CupsState, events: Sequence[Event]) -> Account:
        return Account([*account(state, events).entrants, Entrant(-1, 0.0, {"swaps": "0"})])

    return changed(recount=recount)


@breaks_game("accounts are in plain words")
def has_traits_of_other_kinds() -> Game[CupsState]:
    def recount(state: CupsState, events: Sequence[Event]) -> Account:
        first, *others = account(state, events).entrants
        return Account([replace(first, traits={"first": "yes"}), *others])

    return changed(recount=recount)


@breaks_game("accounts are in plain words")
def speaks_in_sentences() -> Game[CupsState]:
    return changed(recount=lambda state, events: Account(account(state, events).entrants, ["It was late."]))


@breaks_game("accounts are in plain words")
def counts_in_numbers() -> Game[CupsState]:
    def recount(state: CupsState, events: Sequence[Event]) -> Account:
        return Account(
            [replace(entrant, traits={"swaps": 1}) for entrant in account(state, events).entrants]  # type: ignore[dict-item]  # the defect
        )

    return changed(recount=recount)


@breaks_game("accounts are in plain words")
def calls_a_trait_seat() -> Game[CupsState]:
    def recount(state: CupsState, events: Sequence[Event]) -> Account:
        return Account(
            [replace(entrant, traits={"seat": "1"}) for entrant in account(state, events).entrants]
        )

    return changed(recount=recount)


@breaks_game("accounts change nothing")
def takes_tokens_back() -> Game[CupsState]:
    def recount(state: CupsState, events: Sequence[Event]) -> Account:
        state.tokens = [0] * state.players()
        return account(state, events)

    return changed(recount=recount)


@breaks_game("accounts change nothing")
def forgets_what_was_told() -> Game[CupsState]:
    def recount(state: CupsState, events: list[Event]) -> Account:
        found = account(state, events)
        events.pop()
        return found

    return changed(recount=recount)


@breaks_game("accounts change nothing")
def tells_something_else_every_time() -> Game[CupsState]:
    times = count()
    return changed(recount=lambda state, events: Account(account(state, events).entrants, [str(next(times))]))
