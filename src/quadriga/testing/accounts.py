"""What a game says of itself once it is over: who could have won, with what, and what put anybody out."""

from __future__ import annotations

import re
from collections.abc import Mapping
from math import isclose

from quadriga.core.account import Account, Entrant
from quadriga.core.events import Event
from quadriga.core.state import State
from quadriga.core.words import Phrase
from quadriga.testing.broken import require
from quadriga.testing.playing import Played

WORD = r"[a-z0-9]+(-[a-z0-9]+)*"  # so that a message can be called after it
TAKEN = "seat"  # the kind by which everybody counts anyway


def accounts_share_the_win(played: Played) -> None:
    """Every seat has entrants, and together they have what it won."""
    state, heard = _replayed(played)
    payoff = state.payoff()
    entrants = played.table.game.account(state, heard).entrants
    for entrant in entrants:
        there = entrant.seat in range(played.table.players)
        require(there, f"an entrant sits on {entrant.seat}, no seat", position=played.texts[-1])
    for seat, share in enumerate(payoff):
        shares = [entrant.share for entrant in entrants if entrant.seat == seat]
        same = bool(shares) and isclose(sum(shares), share)
        reason = f"payoff() gives seat {seat} {share}, and its entrants have {shares}"
        require(same, reason, position=played.texts[-1])


def accounts_are_in_plain_words(played: Played) -> None:
    """All entrants have traits of the same kinds; kinds, traits and losses are words for messages."""
    state, heard = _replayed(played)
    account = played.table.game.account(state, heard)
    kinds = {tuple(entrant.traits) for entrant in account.entrants}
    require(len(kinds) == 1, f"the traits of entrants differ in kind: {sorted(kinds)}")
    said = [*account.losses, *(word for entrant in account.entrants for word in _words(entrant.traits))]
    for word in said:
        plain = word == str(word) and re.fullmatch(WORD, word) is not None
        require(plain, f"{word!r} is no plain word", position=played.texts[-1])
    require(
        TAKEN not in account.entrants[0].traits, f"no trait may be called {TAKEN!r}: it is counted anyway"
    )


def accounts_change_nothing(played: Played) -> None:
    """Asking leaves the position and what was told as they are, and asking again gives the same."""
    state, heard = _replayed(played)
    told = list(heard)
    first, again = (_plain(played.table.game.account(state, heard)) for _ in range(2))
    require(heard == told, "account() changed what was told")
    now, last = played.table.game.text(state), played.texts[-1]
    require(now == last, f"account() made it {now!r}", position=last)
    require(first == again, f"account() gave {first}, and then {again}", position=last)


def _replayed(played: Played) -> tuple[State, list[Event]]:
    state = played.table.start()
    heard = state.listen()
    for action in played.actions:
        state.apply(action)
    return state, heard


def _words(traits: Mapping[str, str]) -> list[str]:
    return [*traits, *traits.values()]


def _plain(account: Account) -> tuple[list[Entrant], list[str], Phrase | None]:
    return list(account.entrants), list(account.losses), account.why
